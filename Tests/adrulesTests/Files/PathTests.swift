import Testing

@testable import adrules

@Suite struct PathTests {
  @Test(arguments: [
    ("a/b.yaml", "a"), ("b.yaml", "."), ("/b.yaml", "/"), ("/", "/"), ("a/", "."), ("a/b/", "a"),
    (".", "./.."), ("../a", ".."), ("..", "../.."), ("./a", "."),
  ])
  func `a path has a parent`(path: String, parent: String) {
    #expect(Path.parent(of: path) == parent)
  }

  @Test(arguments: [
    ("./a//b/", "a/b"), ("a/./b", "a/b"), (".", ""), ("/a/", "/a"), ("../a", "../a"),
  ])
  func `a path is the same however it is written`(path: String, normal: String) {
    #expect(Path.normal(path) == normal)
  }

  @Test(arguments: [
    ("a", "a/b", true), ("a/", "./a/b", true), (".", "a", true), ("a", "a", true),
    ("a", "ab", false), ("a/b", "a", false), (".", "/a", false), ("/", "/a", true),
  ])
  func `a folder contains what is beneath it`(folder: String, path: String, contains: Bool) {
    #expect(Path.contains(folder, path) == contains)
  }

  @Test func `a name in this folder stands alone`() {
    #expect(Path.joining(".", "a") == "a")
    #expect(Path.joining("a", "b") == "a/b")
    #expect(Path.joining("a/", "b") == "a/b")
    #expect(Path.name(of: "a/b.yaml/") == "b.yaml")
  }
}
