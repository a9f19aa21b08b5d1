import CoreGraphics

/// The height by which an input accessory view extends above the reported frame of the keyboard.
///
/// Up to iOS 18 the end frame includes the accessory view. Since iOS 26 it may not.
/// https://github.com/badoo/Chatto/issues/797
///
/// The accessory view is measured when the keyboard has stopped. An announcement uses the last
/// measurement; otherwise the content would move twice.
struct AccessoryOverhang: Sendable {
  /// The height of an accessory view above the frame; assumed until the view is in place.
  private var extent: (height: CGFloat, isMeasured: Bool)?
  /// Whether the last measured accessory view was above the frame.
  private var isLeftOut = false

  /// The height; zero if the frame includes the accessory view, or without one.
  var height: CGFloat { extent?.height ?? 0 }

  /// Handles an announcement, or a new focus.
  ///
  /// The end frame and the place of the accessory view are in the screen's coordinate space. Its height
  /// is nil without one, and its place is nil outside a window.
  mutating func announce(_ frame: CGRect, height: CGFloat?, place: CGRect?) {
    guard let height else { return hide() }
    if let place, place.isFinite, place.height > 1, abs(place.maxY - frame.minY) <= 0.5 {
      measure(frame.minY - place.minY)
    } else {
      extent = isLeftOut && height.isFinite ? (height: max(0, height), isMeasured: false) : nil
    }
  }

  /// Handles a keyboard that has stopped moving; the accessory view's place is nil if it is not visible.
  mutating func keyboardStopped(at frame: CGRect, place: CGRect?) {
    guard let place else {
      // A getter may return a view that UIKit has never shown; keep the height.
      if extent?.isMeasured == true { extent = nil }
      return
    }
    // The accessory view has to be on the keyboard. Elsewhere, an animation is moving it.
    guard place.isFinite, place.maxY >= frame.minY - 2 else { return }
    measure(frame.minY - place.minY)
  }

  mutating func hide() {
    extent = nil
  }

  private mutating func measure(_ overhang: CGFloat) {
    isLeftOut = overhang > 1
    extent = isLeftOut ? (height: overhang, isMeasured: true) : nil
  }
}
