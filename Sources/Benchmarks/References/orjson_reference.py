"""Reads a file of JSON lines with orjson and takes from each record what a plan needs."""

import sys

import orjson

for line in open(sys.argv[1], "rb"):
    bid = orjson.loads(line)["seatbid"][0]["bid"][0]
    bid["ext"]["prebid"]["passthrough"][0]["rwdd"]
    bid.get("dur")
