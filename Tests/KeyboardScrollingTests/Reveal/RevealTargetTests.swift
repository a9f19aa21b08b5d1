import CoreGraphics
import Testing

@testable import KeyboardScrolling

@Suite("RevealTarget", .tags(.geometry))
struct RevealTargetTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var extent: ClosedRange<CGFloat>
    var anchor: ClosedRange<CGFloat>?
    var padding: CGFloat = 0
    var height: CGFloat = 844
    var top: CGFloat = 91
    var bottom: CGFloat = 336
    /// The app's own inset at the top.
    var baseline: CGFloat = 0
    var content: CGFloat = 1600
    var from: CGFloat = -91
    var expected: CGFloat

    var testDescription: String { name }

    /// A view of 100 points at an offset of 50.
    static func small(
      _ name: String,
      _ extent: ClosedRange<CGFloat>,
      top: CGFloat = 0,
      bottom: CGFloat = 0,
      expected: CGFloat
    ) -> Self {
      Self(
        name: name,
        extent: extent,
        height: 100,
        top: top,
        bottom: bottom,
        content: 1000,
        from: 50,
        expected: expected
      )
    }

    /// A padding of 50 and a visible height of 251.
    static func padded(
      _ name: String,
      _ extent: ClosedRange<CGFloat>,
      from: CGFloat,
      expected: CGFloat
    ) -> Self {
      Self(
        name: name,
        extent: extent,
        padding: 50,
        height: 504,
        top: 0,
        bottom: 253,
        content: 1000,
        from: from,
        expected: expected
      )
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
    Case(name: "visible", extent: 300...344, expected: -91),
    Case(name: "below", extent: 700...744, expected: 236),
    Case(name: "below, padded", extent: 700...744, padding: 8, expected: 244),
    Case(name: "above", extent: 520...560, from: 500, expected: 429),
    Case(name: "just under the bar", extent: 0...44, expected: -91),
    Case(name: "just under the bar, padded", extent: 0...44, padding: 8, expected: -91),
    Case(name: "the last field", extent: 1540...1584, expected: 1076),
    Case(
      name: "the last field, padding beyond the content",
      extent: 1540...1600,
      padding: 80,
      expected: 1092
    ),
    Case(
      name: "content that fits until the keyboard comes",
      extent: 440...480,
      content: 500,
      expected: -28
    ),
    Case(
      name: "content that fits with the keyboard",
      extent: 200...240,
      content: 300,
      expected: -91
    ),
    Case(name: "taller than the viewport", extent: 500...1000, expected: 409),
    Case(
      name: "taller than the viewport, at its start already",
      extent: 500...1000,
      from: 409,
      expected: 409
    ),
    Case(
      name: "a caret at the end of a tall view",
      extent: 1580...1600,
      content: 1700,
      expected: 1092
    ),
    Case(name: "a field with its button", extent: 400...570, anchor: 400...444, expected: 62),
    Case(
      name: "a union that does not fit, field first",
      extent: 400...900,
      anchor: 400...444,
      expected: 309
    ),
    Case(
      name: "a union that does not fit, caret in the middle",
      extent: 400...1000,
      anchor: 700...720,
      expected: 309
    ),
    Case(
      name: "a union that does not fit, field last",
      extent: 400...900,
      anchor: 856...900,
      expected: 392
    ),
    .small("one point above", 49...99, expected: 49),
    .small("one point below", 101...151, expected: 51),
    .small("at the upper edge", 50...100, expected: 50),
    .small("at the lower edge", 100...150, expected: 50),
    .small("above, with insets", 59...109, top: 10, bottom: 20, expected: 49),
    .small("below, with insets", 91...141, top: 10, bottom: 20, expected: 61),
    .padded("first field, padding 50", 360...400, from: 0, expected: 199),
    .padded("second field, padding 50", 420...460, from: 199, expected: 259),
    .padded("first field again, padding 50", 360...400, from: 259, expected: 259),
    Case(
      name: "padding that does not fit gives way evenly",
      extent: 500...900,
      padding: 50,
      // 417 - 400 leaves 8.5 on each side: the top shows at 491.5.
      expected: 400.5
    ),
    Case(
      name: "in sight past the end of the content",
      extent: 1540...1584,
      from: 1120,
      expected: 1120
    ),
    // Visible height 417; a field and a button that do not fit together.
    Case(
      name: "anchor at the start of what does not fit, padding 8",
      extent: 600...1250,
      anchor: 600...644,
      padding: 8,
      expected: 509
    ),
    Case(
      name: "anchor at the end of what does not fit, padding 8",
      extent: 100...944,
      anchor: 900...944,
      padding: 8,
      from: 790,
      expected: 436
    ),
    Case(
      name: "anchor near the start of what does not fit, padding 8",
      extent: 596...1250,
      anchor: 600...644,
      padding: 8,
      expected: 505
    ),
    Case(
      name: "anchor in the middle of what does not fit, padding 8, from above",
      extent: 300...1400,
      anchor: 800...820,
      padding: 8,
      expected: 320
    ),
    Case(
      name: "anchor in the middle of what does not fit, padding 8, from below",
      extent: 300...1400,
      anchor: 800...820,
      padding: 8,
      from: 1000,
      expected: 701
    ),
    Case(
      name: "anchor of what does not fit, padding that does not fit",
      extent: 300...1400,
      anchor: 700...900,
      padding: 200,
      // 417 - 200 leaves 108.5 on each side: the top shows at 591.5.
      expected: 500.5
    ),
    Case(
      name: "anchor that does not fit, past its start",
      extent: 400...1500,
      anchor: 500...1000,
      from: 700,
      expected: 409
    ),
    Case(name: "above, padded", extent: 520...560, padding: 8, from: 500, expected: 421),
    Case(
      name: "taller than the viewport, past its start",
      extent: 500...1000,
      from: 500,
      expected: 409
    ),
    Case(name: "nothing visible at all", extent: 700...744, bottom: 900, from: 30, expected: 30),
    // 844 - 91 - 752: one point is visible.
    Case(name: "a single point visible", extent: 700...744, bottom: 752, expected: 609),
    // The app's own inset stays clear as long as there is room.
    Case(
      name: "exactly enough room below the app's inset",
      extent: 700...800,
      baseline: 317,
      from: 700,
      expected: 292
    ),
    Case(
      name: "not enough room below the app's inset, but without it",
      extent: 700...800,
      baseline: 318,
      from: 700,
      expected: 609
    ),
    Case(
      name: "exactly enough room without the app's inset",
      extent: 700...1117,
      baseline: 10,
      expected: 609
    ),
    Case(
      name: "not enough room with or without the app's inset",
      extent: 700...1200,
      baseline: 318,
      expected: 291
    ),
    Case(
      name: "a single point below the app's inset",
      extent: 700...1200,
      baseline: 416,
      expected: 193
    ),
    Case(
      name: "no room below the app's inset, too little without it",
      extent: 700...1200,
      baseline: 417,
      expected: 609
    ),
    Case(
      name: "a caret that fits below the app's inset, in a view that does not",
      extent: 600...1250,
      anchor: 700...744,
      baseline: 318,
      expected: 236
    ),
  ]

  @Test(arguments: cases) func `a reveal is the smallest move`(_ row: Case) {
    #expect(abs(row.target.contentOffset(in: row.metrics) - row.expected) < 0.001)
  }

  @Test(arguments: cases) func `a reveal done twice moves once`(_ row: Case) {
    let once = row.target.contentOffset(in: row.metrics)
    let moved = row.metrics.at(offset: once)
    #expect(abs(row.target.contentOffset(in: moved) - once) < 0.001)
  }

  /// The offset, and how much of a target from 700 to 744 shows in a visible height of 417.
  @Test(
    arguments: [
      // All of it, its upper half, its lower half.
      (236, 44), (214, 22), (631, 22),
      // Exactly out of sight below and above, and far away.
      (192, 0), (653, 0), (-91, 0),
    ] as [(CGFloat, CGFloat)]
  )
  func `the visible length is the part between the insets`(
    _ row: (offset: CGFloat, expected: CGFloat)
  ) {
    let metrics = Case(name: "", extent: 700...744, from: row.offset, expected: 0).metrics
    #expect(RevealTarget(extent: 700...744).visibleLength(in: metrics) == row.expected)
  }

  @Test func `a target from a rectangle has its vertical range`() {
    let rectangle = CGRect(x: 16, y: 400, width: 358, height: 170)
    #expect(
      RevealTarget(rectangle: rectangle, padding: 8) == RevealTarget(extent: 400...570, padding: 8)
    )
  }

  // 417 points are visible, between 91 at the top and 336 at the bottom of 844.
  @Test(arguments: [(400, true), (401, true), (402, false), (417, false)] as [(CGFloat, Bool)])
  func `a target fits with its padding above and below`(_ row: (length: CGFloat, expected: Bool)) {
    let metrics = Case(name: "", extent: 700...744, from: 0, expected: 0).metrics
    let target = RevealTarget(extent: 100...(100 + row.length), padding: 8)
    #expect(target.fits(in: metrics) == row.expected)
  }

  @Test(arguments: [
    CGRect.null, .infinite, CGRect(x: 0, y: CGFloat.nan, width: 2, height: 20),
    CGRect(x: 0, y: CGFloat.infinity, width: 2, height: 20),
  ])
  func `an empty or invalid rectangle is no target`(rectangle: CGRect) {
    #expect(RevealTarget(rectangle: rectangle, padding: 8) == nil)
  }

  @Test(arguments: [-8, CGFloat.nan, .infinity]) func `an invalid padding counts as zero`(
    padding: CGFloat
  ) {
    #expect(RevealTarget(extent: 0...1, padding: padding).padding == 0)
  }

  /// The height above the keyboard, and where a field from 300 to 344 ends up under a bar of 91 points
  /// without an inset: below it, or at the top where there is no room.
  @Test(arguments: [(200, 209), (100, 300)] as [(CGFloat, CGFloat)])
  func `a bar without an inset hides content where there is room for the rest`(
    _ row: (height: CGFloat, offset: CGFloat)
  ) {
    let metrics = ScrollMetrics(
      bounds: CGRect(x: 0, y: 500, width: 390, height: row.height),
      contentSize: CGSize(width: 390, height: 1600),
      adjustedInset: .init(),
      systemInset: .init(),
      bars: VerticalEdges(top: 91)
    )
    #expect(RevealTarget(extent: 300...344).contentOffset(in: metrics) == row.offset)
  }

  /// Of 100 points a bar covers 50, the insets 30 and UIKit's insets 20.
  @Test(
    arguments: [(5...55, 45), (15...75, 55), (5...75, 65), (3...78, 75)]
      as [(ClosedRange<CGFloat>, CGFloat)]
  )
  func `bars, and then the app's insets, count as long as the target fits`(
    _ row: (extent: ClosedRange<CGFloat>, visible: CGFloat)
  ) {
    let metrics = ScrollMetrics(
      bounds: CGRect(x: 0, y: 0, width: 390, height: 100),
      contentSize: CGSize(width: 390, height: 1600),
      adjustedInset: VerticalEdges(bottom: 30),
      systemInset: VerticalEdges(bottom: 20),
      bars: VerticalEdges(bottom: 50)
    )
    #expect(RevealTarget(extent: row.extent).visibleLength(in: metrics) == row.visible)
  }

  @Test func `a companion above a target makes it longer at the top`() {
    let joined = RevealTarget(extent: 700...744).joined(with: [60...104])
    #expect(joined.extent == 60...744)
    #expect(joined.anchor == 700...744)
  }

  @Test func `a target that fits exactly, up to rounding, is revealed`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<10_000 {
      let start = CGFloat.random(in: -2000...2000, using: &random)
      let height = CGFloat.random(in: 20...900, using: &random)
      // Less height than the padding needs, or none, or a rounding error below zero.
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
