import CoreGraphics
import KeyboardScrollingTesting
import Testing

@testable import KeyboardScrolling

struct RevealTargetTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var extent: ClosedRange<CGFloat>
    var expected: CGFloat
    var anchor: ClosedRange<CGFloat>?
    var padding: CGFloat = 0
    var height: CGFloat = 844
    var top: CGFloat = 91
    var bottom: CGFloat = 336
    /// The app's own inset at the top.
    var baseline: CGFloat = 0
    var content: CGFloat = 1600
    var from: CGFloat = -91

    var testDescription: String { name }

    init(_ name: String, _ extent: ClosedRange<CGFloat>, _ expected: CGFloat) {
      self.name = name
      self.extent = extent
      self.expected = expected
    }

    func with<Value>(_ property: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
      var row = self
      row[keyPath: property] = value
      return row
    }

    var metrics: ScrollMetrics {
      ScrollMetrics(
        bounds: CGRect(x: 0, y: from, width: 390, height: height),
        contentSize: CGSize(width: 390, height: content),
        adjustedInset: VerticalEdges(top: top + baseline, bottom: bottom),
        systemInset: VerticalEdges(top: top, bottom: bottom)
      )
    }

    var target: RevealTarget { RevealTarget(extent: extent, anchor: anchor, padding: padding) }
  }

  /// The iPhone with a navigation bar and the keyboard: visible height 417, range -91...1092.
  static let cases: [Case] = [
    Case("visible", 300...344, -91),
    Case("below", 700...744, 236),
    Case("below, padded", 700...744, 244).with(\.padding, 8),
    Case("above", 520...560, 429).with(\.from, 500),
    Case("just under the bar", 0...44, -91),
    Case("just under the bar, padded", 0...44, -91).with(\.padding, 8),
    Case("the last field", 1540...1584, 1076),
    Case("the last field, padding beyond the content", 1540...1600, 1092).with(\.padding, 80),
    Case("content that fits until the keyboard shows", 440...480, -28).with(\.content, 500),
    Case("content that fits with the keyboard", 200...240, -91).with(\.content, 300),
    Case("taller than the visible part", 500...1000, 409),
    Case("taller than the visible part, at its start already", 500...1000, 409).with(\.from, 409),
    Case("a caret at the end of a tall view", 1580...1600, 1092).with(\.content, 1700),
    Case("a field with its button", 400...570, 62).with(\.anchor, 400...444),
    Case("a union that does not fit, field first", 400...900, 309).with(\.anchor, 400...444),
    Case("a union that does not fit, caret in the middle", 400...1000, 309)
      .with(\.anchor, 700...720),
    Case("a union that does not fit, field last", 400...900, 392).with(\.anchor, 856...900),
    // 417 - 400 leaves 8.5 points on each side, so the top is at 491.5.
    Case("padding that does not fit, halved evenly", 500...900, 400.5).with(\.padding, 50),
    Case("visible past the end of the content", 1540...1584, 1120).with(\.from, 1120),
    Case("anchor at the start of a target that does not fit, padding 8", 600...1250, 509)
      .with(\.anchor, 600...644).with(\.padding, 8),
    Case("anchor at the end of a target that does not fit, padding 8", 100...944, 436)
      .with(\.anchor, 900...944).with(\.padding, 8).with(\.from, 790),
    Case("anchor near the start of a target that does not fit, padding 8", 596...1250, 505)
      .with(\.anchor, 600...644).with(\.padding, 8),
    Case("anchor in the middle of a target that does not fit, from above", 300...1400, 320)
      .with(\.anchor, 800...820).with(\.padding, 8),
    Case("anchor in the middle of a target that does not fit, from below", 300...1400, 701)
      .with(\.anchor, 800...820).with(\.padding, 8).with(\.from, 1000),
    // 417 - 200 leaves 108.5 points on each side, so the top is at 591.5.
    Case("anchor that fits without its padding, in a target that does not fit", 300...1400, 500.5)
      .with(\.anchor, 700...900).with(\.padding, 200),
    Case("anchor that does not fit, past its start", 400...1500, 409)
      .with(\.anchor, 500...1000).with(\.from, 700),
    Case("above, padded", 520...560, 421).with(\.padding, 8).with(\.from, 500),
    Case("taller than the visible part, past its start", 500...1000, 409).with(\.from, 500),
    Case("fills the visible part", 100...1400, 500).with(\.from, 500),
    // The visible part is 591 to 1008.
    Case("ends exactly with the visible part", 100...1008, 500).with(\.from, 500),
    Case("nothing visible at all", 700...744, 30).with(\.bottom, 900).with(\.from, 30),
    // 844 - 91 - 752 leaves one visible point.
    Case("a single point visible", 700...744, 609).with(\.bottom, 752),
    // If the target fits below the app's own inset, the reveal moves it there.
    Case("exactly enough space below the app's inset", 700...800, 292)
      .with(\.baseline, 317).with(\.from, 700),
    Case("enough space only without the app's inset", 700...800, 609)
      .with(\.baseline, 318).with(\.from, 700),
    Case("exactly enough space without the app's inset", 700...1117, 609).with(\.baseline, 10),
    Case("not even enough space without the app's inset", 700...1200, 291).with(\.baseline, 318),
    Case("a single point below the app's inset", 700...1200, 193).with(\.baseline, 416),
    Case("no space below the app's inset, too little without", 700...1200, 609)
      .with(\.baseline, 417),
    Case("a caret that fits below the app's inset, in a text view that does not", 600...1250, 236)
      .with(\.anchor, 700...744).with(\.baseline, 318),
  ]

  @Test(arguments: cases)
  func `a reveal is the smallest movement, and repeating it moves nothing`(_ row: Case) {
    let once = row.target.contentOffset(in: row.metrics)
    #expect(abs(once - row.expected) < 0.001)
    let moved = row.metrics.at(offset: once)
    #expect(abs(row.target.contentOffset(in: moved) - once) < 0.001)
  }

  /// The offset, and how much of a target from 700 to 744 is visible in a height of 417.
  @Test(
    arguments: [
      // All of the target, its upper half, its lower half.
      (236, 44), (214, 22), (631, 22),
      // A target just hidden below, one just hidden above, and one far away.
      (192, 0), (653, 0), (-91, 0),
    ] as [(CGFloat, CGFloat)]
  )
  func `the visible length is measured between the insets`(
    row: (offset: CGFloat, expected: CGFloat)
  ) {
    let metrics = Case("", 700...744, 0).with(\.from, row.offset).metrics
    expectEqual(RevealTarget(extent: 700...744).visibleLength(in: metrics), to: row.expected)
  }

  @Test func `a target has its rectangle's vertical range, and its padding, if they are valid`() {
    let rectangle = CGRect(x: 16, y: 400, width: 358, height: 170)
    expectEqual(
      RevealTarget(rectangle: rectangle, padding: 8),
      to: RevealTarget(extent: 400...570, padding: 8)
    )
    for broken in [
      CGRect.null, .infinite, CGRect(x: 0, y: CGFloat.nan, width: 2, height: 20),
      CGRect(x: 0, y: CGFloat.infinity, width: 2, height: 20),
    ] {
      let target = RevealTarget(rectangle: broken, padding: 8)
      expectEqual(target, to: nil, note: "\(broken)")
    }
    for padding in [-8, CGFloat.nan, .infinity] {
      let target = RevealTarget(extent: 0...1, padding: padding)
      expectEqual(target.padding, to: 0, note: "\(padding)")
    }
  }

  // 417 points are visible, between 91 at the top and 336 at the bottom of 844.
  @Test(arguments: [(400, true), (401, true), (402, false), (417, false)] as [(CGFloat, Bool)])
  func `a target fits if its padding fits above and below`(row: (length: CGFloat, expected: Bool)) {
    let metrics = Case("", 700...744, 0).with(\.from, 0).metrics
    let target = RevealTarget(extent: 100...(100 + row.length), padding: 8)
    expectEqual(target.fits(in: metrics), to: row.expected)
  }

  /// The height above the keyboard, and the offset that reveals a field from 300 to 344.
  ///
  /// A bar of 91 points adds no inset. The reveal moves the field below the bar, or to the top if
  /// there is no space below the bar.
  @Test(arguments: [(200, 209), (100, 300)] as [(CGFloat, CGFloat)])
  func `a bar without an inset hides content`(_ row: (height: CGFloat, offset: CGFloat)) {
    let metrics = ScrollMetrics(
      bounds: CGRect(x: 0, y: 500, width: 390, height: row.height),
      contentSize: CGSize(width: 390, height: 1600),
      adjustedInset: .init(),
      systemInset: .init(),
      bars: VerticalEdges(top: 91)
    )
    expectEqual(RevealTarget(extent: 300...344).contentOffset(in: metrics), to: row.offset)
  }

  /// Of 100 points, a bar covers 50, and the insets cover 30, of which 20 are UIKit's.
  @Test(
    arguments: [(5...55, 45), (15...75, 55), (5...75, 65), (3...78, 75)]
      as [(ClosedRange<CGFloat>, CGFloat)]
  )
  func `a target avoids the app's insets, and also bars, as long as it fits`(
    _ row: (extent: ClosedRange<CGFloat>, visible: CGFloat)
  ) {
    let metrics = ScrollMetrics(
      bounds: CGRect(x: 0, y: 0, width: 390, height: 100),
      contentSize: CGSize(width: 390, height: 1600),
      adjustedInset: VerticalEdges(bottom: 30),
      systemInset: VerticalEdges(bottom: 20),
      bars: VerticalEdges(bottom: 50)
    )
    expectEqual(RevealTarget(extent: row.extent).visibleLength(in: metrics), to: row.visible)
  }

  @Test func `a companion above a target extends the target upwards`() {
    let joined = RevealTarget(extent: 700...744).joined(with: [60...104])
    expectEqual(joined.extent, to: 60...744)
    expectEqual(joined.anchor, to: 700...744)
  }

  @Test func `for a target that fits exactly, up to rounding, the offset is finite`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<10_000 {
      let start = CGFloat.random(in: -2000...2000, using: &random)
      let height = CGFloat.random(in: 20...900, using: &random)
      // The height that is left for the padding is small, zero, or a rounding error below zero.
      let extent: ClosedRange<CGFloat> =
        start...(start + height - CGFloat.random(in: 0...20, using: &random))
      let metrics = ScrollMetrics(
        bounds: CGRect(x: 0, y: 5000, width: 390, height: height),
        contentSize: CGSize(width: 390, height: 9000),
        adjustedInset: VerticalEdges(top: 3000, bottom: -3000),
        systemInset: VerticalEdges(top: 3000, bottom: -3000)
      )
      let offset = RevealTarget(extent: extent, padding: 20).contentOffset(in: metrics)
      #expect(offset.isFinite)
    }
  }
}
