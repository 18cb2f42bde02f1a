extension JSONSuite {
  /// What every reader of JSON accepts: the ideas of the `y_` files of JSONTestSuite, and of
  /// `pass1` to `pass3`, `fail1` and `fail18` of JSON_checker, which RFC 8259 allows.
  static let accepted = JSONSuite(
    #"""
    y_array_arraysWithSpaces [ [ ] ]
    y_array_empty-string [""]
    y_array_empty []
    y_array_ending_with_newline ["b"]⟨0A⟩
    y_array_false [false]
    y_array_heterogeneous [{}, 7, "b", null, [true]]
    y_array_null [null]
    y_array_with_1_and_newline [7⟨0A⟩]
    y_array_with_leading_space ⟨20⟩[7]
    y_array_with_several_null [7,null,null,8,null]
    y_array_with_trailing_space [7]⟨20⟩
    y_number [456e78]
    y_number_0e+1 [0e+2]
    y_number_0e1 [0e2]
    y_number_after_space [ 7]
    y_number_double_close_to_zero [-0.⟨0 × 80⟩7]
    y_number_int_with_exp [30e2]
    y_number_minus_zero [-0]
    y_number_negative_int [-456]
    y_number_negative_one [-1]
    y_number_negative_zero {"a":-0}
    y_number_real_capital_e [3E44]
    y_number_real_capital_e_neg_exp [3E-4]
    y_number_real_capital_e_pos_exp [3E+4]
    y_number_real_exponent [456e90]
    y_number_real_fraction_exponent [456.123e90]
    y_number_real_neg_exp [3e-4]
    y_number_real_pos_exponent [3e+4]
    y_number_simple_int [456]
    y_number_simple_real [456.123]
    y_object {"b":"c","d":"e"}
    y_object_basic {"b":"c"}
    y_object_duplicated_key {"b":"c","b":"d"}
    y_object_duplicated_key_and_value {"b":"c","b":"c"}
    y_object_empty {}
    y_object_empty_key {"":7}
    y_object_escaped_null_in_key {"b\u0000c":7}
    y_object_extreme_numbers {"low":-2.5e+38,"high":2.5e+38}
    y_object_long_strings {"b":[{"c":"⟨x × 3000⟩"}],"c":"⟨y × 3000⟩"}
    y_object_simple {"b":[]}
    y_object_string_unicode {"t":"\u0416\u0443\u043a"}
    y_object_with_newlines {⟨0A⟩"b": "c"⟨0D 0A⟩}
    y_string_1_2_3_bytes_UTF-8_sequences ["\u007a\u0153\u30e4"]
    y_string_accepted_surrogate_pair ["\ud83d\ude80"]
    y_string_accepted_surrogate_pairs ["\ud83d\ude80\ud83d\udc1d"]
    y_string_allowed_escapes ["\t\r\n\f\b\/\\\""]
    y_string_backslash_and_u_escaped_zero ["\\u0000"]
    y_string_backslash_doublequotes ["\""]
    y_string_comments ["b/*c*/d//e"]
    y_string_double_escape_a ["\\b"]
    y_string_double_escape_n ["\\t"]
    y_string_escaped_control_character ["\u0013"]
    y_string_escaped_noncharacter ["\uFFFE"]
    y_string_in_array ["bcd"]
    y_string_in_array_with_leading_space [ "bcd"]
    y_string_last_surrogates_1_and_2 ["\uDBFF\uDFFF"]
    y_string_nbsp_uescaped ["to\u00A0be"]
    y_string_nonCharacterInUTF-8_U+10FFFF ["⟨F4 8F BF BF⟩"]
    y_string_nonCharacterInUTF-8_U+FFFF ["⟨EF BF BF⟩"]
    y_string_null_escape ["\u0000"]
    y_string_one-byte-utf-8 ["\u002d"]
    y_string_pi ["π"]
    y_string_reservedCharacterInUTF-8_U+1BFFF ["⟨F0 9B BF BF⟩"]
    y_string_simple_ascii ["bcd "]
    y_string_space " "
    y_string_surrogates_U+1D11E_MUSICAL_SYMBOL_G_CLEF ["\uD834\udd1e"]
    y_string_three-byte-utf-8 ["\u0822"]
    y_string_two-byte-utf-8 ["\u0124"]
    y_string_u+2028_line_sep ["⟨E2 80 A8⟩"]
    y_string_u+2029_par_sep ["⟨E2 80 A9⟩"]
    y_string_uEscape ["\u0062\u30af\u30ea\u30ba"]
    y_string_uescaped_newline ["to\u000Abe"]
    y_string_unescaped_char_delete ["⟨7F⟩"]
    y_string_unicode ["\uA66E"]
    y_string_unicodeEscapedBackslash ["\u005c"]
    y_string_unicode_2 ["䡆㈳䫘"]
    y_string_unicode_U+10FFFE_nonchar ["\uDBFF\uDFFE"]
    y_string_unicode_U+1FFFE_nonchar ["\uD83F\uDFFE"]
    y_string_unicode_U+200B_ZERO_WIDTH_SPACE ["\u200B"]
    y_string_unicode_U+2064_invisible_plus ["\u2064"]
    y_string_unicode_U+FDD0_nonchar ["\uFDD0"]
    y_string_unicode_U+FFFE_nonchar ["\uFFFE"]
    y_string_unicode_escaped_double_quote ["\u0022"]
    y_string_utf8 ["€𝄞"]
    y_string_with_del_character ["b⟨7F⟩c"]
    y_structure_lonely_false false
    y_structure_lonely_int 56
    y_structure_lonely_negative_real -0.7
    y_structure_lonely_null null
    y_structure_lonely_string "bcd"
    y_structure_lonely_true true
    y_structure_string_empty ""
    y_structure_trailing_newline ["b"]⟨0A⟩
    y_structure_true_in_array [true]
    y_structure_whitespace_array ⟨20⟩[]⟨20⟩
    pass1 [{"k":[0,-1.25E-7,true,null,"\u00e9/\/",{},[]]},1e3 ,2,""]
    pass2 ⟨[ × 19⟩"not too deep"⟨] × 19⟩
    pass3 {"outer": {"is": "an object", "in": "one"}}
    fail1 "neither an object nor an array"
    fail18 ⟨[ × 20⟩"deep, but not too deep here"⟨] × 20⟩
    """#)
}
