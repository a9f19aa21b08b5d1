import CoreGraphics
import UIKit

/// A scroll view that counts what is assigned to it, equal values included.
final class CountedScrollView: UIScrollView {
  /// Assignments of the insets.
  private(set) var writes = 0
  /// Changes of the content offset.
  private(set) var moves = 0

  override var contentInset: UIEdgeInsets {
    didSet { writes += 1 }
  }

  override var verticalScrollIndicatorInsets: UIEdgeInsets {
    didSet { writes += 1 }
  }

  override var contentOffset: CGPoint {
    didSet { if contentOffset != oldValue { moves += 1 } }
  }

  func forget() {
    writes = 0
    moves = 0
  }
}
