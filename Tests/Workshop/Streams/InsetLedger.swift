package import CoreGraphics

/// The app's part of an inset at one edge, calculated only from the app's writes.
///
/// The app records its writes. A relative write changes its part by the same amount. An absolute
/// value smaller than the others' adjustment replaces the whole inset. Ambiguous writes, such as an
/// absolute value larger than the adjustment, are not made.
package struct InsetLedger: Sendable {
  /// The app's part.
  package private(set) var own: CGFloat
  /// The others' adjustment at the last update.
  private var adjustment: CGFloat = 0
  /// True from an absolute write until the others add an adjustment again.
  private var isAlone = false

  /// A value this much smaller than the adjustment is absolute; the app's negative parts are
  /// smaller.
  private static let margin: CGFloat = 120

  package init(own: CGFloat) {
    self.own = own
  }

  package func adjustment(in inset: CGFloat) -> CGFloat { inset - own }

  /// Updates the ledger with the inset after an event.
  package mutating func look(at inset: CGFloat) {
    if isAlone, inset == own { return }
    isAlone = false
    adjustment = inset - own
  }

  /// Returns the inset after a relative write; nil if it would be ambiguous.
  package mutating func add(_ amount: CGFloat, to inset: CGFloat) -> CGFloat? {
    let new = own + amount
    // The app's part does not become negative while the keyboard is up, and does not grow to an
    // adjustment that the app has just replaced.
    guard new >= min(own, 0), !isAlone || new < adjustment - Self.margin || adjustment < 0.5 else {
      return nil
    }
    own = new
    return inset + amount
  }

  /// Returns the inset after an absolute write of a fraction of the possible value; nil if every
  /// value would be ambiguous.
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
