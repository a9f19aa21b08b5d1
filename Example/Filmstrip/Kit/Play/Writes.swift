/// How often the properties the library writes were written.
package struct Writes: Equatable, Sendable {
  package var contentInset = 0
  package var verticalScrollIndicatorInsets = 0
  package var contentOffset = 0
  /// Attempts to write a number that is infinite or none at all, which the view refused.
  package var nonFinite = 0

  package init(
    contentInset: Int = 0,
    verticalScrollIndicatorInsets: Int = 0,
    contentOffset: Int = 0,
    nonFinite: Int = 0
  ) {
    self.contentInset = contentInset
    self.verticalScrollIndicatorInsets = verticalScrollIndicatorInsets
    self.contentOffset = contentOffset
    self.nonFinite = nonFinite
  }

  package var total: Int { contentInset + verticalScrollIndicatorInsets + contentOffset }

  package static func + (lhs: Writes, rhs: Writes) -> Writes {
    lhs - (Writes() - rhs)
  }

  package static func - (lhs: Writes, rhs: Writes) -> Writes {
    Writes(
      contentInset: lhs.contentInset - rhs.contentInset,
      verticalScrollIndicatorInsets: lhs.verticalScrollIndicatorInsets
        - rhs.verticalScrollIndicatorInsets,
      contentOffset: lhs.contentOffset - rhs.contentOffset,
      nonFinite: lhs.nonFinite - rhs.nonFinite
    )
  }
}
