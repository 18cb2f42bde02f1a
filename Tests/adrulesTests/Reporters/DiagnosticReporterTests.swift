import DecisionTables
import Testing

@testable import adrules

@Suite struct DiagnosticReporterTests {
  private static let source = SourceText(
    name: "rules/close.yaml", text: "rules:\n- rule: short\n- rule: shrt\n")

  private static let findings = [
    Diagnostic(
      id: "shadowed-rule", severity: .error, message: "rule `shrt` can never decide",
      at: Place(source, 29..<33), pointer: "/rules/1",
      notes: [
        Diagnostic.Note("rule `short` matches all it matches", at: Place(source, 15..<20)),
        Diagnostic.Note("remove one of them"),
      ]),
    Diagnostic(
      id: "odd-name", severity: .warning, message: "a name with \u{1B}[31m", at: nil,
      confidence: .possible),
    Diagnostic(id: "trap", severity: .harm, message: "no way out", at: Place(source, 0..<5)),
  ]

  private func reporter(_ color: ColorChoice) -> DiagnosticReporter {
    DiagnosticReporter(
      terminal: Terminal(isTerminal: false, columns: nil, environment: [:], color: color))
  }

  @Test func `findings are sorted and show their lines and notes`() {
    #expect(
      reporter(.never).text(of: Self.findings) == """
        warning: a name with ␛[31m [odd-name]
        rules/close.yaml:1:1: harm: no way out [trap]
           1 | rules:
             | ^~~~~
        rules/close.yaml:3:9: error: rule `shrt` can never decide [shadowed-rule]
           3 | - rule: shrt
             |         ^~~~
          note: rules/close.yaml:2:9: rule `short` matches all it matches
          note: remove one of them

        """)
  }

  @Test func `colours go by meaning`() {
    let text = reporter(.always).text(of: [Self.findings[2]])
    let shown = text.split(separator: "\u{1B}", omittingEmptySubsequences: false)
    #expect(
      shown.joined(separator: "␛") == """
        ␛[1mrules/close.yaml:1:1:␛[0m ␛[1;35mharm:␛[0m no way out ␛[2m[trap]␛[0m
        ␛[2m   1 |␛[0m rules:
        ␛[2m     |␛[0m ␛[32m^~~~~␛[0m

        """)
  }

  @Test func `a summary counts`() {
    let reporter = reporter(.never)
    #expect(
      reporter.summary(of: SeverityCounts(Self.findings + Self.findings.prefix(1)), examined: 3)
        == "1 harm, 2 errors, 1 warning in 3 files\n")
    #expect(reporter.summary(of: SeverityCounts([]), examined: 1) == "no findings in 1 file\n")
  }

  @Test func `programs get every fact`() {
    #expect(
      DiagnosticReporter.json(of: [Self.findings[0]]).text == """
        [
          {
            "id": "shadowed-rule",
            "severity": "error",
            "confidence": "certain",
            "file": "rules/close.yaml",
            "pointer": "/rules/1",
            "range": {
              "start": {
                "line": 3,
                "column": 9
              },
              "end": {
                "line": 3,
                "column": 13
              }
            },
            "message": "rule `shrt` can never decide",
            "notes": [
              {
                "message": "rule `short` matches all it matches",
                "file": "rules/close.yaml",
                "range": {
                  "start": {
                    "line": 2,
                    "column": 9
                  },
                  "end": {
                    "line": 2,
                    "column": 14
                  }
                }
              },
              {
                "message": "remove one of them",
                "file": null,
                "range": null
              }
            ],
            "fix": null
          }
        ]

        """)
    #expect(
      DiagnosticReporter.json(of: SeverityCounts(Self.findings)).text
        == "{\n  \"harm\": 1,\n  \"error\": 1,\n  \"warning\": 1,\n  \"info\": 0\n}\n")
  }

  @Test(arguments: [
    (FailLevel.error, Severity.warning, RunStatus.done), (.error, .error, .found),
    (.error, .harm, .found), (.warning, .warning, .found), (.warning, .info, .done),
    (.info, .info, .found), (.never, .harm, .done),
  ])
  func `a level says which findings fail a run`(
    level: FailLevel, severity: Severity, status: RunStatus
  ) {
    let finding = Diagnostic(id: "x", severity: severity, message: "x", at: nil)
    #expect(level.status(of: SeverityCounts([finding])) == status)
    #expect(level.status(of: SeverityCounts()) == .done)
  }
}
