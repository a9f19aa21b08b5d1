import Testing
import UIKit

/// The changes of a scroll view since its counts were reset.
struct ScrollHistory {
  /// The vertical offset at the reset.
  var start: CGFloat = 0
  /// The later vertical offsets, in order.
  var path: [CGFloat] = []
  /// Assignments by code other than UIKit; assignments of an equal value count too.
  var insetWrites = 0
  var indicatorWrites = 0
  var offsetWrites = 0
  /// Assignments of any inset.
  var writes = 0
}

/// A scroll view, or a fixture with one, whose values have the letters of Cases.md.
@MainActor protocol ScrollFixture {
  associatedtype ScrollView: UIScrollView
  var scrollView: ScrollView { get }
  var history: ScrollHistory { get }
}

extension ScrollFixture {
  var b: CGFloat { scrollView.contentInset.bottom }
  var i: CGFloat { scrollView.verticalScrollIndicatorInsets.bottom }

  /// Expects values of the scroll view, and compiles faster than a macro for each value.
  ///
  /// A value that is nil is not compared. `bottom`, `indicator` and `offset` are b, i and o of
  /// Cases.md. `top` is the content inset at the top, and `adjusted` the adjusted content inset at
  /// the bottom. ``ScrollHistory`` has the path and the writes.
  func expect(
    bottom: CGFloat? = nil,
    indicator: CGFloat? = nil,
    offset: CGFloat? = nil,
    top: CGFloat? = nil,
    adjusted: CGFloat? = nil,
    path: [CGFloat]? = nil,
    insetWrites: Int? = nil,
    indicatorWrites: Int? = nil,
    offsetWrites: Int? = nil,
    writes: Int? = nil,
    within tolerance: CGFloat = rounding,
    _ comment: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let history = history
    expectLengths(
      [
        ("bottom", bottom, scrollView.contentInset.bottom),
        ("indicator", indicator, scrollView.verticalScrollIndicatorInsets.bottom),
        ("offset", offset, scrollView.contentOffset.y),
        ("top", top, scrollView.contentInset.top),
        ("adjusted", adjusted, scrollView.adjustedContentInset.bottom),
      ],
      within: tolerance,
      comment,
      sourceLocation: sourceLocation
    )
    for (name, expected, found) in [
      ("inset writes", insetWrites, history.insetWrites),
      ("indicator writes", indicatorWrites, history.indicatorWrites),
      ("offset writes", offsetWrites, history.offsetWrites), ("writes", writes, history.writes),
    ] {
      guard let expected, expected != found else { continue }
      Issue.record("\(found) \(name), not \(expected) \(comment)", sourceLocation: sourceLocation)
    }
    guard let path else { return }
    let isSame = path.elementsEqual(history.path) { abs($0 - $1) < rounding }
    guard !isSame else { return }
    Issue.record("by \(history.path), not \(path) \(comment)", sourceLocation: sourceLocation)
  }

  /// Expects that nothing has moved since the counts were reset, not even temporarily.
  func expectStill(sourceLocation: SourceLocation = #_sourceLocation) {
    expect(path: [], offsetWrites: 0, sourceLocation: sourceLocation)
  }
}

extension UIResponder {
  /// Becomes first responder, and records an issue if UIKit refuses.
  func takeFocus(sourceLocation: SourceLocation = #_sourceLocation) {
    if !becomeFirstResponder() { Issue.record("no focus", sourceLocation: sourceLocation) }
  }

  func giveUpFocus(sourceLocation: SourceLocation = #_sourceLocation) {
    if !resignFirstResponder() { Issue.record("still focused", sourceLocation: sourceLocation) }
  }
}

/// The largest difference that rounding may cause: of an offset on a device, of a sum on Linux.
///
/// On a device, the smallest step of an offset is a third of a point, so 0.01 hides no step.
#if os(Linux)
let rounding: CGFloat = 1e-6
#else
let rounding: CGFloat = 0.01
#endif

/// Expects named lengths; a length that is nil is not compared.
func expectLengths(
  _ rows: [(name: String, expected: CGFloat?, found: CGFloat)],
  within tolerance: CGFloat = rounding, _ comment: String = "", sourceLocation: SourceLocation
) {
  for (name, expected, found) in rows {
    // NaN is never close to a length.
    guard let expected, !(abs(found - expected) <= tolerance) else { continue }
    Issue.record("\(name) \(found), not \(expected) \(comment)", sourceLocation: sourceLocation)
  }
}

#if !os(Linux)
extension UIScrollView: ScrollFixture {
  var scrollView: UIScrollView { self }
  /// On a device, nothing is counted.
  var history: ScrollHistory { ScrollHistory() }
}
#endif
