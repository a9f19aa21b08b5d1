package import CoreGraphics

/// The app's part of an inset at one edge, calculated from the app's writes alone.
///
/// The rest of the inset, which the coordinator adds, is the adjustment. A relative write by the app
/// (`inset += 20`) changes the app's part. An absolute write (`inset = 20`) that is smaller than the
/// adjustment replaces the whole inset. A larger value could come from either kind of write, so the
/// app in these tests never makes a larger absolute write.
package struct InsetLedger: Sendable {
  package private(set) var own: CGFloat
  private var adjustment: CGFloat = 0
  /// True after an absolute write, until the coordinator adds an adjustment again.
  private var isAlone = false

  /// An inset this far below the adjustment shows an absolute write: a relative write never reduces
  /// the app's part by so much.
  private static let margin: CGFloat = 120

  package init(own: CGFloat) { self.own = own }

  package func adjustment(in inset: CGFloat) -> CGFloat { inset - own }

  package mutating func update(with inset: CGFloat) {
    if isAlone, inset == own { return }
    isAlone = false
    adjustment = inset - own
  }

  /// Returns the inset after a relative write; nil if the write would be ambiguous.
  package mutating func add(_ amount: CGFloat, to inset: CGFloat) -> CGFloat? {
    let new = own + amount
    // The app's part must not become negative, or more negative. After an absolute write, the part
    // must stay below the replaced adjustment by more than the margin.
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
