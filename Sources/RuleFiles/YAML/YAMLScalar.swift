/// A text of a YAML file as it was written: no type is read into it.
///
/// What a plain `5`, `yes` or `~` means is up to who asks for the value.
package struct YAMLScalar: Sendable, Equatable {
  /// How a text is written (YAML 1.2.2, sections 7.3 and 8.1).
  package enum Style: Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
  }

  package let text: String
  package let style: Style
  /// Whether ` #` follows right behind a plain scalar on its line: who meant a text there has lost
  /// the rest of it.
  package let isFollowedByComment: Bool

  package init(_ text: String, style: Style, isFollowedByComment: Bool = false) {
    self.text = text
    self.style = style
    self.isFollowedByComment = isFollowedByComment
  }

  package var isPlain: Bool { style == .plain }
}
