import CoreGraphics
import Testing

@testable import KeyboardScrolling

@Suite("ScrollMetrics", .tags(.geometry))
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
  func `content can be scrolled to its end above the lower inset`(
    _ row: (content: CGFloat, bottom: CGFloat, end: CGFloat)
  ) {
    let range = metrics(content: row.content, bottom: row.bottom).contentOffsetRange
    #expect(range == -91...row.end)
  }

  @Test func `the visible span is between the adjusted insets`() {
    #expect(metrics(content: 1600).visibleSpan == 0...417)
  }

  @Test func `the covered part is not visible, whatever the insets`() {
    var metrics = metrics(content: 1600, bottom: 302)
    metrics.covered = KeyboardOverlap(height: 336)
    #expect(metrics.visibleSpan == 0...417)
    // The insets decide where the scroll range ends.
    #expect(metrics.contentOffsetRange == -91...1058)
    metrics.covered = KeyboardOverlap(height: 200)
    #expect(metrics.visibleSpan == 0...451)
    metrics.covered = KeyboardOverlap(height: 200, edge: .top)
    #expect(metrics.visibleSpan == 109...451)
  }

  @Test func `views that float over the content can hide more than the insets`() {
    var metrics = metrics(content: 1600)
    metrics.floating = VerticalEdges(top: 28, bottom: 44)
    #expect(metrics.visibleSpan == 28...373)
  }

  @Test func `an inset changes at the named edge`() {
    let metrics = metrics(content: 1600)
    #expect(metrics.changed(at: .bottom, by: -302).adjustedInset.bottom == 34)
    #expect(metrics.changed(at: .bottom, by: -302).adjustedInset.top == 91)
    #expect(metrics.changed(at: .top, by: 9).adjustedInset.top == 100)
    #expect(metrics.changed(at: .top, by: 9).adjustedInset.bottom == 336)
  }

  @Test func `insets larger than the view leave nothing visible`() {
    var metrics = metrics(content: 1600)
    metrics.adjustedInset.bottom = 900
    #expect(metrics.visibleHeight == 0)
    #expect(metrics.visibleSpan == 0...0)
  }

  @Test func `the app's insets are ignored where they hide more than UIKit's`() {
    var metrics = metrics(content: 1600)
    let system = metrics.adjustedInset
    metrics.adjustedInset = VerticalEdges(top: 121, bottom: 386)
    metrics.bars = VerticalEdges(top: 150)
    #expect(metrics.withoutBaseline.adjustedInset == system)
    #expect(metrics.withoutBaseline.hidden(at: .top) == system.top)
    let negative = VerticalEdges(top: 61, bottom: 286)
    metrics.adjustedInset = negative
    #expect(metrics.withoutBaseline.adjustedInset == negative)
  }

  @Test func `insets that are not finite still leave a valid range`() {
    var metrics = metrics(content: 1600)
    metrics.adjustedInset.top = .nan
    #expect(metrics.contentOffsetRange == 0...1092)
    metrics.adjustedInset = VerticalEdges(top: .nan, bottom: .nan)
    #expect(metrics.contentOffsetRange == 0...0)
    // The visible span is then the whole view.
    #expect(metrics.visibleSpan == metrics.bounds.minY...metrics.bounds.maxY)
    metrics.contentSize.height = .nan
    #expect(metrics.clamped(100) == 0)
  }

  @Test func `the visible boundary is at the edge of the hidden part`() {
    let metrics = metrics(content: 1600)
    #expect(metrics.visibleBoundary(at: .bottom, hidden: 336) == 508)
    #expect(metrics.visibleBoundary(at: .top, hidden: 336) == 336)
  }
}
