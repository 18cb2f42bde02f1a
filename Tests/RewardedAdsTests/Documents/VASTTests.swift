import DecisionTables
import RewardedAds
import Testing

/// Each text with what is read from it: seconds, end card, wrapper, faults.
@Suite struct VASTTests {
  @Test(arguments: wholeDocuments + wrappings + ads)
  func `a document says its duration and whether an end card follows`(row: Row) {
    #expect(summary(VAST(row.text)) == row.expected, "\(row.text)")
  }

  @Test(arguments: durations + companions)
  func `only the ad's own elements count`(row: Row) {
    #expect(summary(VAST(row.text)) == row.expected, "\(row.text)")
  }

  @Test(arguments: faults + others)
  func `faults are said with their place and stop nothing that was read before`(row: Row) {
    #expect(summary(VAST(row.text)) == row.expected, "\(row.text)")
  }

  struct Row: Sendable {
    let text: String
    let expected: String

    init(_ text: String, _ expected: String) {
      self.text = text
      self.expected = expected
    }
  }
}

private typealias Row = VASTTests.Row

/// One line for a result, so that the tables stay readable.
func summary(_ vast: VAST?) -> String {
  guard let vast else { return "not VAST" }
  var words = [vast.duration?.description ?? "?"]
  words.append(vast.endCard.map { $0 ? "end card" : "no end card" } ?? "end card ?")
  if vast.isWrapper { words.append("wrapper") }
  return (words + vast.faults.map { "\($0)" }).joined(separator: ", ")
}

private func inLine(_ creatives: String, version: String = "3.0") -> String {
  "<VAST version=\"\(version)\"><Ad id=\"a\"><InLine><Creatives>" + creatives
    + "</Creatives></InLine></Ad></VAST>"
}

private func linear(_ duration: String) -> String {
  "<Creative><Linear><Duration>\(duration)</Duration></Linear></Creative>"
}

private func companions(_ companions: String) -> String {
  inLine(
    linear("00:00:15") + "<Creative><CompanionAds>\(companions)</CompanionAds></Creative>")
}

private let plain = inLine(linear("00:00:15"))
private let staticCompanion =
  "<Companion width=\"300\" height=\"250\"><StaticResource creativeType=\"image/png\">"
  + "<![CDATA[https://cdn.example/c.png?a=1&b=2]]></StaticResource></Companion>"

private let wholeDocuments: [Row] = [
  Row(
    """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <!-- served by ads.example -->
    <VAST xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="2.0">
      <Ad id="602867">
        <InLine>
          <AdSystem version="2">Example</AdSystem>
          <AdTitle>A &amp; B</AdTitle>
          <Impression><![CDATA[https://t.example/i?x=<1>&y=2]]></Impression>
          <Creatives>
            <Creative sequence="1">
              <Linear>
                <Duration>00:00:30</Duration>
                <TrackingEvents/>
                <MediaFiles>
                  <MediaFile type="video/mp4" width='640' height='360'>
                    https://cdn.example/v.mp4
                  </MediaFile>
                </MediaFiles>
              </Linear>
            </Creative>
            <Creative><CompanionAds>\(staticCompanion)</CompanionAds></Creative>
          </Creatives>
        </InLine>
      </Ad>
    </VAST>
    """, "30, end card"),
  Row(inLine(linear("00:00:15"), version: "4.2"), "15, no end card"),
  Row(
    "<vast:VAST xmlns:vast=\"http://www.iab.com/VAST\"><vast:Ad><vast:InLine><vast:Creatives>"
      + "<vast:Creative><vast:Linear><vast:Duration>00:01:00</vast:Duration></vast:Linear>"
      + "</vast:Creative></vast:Creatives></vast:InLine></vast:Ad></vast:VAST>",
    "60, no end card"),
  Row("<!DOCTYPE VAST [<!ENTITY e \">]\">]>" + plain, "15, no end card"),
]

private let wrappings: [Row] = [
  Row("\u{FEFF}\n  " + plain + " \n", "15, no end card"),
  Row("<![CDATA[" + plain + "]]>", "15, no end card"),
  Row("  <![CDATA[\n" + companions(staticCompanion) + "\n]]>\n", "15, end card"),
  Row(
    "<![CDATA[" + inLine(linear("<![CDATA[00:00:15]]]]><![CDATA[>")) + "]]>",
    "15, no end card"),
  Row(
    plain.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;"),
    "15, no end card"),
  Row(plain.replacing("<", with: "&#60;"), "15, no end card"),
  Row(plain.replacing("<", with: "&#x3C;"), "15, no end card"),
  Row(plain.replacing("<", with: "&amp;lt;"), "15, no end card"),
]

private let ads: [Row] = [
  Row("<VAST version=\"3.0\"/>", "?, end card ?, noAd"),
  Row("<VAST version=\"3.0\"><Error>https://t.example/e</Error></VAST>", "?, end card ?, noAd"),
  Row("<VAST><Ad id=\"a\"></Ad></VAST>", "?, end card ?, noAd"),
  Row(
    "<VAST><Ad><Wrapper><VASTAdTagURI>https://ads.example/w</VASTAdTagURI></Wrapper></Ad></VAST>",
    "?, end card ?, wrapper"),
  Row(
    "<VAST><Ad><Wrapper><Creatives>\(linear("00:00:15"))</Creatives></Wrapper></Ad></VAST>",
    "?, end card ?, wrapper"),
  Row(
    "<VAST><Ad sequence=\"2\"><InLine><Creatives>\(linear("00:00:20"))</Creatives></InLine></Ad>"
      + "<Ad sequence=\"1\"><InLine><Creatives>\(linear("00:00:10"))</Creatives></InLine></Ad>"
      + "</VAST>", "20, no end card"),
  Row(
    "<VAST><Ad><Wrapper/></Ad><Ad><InLine><Creatives>\(linear("00:00:10"))</Creatives></InLine>"
      + "</Ad></VAST>", "?, end card ?, wrapper"),
  Row("<VAST><Ad><InLine/></Ad></VAST>", "?, no end card, noLinear"),
  Row(
    inLine("<Creative><NonLinearAds/></Creative>" + linear("00:00:05") + linear("00:00:40")),
    "5, no end card"),
]

