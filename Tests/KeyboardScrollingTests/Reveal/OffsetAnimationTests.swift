import CoreGraphics
import Foundation
import Testing

@testable import KeyboardScrolling

struct OffsetAnimationTests {
  /// Points of the keyboard's curve, from another library's tests of this spring.
  @Test(
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller"),
    arguments: [(0, 0), (0.125, 223.4), (0.25, 316.5), (0.5, 335.6)] as [(Double, CGFloat)]
  )
  func `181: content moves on the keyboard's curve`(_ row: (time: Double, offset: CGFloat)) {
    let animation = OffsetAnimation(from: 0, to: 336, at: 10)
    #expect(abs(animation.offset(at: 10 + row.time) - row.offset) < 0.1)
    #expect(!animation.isOver(at: 10 + row.time))
  }

  @Test
  func `the animation stops exactly at its end, and is over when the content has stopped there`() {
    let animation = OffsetAnimation(from: 0, to: 336, at: 10)
    expectEqual(animation.offset(at: 10.7), to: 336)
    #expect(animation.isOver(at: 10.7))
    let long = OffsetAnimation(from: 0, to: 30_000, at: 10)
    #expect(!long.isOver(at: 10.59) && long.isOver(at: 10.61))
    let short = OffsetAnimation(from: 0, to: 24, at: 0)
    #expect(!short.isOver(at: 0.4) && short.isOver(at: 0.45))
    var fast = OffsetAnimation(from: 0, to: 302, at: 0)
    let passed = fast.offset(at: 0.1)
    fast.join(passed, at: 0.1)
    #expect(!fast.isOver(at: 0.1))
    #expect(fast.offset(at: 0.15) > passed + 10)
    expectEqual(fast.offset(at: 1), to: passed)
  }

  @Test func `content follows a spring that swings past its end`() {
    let curve = Motion.Curve.spring(mass: 1, stiffness: 100, damping: 5)
    let swinging = Motion(start: 0, duration: 2, curve: curve)
    let animation = OffsetAnimation(to: 300, in: metrics(at: 0, height: 1600), on: swinging)
    let timeAtEnd = 0.1883
    #expect(abs(swinging.remainder(at: timeAtEnd)) * 300 < 0.1)
    #expect(!animation.isOver(at: timeAtEnd))
    #expect(animation.offset(at: timeAtEnd + 0.1) > 350)
  }

  /// Two additive animations, as UIKit makes them: one to 302, and 0.1 s later one by 40 more.
  @Test(arguments: [0.1, 0.15, 0.25, 0.4])
  func `a new end during the animation adds a second animation`(_ time: Double) {
    var joined = OffsetAnimation(from: 0, to: 302, at: 0)
    joined.join(342, at: 0.1)
    let first = OffsetAnimation(from: 0, to: 302, at: 0).offset(at: time)
    let second = OffsetAnimation(from: 0, to: 40, at: 0.1).offset(at: time)
    #expect(abs(joined.offset(at: time) - first - second) < 0.11)
    expectEqual(joined.end, to: 342)
  }

  @Test func `after dropped frames, each frame makes up for about a third of the distance`() {
    var animation = OffsetAnimation(from: 0, to: 300, at: 0)
    expectEqual(animation.step(contentHeight: 0, at: 0.3), to: 105)
    expectEqual(animation.step(contentHeight: 0, at: 0.3), to: 210)
    #expect(!animation.hasArrived(at: 0.7))
    expectEqual(animation.step(contentHeight: 0, at: 0.7), to: 300)
    #expect(animation.hasArrived(at: 0.7))
    // The animation also catches up after a new end has made the lag longer than the distance.
    var far = OffsetAnimation(from: 900, to: 0, at: 0)
    far.join(300, at: 1)
    expectEqual((1...3).map { _ in far.step(contentHeight: 0, at: 2) }, to: [690, 480, 300])
    // An earlier lag does not affect the next movement.
    far.join(200, at: 2)
    expectEqual(far.step(contentHeight: 0, at: 3), to: 265)
    far.restart(from: 100, to: 200, at: 3)
    expectEqual(far.step(contentHeight: 0, at: 4), to: 135)
    // A step's limit also grows with the lag, here after a reversal in a hitch.
    var reversed = OffsetAnimation(from: 0, to: 300, at: 0)
    reversed.join(10, at: 0.1)
    let missing = reversed.offset(at: 0.12)
    #expect(abs(reversed.step(contentHeight: 0, at: 0.12) - 0.35 * missing) < 0.001)
  }

