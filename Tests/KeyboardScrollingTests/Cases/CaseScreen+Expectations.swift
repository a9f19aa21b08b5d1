import CoreGraphics
import Testing
import UIKit

@testable import KeyboardScrolling

extension CaseScreen {
  /// Expects insets at the bottom, in points.
  func expect(
    b: CGFloat,
    i: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(isClose(self.b, b), "b \(self.b), not \(b)", sourceLocation: sourceLocation)
    #expect(isClose(self.i, i), "i \(self.i), not \(i)", sourceLocation: sourceLocation)
  }

  /// Expects the vertical offset, in points.
  func expect(o: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(isClose(self.o, o), "o \(self.o), not \(o)", sourceLocation: sourceLocation)
  }

  /// Shows a keyboard and hides it again.
  ///
  /// Expects the insets while it is up, at most one write each, and at the end the initial state.
  /// There is no first responder, so that nothing scrolls.
  func expect(
    b: CGFloat,
    i: CGFloat,
    under frame: CGRect,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let before = (b: self.b, i: self.i, o: o)
    scrollView.forget()
    show(frame)
    expect(b: b, i: i, sourceLocation: sourceLocation)
    finish(.didShow, frame)
    expect(b: b, i: i, sourceLocation: sourceLocation)
    expect(o: before.o, sourceLocation: sourceLocation)
    #expect(scrollView.insetWrites <= 1, sourceLocation: sourceLocation)
    #expect(scrollView.indicatorWrites <= 1, sourceLocation: sourceLocation)

    hide()
    finish(.didHide, frame.offsetBy(dx: 0, dy: 2000))
    expect(b: before.b, i: before.i, sourceLocation: sourceLocation)
    expect(o: before.o, sourceLocation: sourceLocation)
    #expect(scrollView.offsets == [], sourceLocation: sourceLocation)
  }

  /// A third of a point, a screen's smallest step, is more than any rounding.
  func isClose(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 0.01 }
}
