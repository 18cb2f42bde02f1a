import Testing

@Suite struct PublicSymbolTests {
  @Test func `every public symbol of the library is documented, and they are few`() throws {
    let symbols = try PublicSymbols(of: "RewardedAds").symbols
    #expect(symbols.contains { $0.name == "RewardPolicy.plan(_:for:)" })
    #expect(symbols.filter { !$0.isDocumented }.map(\.name) == [])
    #expect(symbols.count <= 120, "an app needs few words: keep the others `package`")
  }

  @Test func `no module below it has public symbols`() throws {
    #expect(try PublicSymbols(of: "DecisionTables").symbols.map(\.name) == [])
  }
}