  /// The displacements of a bar by the keyboard's animation and by the app's, and how far each
  /// animation moves content whose end is 302 points away.
  @Test(
    arguments: [
      // The app resizes the bar further; the next check finds those 60 points.
      ([-302, -60], [-302, 0]),
      // The app has resized the bar before the keyboard, in either direction.
      ([-242, -60], [-242, -60]), ([-362, 60], [-362, 60]),
      // The app's animation moves the bar further than the keyboard's height.
      ([0, -346], [0, -302]),
    ] as [([CGFloat], [CGFloat])]
  )
  func `content moves with each of the bar's animations, but no further than its end`(
    _ row: (displacements: [CGFloat], distances: [CGFloat])
  ) {
    let linear = Motion(start: 0, duration: 0.4, curve: .bezier(.zero, CGPoint(x: 1, y: 1)))
    let motions = [Motion.keyboard.starting(at: 0), linear]
    let animations = zip(row.displacements, motions).map(PlaceAnimation.init)
    var animation = OffsetAnimation(from: 0, to: 302, at: nil)
    animation.start(at: 0, on: animations)
    let missing = zip(row.distances, motions).reduce(0) { $0 + $1.0 * $1.1.remainder(at: 0.1) }
    #expect(abs(animation.offset(at: 0.1) - 302 - missing) < 0.001)
  }

  @Test
  func `a pending animation or new end begins with the first step, or when it is started`() {
    var animation = OffsetAnimation(from: 0, to: 302, at: nil)
    expectEqual(animation.offset(at: 5), to: 0)
    #expect(!animation.isOver(at: 5))
    animation.start(at: 5)
    expectEqual(
      animation.offset(at: 5.1), to: OffsetAnimation(from: 0, to: 302, at: 5).offset(at: 5.1)
    )
    animation.start(at: 6)
    #expect(animation.offset(at: 5.1) > 0)
    var stepped = OffsetAnimation(from: 0, to: 302, at: nil)
    expectEqual(stepped.step(contentHeight: 0, at: 5), to: 0)
    expectEqual(stepped.offset(at: 5.1), to: animation.offset(at: 5.1))
    // Until it is started, a new end does not change the movement to the first end.
    var joined = OffsetAnimation(from: 0, to: 302, at: 0)
    joined.join(342, at: nil)
    let first = OffsetAnimation(from: 0, to: 302, at: 0)
    #expect(abs(joined.offset(at: 0.1) - first.offset(at: 0.1)) < 0.001)
    #expect(!joined.isOver(at: 2))
    joined.start(at: 0.1)
    let second = OffsetAnimation(from: 0, to: 40, at: 0.1).offset(at: 0.2)
    #expect(abs(joined.offset(at: 0.2) - first.offset(at: 0.2) - second) < 0.11)
    #expect(joined.isOver(at: 2))
  }

  @Test
  func `after a finger stopped the animation, the next step starts at the content's offset`() {
    var animation = OffsetAnimation(from: 0, to: 302, at: 0)
    let stopped = animation.step(contentHeight: 0, at: 0.05)
    animation.pause()
    expectEqual(animation.offset(at: 5), to: stopped)
    #expect(!animation.isOver(at: 5))
    // A new end adds to the distance that is left.
    var joined = animation
    joined.join(342, at: 4)
    #expect(abs(joined.offset(at: 4) - stopped) < 0.001)
    #expect(joined.offset(at: 5) > stopped + 30)
    expectEqual(animation.step(contentHeight: 0, at: 5), to: stopped)
    let anew = OffsetAnimation(from: stopped, to: 302, at: 5)
    #expect(abs(animation.offset(at: 5.1) - anew.offset(at: 5.1)) < 0.001)
  }

  @Test
  func `the animation shifts with the content, and starts anew where other code moves the content`()
  {
    var shifted = OffsetAnimation(from: 0, to: 302, at: 0)
    let before = shifted.offset(at: 0.1)
    shifted.shift(by: 44)
    expectEqual([shifted.offset(at: 0.1), shifted.end], to: [before + 44, 346])
    var animation = OffsetAnimation(from: 0, to: 302, at: 0)
    _ = animation.step(contentHeight: 0, at: 0.05)
    animation.restart(from: 150, to: 302, at: 1)
    #expect(animation.isInPlace(at: 150))
    let anew = OffsetAnimation(from: 150, to: 302, at: 1)
    #expect(abs(animation.offset(at: 1.1) - anew.offset(at: 1.1)) < 0.001)
    // UIKit has clamped the content to the movement's new end.
    animation.restart(from: 170, to: 170, at: 1.1)
    expectEqual(animation.step(contentHeight: 0, at: 1.2), to: 170)
  }

