package import DecisionTables
import RuleFiles

/// The completion of rewarded ads as a table of nine rows, three for each kind of ad: small enough
/// to be written by hand beside it, and what other engines were measured with.
package struct NineRowPolicy {
  package let compiled: CompiledPolicy
  package let completion: Int

  /// Nil if the text below is no policy, which a test rules out.
  package init?() {
    let folder = PolicyFolder(
      path: "nine-rows",
      files: [
        SourceText(name: "policy.yaml", text: NineRowPolicy.policy),
        SourceText(name: "completion.yaml", text: NineRowPolicy.table),
      ])
    guard let policy = PolicyLoader().load(folder).policy else { return nil }
    compiled = CompiledPolicy(policy)
    guard let completion = compiled.decision(named: "completion") else { return nil }
    self.completion = completion
  }

  package func slot(_ name: String) -> Int? {
    compiled.policy.slots.firstIndex { $0.name == name }
  }
}

extension NineRowPolicy {
  private static let policy = """
    policy: nine-rows
    language: 1
    inputs:
      ad.kind: {values: [banner, video, video-with-end-card], required: true}
      ad.duration: {type: number, unit: s, range: ">= 0"}
      banner.time: {type: integer, unit: s}
      banner.event: string
      video.time: {type: integer, unit: s}
      video.playbackevent: string
      endcard.time: {type: integer, unit: s}
      endcard.event: string
    """

  private static let table = """
    decision: completion
    hitPolicy: first
    outputs:
      clock: {values: [display, playback, endCard]}
      after: {type: number, unit: s, optional: true}
      at: {type: number, unit: s, optional: true}
      event: {type: string, optional: true}
      playbackEvent: {type: string, optional: true}
    rules:
      - rule: banner-event
        when: {ad.kind: banner, banner.event: 'not("")'}
        then: {clock: display, event: = banner.event, after: 120, at: 120}
      - rule: banner-time
        when: {ad.kind: banner, banner.time: "> 0"}
        then: {clock: display, after: = banner.time, at: = banner.time}
      - rule: banner-default
        when: {ad.kind: banner}
        then: {clock: display, after: 120, at: 120}
      - rule: video-event
        when:
          ad.kind: video
          video.playbackevent: [start, firstquartile, midpoint, thirdquartile, complete]
        then: {clock: playback, playbackEvent: = video.playbackevent}
      - rule: video-time
        when: {ad.kind: video, video.time: "> 0"}
        then: {clock: playback, after: = video.time, at: "= min(video.time, ad.duration)"}
      - rule: video-default
        when: {ad.kind: video}
        then:
          {clock: playback, playbackEvent: complete, after: = ad.duration, at: = ad.duration}
      - rule: end-card-event
        when: {ad.kind: video-with-end-card, endcard.event: 'not("")'}
        then: {clock: endCard, event: = endcard.event, after: 120, at: = ad.duration + 120}
      - rule: end-card-time
        when: {ad.kind: video-with-end-card, endcard.time: "> 0"}
        then: {clock: endCard, after: = endcard.time, at: = ad.duration + endcard.time}
      - rule: end-card-default
        when: {ad.kind: video-with-end-card}
        then: {clock: endCard, after: 120, at: = ad.duration + 120}
    """
}
