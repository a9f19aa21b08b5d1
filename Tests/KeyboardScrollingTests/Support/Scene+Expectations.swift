#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

extension Scene {
  nonisolated static let policies: [Policy] = [.sum, .max]

  var untouched: Untouched { Untouched(scrollView) }

  /// Expects insets at the bottom.
  func expect(
    b: CGFloat,
    i: CGFloat,
    _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // Screens and views may end between two points.
    let tolerance: CGFloat = 0.001
    #expect(abs(self.b - b) < tolerance, "b \(self.b), not \(b)", sourceLocation: sourceLocation)
    #expect(abs(self.i - i) < tolerance, "i \(self.i), not \(i)", sourceLocation: sourceLocation)
    if let comment, abs(self.b - b) >= tolerance || abs(self.i - i) >= tolerance {
      Issue.record(comment, sourceLocation: sourceLocation)
    }
  }

  /// Shows and hides a keyboard: expects the insets while it is up, one write each way, none if it
  /// is unnecessary, and the initial values at the end.
  ///
  /// There is no first responder, so that the content does not scroll.
  func expect(
    b: CGFloat,
    i: CGFloat,
    under endFrame: CGRect,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    resetCounts()
    let before = (b: self.b, i: self.i, o: o, untouched: untouched)
    func expectWrites(_ times: Int) {
      let inset = b == before.b ? 0 : times
      let indicator = i == before.i ? 0 : times
      #expect(insetWrites == inset, sourceLocation: sourceLocation)
      #expect(indicatorWrites == indicator, sourceLocation: sourceLocation)
      #expect(scrollView.headlessWrites.contentOffset == 0, sourceLocation: sourceLocation)
    }

    show(endFrame)
    expect(b: b, i: i, "at the end of the turn", sourceLocation: sourceLocation)
    expectWrites(1)
    finish(.didShow, endFrame)
    expect(b: b, i: i, "once the keyboard is up", sourceLocation: sourceLocation)
    expectWrites(1)
    #expect(o == before.o, sourceLocation: sourceLocation)
    #expect(untouched == before.untouched, sourceLocation: sourceLocation)

    hide()
    finish(.didHide, nil)
    expect(b: before.b, i: before.i, "once it is gone", sourceLocation: sourceLocation)
    expectWrites(2)
    #expect(o == before.o, sourceLocation: sourceLocation)
    #expect(untouched == before.untouched, sourceLocation: sourceLocation)
  }

  /// Puts the scroll view into a view of its own: a sheet, a side menu.
  func wrap(in frame: CGRect) -> UIView {
    let container = UIView(frame: frame)
    controller.view.addSubview(container)
    container.addSubview(scrollView)
    scrollView.frame = container.bounds
    scrollView.contentSize.width = frame.width
    device.clock.settle()
    resetCounts()
    return container
  }
}
#endif
