import Foundation
import Testing

@testable import adrules

@Suite struct ManualPageTests {
  @Test func `the manual page is up to date`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../share/man/man1/adrules.1").standardized
    let committed = try String(contentsOf: file, encoding: .utf8)
    #expect(ManualPage.text(Verb.all) == committed, "`make generate` writes it anew")
  }

  @Test func `what means something to roff is escaped`() {
    var page = Roff()
    page.line("", ".a 'b' -c \\ `d` \"e\" é…")
    page.line("", "'f")
    page.item("--g")
    #expect(
      page.text == #"""
        \&.a \(aqb\(aq \-c \e \(gad\(ga \(dqe\(dq \[u00E9]\[u2026]
        \(aqf
        .TP
        \fB\-\-g\fR

        """#)
  }

  @Test func `the page names every verb and option`() {
    let page = ManualPage.text(Verb.all)
    for verb in Verb.all {
      #expect(page.contains(".SH \"\(verb.name.uppercased())\"\n"))
      for option in verb.options {
        let name = option.name.split(separator: "-").joined(separator: "\\-")
        #expect(page.contains("\\fB\\-\\-\(name)"), "\(verb.name) \(option.spelling)")
      }
    }
  }
}
