import DecisionTables

/// A small policy that uses everything there is, and its text.
enum SamplePolicy {
  static let text = ##"""
    policy shop title "What a \"shop\" takes\nfor an order \\ a gift"
    string "small"
    string "large"
    string "GB-"
    string ""
    string "warning"
    string "tab\x09, bell\x07, ümlaut, # and */"
    slot order fact object
    slot order.total fact number unit "€ a day" range 0..
    slot order.gift fact boolean
    slot order.from fact string
    slot lines fact list
    slot line.count fact integer range ..-1,1..5,7
    slot settings.size setting size string values "small" "large"
    slot settings.size.from origin size string
    slot settings.size.word word size string
    slot spare expression price number
    slot price.sum output price number unit eur
    slot price.label output price text
    slot spare#2 expression doubts boolean
    slot doubts.severity output doubts string values "warning"
    slot doubts.pointer output doubts pointer
    list line lines line.count
    input order object open
    input order.total number unit "€ a day" range 0.. required
    input order.gift boolean
    input order.from string path order from.where
    input lines list
    input line.count integer range ..-1,1..5,7 element line
    setting size settings.size settings.size.from policy.yaml:3:5 string fact order.from word settings.size.word clause "S 1" title "how large"
    valid strings "small" "large"
    words "small" "large"
    when order.gift booleans false true
    when order.total missing null numbers ..0
    default "large"
    decision price first price.yaml:1:1 clause P-1
    output sum price.sum number unit eur optional title "the sum"
    output label price.label text
    expression spare price.yaml:4:3 load order.total 0.5 multiply 1 subtract negate 3 divide
    rule free "my rules/price.yaml:9:5" clause P-2 title "gifts"
    when order.gift booleans true
    when spare absent
    when settings.size strings not "small" "" "GB-"* or "large"
    when order none
    when lines present
    then sum = load order.gift branch 4 1 jump 5 load spare 2 3 minimum 3
    then label text "for " name order.from ", " name spare
    rule dear price.yaml:20:5
    when order.total mistyped numbers none
    then sum = load order.total load spare maximum 2 jumpIfPresent 6 load spare orElse
    then label text
    otherwise
    then sum 120.5
    decision doubts collect doubts.yaml:1:1 each line
    output severity doubts.severity string values "warning"
    output pointer doubts.pointer pointer
    expression spare#2 doubts.yaml:2:3 load order.from urlPart userInfo present jumpIfTrue 10 load order.gift jumpIfFalse 9 load order.gift not and or
    rule one doubts.yaml:5:5
    when spare#2 booleans
    then severity "warning"
    then pointer pointer order.from
    rule two doubts.yaml:9:5
    then severity null
    then pointer document
    decision howMany "collect count" doubts.yaml:1:1
    finding doubts
    step setting size
    step decision price
    step decision doubts
    step decision howMany

    """##

  static var bytes: [UInt8] { Array(text.utf8) }
}
