#if os(Linux)
import CoreGraphics
import UIKit

/// The app's side of an inset at one edge, kept by the app alone.
///
/// The app knows what it wrote. A relative write changes its part by as much; an absolute value that
/// is smaller than what somebody else has added replaces everything that was there. Writes that
/// nobody could tell apart, such as an absolute value that is larger than the adjustment, are not made.
struct InsetBooks {
  /// The app's part, in points.
  private(set) var own: CGFloat
  /// What the others had added when the app last looked, in points.
  private var adjustment: CGFloat = 0
  /// True from an absolute write until the others have added something again.
  private var isAlone = false

  /// More than any negative part of the app's: below the adjustment by this much, a value is absolute.
  private static let margin: CGFloat = 120

  init(own: CGFloat) {
    self.own = own
  }

  /// What the others have added to an inset, in points.
  func adjustment(in inset: CGFloat) -> CGFloat { inset - own }

  /// Reads the inset after an event.
  mutating func read(_ inset: CGFloat) {
    if isAlone, inset == own { return }
    isAlone = false
    adjustment = inset - own
  }

  /// Returns the inset after a relative write; nil when it would be mistaken for another kind.
  mutating func add(_ amount: CGFloat, to inset: CGFloat) -> CGFloat? {
    let new = own + amount
    // Below nothing the app does not go while the keyboard is up; nor does it go up to an adjustment that
    // it has just replaced.
    guard new >= min(own, 0), !isAlone || new < adjustment - Self.margin || adjustment < 0.5 else {
      return nil
    }
    own = new
    return inset + amount
  }

  /// Returns the inset after an absolute write of a part of what could be written; nil when every
  /// value would be mistaken for a relative one.
  mutating func assign(part: CGFloat) -> CGFloat? {
    if isAlone || adjustment <= 0 {
      guard !isAlone else { return nil }
      own = part * 100
      return own
    }
    guard adjustment > Self.margin else { return nil }
    own = part * (adjustment - Self.margin)
    isAlone = true
    return own
  }
}
#endif
