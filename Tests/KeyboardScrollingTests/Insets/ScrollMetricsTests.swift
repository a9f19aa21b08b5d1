import CoreGraphics
import Testing

@testable import KeyboardScrolling

struct ScrollMetricsTests {
  private func metrics(content: CGFloat, bottom: CGFloat = 336) -> ScrollMetrics {
    ScrollMetrics(
      bounds: CGRect(x: 0, y: -91, width: 390, height: 844),
      contentSize: CGSize(width: 390, height: content),
      adjustedInset: VerticalEdges(top: 91, bottom: bottom),
      systemInset: VerticalEdges(top: 91, bottom: bottom)
    )
  }

  @Test(
    arguments: [
      // Content whose last offset is 1600 + 336 - 844 or 1600 + 34 - 844.
      (1600, 336, 1092), (1600, 34, 790),
      // Content that fits until the keyboard shows (500 + 336 - 844), and short content.
      (500, 336, -8), (300, 336, -91),
    ] as [(CGFloat, CGFloat, CGFloat)]
  )
  func `content can be scrolled until its end reaches the bottom inset`(
    _ row: (content: CGFloat, bottom: CGFloat, end: CGFloat)
  ) {
    let range = metrics(content: row.content, bottom: row.bottom).contentOffsetRange
    expectEqual(range, to: -91...row.end)
  }

  @Test func `the visible span excludes the insets, the keyboard and floating views`() {
    expectEqual(self.metrics(content: 1600).visibleSpan, to: 0...417)
    var large = self.metrics(content: 1600)
    large.adjustedInset.bottom = 900
    expectEqual(large.visibleHeight, to: 0)
    expectEqual(large.visibleSpan, to: 0...0)
    var floating = self.metrics(content: 1600)
    floating.floating = VerticalEdges(top: 28, bottom: 44)
    expectEqual(floating.visibleSpan, to: 28...373)
    var metrics = self.metrics(content: 1600, bottom: 302)
    metrics.covered = KeyboardOverlap(height: 336)
    expectEqual(metrics.visibleSpan, to: 0...417)
    // The insets decide where the scroll range ends.
    expectEqual(metrics.contentOffsetRange, to: -91...1058)
    metrics.covered = KeyboardOverlap(height: 200)
    expectEqual(metrics.visibleSpan, to: 0...451)
    metrics.covered = KeyboardOverlap(height: 200, edge: .top)
    expectEqual(metrics.visibleSpan, to: 109...451)
  }

  @Test func `an inset changes at the named edge`() {
    let metrics = metrics(content: 1600)
    expectEqual(metrics.changed(at: .bottom, by: -302).adjustedInset.bottom, to: 34)
    expectEqual(metrics.changed(at: .bottom, by: -302).adjustedInset.top, to: 91)
    expectEqual(metrics.changed(at: .top, by: 9).adjustedInset.top, to: 100)
    expectEqual(metrics.changed(at: .top, by: 9).adjustedInset.bottom, to: 336)
  }

  @Test func `without the app's insets, an inset is at most as large as UIKit's`() {
    var metrics = metrics(content: 1600)
    let system = metrics.adjustedInset
    metrics.adjustedInset = VerticalEdges(top: 121, bottom: 386)
    metrics.bars = VerticalEdges(top: 150)
    expectEqual(metrics.withoutBarsAndAppInsets.adjustedInset, to: system)
    expectEqual(metrics.withoutBarsAndAppInsets.hidden(at: .top), to: system.top)
    let negative = VerticalEdges(top: 61, bottom: 286)
    metrics.adjustedInset = negative
    expectEqual(metrics.withoutBarsAndAppInsets.adjustedInset, to: negative)
  }

  @Test func `insets that are not finite still leave a valid range`() {
    var metrics = metrics(content: 1600)
    metrics.adjustedInset.top = .nan
    expectEqual(metrics.contentOffsetRange, to: 0...1092)
    metrics.adjustedInset = VerticalEdges(top: .nan, bottom: .nan)
    expectEqual(metrics.contentOffsetRange, to: 0...0)
    expectEqual(metrics.visibleSpan, to: metrics.bounds.minY...metrics.bounds.maxY)
    metrics.contentSize.height = .nan
    expectEqual(metrics.clamped(100), to: 0)
  }

  @Test func `the visible boundary is between the hidden part and the visible part`() {
    let metrics = metrics(content: 1600)
    expectEqual(metrics.visibleBoundary(at: .bottom, hidden: 336), to: 508)
    expectEqual(metrics.visibleBoundary(at: .top, hidden: 336), to: 336)
  }
}
