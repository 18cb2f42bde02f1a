import DecisionTables
import Testing

@Suite struct URLPartTests {
  /// URL, then scheme, user information, host and path.
  private static let table: [(String, String?, String?, String?, String?)] = [
    ("https://a.example/b/c", "https", nil, "a.example", "/b/c"),
    ("HTTPS://A.Example/B", "https", nil, "a.example", "/B"),
    ("https://a.example", "https", nil, "a.example", nil),
    ("https://a.example/", "https", nil, "a.example", "/"),
    ("https://a.example?q=/x", "https", nil, "a.example", nil),
    ("https://a.example#f/x", "https", nil, "a.example", nil),
    ("https://a.example/p?q#f", "https", nil, "a.example", "/p"),
    ("https://a.example/p#f?q", "https", nil, "a.example", "/p"),
    ("https://a.example:8080/p", "https", nil, "a.example", "/p"),
    ("https://a.example:/p", "https", nil, "a.example", "/p"),
    ("https://me@a.example/p", "https", "me", "a.example", "/p"),
    ("https://me:secret@a.example:1/p", "https", "me:secret", "a.example", "/p"),
    ("https://Me%20@a.example", "https", "Me%20", "a.example", nil),
    ("https://@a.example", "https", nil, "a.example", nil),
    ("https://a@b@c.example", "https", "a@b", "c.example", nil),
    ("https://[2001:DB8::1]:443/p", "https", nil, "[2001:db8::1]", "/p"),
    ("https://[::1]", "https", nil, "[::1]", nil),
    ("https://u@[::1]:1", "https", "u", "[::1]", nil),
    ("https://[::1", "https", nil, nil, nil),
    ("https:///p", "https", nil, nil, "/p"), ("https://:80/p", "https", nil, nil, "/p"),
    ("https://", "https", nil, nil, nil), ("file:///etc", "file", nil, nil, "/etc"),
    ("https:/p", "https", nil, nil, "/p"),
    ("mailto:a@b.example", "mailto", nil, nil, "a@b.example"),
    ("rwdd:userDidEarn", "rwdd", nil, nil, "userDidEarn"), ("urn:a:b?c", "urn", nil, nil, "a:b"),
    ("a:", "a", nil, nil, nil), ("a:#f", "a", nil, nil, nil),
    ("a+b-c.1:x", "a+b-c.1", nil, nil, "x"),
    ("https://a.example//b", "https", nil, "a.example", "//b"),
    ("https://a.example/x://y@z", "https", nil, "a.example", "/x://y@z"),
    ("https://ä.example/ö", "https", nil, "ä.example", "/ö"),
    // No absolute URL.
    ("", nil, nil, nil, nil), (":", nil, nil, nil, nil), ("//a.example/p", nil, nil, nil, nil),
    ("/p", nil, nil, nil, nil), ("p", nil, nil, nil, nil),
    ("a.example:80", "a.example", nil, nil, "80"),
    ("1a:b", nil, nil, nil, nil), ("+a:b", nil, nil, nil, nil), ("a b:c", nil, nil, nil, nil),
    ("ä:b", nil, nil, nil, nil), ("a/b:c", nil, nil, nil, nil), ("?a:b", nil, nil, nil, nil),
  ]

  @Test func `a URL has the parts that RFC 3986 gives it`() {
    for (url, scheme, userInfo, host, path) in URLPartTests.table {
      let parts: [(URLPart, String?)] = [
        (.scheme, scheme), (.userInfo, userInfo), (.host, host), (.path, path),
      ]
      for (part, expected) in parts {
        let found = part.read(from: Array(url.utf8)[...])
        #expect(found.map { String(decoding: $0, as: UTF8.self) } == expected, "\(part) of \(url)")
        // The same where the text is a slice of something longer.
        let slice = Array("@://\(url)/?#:".utf8).dropFirst(4).prefix(url.utf8.count)
        #expect(part.read(from: slice) == found, "\(part) of \(url)")
      }
    }
  }

  @Test func `no text is too odd to be looked at`() {
    let letters = Array("aa::////@?#[]% é".utf8)
    for seed in SeededGenerator.seeds(3000) {
      var random = SeededGenerator(seed: seed)
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        letters[Int.random(in: 0..<letters.count, using: &random)]
      }
      for part in URLPart.allCases {
        let found = part.read(from: text[...])
        #expect(found?.isEmpty != true, "seed \(seed)")
      }
    }
  }
}