  @Test(arguments: [44, 1] as [CGFloat])
  func `newly measured rows shift a movement's end, but not a reveal's target`(growth: CGFloat) {
    let moved = 100 + growth
    var distance = OffsetAnimation(from: 100, to: 200, contentHeight: 900, pixel: 1 / 3, at: 0)
    distance.followShift(in: metrics(at: moved, height: 900 + growth), at: 0)
    expectEqual(distance.end, to: 200 + growth)
    #expect(distance.isInPlace(at: moved))
    #expect(abs(distance.offset(at: 0) - moved) < 0.001)
    // Rows below the visible part were measured too; the end of the content moves by both growths.
    var atEnd = OffsetAnimation(from: 700, to: 756, contentHeight: 1600, pixel: 1 / 3, at: 0)
    atEnd.followShift(in: metrics(at: 700 + growth, height: 1600 + growth + 20), at: 0)
    expectEqual(atEnd.end, to: 756 + growth + 20)
    #expect(abs(atEnd.offset(at: 0) - 700 - growth) < 0.001)
    var reveal = OffsetAnimation(from: 100, to: 200, contentHeight: 900, pixel: 1 / 3, at: 0)
    reveal.join(50, isReveal: true, at: 0)
    reveal.followShift(in: metrics(at: moved, height: 900 + growth), at: 0)
    expectEqual(reveal.end, to: 50)
    #expect(reveal.isInPlace(at: moved))
    #expect(abs(reveal.offset(at: 0) - moved) < 0.001)
  }

  @Test func `a shift before the first step only changes the movement's distance`() {
    let shifted = metrics(at: 144, height: 944)
    for step in [nil, 0.01] as [TimeInterval?] {
      var reveal = OffsetAnimation(from: 100, to: 200, contentHeight: 900, pixel: 1 / 3, at: 0)
      reveal.join(200, isReveal: true, at: 0)
      let offset = step.map { reveal.step(contentHeight: 900, at: $0) } ?? 100
      reveal.followShift(in: metrics(at: offset + 44, height: 944), at: 0.02)
      expectEqual(reveal.end, to: 200)
      let anew = OffsetAnimation(to: 200, in: shifted, on: .keyboard.starting(at: 0))
      let distance = abs(reveal.offset(at: 0.1) - anew.offset(at: 0.1))
      #expect(step == nil ? distance < 0.001 : distance > 1)
    }
  }

  /// The offset and the content's height after a step to 100 in content of 1600 points, and the end
  /// of the movement; nil if other code has scrolled.
  @Test(
    arguments: [
      (144, 1644, 144), (144, 1600, nil), (144, 1556, nil), (100, 1644, 100), (80, 1580, 80),
      (100.9, 1600.9, 100.9),
    ] as [Row]
  )
  func `the end moves only by the growth of newly measured rows above`(_ row: Row) {
    var animation = OffsetAnimation(from: 100, to: 100, contentHeight: 900, at: 0)
    expectEqual(animation.step(contentHeight: 1600, at: 0.1), to: 100)
    expectEqual(animation.destination(in: metrics(at: row.offset, height: row.height)), to: row.end)
  }

  @Test
  func `content beyond its range returns to the end, unless an inserted row moves the end there`() {
    var animation = OffsetAnimation(from: 700, to: 900, contentHeight: 1600, pixel: 1 / 3, at: 0)
    for _ in 0..<3 { _ = animation.step(contentHeight: 1600, at: 10) }
    // For content of 1,600 points in a view of 844, the last offset is 756.
    expectEqual(animation.destination(in: metrics(at: 756, height: 1600)), to: 756)
    expectNil(animation.destination(in: metrics(at: 700, height: 1600)))
    // The content was 44 points beyond its end and on its way back when a row of 44 points was
    // inserted.
    let back = OffsetAnimation(
      to: 756, in: metrics(at: 800, height: 1600), isReveal: false, on: .keyboard.starting(at: 0)
    )
    expectEqual(back.destination(in: metrics(at: 800, height: 1600)), to: 756)
    expectNil(back.destination(in: metrics(at: 800, height: 1644)))
  }

  typealias Row = (offset: CGFloat, height: CGFloat, end: CGFloat?)
}

private func metrics(at offset: CGFloat, height: CGFloat, pixel: CGFloat = 1 / 3) -> ScrollMetrics {
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
    from offset: CGFloat, to end: CGFloat, contentHeight: CGFloat = 0, pixel: CGFloat = 0,
    isReveal: Bool = false, at time: TimeInterval?
  ) {
    let metrics = metrics(at: offset, height: contentHeight, pixel: pixel)
    self.init(to: end, in: metrics, isReveal: isReveal, on: .keyboard.starting(at: time))
  }

  fileprivate mutating func join(_ end: CGFloat, isReveal: Bool? = nil, at time: TimeInterval?) {
    join(end, isReveal: isReveal, on: .keyboard.starting(at: time))
  }
}
