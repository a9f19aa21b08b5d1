package import UIKit

extension HeadlessScrollWrites {
  /// How often the properties that the library writes were written.
  package var total: Int { contentInset + verticalScrollIndicatorInsets + contentOffset }

  package static func + (
    lhs: HeadlessScrollWrites,
    rhs: HeadlessScrollWrites
  ) -> HeadlessScrollWrites {
    lhs - (HeadlessScrollWrites() - rhs)
  }

  package static func - (
    lhs: HeadlessScrollWrites,
    rhs: HeadlessScrollWrites
  ) -> HeadlessScrollWrites {
    HeadlessScrollWrites(
      contentInset: lhs.contentInset - rhs.contentInset,
      verticalScrollIndicatorInsets: lhs.verticalScrollIndicatorInsets
        - rhs.verticalScrollIndicatorInsets,
      horizontalScrollIndicatorInsets: lhs.horizontalScrollIndicatorInsets
        - rhs.horizontalScrollIndicatorInsets,
      contentOffset: lhs.contentOffset - rhs.contentOffset,
      nonFinite: lhs.nonFinite - rhs.nonFinite
    )
  }
}
