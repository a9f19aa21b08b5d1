// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// The finger that drags a scroll view.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Where the translation is counted from, in the screen's coordinate space.
  private var headlessOrigin = CGPoint.zero
  private var headlessVelocity = CGPoint.zero

  open func translation(in view: UIView?) -> CGPoint {
    guard headlessState != .possible else { return .zero }
    return CGPoint(
      x: headlessLocation.x - headlessOrigin.x,
      y: headlessLocation.y - headlessOrigin.y
    )
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    headlessOrigin = CGPoint(
      x: headlessLocation.x - translation.x,
      y: headlessLocation.y - translation.y
    )
  }

  /// In points per second, as the finger was let go; while it moves a test says none.
  open func velocity(in view: UIView?) -> CGPoint { headlessVelocity }

  // MARK: The finger

  func headlessBegin(at point: CGPoint, from start: CGPoint) {
    headlessOrigin = start
    headlessLocation = point
    headlessVelocity = .zero
    headlessState = .began
  }

  func headlessMove(to point: CGPoint) {
    headlessLocation = point
    headlessState = .changed
  }

  func headlessEnd(velocity: CGPoint) {
    headlessVelocity = velocity
    headlessState = .ended
  }

  /// The gesture is over; the next one has yet to begin.
  func headlessReset(isCancelled: Bool = false) {
    headlessState = isCancelled ? .cancelled : .possible
  }

  override func headlessDidEnd() {
    (headlessOwner as? UIScrollView)?.headlessTouchCancelled()
  }
}
