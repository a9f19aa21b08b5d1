#if os(Linux)
import CoreGraphics
import UIKit

/// The app's record of its own part of an inset at one edge.
///
/// A relative write of the app changes its part by the same amount; an absolute value that
/// is smaller than the adjustment of others replaces the whole inset. Ambiguous writes, such
/// as an absolute value that is larger than the adjustment, are not made.
struct InsetBooks {
  /// The app's part, in points.
  private(set) var own: CGFloat
  /// The adjustment of others when the app last read the inset, in points.
  private var adjustment: CGFloat = 0
  /// True from an absolute write until others adjust the inset again.
  private var isAlone = false

  /// More than any negative part of the app's: below the adjustment by this much, a value is absolute.
  private static let margin: CGFloat = 120

  init(own: CGFloat) {
    self.own = own
  }

  /// Returns the adjustment of others in an inset, in points.
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
    // While the keyboard is visible, the app's part does not become negative, and does not reach an
    // adjustment that it has just replaced.
    guard new >= min(own, 0), !isAlone || new < adjustment - Self.margin || adjustment < 0.5 else {
      return nil
    }
    own = new
    return inset + amount
  }

  /// Returns the inset after an absolute write of a fraction of the largest possible value; nil when
  /// every value would be mistaken for a relative one.
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
