// Reads a file of JSON lines with simdjson's DOM and takes from each record what a plan needs: the
// `rwdd` of the first passthrough element and `dur` of the first bid. A process of its own, so
// that nothing of it is linked into anything that is shipped. Prints nothing.
#include <simdjson.h>

#include <cstdio>

int main(int count, char **arguments) {
  if (count < 2) return 2;
  simdjson::padded_string text;
  if (simdjson::padded_string::load(arguments[1]).get(text)) return 2;
  simdjson::dom::parser parser;
  simdjson::dom::document_stream records;
  if (parser.parse_many(text, 1 << 20).get(records)) return 2;
  size_t found = 0;
  int64_t seconds = 0;
  for (auto record : records) {
    auto bid = record["seatbid"].at(0)["bid"].at(0);
    simdjson::dom::element rwdd;
    if (!bid["ext"]["prebid"]["passthrough"].at(0)["rwdd"].get(rwdd)) found += 1;
    int64_t duration = 0;
    if (!bid["dur"].get(duration)) seconds += duration;
  }
  return found == 0 && seconds == 0 ? 1 : 0;
}
