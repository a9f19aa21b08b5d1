package import CoreGraphics

/// The app's side of an inset at one edge, kept by the app alone.
///
/// The app knows what it wrote. A relative write changes its part by as much. An absolute value that
/// is smaller than what somebody else has added replaces everything that was there. A write that
/// nobody could classify, such as an absolute value that is larger than the adjustment, is not made.
package struct InsetLedger: Sendable {
  /// The app's part, in points.
  package private(set) var own: CGFloat
  /// What the others had added when the app last looked, in points.
  private var adjustment: CGFloat = 0
  /// True from an absolute write until the others have added something again.
  private var isAlone = false

  /// A value that is smaller than the adjustment by this much is absolute: more than any negative
  /// part of the app's.
  private static let margin: CGFloat = 120

  package init(own: CGFloat) {
    self.own = own
  }

  /// Returns what the others have added to an inset, in points.
  package func adjustment(in inset: CGFloat) -> CGFloat { inset - own }

  /// Looks at the inset after something has happened.
  package mutating func look(at inset: CGFloat) {
    if isAlone, inset == own { return }
    isAlone = false
    adjustment = inset - own
  }

  /// Returns the inset after a relative write; nil when it would be mistaken for another kind.
  package mutating func add(_ amount: CGFloat, to inset: CGFloat) -> CGFloat? {
    let new = own + amount
    // The app does not go below nothing while the keyboard is up, nor up to an adjustment that it has
    // just replaced.
    guard new >= min(own, 0), !isAlone || new < adjustment - Self.margin || adjustment < 0.5 else {
      return nil
    }
    own = new
    return inset + amount
  }

  /// Returns the inset after an absolute write of a part of what could be written; nil when every
  /// value would be mistaken for a relative one.
  package mutating func assign(part: CGFloat) -> CGFloat? {
    guard !isAlone else { return nil }
    if adjustment <= 0 {
      own = part * 100
      return own
    }
    guard adjustment > Self.margin else { return nil }
    own = part * (adjustment - Self.margin)
    isAlone = true
    return own
  }
}