private let durations: [Row] = [
  Row(inLine(linear("\n  01:02:03.250 \t")), "3723.25, no end card"),
  Row(inLine(linear("00:00:15.000001")), "15.000001, no end card"),
  Row(inLine(linear("<![CDATA[00:00:15]]>")), "15, no end card"),
  Row(inLine(linear("00:00:<!-- seconds -->&#49;&#x35;")), "15, no end card"),
  Row(inLine("<Creative><Linear/></Creative>"), "?, no end card, noDuration"),
  Row(
    inLine(
      "<Creative><CreativeExtensions><Duration>00:00:99</Duration></CreativeExtensions>"
        + "<Linear><Icons><Icon><Duration>00:00:01</Duration></Icon></Icons>"
        + "<Duration>00:00:15</Duration><Duration>00:00:16</Duration></Linear></Creative>"),
    "15, no end card"),
  Row(
    inLine("<Creative><Linear><!--<Duration>00:00:09</Duration>--></Linear></Creative>"),
    "?, no end card, noDuration"),
]

private let companions: [Row] = [
  Row(companions(staticCompanion), "15, end card"),
  Row(companions(""), "15, no end card"),
  Row(
    inLine(linear("00:00:15") + "<Creative><CompanionAds required=\"all\"/></Creative>"),
    "15, no end card"),
  Row(companions("<Companion width=\"1\" height=\"1\"/>"), "15, no end card"),
  Row(
    companions("<Companion><StaticResource> <![CDATA[ ]]> </StaticResource></Companion>"),
    "15, no end card"),
  Row(companions("<Companion/>" + staticCompanion), "15, end card"),
  Row(
    companions("<Companion><HTMLResource><![CDATA[<p>x</p>]]></HTMLResource></Companion>"),
    "15, end card"),
  Row(companions("<Companion><HTMLResource><p/></HTMLResource></Companion>"), "15, end card"),
  Row(
    companions("<Companion><IFrameResource>https://c.example/</IFrameResource></Companion>"),
    "15, end card"),
  Row(
    companions("<Companion><AltText>x</AltText><AdParameters>y</AdParameters></Companion>"),
    "15, no end card"),
  Row(
    inLine(
      linear("00:00:15") + "<Creative><NonLinearAds>\(staticCompanion)</NonLinearAds></Creative>"),
    "15, no end card"),
]

private func malformed(_ text: String) -> Row {
  let before = "<VAST version=\"3.0\"><Ad id=\"a\"><InLine><Creatives><Creative><Linear><Duration"
  let offset = before.utf8.count + (text.isEmpty ? 0 : 1)
  return Row(
    inLine(linear(text)),
    "?, no end card, malformedDuration(text: \"\(text)\", offset: \(offset))")
}

private let faults: [Row] = [
  malformed("15"), malformed("0:15"), malformed("0:00:15"), malformed("00:00:60"),
  malformed("00:60:00"), malformed("-00:00:15"), malformed("00:00:15."),
  malformed("00:00:15.1234567"), malformed("00:00:1x"), malformed(""), malformed("00:00:15,5"),
  Row(
    "<VAST><Ad><InLine><Impression>https://t.example/?a=1&b=2</Impression><Creatives>"
      + linear("00:00:15") + "</Creatives></InLine></Ad></VAST>",
    "15, no end card, notWellFormed(offset: 52)"),
  Row("<VAST a='&nbsp;'/>", "?, end card ?, notWellFormed(offset: 9), noAd"),
  Row("<VAST><Ad><InLine></Ad></VAST>", "?, end card ?, notWellFormed(offset: 20)"),
  Row("<VAST><Ad", "?, end card ?, notWellFormed(offset: 9)"),
  Row("<VAST version=3></VAST>", "?, end card ?, notWellFormed(offset: 14)"),
  Row("<VAST a=\"<\"></VAST>", "?, end card ?, notWellFormed(offset: 9)"),
  Row("<VAST a=\"1\"b=\"2\"></VAST>", "?, end card ?, notWellFormed(offset: 11)"),
  Row("<VAST><!-- no end </VAST>", "?, end card ?, notWellFormed(offset: 25)"),
  Row(plain + "<script/>", "15, no end card, notWellFormed(offset: \(plain.utf8.count + 1))"),
  Row(plain + "tail", "15, no end card, notWellFormed(offset: \(plain.utf8.count))"),
  Row(
    "<VAST>" + String(repeating: "<e>", count: 300),
    "?, end card ?, tooDeep(offset: \(6 + 255 * 3 + 1))"),
]

private let others: [Row] = [
  Row("", "not VAST"), Row("   ", "not VAST"), Row("plain text", "not VAST"),
  Row("<div>VAST</div>", "not VAST"), Row("<!DOCTYPE html><html></html>", "not VAST"),
  Row("<vast/>", "not VAST"), Row("<VASTX/>", "not VAST"), Row("x<VAST/>", "not VAST"),
  Row("{\"native\":{}}", "not VAST"), Row("<![CDATA[", "not VAST"), Row("&lt;", "not VAST"),
]
