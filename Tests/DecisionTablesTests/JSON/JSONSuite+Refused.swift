extension JSONSuite {
  /// What no reader of JSON may accept: the ideas of the `n_` files of JSONTestSuite.
  static let refused = JSONSuite(
    #"""
    n_array_1_true_without_comma [7 false]
    n_array_a_invalid_utf8 [b⟨E7⟩]
    n_array_colon_instead_of_comma ["b": 7]
    n_array_comma_after_close ["b"],
    n_array_comma_and_number [,7]
    n_array_double_comma [7,,8]
    n_array_double_extra_comma ["y",,]
    n_array_extra_close ["y"]]
    n_array_extra_comma ["b",]
    n_array_incomplete ["y"
    n_array_incomplete_invalid_value [y
    n_array_inner_array_no_comma [4[5]]
    n_array_invalid_utf8 [⟨FE⟩]
    n_array_items_separated_by_semicolon [7;8]
    n_array_just_comma [,]
    n_array_just_minus [-]
    n_array_missing_value [   , ""]
    n_array_newlines_unclosed ["b",⟨0A⟩5⟨0A⟩,7,
    n_array_number_and_comma [7,]
    n_array_number_and_several_commas [7,,]
    n_array_spaces_vertical_tab_formfeed ["⟨0B⟩b"\f]
    n_array_star_inside [*]
    n_array_unclosed [""
    n_array_unclosed_trailing_comma [7,
    n_array_unclosed_with_new_lines [7,⟨0A⟩7⟨0A⟩,7
    n_array_unclosed_with_object_inside [{}
    n_incomplete_false [fals]
    n_incomplete_null [nul]
    n_incomplete_true [tru]
    n_multidigit_number_then_00 456⟨00⟩
    n_number_++ [++4567]
    n_number_+1 [+7]
    n_number_+Inf [+Inf]
    n_number_-01 [-07]
    n_number_-1.0. [-7.0.]
    n_number_-2. [-7.]
    n_number_-NaN [-NaN]
    n_number_.-1 [.-7]
    n_number_.2e-3 [.7e-8]
    n_number_0.1.2 [0.7.8]
    n_number_0.3e+ [0.7e+]
    n_number_0.3e [0.7e]
    n_number_0.e1 [0.e7]
    n_number_0_capital_E+ [0E+]
    n_number_0_capital_E [0E]
    n_number_0e+ [0e+]
    n_number_0e [0e]
    n_number_00.0 [00.7]
    n_number_-00.0 [-00.7]
    n_number_00e0 [00e7]
    n_number_-00e0 [-00e7]
    n_number_1.0e+ [7.0e+]
    n_number_1.0e- [7.0e-]
    n_number_1.0e [7.0e]
    n_number_1_000 [7 000.0]
    n_number_1eE2 [7eE8]
    n_number_2.e+3 [7.e+8]
    n_number_2.e-3 [7.e-8]
    n_number_2.e3 [7.e8]
    n_number_9.e+ [7.e+]
    n_number_Inf [Inf]
    n_number_NaN [NaN]
    n_number_U+FF11_fullwidth_digit_one [⟨EF BC 97⟩]
    n_number_expression [7+8]
    n_number_hex_1_digit [0x7]
    n_number_hex_2_digits [0x78]
    n_number_infinity [Infinity]
    n_number_invalid+- [0e+-7]
    n_number_invalid-negative-real [-456.789foo]
    n_number_invalid-utf-8-in-bigger-int [456⟨E7⟩]
    n_number_invalid-utf-8-in-exponent [7e7⟨E7⟩]
    n_number_invalid-utf-8-in-int [0⟨E7⟩]
    n_number_minus_infinity [-Infinity]
    n_number_minus_sign_with_trailing_garbage [-bar]
    n_number_minus_space_1 [- 7]
    n_number_neg_int_starting_with_zero [-045]
    n_number_neg_real_without_int_part [-.456]
    n_number_neg_with_garbage_at_end [-7y]
    n_number_real_garbage_after_e [7eb]
    n_number_real_with_invalid_utf8_after_e [7e⟨E7⟩]
    n_number_real_without_fractional_part [7.]
    n_number_starting_with_dot [.456]
    n_number_with_alpha [4.5b-]
    n_number_with_alpha_char [4.5E67899g]
    n_number_with_leading_zero [045]
    n_object_bad_value ["y", truth]
    n_object_bracket_key {[: "y"}
    n_object_comma_instead_of_colon {"y", null}
    n_object_double_colon {"y"::"c"}
    n_object_emoji {🇩🇰}
    n_object_garbage_at_end {"b":"b" 456}
    n_object_key_with_single_quotes {key: 'value'}
    n_object_lone_continuation_byte_in_key_and_trailing_comma {"⟨BA⟩":"0",}
    n_object_missing_colon {"b" c}
    n_object_missing_key {:"c"}
    n_object_missing_semicolon {"b" "c"}
    n_object_missing_value {"b":
    n_object_no-colon {"b"
    n_object_non_string_key {7:7}
    n_object_non_string_key_but_huge_number_instead {8888E8888:7}
    n_object_repeated_null_null {null:null,null:null}
    n_object_several_trailing_commas {"ie":0,,,,,}
    n_object_single_quote {'b':0}
    n_object_trailing_comma {"ie":0,}
    n_object_trailing_comment {"b":"c"}/**/
    n_object_trailing_comment_open {"b":"c"}/**//
    n_object_trailing_comment_slash_open {"b":"c"}//
    n_object_trailing_comment_slash_open_incomplete {"b":"c"}/
    n_object_two_commas_in_a_row {"b":"c",,"d":"e"}
    n_object_unquoted_key {b: "c"}
    n_object_unterminated-value {"b":"b
    n_object_with_single_string {"bar" : "foo", "b"}
    n_object_with_trailing_garbage {"b":"c"}#
    n_single_space ⟨20⟩
    n_string_1_surrogate_then_escape ["\uD801\"]
    n_string_1_surrogate_then_escape_u ["\uD801\u"]
    n_string_1_surrogate_then_escape_u1 ["\uD801\u2"]
    n_string_1_surrogate_then_escape_u1x ["\uD801\u2y"]
    n_string_accentuated_char_no_quotes [è]
    n_string_backslash_00 ["\⟨00⟩"]
    n_string_escape_x ["\x07"]
    n_string_escaped_backslash_bad ["\\\"]
    n_string_escaped_ctrl_char_tab ["\⟨09⟩"]
    n_string_escaped_emoji ["\🚀"]
    n_string_incomplete_escape ["\"]
    n_string_incomplete_escaped_character ["\u00B"]
    n_string_incomplete_surrogate ["\uD835\uDe"]
    n_string_incomplete_surrogate_escape_invalid ["\uD801\uD801\y"]
    n_string_invalid-utf-8-in-escape ["\u⟨E7⟩"]
    n_string_invalid_backslash_esc ["\b\g"]
    n_string_invalid_unicode_escape ["\urst"]
    n_string_invalid_utf8_after_escape ["\⟨E7⟩"]
    n_string_leading_uescaped_thinspace [\u0020"bcd"]
    n_string_no_quotes_with_bad_escape [\t]
    n_string_octal_escape ["\101"]
    n_string_single_doublequote "
    n_string_single_quote ['single']
    n_string_single_string_no_double_quotes bcd
    n_string_start_escape_unclosed ["\
    n_string_unescaped_ctrl_char ["b⟨00⟩b"]
    n_string_unescaped_newline ["to⟨0A⟩be"]
    n_string_unescaped_tab ["⟨09⟩"]
    n_string_unicode_CapitalU "\UB66D"
    n_string_with_trailing_garbage ""y
    n_structure_100000_opening_arrays ⟨[ × 100000⟩
    n_structure_U+2060_word_joined [⟨E2 81 A0⟩]
    n_structure_UTF8_BOM_no_data ⟨EF BB BF⟩
    n_structure_angle_bracket_. <.>
    n_structure_angle_bracket_null [<null>]
    n_structure_array_trailing_garbage [7]y
    n_structure_array_with_extra_array_close [7]]
    n_structure_array_with_unclosed_string ["bcd]
    n_structure_ascii-unicode-identifier bå
    n_structure_capitalized_True [True]
    n_structure_close_unopened_array 7]
    n_structure_comma_instead_of_closing_brace {"y": false,
    n_structure_double_array [][]
    n_structure_end_array ]
    n_structure_incomplete_UTF8_BOM ⟨EF BB⟩{}
    n_structure_lone-invalid-utf-8 ⟨E7⟩
    n_structure_lone-open-bracket [
    n_structure_no_data
    n_structure_null-byte-outside-string [⟨00⟩]
    n_structure_number_with_trailing_garbage 4@
    n_structure_object_followed_by_closing_object {}}
    n_structure_object_unclosed_no_value {"":
    n_structure_object_with_comment {"b":/*note*/"c"}
    n_structure_object_with_trailing_garbage {"b": true} "y"
    n_structure_open_array_apostrophe ['
    n_structure_open_array_comma [,
    n_structure_open_array_object ⟨[{"":  × 50000⟩
    n_structure_open_array_open_object [{
    n_structure_open_array_open_string ["b
    n_structure_open_array_string ["b"
    n_structure_open_object {
    n_structure_open_object_close_array {]
    n_structure_open_object_comma {,
    n_structure_open_object_open_array {[
    n_structure_open_object_open_string {"b
    n_structure_open_object_string_with_apostrophes {'b'
    n_structure_open_open ["\{["\{["\{["\{
    n_structure_single_eacute ⟨E9⟩
    n_structure_single_star *
    n_structure_trailing_# {"b":"c"}#{}
    n_structure_uescaped_LF_before_string [\u000A""]
    n_structure_unclosed_array [7
    n_structure_unclosed_array_partial_null [ false, nul
    n_structure_unclosed_array_unfinished_false [ true, fals
    n_structure_unclosed_array_unfinished_true [ false, tru
    n_structure_unclosed_object {"bcd":"bcd"
    n_structure_unicode-identifier å
    n_structure_whitespace_U+2060_word_joiner ⟨E2 81 A0⟩
    n_structure_whitespace_formfeed [⟨0C⟩]
    """#)

  /// The ideas of `fail2` to `fail33` of JSON_checker, but for `fail18`.
  static let refusedByChecker = JSONSuite(
    #"""
    fail2 ["array without an end"
    fail3 {key: "a key takes quotes"}
    fail4 ["a comma too many",]
    fail5 ["two commas too many",,]
    fail6 [   , "no value"]
    fail7 ["a comma behind the end"],
    fail8 ["a bracket too many"]]
    fail9 {"a comma too many": true,}
    fail10 {"a value behind the end": true} "here"
    fail11 {"an expression": 7 + 8}
    fail12 {"a call": f()}
    fail13 {"leading zeros": 07}
    fail14 {"hexadecimal": 0x7}
    fail15 ["no escape: \x17"]
    fail16 [\bare]
    fail17 ["octal: \027"]
    fail19 {"no colon" null}
    fail20 {"two colons":: null}
    fail21 {"a comma for a colon", null}
    fail22 ["a colon for a comma": true]
    fail23 ["no such word", truly]
    fail24 ['single quotes']
    fail25 ["⟨09⟩a tab⟨09⟩in a string⟨09⟩"]
    fail26 ["tab\⟨09⟩behind\⟨09⟩backslash"]
    fail27 ["a⟨0A⟩line ends"]
    fail28 ["a\⟨0A⟩line ends"]
    fail29 [7e]
    fail30 [7e+]
    fail31 [7e+-8]
    fail32 {"a comma for a brace": true,
    fail33 ["the wrong bracket"}
    """#)
}
