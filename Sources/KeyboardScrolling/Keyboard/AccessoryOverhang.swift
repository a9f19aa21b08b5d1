import CoreGraphics

/// The height by which an input accessory view extends above the reported frame of the keyboard.
///
/// Up to iOS 18 the end frame includes the accessory view; since iOS 26 it may not.
/// https://github.com/badoo/Chatto/issues/797
///
/// The height is measured once the accessory view has reached the keyboard. Until then, if the last
/// measured frame excluded the view, the height is assumed to be the view's. Without this
/// assumption, the content would move once for the keyboard, and again for the view.
struct AccessoryOverhang: Sendable {
  /// The height, and whether it is measured or still assumed; nil without an overhang.
  private var extent: (height: CGFloat, isMeasured: Bool)?
  private var isExcluded = false

  /// Zero without an accessory view, or if the frame includes the view.
  var height: CGFloat { extent?.height ?? 0 }

  /// Handles a keyboard announcement, or a new first responder.
  ///
  /// `frame` is the keyboard's, `place` the accessory view's, both in screen space. `height` is the
  /// view's, and nil without such a view. `place` is nil also while the view is not visible.
  mutating func announce(_ frame: CGRect, height: CGFloat?, place: CGRect?) {
    guard let height else { return hide() }
    if let place, place.isFinite, place.height > 1, abs(place.maxY - frame.minY) <= 0.5 {
      measure(frame.minY - place.minY)
    } else {
      extent = isExcluded && height.isFinite ? (height: max(0, height), isMeasured: false) : nil
    }
  }

  /// Handles a keyboard that no longer moves; `place` is nil if the accessory view is not visible.
  mutating func keyboardStopped(at frame: CGRect, place: CGRect?) {
    guard let place else {
      // Keep an assumed height: the app's `inputAccessoryView` may return a new, invisible view at
      // each call, while UIKit shows an earlier one.
      if extent?.isMeasured == true { extent = nil }
      return
    }
    // A view with a gap to the keyboard is still in an animation.
    guard place.isFinite, place.maxY >= frame.minY - 2 else { return }
    measure(frame.minY - place.minY)
  }

  mutating func hide() { extent = nil }

  private mutating func measure(_ overhang: CGFloat) {
    isExcluded = overhang > 1
    extent = isExcluded ? (height: overhang, isMeasured: true) : nil
  }
}
