package import CoreGraphics

/// The app's part of an inset at one edge, calculated from the app's writes alone.
///
/// A relative write changes the app's part by the written amount. An absolute value smaller than
/// the adjustment of all others replaces the whole inset. The app makes no ambiguous writes, such
/// as an absolute value larger than the adjustment.
package struct InsetLedger: Sendable {
  package private(set) var own: CGFloat
  private var adjustment: CGFloat = 0
  /// True after an absolute write, until the others add an adjustment again.
  private var isAlone = false

  /// A write that is this far below the adjustment must be absolute, because the app never makes
  /// its own part more negative than this.
  private static let margin: CGFloat = 120

  package init(own: CGFloat) {
    self.own = own
  }

  package func adjustment(in inset: CGFloat) -> CGFloat { inset - own }

  package mutating func update(with inset: CGFloat) {
    if isAlone, inset == own { return }
    isAlone = false
    adjustment = inset - own
  }

  /// Returns the inset after a relative write; nil if the write would be ambiguous.
  package mutating func add(_ amount: CGFloat, to inset: CGFloat) -> CGFloat? {
    let new = own + amount
    // While the keyboard is up, the app's part must not become negative. After the app has replaced
    // an adjustment, its part must not grow to the size of that adjustment.
    guard new >= min(own, 0), !isAlone || new < adjustment - Self.margin || adjustment < 0.5 else {
      return nil
    }
    own = new
    return inset + amount
  }

  /// Writes a fraction of the largest unambiguous value, and returns the inset; nil if every value
  /// would be ambiguous.
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
