import Testing

@testable import adrules

@Suite struct CanonicalJSONTests {
  @Test(arguments: [
    (#"{"b": 1, "a": [true, null]}"#, #"{"a":[true,null],"b":1.0}"#, true),
    (#"{"a": "\u0062"}"#, #"{"a": "b"}"#, true),
    (#"{"a": 1, "a": 2}"#, #"{"a": 2}"#, true),
    (#"{"a": 1}"#, #"{"a": "1"}"#, false),
    (#"{"a": [1, 2]}"#, #"{"a": [2, 1]}"#, false),
    (#"{"a": 1e300}"#, #"{"a": 1e301}"#, false),
    (#"{"a": null}"#, "{}", false),
  ])
  func `texts are alike if their values are equal`(a: String, b: String, areEqual: Bool) {
    #expect((CanonicalJSON.text(a) == CanonicalJSON.text(b)) == areEqual)
  }
}
