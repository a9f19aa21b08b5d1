import Testing
import UIKit

@testable import KeyboardScrolling

extension CaseScreen {
  /// Shows a keyboard and hides it again.
  ///
  /// Expects the given insets while the keyboard is up, and the initial state after the hide. An inset
  /// that changes is written once at the show and once at the hide. Without a first responder, nothing
  /// scrolls.
  func expect(
    bottom: CGFloat, indicator: CGFloat, under frame: CGRect,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let before = (bottom: b, indicator: i, offset: o, untouched: Untouched(scrollView))
    let isInset = bottom != before.bottom
    let isIndicatorInset = indicator != before.indicator
    @MainActor func expectState(bottom: CGFloat, indicator: CGFloat, writes: Int) {
      expect(
        bottom: bottom, indicator: indicator, offset: before.offset, path: [], offsetWrites: 0,
        sourceLocation: sourceLocation
      )
      expectWrites(
        insets: isInset ? writes : 0, indicators: isIndicatorInset ? writes : 0,
        sourceLocation: sourceLocation
      )
    }
    scrollView.forget()
    show(frame)
    expectState(bottom: bottom, indicator: indicator, writes: 1)
    finish(.didShow, frame)
    expectState(bottom: bottom, indicator: indicator, writes: 1)
    #expect(Untouched(scrollView) == before.untouched, sourceLocation: sourceLocation)
    hide()
    finish(.didHide, frame.offsetBy(dx: 0, dy: 2000))
    expectState(bottom: before.bottom, indicator: before.indicator, writes: 2)
    #expect(Untouched(scrollView) == before.untouched, sourceLocation: sourceLocation)
  }

  /// Expects numbers of writes since the counts were reset; writes of an equal value count too.
  ///
  /// On a device, fewer writes are accepted: the number of UIKit's layout passes is unknown.
  func expectWrites(
    insets: Int, indicators: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #if os(Linux)
    expect(insetWrites: insets, indicatorWrites: indicators, sourceLocation: sourceLocation)
    #else
    #expect(
      history.insetWrites <= insets && history.indicatorWrites <= indicators,
      sourceLocation: sourceLocation
    )
    #endif
  }
}
