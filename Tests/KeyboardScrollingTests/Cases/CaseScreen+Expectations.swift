import CoreGraphics
import Testing
import UIKit

@testable import KeyboardScrolling

extension CaseScreen {
  /// Expects insets at the bottom.
  func expect(b: CGFloat, i: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(isClose(self.b, b), "b \(self.b), not \(b)", sourceLocation: sourceLocation)
    #expect(isClose(self.i, i), "i \(self.i), not \(i)", sourceLocation: sourceLocation)
  }

  func expect(o: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(isClose(self.o, o), "o \(self.o), not \(o)", sourceLocation: sourceLocation)
  }

  /// Shows a keyboard and hides it again.
  ///
  /// Expects the insets while it is up, one write each way, none if it is unnecessary, and at the
  /// end the initial state. There is no first responder, so that nothing scrolls.
  func expect(
    b: CGFloat,
    i: CGFloat,
    under frame: CGRect,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let before = (b: self.b, i: self.i, o: o, untouched: Untouched(scrollView))
    @MainActor func expectWrites(_ count: Int) {
      self.expectWrites(
        insets: b == before.b ? 0 : count,
        indicators: i == before.i ? 0 : count,
        sourceLocation: sourceLocation
      )
      expectStill(sourceLocation: sourceLocation)
      expect(o: before.o, sourceLocation: sourceLocation)
    }
    scrollView.forget()
    show(frame)
    expect(b: b, i: i, sourceLocation: sourceLocation)
    expectWrites(1)
    finish(.didShow, frame)
    expect(b: b, i: i, sourceLocation: sourceLocation)
    expectWrites(1)
    #expect(Untouched(scrollView) == before.untouched, sourceLocation: sourceLocation)

    hide()
    finish(.didHide, frame.offsetBy(dx: 0, dy: 2000))
    expect(b: before.b, i: before.i, sourceLocation: sourceLocation)
    expectWrites(2)
    #expect(Untouched(scrollView) == before.untouched, sourceLocation: sourceLocation)
  }

  /// Expects counts of writes since they were reset, equal values included.
  ///
  /// On a device there may be fewer, because the number of UIKit's own layout passes there is
  /// unknown.
  func expectWrites(
    insets: Int,
    indicators: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #if os(Linux)
    #expect(scrollView.insetWrites == insets, sourceLocation: sourceLocation)
    #expect(scrollView.indicatorWrites == indicators, sourceLocation: sourceLocation)
    #else
    #expect(scrollView.insetWrites <= insets, sourceLocation: sourceLocation)
    #expect(scrollView.indicatorWrites <= indicators, sourceLocation: sourceLocation)
    #endif
  }

  /// Expects that nothing has moved since the counts were reset, not even on the way.
  func expectStill(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(path == [], sourceLocation: sourceLocation)
    #expect(scrollView.offsetWrites == 0, sourceLocation: sourceLocation)
  }

  /// Expects a move since the counts were reset, without overshooting, turning back or a second
  /// step of the coordinator's.
  ///
  /// UIKit's own scroll to the focus covers a part of the way in small steps, where it happens.
  func expectMove(to end: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(o: end, sourceLocation: sourceLocation)
    var last = scrollView.firstOffset
    let isForward = end >= last
    for offset in path {
      #expect(
        isForward
          ? offset >= last && offset <= end + 0.01 : offset <= last && offset >= end - 0.01,
        "from \(scrollView.firstOffset) to \(end) by way of \(path)",
        sourceLocation: sourceLocation
      )
      last = offset
    }
    let isMoved = !isClose(end, scrollView.firstOffset)
    #expect(scrollView.offsetWrites <= (isMoved ? 1 : 0), "\(path)", sourceLocation: sourceLocation)
    guard !equipment.scrollsToFocus else { return }
    #expect(path.count == (isMoved ? 1 : 0), "\(path)", sourceLocation: sourceLocation)
  }

  /// A third of a point, a screen's smallest step, is more than any rounding.
  func isClose(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 0.01 }
}
