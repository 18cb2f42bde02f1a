import DecisionTables
import Foundation
import Measurements
import RewardedAds

extension Benchmark {
  /// From the bytes of a bid to the values of a plan, against Foundation's decoder, which only
  /// reads them; and the parts of the way.
  static func documents(_ compiled: CompiledPolicy) throws -> [Benchmark] {
    let source = SourceText(name: "bid.json", text: BidDocument.text)
    let data = Data(source.bytes)
    let decoder = JSONDecoder()
    _ = try decoder.decode(BidDocument.Bid.self, from: data)
    let foundation = Subject("JSONDecoder") { times in
      for _ in 0..<times { use(try? decoder.decode(BidDocument.Bid.self, from: data)) }
    }
    let document = try JSONDocument(source)
    let reading = Subject("json-reading", JSONReader()) { reader, times in
      for _ in 0..<times { use(try? reader.read(source)) }
    }
    let finding = Subject("document-reading") { times in
      for _ in 0..<times { use(AdDocument(reading: document)) }
    }
    let planning = Subject("document-plan", try DocumentPlanning(compiled)) { planning, times in
      for _ in 0..<times { planning.plan(SourceText(name: "bid.json", bytes: source.bytes)) }
    }
    return [
      Benchmark(planning, references: [foundation]), Benchmark(reading), Benchmark(finding),
    ]
  }
}

/// What plans a document after the other.
private struct DocumentPlanning {
  private var reader = JSONReader()
  private var planner: Planner
  private var values = PlanValues()

  init(_ compiled: CompiledPolicy) throws { planner = try Planner(compiled) }

  mutating func plan(_ source: SourceText) {
    guard let document = try? reader.read(source) else { return }
    for found in AdDocument(reading: document).configurations {
      for kind in found.kinds {
        let ad = Ad(kind, exactDuration: found.duration?.seconds)
        use(try? planner.bind(found, for: ad))
        try? planner.decide(into: &values)
      }
    }
  }
}
