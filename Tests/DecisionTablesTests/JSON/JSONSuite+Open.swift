extension JSONSuite {
  /// What RFC 8259 leaves to the reader, and we accept: the ideas of `i_` files of JSONTestSuite.
  static let openAccepted = JSONSuite(
    #"""
    i_number_double_huge_neg_exp [456.789e-890]
    i_number_huge_exp [0.7e00⟨8 × 120⟩]
    i_number_neg_int_huge_exp [-7e+8888]
    i_number_pos_double_huge_exp [7.5e+8888]
    i_number_real_neg_overflow [-456456e200000]
    i_number_real_pos_overflow [456456e200000]
    i_number_real_underflow [456e-20000000]
    i_number_too_big_neg_int [-456456456456456456456456456456]
    i_number_too_big_pos_int [200000000000000000000]
    i_number_very_big_negative_int [-⟨456 × 16⟩]
    i_structure_500_nested_arrays ⟨[ × 500⟩⟨] × 500⟩
    """#)

  /// What RFC 8259 leaves to the reader, and we refuse.
  static let openRefused = JSONSuite(
    #"""
    i_object_key_lone_2nd_surrogate {"\uDFBB":0}
    i_string_1st_surrogate_but_2nd_missing ["\uDABA"]
    i_string_1st_valid_surrogate_2nd_invalid ["\uD889\u2345"]
    i_string_UTF-16LE_with_BOM ⟨FF FE 5B 00 22 00 E8 00 22 00 5D 00⟩
    i_string_UTF-8_invalid_sequence ["日⟨DA FA⟩"]
    i_string_UTF8_surrogate_U+D800 ["⟨ED A0 81⟩"]
    i_string_incomplete_surrogate_and_escape_valid ["\uD801\t"]
    i_string_incomplete_surrogate_pair ["\uDd1ea"]
    i_string_incomplete_surrogates_escape_valid ["\uD801\uD801\t"]
    i_string_invalid_lonely_surrogate ["\ud801"]
    i_string_invalid_surrogate ["\ud801bcd"]
    i_string_invalid_utf-8 ["⟨FE⟩"]
    i_string_inverted_surrogates_U+1D11E ["\uDd1e\uD834"]
    i_string_iso_latin_1 ["⟨E8⟩"]
    i_string_lone_second_surrogate ["\uDFBB"]
    i_string_lone_utf8_continuation_byte ["⟨82⟩"]
    i_string_not_in_unicode_range ["⟨F4 BF BF BE⟩"]
    i_string_overlong_sequence_2_bytes ["⟨C0 AE⟩"]
    i_string_overlong_sequence_6_bytes ["⟨FC 83 BF BF BF BE⟩"]
    i_string_overlong_sequence_6_bytes_null ["⟨FC 80 80 80 80 81⟩"]
    i_string_truncated-utf-8 ["⟨E0 FE⟩"]
    i_string_utf16BE_no_BOM ⟨00 5B 00 22 00 E8 00 22 00 5D⟩
    i_string_utf16LE_no_BOM ⟨5B 00 22 00 E8 00 22 00 5D 00⟩
    i_structure_UTF-8_BOM_empty_object ⟨EF BB BF⟩{}
    """#)
}
