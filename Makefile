# A Swift toolchain is all that these need; libyaml is installed if it is missing.

.PHONY: demo test lint generate bench fuzz soak prepare

# The Swift runtime is linked into the tool where the platform does not bring its own.
release := -c release $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)
static := $(if $(filter Linux,$(shell uname -s)),-static-stdlib)
bundled_policy := Sources/RewardedAds/Policy/BundledPolicy.swift
manual := share/man/man1/adrules.1

# Prints the plan of every example.
demo: prepare
	@swift build $(release) --product adrules
	@"$$(swift build $(release) --show-bin-path)/adrules" plan spec/examples/*.json

# Runs every test; its last line is the verdict.
test: prepare lint
	swift test --disable-xctest

lint:
	swift format lint --strict --recursive Sources Tests

# Writes every generated file anew; an error leaves the old one in place.
generate: prepare
	swift build --product adrules
	"$$(swift build --show-bin-path)/adrules" generate swift rules/prebid > .build/policy.swift
	mv .build/policy.swift $(bundled_policy)
	"$$(swift build --show-bin-path)/adrules" manual > .build/manual
	mv .build/manual $(manual)

# Measures the library and the tool against what else does the same. What is not installed of
# simdjson, jq and orjson is left out.
references := Sources/Benchmarks/References
bench_folder := .build/benchmarks

bench: prepare
	swift build $(release) --product adrules
	swift build $(release) --product Benchmarks
	mkdir -p $(bench_folder)
	cp "$$(swift build $(release) --show-bin-path)/adrules" $(references)/orjson_reference.py \
	  $(bench_folder)
	swiftc -O -parse-as-library $(static) -o $(bench_folder)/empty $(references)/empty.swift
	-c++ -O3 -std=c++17 -o $(bench_folder)/simdjson-reference $(references)/simdjson.cpp -lsimdjson
	"$$(swift build $(release) --show-bin-path)/Benchmarks" --programs $(bench_folder)

# Gives every reader inputs that libFuzzer makes up, FUZZ_SECONDS (600) each.
fuzz: prepare
	Tests/Fuzz/run

# Runs every test under the address sanitizer and under the thread sanitizer, and the random tests
# for release with SOAK (10) times as many seeds.
soak: prepare
	Tests/soak

prepare:
	@.ci/prepare
