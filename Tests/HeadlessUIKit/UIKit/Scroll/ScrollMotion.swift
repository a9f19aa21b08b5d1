import CoreGraphics
import Foundation

/// A movement of the content that goes on by itself, one at a time for each scroll view.
@MainActor
final class ScrollMotion {
  enum Kind {
    case offsetAnimation, scrollToTop, deceleration
  }

  /// The display's refresh rate.
  static let frame: TimeInterval = 1.0 / 60

  let kind: Kind
  /// What a deceleration still has to go.
  var remaining = CGPoint.zero
  /// Seconds after which a deceleration has a share of 1/e left to go.
  var timeConstant: TimeInterval = 0

  init(kind: Kind) {
    self.kind = kind
  }
}
