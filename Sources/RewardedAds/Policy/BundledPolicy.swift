// Written by `make generate` from the rule files: change those and run it again.
// swift-format-ignore-file

/// The tables of a policy, bound; the first line names it.
enum BundledPolicy {
  static let text: StaticString = ##"""
policy prebid title "Rewarded ads as the Prebid proposal means them"
string "banner"
string "video"
string "video-with-end-card"
string "configuration"
string "storedImp"
string "bidRequest"
string "bidResponse"
string "configured"
string "corrected"
string "ignored"
string "invalid"
string "default"
string "display"
string "playback"
string "endCard"
string "info"
string "warning"
string "error"
string "harm"
string "certain"
string "possible"
string "platform"
string ""
string "start"
string "firstquartile"
string "midpoint"
string "thirdquartile"
string "complete"
string "autoclose"
string "closebutton"
string "rwdd://userDidEarnReward"
string "missing-rewarded-flag"
string "flag-value"
string "incomplete-reward"
string "time-not-positive"
string "negative-time"
string "number-too-large"
string "empty-event"
string "letter-case"
string "time-with-event"
string "ignored-with-end-card"
string "event-not-url"
string "event-not-standard"
string "closes-by-itself"
string "no-learn-more"
string "long-lock"
slot ad fact object
slot ad.kind fact string values "banner" "video" "video-with-end-card"
slot ad.duration fact number unit s range 0..
slot rwdd fact object
slot rwdd.reward fact object
slot rwdd.reward.type fact string
slot rwdd.reward.count fact integer
slot rwdd.reward.ext fact object
slot rwdd.completion fact object
slot rwdd.completion.banner fact object
slot rwdd.completion.banner.time fact integer unit s
slot rwdd.completion.banner.event fact string
slot rwdd.completion.video fact object
slot rwdd.completion.video.time fact integer unit s
slot rwdd.completion.video.playbackevent fact string
slot rwdd.completion.video.endcard fact object
slot rwdd.completion.video.endcard.time fact integer unit s
slot rwdd.completion.video.endcard.event fact string
slot rwdd.close fact object
slot rwdd.close.postrewardtime fact integer unit s
slot rwdd.close.action fact string
slot document fact object
slot document.kind fact string values "configuration" "storedImp" "bidRequest" "bidResponse"
slot imp fact object
slot imp.rwdd fact integer
slot imp.ext fact object
slot imp.ext.prebid fact object
slot imp.ext.prebid.is_rewarded_inventory fact integer
slot settings.banner.event setting banner.event string
slot settings.banner.event.from origin banner.event string values "configured" "corrected" "ignored" "invalid" "default"
slot settings.banner.time setting banner.time integer unit s
slot settings.banner.time.from origin banner.time string values "configured" "corrected" "ignored" "invalid" "default"
slot settings.endcard.event setting endcard.event string
slot settings.endcard.event.from origin endcard.event string values "configured" "corrected" "ignored" "invalid" "default"
slot settings.endcard.time setting endcard.time integer unit s
slot settings.endcard.time.from origin endcard.time string values "configured" "corrected" "ignored" "invalid" "default"
slot settings.video.playbackevent setting video.playbackevent string values "start" "firstquartile" "midpoint" "thirdquartile" "complete"
slot settings.video.playbackevent.from origin video.playbackevent string values "configured" "corrected" "ignored" "invalid" "default"
slot settings.video.time setting video.time integer unit s
slot settings.video.time.from origin video.time string values "configured" "corrected" "ignored" "invalid" "default"
slot settings.close.postrewardtime setting close.postrewardtime integer unit s
slot settings.close.postrewardtime.from origin close.postrewardtime string values "configured" "corrected" "ignored" "invalid" "default"
slot settings.close.action setting close.action string values "autoclose" "closebutton"
slot settings.close.action.from origin close.action string values "configured" "corrected" "ignored" "invalid" "default"
slot settings.standardEvent setting standardEvent string
slot settings.standardEvent.from origin standardEvent string values "configured" "corrected" "ignored" "invalid" "default"
slot settings.longLock setting longLock integer unit s
slot settings.longLock.from origin longLock string values "configured" "corrected" "ignored" "invalid" "default"
slot close.short output close boolean
slot close.byItself output close boolean
slot close.at output close number unit s
slot completion.clock output completion string values "display" "playback" "endCard"
slot completion.after output completion number unit s
slot completion.at output completion number unit s
slot completion.event output completion string
slot completion.playbackEvent output completion string
slot learnMore.at output learnMore number unit s
slot progressBar.length output progressBar number unit s
slot requestFlags.imp.rwdd output requestFlags integer
slot requestFlags.imp.ext.prebid.is_rewarded_inventory output requestFlags integer
slot requestWarnings.id output requestWarnings string
slot requestWarnings.severity output requestWarnings string values "info" "warning" "error" "harm"
slot requestWarnings.pointer output requestWarnings pointer
slot requestWarnings.message output requestWarnings text
slot reward.from output reward string values "configured" "default" "invalid"
slot warnings.id output warnings string
slot warnings.severity output warnings string values "info" "warning" "error" "harm"
slot warnings.confidence output warnings string values "certain" "possible" "platform"
slot warnings.pointer output warnings pointer
slot warnings.message output warnings text
slot settings.video.playbackevent.word word video.playbackevent string
slot settings.close.action.word word close.action string
slot spare expression close number unit s
slot durationMatters expression close boolean
slot due expression progressBar number unit s
slot flagged expression requestWarnings boolean
slot rewarded expression requestWarnings boolean
slot bannerScheme expression warnings string
slot endcardScheme expression warnings string
slot bannerStandard expression warnings boolean
slot endcardStandard expression warnings boolean
slot beyond expression warnings number unit s
slot due#2 expression warnings number unit s
slot window expression warnings number unit s
slot lock expression warnings number unit s
slot lockOnEndCard expression warnings number unit s
input ad object
input ad.kind string values "banner" "video" "video-with-end-card" required
input ad.duration number unit s range 0..
input rwdd object
input rwdd.reward object
input rwdd.reward.type string
input rwdd.reward.count integer
input rwdd.reward.ext object open
input rwdd.completion object
input rwdd.completion.banner object
input rwdd.completion.banner.time integer unit s
input rwdd.completion.banner.event string
input rwdd.completion.video object
input rwdd.completion.video.time integer unit s
input rwdd.completion.video.playbackevent string
input rwdd.completion.video.endcard object
input rwdd.completion.video.endcard.time integer unit s
input rwdd.completion.video.endcard.event string
input rwdd.close object
input rwdd.close.postrewardtime integer unit s
input rwdd.close.action string
input document object
input document.kind string values "configuration" "storedImp" "bidRequest" "bidResponse"
input imp object open
input imp.rwdd integer
input imp.ext object open
input imp.ext.prebid object open
input imp.ext.prebid.is_rewarded_inventory integer
setting banner.event settings.banner.event settings.banner.event.from policy.yaml:36:3 string fact rwdd.completion.banner.event clause RA-15 title "the URL that a banner opens when the reward is earned"
valid strings not ""
when ad.kind strings "banner"
setting banner.time settings.banner.time settings.banner.time.from policy.yaml:43:3 integer unit s fact rwdd.completion.banner.time clause RA-4 title "how long a banner is on screen until the reward is earned"
valid numbers 1..2147483
when ad.kind strings "banner"
when settings.banner.event absent
default 120
setting endcard.event settings.endcard.event settings.endcard.event.from policy.yaml:53:3 string fact rwdd.completion.video.endcard.event clause RA-15 title "the URL that an end card opens when the reward is earned"
valid strings not ""
when ad.kind strings "video-with-end-card"
setting endcard.time settings.endcard.time settings.endcard.time.from policy.yaml:60:3 integer unit s fact rwdd.completion.video.endcard.time clause RA-12 title "how long an end card is on screen until the reward is earned"
valid numbers 1..2147483
when ad.kind strings "video-with-end-card"
when settings.endcard.event absent
default 120
setting video.playbackevent settings.video.playbackevent settings.video.playbackevent.from policy.yaml:70:3 string values "start" "firstquartile" "midpoint" "thirdquartile" "complete" fact rwdd.completion.video.playbackevent word settings.video.playbackevent.word clause RA-7 title "the part of a video without end card that earns the reward"
valid strings "start" "firstquartile" "midpoint" "thirdquartile" "complete"
words "start" "firstquartile" "midpoint" "thirdquartile" "complete"
when ad.kind strings "video"
default "complete"
setting video.time settings.video.time settings.video.time.from policy.yaml:79:3 integer unit s fact rwdd.completion.video.time clause RA-4 title "how long a video without end card plays until the reward is earned"
valid numbers 1..2147483
when ad.kind strings "video"
when settings.video.playbackevent.from strings not "configured" "corrected"
setting close.postrewardtime settings.close.postrewardtime settings.close.postrewardtime.from policy.yaml:88:3 integer unit s fact rwdd.close.postrewardtime clause RA-24 title "how long after the reward the close action is due"
valid numbers 0..2147483
default 0
setting close.action settings.close.action settings.close.action.from policy.yaml:94:3 string values "autoclose" "closebutton" fact rwdd.close.action word settings.close.action.word clause RA-7 title "what happens when the close action is due"
valid strings "autoclose" "closebutton"
words "autoclose" "closebutton"
default "closebutton"
setting standardEvent settings.standardEvent settings.standardEvent.from policy.yaml:103:3 string clause RA-15 title "the URL that the proposal names for creatives"
default "rwdd://userDidEarnReward"
setting longLock settings.longLock settings.longLock.from policy.yaml:107:3 integer unit s clause RA-29 title "the longest time until the close that nobody is warned of"
default 60
decision close first close.yaml:1:11 title "How the ad closes after the reward, and when"
output short close.short boolean optional title "the video is over before the close action is due"
output byItself close.byItself boolean optional title "the ad closes without the user"
output at close.at number unit s optional title "seconds from the first display, if no event comes early"
expression spare close.yaml:7:3 load ad.duration load completion.after load settings.close.postrewardtime add subtract
expression durationMatters close.yaml:10:3 load completion.playbackEvent present not jumpIfTrue 8 load settings.close.postrewardtime 0 greater or
rule short-video close.yaml:28:11 clause RA-10
when ad.kind strings "video"
when spare numbers ..-0.000001
then short true
then byItself true
then at = load ad.duration
rule wait-after-the-end close.yaml:39:11 clause RA-10
when ad.kind strings "video"
when spare absent
when completion.playbackEvent strings "complete"
when settings.close.postrewardtime numbers 0.000001..
then short true
then byItself true
then at = load ad.duration
rule autoclose-of-unknown-duration close.yaml:50:11 clause RA-33
when ad.kind strings "video"
when spare absent
when durationMatters booleans true
when settings.close.action strings "autoclose"
then short = load spare 0 less
then byItself true
then at = load ad.duration load completion.after load settings.close.postrewardtime add minimum 2
rule unknown-duration close.yaml:61:11 clause RA-33
when ad.kind strings "video"
when spare absent
when durationMatters booleans true
then short = load spare 0 less
then byItself = load spare 0 less
then at = load ad.duration load completion.after load settings.close.postrewardtime add minimum 2
rule autoclose close.yaml:73:11 clause RA-T23
when settings.close.action strings "autoclose"
then short false
then byItself true
then at = load completion.at load settings.close.postrewardtime add
rule close-button close.yaml:81:11 clause RA-11
when settings.close.action strings "closebutton"
then short false
then byItself false
then at = load completion.at load settings.close.postrewardtime add
decision completion first completion.yaml:1:11 title "When the reward is earned"
output clock completion.clock string values "display" "playback" "endCard" title "what the seconds are counted on"
output after completion.after number unit s optional title "seconds on that clock, not limited to the duration"
output at completion.at number unit s optional title "seconds from the first display, if no event comes early"
output event completion.event string optional title "the URL that earns the reward before that"
output playbackEvent completion.playbackEvent string optional title "the part of the video that earns the reward"
rule banner-event completion.yaml:29:11 clause RA-4
when ad.kind strings "banner"
when settings.banner.event present
then clock "display"
then after = load settings.banner.time
then at = load settings.banner.time
then event = load settings.banner.event
rule banner-time completion.yaml:39:11 clause RA-T16
when ad.kind strings "banner"
then clock "display"
then after = load settings.banner.time
then at = load settings.banner.time
rule end-card-event completion.yaml:49:11 clause RA-4
when ad.kind strings "video-with-end-card"
when settings.endcard.event present
then clock "endCard"
then after = load settings.endcard.time
then at = load ad.duration load settings.endcard.time add
then event = load settings.endcard.event
rule end-card-time completion.yaml:59:11 clause RA-12
when ad.kind strings "video-with-end-card"
then clock "endCard"
then after = load settings.endcard.time
then at = load ad.duration load settings.endcard.time add
rule video-time completion.yaml:69:11 clause RA-9
when ad.kind strings "video"
when settings.video.time present
then clock "playback"
then after = load settings.video.time
then at = load settings.video.time load ad.duration minimum 2
rule video-start completion.yaml:79:11 clause RA-S11
when ad.kind strings "video"
when settings.video.playbackevent strings "start"
then clock "playback"
then after 0
then at 0
then playbackEvent "start"
rule video-first-quartile completion.yaml:89:11 clause RA-S11
when ad.kind strings "video"
when settings.video.playbackevent strings "firstquartile"
then clock "playback"
then after = load ad.duration 0.25 multiply
then at = load ad.duration 0.25 multiply
then playbackEvent "firstquartile"
rule video-midpoint completion.yaml:99:11 clause RA-S11
when ad.kind strings "video"
when settings.video.playbackevent strings "midpoint"
then clock "playback"
then after = load ad.duration 0.5 multiply
then at = load ad.duration 0.5 multiply
then playbackEvent "midpoint"
rule video-third-quartile completion.yaml:109:11 clause RA-S11
when ad.kind strings "video"
when settings.video.playbackevent strings "thirdquartile"
then clock "playback"
then after = load ad.duration 0.75 multiply
then at = load ad.duration 0.75 multiply
then playbackEvent "thirdquartile"
rule video-complete completion.yaml:119:11 clause RA-T8
when ad.kind strings "video"
when settings.video.playbackevent strings "complete"
then clock "playback"
then after = load ad.duration
then at = load ad.duration
then playbackEvent "complete"
decision learnMore unique learn-more.yaml:1:11 title "From when on Learn More is on screen"
output at learnMore.at number unit s optional title "seconds from the first display; none if it never is"
rule learn-more-from-the-reward-on learn-more.yaml:13:11 clause RA-26
when ad.kind strings "video"
then at = load completion.at
rule learn-more-never learn-more.yaml:19:11 clause RA-26
when ad.kind strings not "video"
decision progressBar first progress-bar.yaml:1:11 title "How long the progress bar runs"
output length progressBar.length number unit s optional title "seconds of playback; none if there is no bar"
expression due progress-bar.yaml:6:3 load completion.after load settings.close.postrewardtime add
rule no-bar-on-a-banner progress-bar.yaml:16:11 clause RA-25
when ad.kind strings "banner"
rule no-bar-on-an-empty-video progress-bar.yaml:22:11 clause RA-25
when ad.duration numbers 0
rule bar-up-to-the-end-card progress-bar.yaml:28:11 clause RA-S16
when ad.kind strings "video-with-end-card"
then length = load ad.duration
rule no-bar-without-a-wait progress-bar.yaml:35:11 clause RA-25
when ad.kind strings "video"
when due numbers 0
rule bar-up-to-the-close progress-bar.yaml:42:11 clause RA-S15
when ad.kind strings "video"
then length = load ad.duration load completion.after load settings.close.postrewardtime add minimum 2
decision requestFlags unique request-flags.yaml:1:11 title "What a request says of every rewarded impression"
output imp.rwdd requestFlags.imp.rwdd integer
output imp.ext.prebid.is_rewarded_inventory requestFlags.imp.ext.prebid.is_rewarded_inventory integer
rule rewarded-impression request-flags.yaml:10:11 clause RA-S3
then imp.rwdd 1
then imp.ext.prebid.is_rewarded_inventory 1
decision requestWarnings collect request-warnings.yaml:1:11 title "What is wrong with the flags of an impression"
output id requestWarnings.id string optional title "the rule's own name if left out"
output severity requestWarnings.severity string values "info" "warning" "error" "harm"
output pointer requestWarnings.pointer pointer
output message requestWarnings.message text
expression flagged request-warnings.yaml:6:3 load imp.rwdd jumpIfPresent 4 0 orElse 1 equal jumpIfTrue 14 load imp.ext.prebid.is_rewarded_inventory jumpIfPresent 11 0 orElse 1 equal or
expression rewarded request-warnings.yaml:8:3 load rwdd present jumpIfTrue 10 load imp.rwdd jumpIfPresent 7 0 orElse 1 equal or jumpIfTrue 18 load imp.ext.prebid.is_rewarded_inventory jumpIfPresent 15 0 orElse 1 equal or
rule no-rewarded-flag request-warnings.yaml:22:11 clause RA-32
when document.kind strings "bidRequest"
when rewarded booleans true
when imp.rwdd missing null
then id "missing-rewarded-flag"
then severity "warning"
then pointer pointer imp.rwdd
then message text "a rewarded impression lacks `rwdd`, so nobody bids on it as one; add `rwdd` 1 to the imp"
rule rewarded-flag-zero request-warnings.yaml:33:11 clause RA-32
when document.kind strings "bidRequest"
when rewarded booleans true
when imp.rwdd numbers 0
then id "missing-rewarded-flag"
then severity "warning"
then pointer pointer imp.rwdd
then message text "a rewarded impression says `rwdd` 0, so nobody bids on it as one; write 1"
rule no-inventory-flag request-warnings.yaml:44:11 clause RA-32
when document.kind strings "bidRequest"
when rewarded booleans true
when imp.ext.prebid.is_rewarded_inventory missing null
then id "missing-rewarded-flag"
then severity "warning"
then pointer pointer imp.ext.prebid.is_rewarded_inventory
then message text "a rewarded impression lacks `is_rewarded_inventory`; add `is_rewarded_inventory` 1 to `ext.prebid` of the imp"
rule inventory-flag-zero request-warnings.yaml:55:11 clause RA-32
when document.kind strings "bidRequest"
when rewarded booleans true
when imp.ext.prebid.is_rewarded_inventory numbers 0
then id "missing-rewarded-flag"
then severity "warning"
then pointer pointer imp.ext.prebid.is_rewarded_inventory
then message text "a rewarded impression says `is_rewarded_inventory` 0; write 1"
rule rewarded-flag-value request-warnings.yaml:67:11 clause RA-32
when imp.rwdd numbers ..-0.000001,0.000001..0.999999,1.000001..
then id "flag-value"
then severity "error"
then pointer pointer imp.rwdd
then message text "`rwdd` " name imp.rwdd " flags nothing; write 1, or 0 for an impression without reward"
rule inventory-flag-value request-warnings.yaml:76:11 clause RA-32
when imp.ext.prebid.is_rewarded_inventory numbers ..-0.000001,0.000001..0.999999,1.000001..
then id "flag-value"
then severity "error"
then pointer pointer imp.ext.prebid.is_rewarded_inventory
then message text "`is_rewarded_inventory` " name imp.ext.prebid.is_rewarded_inventory " flags nothing; write 1, or 0 for an impression without reward"
rule defaults-apply request-warnings.yaml:85:11 clause RA-32
when flagged booleans true
when rwdd missing null
then severity "info"
then pointer pointer imp
then message text "a rewarded impression without `rwdd` in its passthrough: reward, completion and close are all at their defaults"
decision reward first reward.yaml:1:11 title "Whose reward object the app gets"
output from reward.from string values "configured" "default" "invalid" title "the document's own object, or the empty one and why"
rule reward-configured reward.yaml:12:11 clause RA-T13
when rwdd.reward.type present
when rwdd.reward.count present
then from "configured"
rule reward-not-configured reward.yaml:19:11 clause RA-T1
when rwdd.reward missing null
then from "default"
rule reward-incomplete reward.yaml:25:11 clause RA-3
then from "invalid"
decision warnings collect warnings.yaml:3:11 title "What is wrong or doubtful in a configuration"
output id warnings.id string optional title "the rule's own name if left out"
output severity warnings.severity string values "info" "warning" "error" "harm"
output confidence warnings.confidence string values "certain" "possible" "platform" optional
output pointer warnings.pointer pointer
output message warnings.message text
expression bannerScheme warnings.yaml:8:3 load settings.banner.event urlPart scheme
expression endcardScheme warnings.yaml:9:3 load settings.endcard.event urlPart scheme
expression bannerStandard warnings.yaml:10:3 load settings.banner.event load settings.standardEvent equal
expression endcardStandard warnings.yaml:11:3 load settings.endcard.event load settings.standardEvent equal
expression beyond warnings.yaml:12:3 load settings.video.time load ad.duration subtract
expression due#2 warnings.yaml:14:3 load completion.after load settings.close.postrewardtime add
expression window warnings.yaml:16:3 load close.at load completion.at subtract
expression lock warnings.yaml:18:3 load close.at load settings.longLock subtract
expression lockOnEndCard warnings.yaml:19:3 load completion.after load settings.close.postrewardtime add load settings.longLock subtract
rule missing-reward warnings.yaml:36:11 clause RA-3
when rwdd present
when reward.from strings "default"
then severity "info"
then pointer pointer rwdd
then message text "no `reward` is configured: the app gets an empty one unless an ad server sets it"
rule reward-without-type warnings.yaml:45:11 clause RA-3
when reward.from strings "invalid"
when rwdd.reward.type absent
then id "incomplete-reward"
then severity "error"
then pointer pointer rwdd.reward
then message text "`reward` has no `type` that is a string, so the app gets an empty reward; write `type` and `count`"
rule reward-without-count warnings.yaml:55:11 clause RA-3
when reward.from strings "invalid"
when rwdd.reward.type present
then id "incomplete-reward"
then severity "error"
then pointer pointer rwdd.reward
then message text "`reward` `" name rwdd.reward.type "` has no `count` that is a whole number, so the app gets an empty reward"
rule banner-time-zero warnings.yaml:67:11 clause RA-5
when rwdd.completion.banner.time numbers 0
then id "time-not-positive"
then severity "warning"
then pointer pointer rwdd.completion.banner.time
then message text "`time` 0 counts as not set; write 1 or more seconds, or leave it out"
rule video-time-zero warnings.yaml:76:11 clause RA-5
when rwdd.completion.video.time numbers 0
then id "time-not-positive"
then severity "warning"
then pointer pointer rwdd.completion.video.time
then message text "`time` 0 counts as not set; write 1 or more seconds, or leave it out"
rule endcard-time-zero warnings.yaml:85:11 clause RA-5
when rwdd.completion.video.endcard.time numbers 0
then id "time-not-positive"
then severity "warning"
then pointer pointer rwdd.completion.video.endcard.time
then message text "`time` 0 counts as not set; write 1 or more seconds, or leave it out"
rule banner-time-negative warnings.yaml:94:11 clause RA-5
when rwdd.completion.banner.time numbers ..-0.000001
then id "negative-time"
then severity "error"
then pointer pointer rwdd.completion.banner.time
then message text "`time` " name rwdd.completion.banner.time " counts as not set; write 1 or more seconds"
rule video-time-negative warnings.yaml:103:11 clause RA-5
when rwdd.completion.video.time numbers ..-0.000001
then id "negative-time"
then severity "error"
then pointer pointer rwdd.completion.video.time
then message text "`time` " name rwdd.completion.video.time " counts as not set; write 1 or more seconds"
rule endcard-time-negative warnings.yaml:112:11 clause RA-5
when rwdd.completion.video.endcard.time numbers ..-0.000001
then id "negative-time"
then severity "error"
then pointer pointer rwdd.completion.video.endcard.time
then message text "`time` " name rwdd.completion.video.endcard.time " counts as not set; write 1 or more seconds"
rule negative-post-reward-time warnings.yaml:121:11 clause RA-5
when rwdd.close.postrewardtime numbers ..-0.000001
then severity "error"
then pointer pointer rwdd.close.postrewardtime
then message text "`postrewardtime` " name rwdd.close.postrewardtime " counts as 0; write 0 or more seconds"
rule banner-time-too-large warnings.yaml:129:11 clause RA-6
when rwdd.completion.banner.time numbers 2147483.000001..
then id "number-too-large"
then severity "error"
then pointer pointer rwdd.completion.banner.time
then message text "`time` " name rwdd.completion.banner.time " counts as not set; write at most 2147483 seconds"
rule video-time-too-large warnings.yaml:138:11 clause RA-6
when rwdd.completion.video.time numbers 2147483.000001..
then id "number-too-large"
then severity "error"
then pointer pointer rwdd.completion.video.time
then message text "`time` " name rwdd.completion.video.time " counts as not set; write at most 2147483 seconds"
rule endcard-time-too-large warnings.yaml:147:11 clause RA-6
when rwdd.completion.video.endcard.time numbers 2147483.000001..
then id "number-too-large"
then severity "error"
then pointer pointer rwdd.completion.video.endcard.time
then message text "`time` " name rwdd.completion.video.endcard.time " counts as not set; write at most 2147483 seconds"
rule post-reward-time-too-large warnings.yaml:156:11 clause RA-6
when rwdd.close.postrewardtime numbers 2147483.000001..
then id "number-too-large"
then severity "error"
then pointer pointer rwdd.close.postrewardtime
then message text "`postrewardtime` " name rwdd.close.postrewardtime " counts as 0; write at most 2147483 seconds"
rule banner-event-empty warnings.yaml:165:11 clause RA-15
when rwdd.completion.banner.event strings ""
then id "empty-event"
then severity "warning"
then pointer pointer rwdd.completion.banner.event
then message text "an empty `event` counts as not set; write `" name settings.standardEvent "` or leave it out"
rule endcard-event-empty warnings.yaml:174:11 clause RA-15
when rwdd.completion.video.endcard.event strings ""
then id "empty-event"
then severity "warning"
then pointer pointer rwdd.completion.video.endcard.event
then message text "an empty `event` counts as not set; write `" name settings.standardEvent "` or leave it out"
rule unknown-playback-event warnings.yaml:183:11 clause RA-7
when rwdd.completion.video.playbackevent present
when settings.video.playbackevent.from strings "invalid"
then severity "error"
then pointer pointer rwdd.completion.video.playbackevent
then message text "`playbackevent` `" name rwdd.completion.video.playbackevent "` counts as not set; expected `start`, `firstquartile`, `midpoint`, `thirdquartile` or `complete`"
rule unknown-close-action warnings.yaml:192:11 clause RA-7
when rwdd.close.action present
when settings.close.action.from strings "invalid"
then severity "error"
then pointer pointer rwdd.close.action
then message text "`action` `" name rwdd.close.action "` counts as `" name settings.close.action "`; expected `autoclose` or `closebutton`"
rule playback-event-letter-case warnings.yaml:203:11 clause RA-7
when settings.video.playbackevent.from strings "corrected"
then id "letter-case"
then severity "warning"
then confidence "platform"
then pointer pointer rwdd.completion.video.playbackevent
then message text "`" name rwdd.completion.video.playbackevent "` is taken for `" name settings.video.playbackevent "`, not by every SDK; write it in lower case"
rule close-action-letter-case warnings.yaml:213:11 clause RA-7
when settings.close.action.from strings "corrected"
then id "letter-case"
then severity "warning"
then confidence "platform"
then pointer pointer rwdd.close.action
then message text "`" name rwdd.close.action "` is taken for `" name settings.close.action "`, not by every SDK; write it in lower case"
rule complete-without-end-card warnings.yaml:225:11 clause RA-8
when settings.video.playbackevent strings "complete"
when settings.video.playbackevent.from strings "configured" "corrected"
then severity "error"
then pointer pointer rwdd.completion.video.playbackevent
then message text "`complete` is not to be configured for a video without end card; leave `playbackevent` out, the end of the video is the default"
rule banner-time-beside-event warnings.yaml:236:11 clause RA-4
when settings.banner.event present
when settings.banner.time.from strings "ignored"
then id "time-with-event"
then severity "warning"
then pointer pointer rwdd.completion.banner.time
then message text "`time` " name rwdd.completion.banner.time " does not count beside `event`: without the event the reward comes after " name settings.banner.time " s"
rule endcard-time-beside-event warnings.yaml:246:11 clause RA-4
when settings.endcard.event present
when settings.endcard.time.from strings "ignored"
then id "time-with-event"
then severity "warning"
then pointer pointer rwdd.completion.video.endcard.time
then message text "`time` " name rwdd.completion.video.endcard.time " does not count beside `event`: without the event the reward comes after " name settings.endcard.time " s"
rule time-with-playback-event warnings.yaml:256:11 clause RA-4
when ad.kind strings "video"
when settings.video.time.from strings "ignored"
then severity "warning"
then pointer pointer rwdd.completion.video.time
then message text "`time` " name rwdd.completion.video.time " does not count beside `playbackevent` `" name settings.video.playbackevent "`; leave one of them out"
rule end-card-not-in-creative warnings.yaml:265:11 clause RA-13
when ad.kind strings "video"
when rwdd.completion.video.endcard present
then severity "info"
then pointer pointer rwdd.completion.video.endcard
then message text "`endcard` does not count: the creative has no end card, so the video alone earns the reward"
rule time-beside-end-card warnings.yaml:274:11 clause RA-14
when ad.kind strings "video-with-end-card"
when settings.video.time.from strings "ignored"
then id "ignored-with-end-card"
then severity "info"
then pointer pointer rwdd.completion.video.time
then message text "`time` " name rwdd.completion.video.time " does not count: the creative has an end card, which earns the reward"
rule playback-event-beside-end-card warnings.yaml:284:11 clause RA-14
when ad.kind strings "video-with-end-card"
when settings.video.playbackevent.from strings "ignored"
then id "ignored-with-end-card"
then severity "info"
then pointer pointer rwdd.completion.video.playbackevent
then message text "`playbackevent` `" name rwdd.completion.video.playbackevent "` does not count: the creative has an end card, which earns the reward"
rule banner-event-not-url warnings.yaml:296:11 clause RA-15
when settings.banner.event present
when bannerScheme absent
then id "event-not-url"
then severity "error"
then pointer pointer rwdd.completion.banner.event
then message text "`event` `" name settings.banner.event "` is no absolute URL, so the reward always comes after " name settings.banner.time " s; write `" name settings.standardEvent "`"
rule endcard-event-not-url warnings.yaml:306:11 clause RA-15
when settings.endcard.event present
when endcardScheme absent
then id "event-not-url"
then severity "error"
then pointer pointer rwdd.completion.video.endcard.event
then message text "`event` `" name settings.endcard.event "` is no absolute URL, so the reward always comes after " name settings.endcard.time " s; write `" name settings.standardEvent "`"
rule banner-event-not-standard warnings.yaml:316:11 clause RA-15
when bannerScheme present
when bannerStandard booleans false
then id "event-not-standard"
then severity "warning"
then pointer pointer rwdd.completion.banner.event
then message text "only creatives made for it send `" name settings.banner.event "`; others send `" name settings.standardEvent "`"
rule endcard-event-not-standard warnings.yaml:326:11 clause RA-15
when endcardScheme present
when endcardStandard booleans false
then id "event-not-standard"
then severity "warning"
then pointer pointer rwdd.completion.video.endcard.event
then message text "only creatives made for it send `" name settings.endcard.event "`; others send `" name settings.standardEvent "`"
rule time-beyond-video warnings.yaml:338:11 clause RA-9
when beyond numbers 0.000001..
then severity "warning"
then pointer pointer rwdd.completion.video.time
then message text "`time` " name settings.video.time " is " name beyond " s more than the video lasts: the reward comes at its end, after " name ad.duration " s"
rule closes-by-itself warnings.yaml:346:11 clause RA-10
when close.short booleans true
when settings.close.action strings "closebutton"
when due#2 present
then severity "warning"
then pointer pointer rwdd.close
then message text "the video ends after " name ad.duration " s, before the close button is due at " name due#2 " s: the ad closes by itself, without a button"
rule closes-by-itself-at-the-end warnings.yaml:357:11 clause RA-10
when close.short booleans true
when settings.close.action strings "closebutton"
when due#2 absent
then id "closes-by-itself"
then severity "warning"
then pointer pointer rwdd.close
then message text "the video ends before the close button is due, " name settings.close.postrewardtime " s after its end: the ad closes by itself, without a button"
rule vanishes-at-reward warnings.yaml:368:11 clause RA-24
when settings.close.action strings "autoclose"
when settings.close.postrewardtime numbers 0
then severity "warning"
then pointer pointer rwdd.close.action
then message text "`autoclose` with `postrewardtime` 0 takes the ad away at the reward; give the user a few seconds"
rule no-learn-more warnings.yaml:377:11 clause RA-26
when ad.kind strings "video"
when close.byItself booleans true
when window numbers 0
then severity "info"
then pointer pointer rwdd.close
then message text "the ad closes at the reward, after " name close.at " s, so Learn More is never seen; let the reward come some seconds before"
rule no-learn-more-at-the-end warnings.yaml:388:11 clause RA-26
when ad.kind strings "video"
when close.byItself booleans true
when window absent
when completion.playbackEvent strings "complete"
then id "no-learn-more"
then severity "info"
then pointer pointer rwdd.close
then message text "the ad closes at the reward, when the video ends, so Learn More is never seen; let the reward come some seconds before"
rule long-lock warnings.yaml:403:11 clause RA-29
when lock numbers 0.000001..
when completion.event absent
then severity "warning"
then pointer pointer rwdd
then message text "the user cannot leave for " name close.at " s, more than " name settings.longLock " s; let the reward or the close come earlier"
rule long-lock-without-event warnings.yaml:412:11 clause RA-29
when lock numbers 0.000001..
when completion.event present
then id "long-lock"
then severity "info"
then pointer pointer rwdd
then message text "if the event does not come, the user cannot leave for " name close.at " s, more than " name settings.longLock " s"
rule long-lock-on-end-card warnings.yaml:422:11 clause RA-29
when ad.kind strings "video-with-end-card"
when lock absent
when lockOnEndCard numbers 0.000001..
when completion.event absent
then id "long-lock"
then severity "warning"
then pointer pointer rwdd
then message text "the user cannot leave the end card for " name due#2 " s, more than " name settings.longLock " s; write a shorter `time`"
rule long-lock-on-end-card-without-event warnings.yaml:434:11 clause RA-29
when ad.kind strings "video-with-end-card"
when lock absent
when lockOnEndCard numbers 0.000001..
when completion.event present
then id "long-lock"
then severity "info"
then pointer pointer rwdd
then message text "if the event does not come, the user cannot leave the end card for " name due#2 " s, more than " name settings.longLock " s"
finding warnings
finding requestWarnings
step setting banner.event
step setting banner.time
step setting endcard.event
step setting endcard.time
step setting video.playbackevent
step setting video.time
step setting close.postrewardtime
step setting close.action
step setting standardEvent
step setting longLock
step decision completion
step decision close
step decision learnMore
step decision progressBar
step decision requestFlags
step decision requestWarnings
step decision reward
step decision warnings
machine session session.yaml:1:10 unit s title "One rewarded ad, from loaded to closed"
string "loaded"
string "playing"
string "counting"
string "earned"
string "ending"
string "closable"
string "closed"
string "impression"
string "endCardShown"
string "navigation"
string "background"
string "foreground"
string "covered"
string "uncovered"
string "stall"
string "resume"
string "mute"
string "tap"
string "leave"
string "dismiss"
string "creative"
string "system"
string "failed"
string "timer.watched"
string "timer.shown"
string "timer.close"
string "willPresent"
string "reward"
string "showLearnMore"
string "showCloseButton"
string "close"
string "user"
string "policy"
string "didDismiss"
string "didFailToPresent"
slot state given certain string values "loaded" "playing" "counting" "earned" "ending" "closable" "closed"
slot data.background given certain boolean
slot data.covered given certain boolean
slot data.stalled given certain boolean
slot event.name given uncertain string values "start" "firstquartile" "midpoint" "thirdquartile" "complete"
slot event.position given uncertain number unit s range 0..
slot event.url given uncertain string
slot event.by given uncertain string values "creative" "system"
slot on given certain string values "impression" "playback" "endCardShown" "navigation" "background" "foreground" "covered" "uncovered" "stall" "resume" "mute" "tap" "leave" "dismiss" "failed" "timer.watched" "timer.shown" "timer.close"
slot set.background output session boolean
slot set.covered output session boolean
slot set.stalled output session boolean
slot start.watched output session number unit s
slot start.shown output session number unit s
slot start.close output session number unit s
slot do.reward.from output session string values "configured" "default" "invalid"
slot do.didDismiss.by output session string values "user" "creative" "system" "policy"
slot do output session string values "willPresent" "reward" "showLearnMore" "showCloseButton" "close" "didDismiss" "didFailToPresent"
slot opened expression session boolean
slot reached expression session boolean
slot end expression session number unit s
slot due#3 expression session number unit s
slot spare#2 expression session number unit s
decision session first session.yaml:1:10 title "One rewarded ad, from loaded to closed"
output set.background set.background boolean
output set.covered set.covered boolean
output set.stalled set.stalled boolean
output start.watched start.watched number unit s optional
output start.shown start.shown number unit s optional
output start.close start.close number unit s optional
output do.reward.from do.reward.from string values "configured" "default" "invalid"
output do.didDismiss.by do.didDismiss.by string values "user" "creative" "system" "policy"
expression opened session.yaml:72:3 load event.url load completion.event equal
expression reached session.yaml:74:3 load event.name load completion.playbackEvent equal
expression end session.yaml:76:3 load event.position jumpIfPresent 4 load ad.duration orElse
expression due#3 session.yaml:77:3 load completion.playbackEvent present branch 10 load completion.after load end minimum 2 jumpIfPresent 9 load end orElse jump 11 load completion.after
expression spare#2 session.yaml:78:3 load end load due#3 load settings.close.postrewardtime add subtract
rule banner-shown session.yaml:81:11 clause RA-22
when state strings "loaded"
when on strings "impression"
when ad.kind strings "banner"
then start.shown = load completion.after
rule video-shown session.yaml:91:11 clause RA-22
when state strings "loaded"
when on strings "impression"
when ad.kind strings "video"
then start.watched = load completion.at jumpIfPresent 4 load completion.after orElse
rule video-with-end-card-shown session.yaml:102:11 clause RA-12
when state strings "loaded"
when on strings "impression"
rule end-card-shown session.yaml:108:11 clause RA-12
when state strings "playing"
when on strings "endCardShown"
when ad.kind strings "video-with-end-card"
then start.shown = load completion.after
rule earned-on-screen session.yaml:119:11 clause RA-4
when state strings "counting"
when on strings "timer.shown"
then start.close = load settings.close.postrewardtime
then do.reward.from = load reward.from
rule earned-by-event session.yaml:127:11 clause RA-15
when state strings "counting"
when on strings "navigation"
when opened booleans true
then start.close = load settings.close.postrewardtime
then do.reward.from = load reward.from
rule earned-in-short-video session.yaml:141:11 clause RA-10
when state strings "playing"
when on strings "timer.watched"
when close.short booleans true
then do.reward.from = load reward.from
rule earned-in-video session.yaml:149:11 clause RA-22
when state strings "playing"
when on strings "timer.watched"
then start.close = load settings.close.postrewardtime
then do.reward.from = load reward.from
rule earned-at-end-of-short-video session.yaml:157:11 clause RA-23
when state strings "playing"
when on strings "playback"
when ad.kind strings "video"
when event.name strings "complete"
when spare#2 numbers ..-0.000001
then start.close 0
then do.reward.from = load reward.from
rule earned-at-end-of-unknown-length session.yaml:170:11 clause RA-33
when state strings "playing"
when on strings "playback"
when ad.kind strings "video"
when event.name strings "complete"
when spare#2 absent
when close.short booleans true
then start.close 0
then do.reward.from = load reward.from
rule earned-at-end-of-video session.yaml:184:11 clause RA-23
when state strings "playing"
when on strings "playback"
when ad.kind strings "video"
when event.name strings "complete"
then start.close = load settings.close.postrewardtime
then do.reward.from = load reward.from
rule earned-at-event-of-short-video session.yaml:196:11 clause RA-10
when state strings "playing"
when on strings "playback"
when ad.kind strings "video"
when reached booleans true
when close.short booleans true
then do.reward.from = load reward.from
rule earned-at-playback-event session.yaml:207:11 clause RA-S11
when state strings "playing"
when on strings "playback"
when ad.kind strings "video"
when reached booleans true
then start.close = load settings.close.postrewardtime
then do.reward.from = load reward.from
rule short-video-ends session.yaml:221:11 clause RA-S24
when state strings "earned"
when on strings "playback"
when ad.kind strings "video"
when event.name strings "complete"
when spare#2 numbers ..-0.000001
then start.close 0
rule closes-at-the-end session.yaml:232:11 clause RA-10
when state strings "ending"
when on strings "timer.close"
then do.didDismiss.by "policy"
rule closes-when-due session.yaml:238:11 clause RA-T23
when state strings "earned"
when on strings "timer.close"
when settings.close.action strings "autoclose"
then do.didDismiss.by "policy"
rule button-when-due session.yaml:246:11 clause RA-T24
when state strings "earned"
when on strings "timer.close"
rule left-by-the-user session.yaml:254:11 clause RA-19
when state strings "playing" "counting" "earned" "ending" "closable"
when on strings "leave"
then do.didDismiss.by "user"
rule dismissed session.yaml:260:11 clause RA-19
when state strings "playing" "counting" "earned" "ending" "closable"
when on strings "dismiss"
then do.didDismiss.by = load event.by
rule failed-before-the-reward session.yaml:266:11 clause RA-19
when state strings "loaded" "playing" "counting"
when on strings "failed"
rule failed-after-the-reward session.yaml:272:11 clause RA-19
when state strings "earned" "ending" "closable"
when on strings "failed"
then do.didDismiss.by "system"
rule background session.yaml:280:12 clause RA-21
when on strings "background"
then set.background true
rule foreground session.yaml:281:12 clause RA-21
when on strings "foreground"
then set.background false
rule covered session.yaml:282:12 clause RA-21
when on strings "covered"
then set.covered true
rule uncovered session.yaml:283:12 clause RA-21
when on strings "uncovered"
then set.covered false
rule stalled session.yaml:284:12 clause RA-22
when on strings "stall"
then set.stalled true
rule resumed session.yaml:285:12 clause RA-22
when on strings "resume"
then set.stalled false
rule playback-goes-on session.yaml:288:12 clause RA-20
when state strings not "loaded"
when on strings "playback"
rule taps session.yaml:289:12 clause RA-27
when state strings not "loaded"
when on strings "mute" "tap"
decision session.start first session.yaml:1:10
output background data.background boolean
output covered data.covered boolean
output stalled data.stalled boolean
rule start session.yaml:1:10
then background false
then covered false
then stalled false
decision session.clock.display first session.yaml:40:3
rule runs session.yaml:40:3 clause RA-21
when data.background booleans false
when data.covered booleans false
decision session.clock.playback first session.yaml:46:3
rule runs session.yaml:46:3 clause RA-22
when data.background booleans false
when data.covered booleans false
when data.stalled booleans false
state loaded initial
state playing
state counting
state earned
state ending
state closable
state closed final
event impression
event playback
field name event.name string values "start" "firstquartile" "midpoint" "thirdquartile" "complete" required
field position event.position number unit s range 0..
event endCardShown
event navigation
field url event.url string
event background
event foreground
event covered
event uncovered
event stall
event resume
event mute
event tap
event leave
event dismiss
field by event.by string values "creative" "system" required
event failed
datum background data.background boolean
datum covered data.covered boolean
datum stalled data.stalled boolean
clock display while session.clock.display clause RA-21
clock playback while session.clock.playback clause RA-22
timer watched playback timer clause RA-22
timer shown display timer clause RA-22
timer close display timer clause RA-20
action willPresent
action reward
argument from string values "configured" "default" "invalid"
action showLearnMore
action showCloseButton
action close
action didDismiss
argument by string values "user" "creative" "system" "policy"
action didFailToPresent
table session session.start
step-slots state on do
effect start shown do willPresent go counting
effect start watched do willPresent go playing
effect do willPresent go playing
effect start shown go counting
effect start close do reward go earned
effect stop shown start close do reward go earned
effect do reward do showLearnMore go earned
effect start close do reward do showLearnMore go earned
effect stop watched start close do reward do showLearnMore go ending
effect stop watched start close do reward do showLearnMore go ending
effect stop watched start close do reward do showLearnMore go earned
effect stop watched do reward do showLearnMore go earned
effect stop watched start close do reward do showLearnMore go earned
effect start close go ending
effect do close do didDismiss go closed
effect do close do didDismiss go closed
effect do showCloseButton go closable
effect do didDismiss go closed
effect do didDismiss go closed
effect do didFailToPresent go closed
effect do didDismiss go closed
effect set background
effect set background
effect set covered
effect set covered
effect set stalled
effect set stalled
effect
effect
invariant one-reward session.yaml:292:16 never-after clause RA-18
pattern
when do strings "reward"
pattern
when do strings "reward"
invariant no-reward-before-the-display session.yaml:296:16 never-before clause RA-17
pattern
when do strings "reward"
pattern
when on strings "impression"
invariant no-reward-after-the-end session.yaml:300:16 never-after clause RA-19
pattern
when do strings "reward" "showCloseButton" "close" "didDismiss" "didFailToPresent"
pattern
when do strings "didDismiss" "didFailToPresent"
invariant no-way-out-before-the-reward session.yaml:304:16 never-before clause RA-27
pattern
when do strings "showCloseButton" "close"
pattern
when do strings "reward"
invariant no-learn-more-before-the-reward session.yaml:308:16 never-before clause RA-26
pattern
when do strings "showLearnMore"
pattern
when do strings "reward"
invariant nothing-counts-behind-a-sheet session.yaml:312:16 never clause RA-21
pattern
when data.covered booleans true
when on strings "timer.watched" "timer.shown" "timer.close"
invariant nothing-counts-in-the-background session.yaml:315:16 never clause RA-21
pattern
when data.background booleans true
when on strings "timer.watched" "timer.shown" "timer.close"
invariant a-short-video-closes-when-it-is-due session.yaml:318:16 must clause RA-10
pattern
when state strings "ending"
when on strings "timer.close"
pattern
when do strings "close"
invariant every-ad-ends session.yaml:322:16 can clause RA-S1
pattern
when on strings "impression"
pattern
when do strings "didDismiss"
step decision session
step decision session.start
step decision session.clock.display
step decision session.clock.playback
"""##
}
