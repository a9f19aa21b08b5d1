import CoreGraphics
import Foundation
import Testing

@testable import KeyboardScrolling

@Suite("OffsetAnimation", .tags(.state))
struct OffsetAnimationTests {
  /// Points of the keyboard's curve, from tests of a spring that follows it.
  @Test(
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller"),
    arguments: [(0, 0), (0.125, 223.4), (0.25, 316.5), (0.5, 335.6)] as [(Double, CGFloat)]
  )
  func `181: content is where the keyboard is`(_ row: (time: Double, offset: CGFloat)) {
    let animation = OffsetAnimation(from: 0, to: 336, at: 10)
    #expect(abs(animation.offset(at: 10 + row.time) - row.offset) < 0.1)
    #expect(!animation.isOver(at: 10 + row.time))
  }

  @Test func `it ends exactly where it should`() {
    let animation = OffsetAnimation(from: 0, to: 336, at: 10)
    #expect(animation.offset(at: 10.7) == 336)
    #expect(animation.isOver(at: 10.7))
    #expect(animation.offset(at: .infinity) == 336)
    #expect(animation.isOver(at: .infinity))
  }

  /// Two additive animations of UIKit's: one to 302, and one of 40 more from 0.1 s on.
  @Test(arguments: [0.1, 0.15, 0.25, 0.4])
  func `another end on the way is added`(_ time: Double) {
    var joined = OffsetAnimation(from: 0, to: 302, at: 0)
    joined.join(342, at: 0.1)
    let first = OffsetAnimation(from: 0, to: 302, at: 0).offset(at: time)
    let second = OffsetAnimation(from: 0, to: 40, at: 0.1).offset(at: time)
    #expect(abs(joined.offset(at: time) - first - second) < 0.11)
    #expect(joined.end == 342)
  }

  @Test func `after frames that were not shown it catches up by a third of the way`() {
    var animation = OffsetAnimation(from: 0, to: 300, at: 0)
    #expect(animation.step(contentHeight: 0, at: 0.3) == 100)
    #expect(animation.step(contentHeight: 0, at: 0.3) == 200)
    #expect(!animation.hasArrived(at: 0.7))
    #expect(animation.step(contentHeight: 0, at: 0.7) == 300)
    #expect(animation.hasArrived(at: 0.7))
    // Also if it is further behind than its way is long, because the end has changed meanwhile.
    var far = OffsetAnimation(from: 900, to: 0, at: 0)
    far.join(300, at: 1)
    #expect((1...3).map { _ in far.step(contentHeight: 0, at: 2) } == [700, 500, 300])
    // Without a display, there is no next frame.
    var unseen = OffsetAnimation(from: 0, to: 300, at: 0)
    #expect(unseen.step(contentHeight: 0, at: .infinity) == 300)
  }

  @Test func `one that waits begins with the first step, or when it is told`() {
    var animation = OffsetAnimation(from: 0, to: 302, at: .infinity)
    #expect(animation.offset(at: 5) == 0)
    #expect(!animation.isOver(at: 5))
    animation.begin(at: 5)
    #expect(animation.offset(at: 5.1) == OffsetAnimation(from: 0, to: 302, at: 5).offset(at: 5.1))
    animation.begin(at: 6)
    #expect(animation.offset(at: 5.1) > 0)
  }

  @Test func `another end that waits leaves the way to the first one alone`() {
    var animation = OffsetAnimation(from: 0, to: 302, at: 0)
    animation.join(342, at: .infinity)
    let first = OffsetAnimation(from: 0, to: 302, at: 0)
    #expect(abs(animation.offset(at: 0.1) - first.offset(at: 0.1)) < 0.001)
    #expect(!animation.isOver(at: 2))
    animation.begin(at: 0.1)
    let second = OffsetAnimation(from: 0, to: 40, at: 0.1).offset(at: 0.2)
    #expect(abs(animation.offset(at: 0.2) - first.offset(at: 0.2) - second) < 0.11)
    #expect(animation.isOver(at: 2))
  }

  @Test func `rows that are measured take the distance to the end along, but not a target`() {
    var distance = OffsetAnimation(from: 100, to: 200, contentHeight: 900, pixel: 1 / 3, at: 0)
    distance.followRows(in: metrics(at: 144, height: 944), at: 0)
    #expect(distance.end == 244)
    #expect(distance.isLeft(at: 144))
    var reveal = OffsetAnimation(from: 100, to: 50, pixel: 1 / 3, isReveal: true, at: 0)
    reveal.followRows(in: metrics(at: 144, height: 44), at: 0)
    #expect(reveal.end == 50)
    #expect(reveal.isLeft(at: 144))
    #expect(reveal.offset(at: 0) == 144)
  }

  @Test func `content that moves takes it along`() {
    var animation = OffsetAnimation(from: 0, to: 302, at: 0)
    let before = animation.offset(at: 0.1)
    animation.shift(by: 44)
    #expect(animation.offset(at: 0.1) == before + 44)
    #expect(animation.end == 346)
  }

  /// Offsets and heights of the content after a step to 100, and where the movement ends with content
  /// of 1600 points; nil if something else has scrolled.
  @Test(arguments: [(144, 1644, 144), (144, 1600, nil), (100, 1644, 100), (80, 1580, 80)] as [Row])
  func `only rows that were measured above move the content by their growth`(_ row: Row) {
    var animation = OffsetAnimation(from: 100, to: 100, contentHeight: 900, at: 0)
    #expect(animation.step(contentHeight: 1600, at: 0.1) == 100)
    #expect(animation.destination(in: metrics(at: row.offset, height: row.height)) == row.end)
  }

  @Test func `content that UIKit has moved back into its range goes on to the range's end`() {
    var animation = OffsetAnimation(from: 700, to: 900, contentHeight: 1600, pixel: 1 / 3, at: 0)
    _ = animation.step(contentHeight: 1600, at: .infinity)
    // Content of 1,600 points in a view of 844 ends at 756.
    #expect(animation.destination(in: metrics(at: 756, height: 1600)) == 756)
    #expect(animation.destination(in: metrics(at: 700, height: 1600)) == nil)
  }

  @Test func `rows that are inserted as UIKit clamps the content leave the end where it is`() {
    var animation = OffsetAnimation(from: -20, to: 0, contentHeight: 1600, pixel: 1 / 3, at: 0)
    #expect(animation.step(contentHeight: 1600, at: 0.05) < -1)
    animation.followRows(in: metrics(at: 0, height: 1880), at: 0.05)
    #expect(animation.end == 0)
    #expect(animation.destination(in: metrics(at: 0, height: 1880)) == 0)
  }

  typealias Row = (offset: CGFloat, height: CGFloat, end: CGFloat?)
}

private func metrics(
  at offset: CGFloat,
  height: CGFloat,
  pixel: CGFloat = 1 / 3
) -> ScrollMetrics {
  ScrollMetrics(
    bounds: CGRect(x: 0, y: offset, width: 390, height: 844),
    contentSize: CGSize(width: 390, height: height),
    adjustedInset: VerticalEdges(),
    systemInset: VerticalEdges(),
    pixel: pixel
  )
}

extension OffsetAnimation {
  fileprivate init(
    from offset: CGFloat,
    to end: CGFloat,
    contentHeight: CGFloat = 0,
    pixel: CGFloat = 0,
    isReveal: Bool = false,
    at time: TimeInterval
  ) {
    let metrics = metrics(at: offset, height: contentHeight, pixel: pixel)
    self.init(to: end, in: metrics, isReveal: isReveal, at: time)
  }
}
