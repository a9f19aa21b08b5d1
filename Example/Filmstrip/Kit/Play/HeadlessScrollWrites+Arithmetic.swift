import UIKit

extension HeadlessScrollWrites {
  /// How often the properties that the library writes were written.
  var total: Int { contentInset + verticalScrollIndicatorInsets + contentOffset }

  static func + (lhs: Self, rhs: Self) -> Self { lhs.combined(with: rhs, by: +) }

  static func - (lhs: Self, rhs: Self) -> Self { lhs.combined(with: rhs, by: -) }

  private func combined(with other: Self, by operation: (Int, Int) -> Int) -> Self {
    Self(
      contentInset: operation(contentInset, other.contentInset),
      verticalScrollIndicatorInsets: operation(
        verticalScrollIndicatorInsets,
        other.verticalScrollIndicatorInsets
      ),
      horizontalScrollIndicatorInsets: operation(
        horizontalScrollIndicatorInsets,
        other.horizontalScrollIndicatorInsets
      ),
      contentOffset: operation(contentOffset, other.contentOffset),
      nonFinite: operation(nonFinite, other.nonFinite)
    )
  }
}
