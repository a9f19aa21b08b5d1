import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct ScrollMotionTests {
  private let p = ScrollFixture()

  private let start = CGPoint(100, 400)

  private func at(_ y: CGFloat) -> CGPoint { CGPoint(100, y) }

  /// The range ends at 1190, and at 1492 with an inset of 302.
  @Test(arguments: [(0, 302, 1190), (302, 0, 1492)] as [(CGFloat, CGFloat, CGFloat)])
  func `S78: an animated offset keeps its target while the inset changes`(
    before: CGFloat, after: CGFloat, target: CGFloat
  ) {
    p.scrollView.contentInset.bottom = before
    p.scrollView.setContentOffset(CGPoint(0, target), animated: true)
    p.device.clock.advance(by: 0.1)
    p.scrollView.contentInset.bottom = after
    p.device.clock.advance(by: 0.2)
    expectEqual(p.y, to: target)
    expectEqual(p.delegate.log, to: ["didEndScrollingAnimation"])
  }

  @Test func `S78: an assigned offset does not end the animation`() {
    p.scrollView.setContentOffset(CGPoint(0, 600), animated: true)
    p.device.clock.advance(by: 0.1)
    p.scrollView.contentOffset.y = 900
    expectEqual(p.y, to: 900)
    p.device.clock.advance(by: 0.2)
    expectEqual(p.y, to: 600)
  }

  @Test func `a second animated offset replaces the first`() {
    p.scrollView.setContentOffset(CGPoint(0, 600), animated: true)
    p.device.clock.advance(by: 0.1)
    p.scrollView.setContentOffset(CGPoint(0, 100), animated: true)
    p.device.clock.advance(by: 1)
    expectEqual(p.y, to: 100)
    expectEqual(p.delegate.log, to: ["didEndScrollingAnimation"])
  }

  /// For example, a navigation bar reappears as a drag ends editing.
  @Test func `a rubber band that a clamp ends does not scroll on`() {
    let finger = HeadlessFinger(from: start, to: at(700))
    #expect(p.y < -150)
    finger.lift()
    p.scrollView.contentInset.top = 44
    p.scrollView.contentInset.top = 0
    let clamped = p.y
    p.device.clock.advance(by: 2)
    expectEqual(p.y, to: clamped)
    #expect(!p.scrollView.isDecelerating)
  }

  @Test func `S79: assigning an offset ends a deceleration`() {
    let finger = HeadlessFinger(from: start, to: at(350))
    finger.lift(velocity: CGPoint(0, -1000))
    p.device.clock.advance(by: 0.1)
    #expect(p.scrollView.isDecelerating)
    p.scrollView.setContentOffset(CGPoint(0, 40), animated: false)
    #expect(!p.scrollView.isDecelerating)
    p.device.clock.advance(by: 5)
    expectEqual(p.y, to: 40)
  }

  @Test(arguments: [true, false])
  func `S81: a touch tracks, a move drags, and a release decelerates`(keepsDragging: Bool) {
    let p = ScrollFixture(options: .with(\.keepsDraggingInDeceleration, keepsDragging))
    let finger = HeadlessFinger()
    finger.touchDown(at: start)
    expectEqual(state(p), to: [true, false, false])
    finger.move(to: at(300))
    expectEqual(state(p), to: [true, true, false])
    expectEqual(p.y, to: 100)
    finger.lift(velocity: CGPoint(0, -1000))
    expectEqual(state(p), to: [false, keepsDragging, true])
    expectEqual(p.delegate.endVelocity, to: CGPoint(0, 1))
    p.device.clock.advance(by: 10)
    expectEqual(state(p), to: [false, false, false])
    expectEqual(
      p.delegate.log,
      to: [
        "willBeginDragging", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
        "didEndDecelerating",
      ]
    )
    // A velocity of 1000 points per second is multiplied by 0.998 in each millisecond. The
    // distance is 1 point times 0.998 / 0.002.
    #expect(abs(p.y - (100 + 499)) < 0.001)
    #expect(abs((p.delegate.target?.y ?? 0) - 599) < 0.001)
    // The delegate may choose another end.
    p.delegate.replacesTarget = CGPoint(0, 800)
    HeadlessFinger(from: start, to: at(300)).lift(velocity: CGPoint(0, -1000))
    p.device.clock.advance(by: 10)
    #expect(abs(p.y - 800) < 0.001)
  }

  @Test func `a touch that does not move only tracks, a slow drag does not decelerate`() {
    let finger = HeadlessFinger()
    finger.touchDown(at: start)
    finger.lift(velocity: CGPoint(0, 500))
    expectEqual(state(p), to: [false, false, false])
    #expect(p.delegate.log.isEmpty)
    HeadlessFinger(from: start, to: at(300)).lift()
    expectEqual(state(p), to: [false, false, false])
    expectEqual(
      p.delegate.log, to: ["willBeginDragging", "willEndDragging", "didEndDragging(false)"]
    )
  }

  @Test(arguments: HeadlessOptions.CaughtDeceleration.allCases)
  func `S275: a touch stops a deceleration, which counts until the lift, or ends at once`(
    caughtDeceleration: HeadlessOptions.CaughtDeceleration
  ) {
    let p = ScrollFixture(options: .with(\.caughtDeceleration, caughtDeceleration))
    let counts = caughtDeceleration == .endsAtLift
    let finger = flick(p)
    finger.touchDown(at: start)
    let caught = p.y
    expectEqual(state(p), to: [true, true, counts])
    let tells = caughtDeceleration == .endsAtTouchAndTells
    expectEqual(p.delegate.log.filter { $0 == "didEndDecelerating" }.count, to: tells ? 1 : 0)
    p.device.clock.advance(by: 1)
    expectEqual(p.y, to: caught)
    expectEqual(state(p), to: [true, true, counts])
    p.delegate.onEndDragging = { expectEqual(p.scrollView.isDecelerating, to: counts) }
    finger.lift()
    expectEqual(state(p), to: [false, false, false])
    p.device.clock.advance(by: 1)
    expectEqual(p.y, to: caught)
  }

  @Test func `S276: a touch that stops a deceleration drags at once`() {
    let finger = flick(p)
    p.delegate.log = []
    finger.touchDown(at: start)
    expectEqual(p.delegate.log, to: ["willBeginDragging"])
    finger.lift()
    expectEqual(
      p.delegate.log, to: ["willBeginDragging", "willEndDragging", "didEndDragging(false)"]
    )
    // A touch at rest only tracks.
    p.delegate.log = []
    finger.touchDown(at: start)
    finger.lift()
    expectEqual(p.delegate.log, to: [])
  }

  @Test func `S276: a touch that stops a deceleration taps nothing`() {
    let field = UITextField(frame: CGRect(0, 0, 390, 3000))
    p.scrollView.addSubview(field)
    p.device.clock.settle()
    let finger = flick(p)
    finger.touchDown(at: start)
    finger.lift()
    #expect(!field.isFirstResponder)
    finger.touchDown(at: start)
    finger.lift()
    #expect(field.isFirstResponder)
  }

  @Test func `content that a finger catches beyond its end returns as the finger lifts`() {
    let finger = HeadlessFinger(from: start, to: at(500))
    finger.lift()
    p.device.clock.advance(by: 0.05)
    #expect(p.scrollView.isDecelerating)
    finger.touchDown(at: start)
    let caught = p.y
    #expect(caught < -p.i.top)
    p.device.clock.advance(by: 1)
    expectEqual(p.y, to: caught)
    finger.lift()
    p.device.clock.advance(by: 1)
    #expect(abs(p.y + p.i.top) < 0.001)
  }

  @Test func `the first move after a catch decides the axis of a directional lock`() {
    p.scrollView.contentSize.width = 2000
    p.scrollView.isDirectionalLockEnabled = true
    let finger = flick(p)
    finger.touchDown(at: start)
    let caught = p.y
    finger.move(to: CGPoint(50, 399))
    expectEqual(p.scrollView.contentOffset, to: CGPoint(50, caught))
  }

  /// Flicks the content and returns the lifted finger, while the content decelerates.
  private func flick(_ p: ScrollFixture) -> HeadlessFinger {
    let finger = HeadlessFinger(from: start, to: at(300))
    finger.lift(velocity: CGPoint(0, -1000))
    p.device.clock.advance(by: 0.2)
    #expect(p.scrollView.isDecelerating)
    return finger
  }

  /// The flick leaves 800 with 4000 points per second, of which 3219 are left at the end, 1190.
  ///
  /// A critically damped spring of the frequency 10 then moves by a tenth of that, divided by e.
  @Test func `S286: flicked content passes its end and returns`() {
    p.scrollView.contentOffset.y = 700
    HeadlessFinger(from: start, to: at(300)).lift(velocity: CGPoint(0, -4000))
    expectEqual(p.delegate.target?.y, to: 1190)
    p.delegate.scrolls = []
    p.device.clock.advance(by: 3)
    let highest = p.delegate.scrolls.map(\.y).max() ?? 0
    let peak: CGFloat = 1190 + 3219.2 / 27.183
    #expect(abs(highest - peak) < 3)
    expectEqual(p.y, to: 1190)
    expectEqual(p.delegate.log.suffix(1), to: ["didEndDecelerating"])
  }

  @Test func `S286: flicked content stops at its end if it does not bounce`() {
    p.scrollView.bounces = false
    p.scrollView.contentOffset.y = 700
    HeadlessFinger(from: start, to: at(300)).lift(velocity: CGPoint(0, -4000))
    p.device.clock.advance(by: 5)
    expectEqual(p.delegate.scrolls.map(\.y).max(), to: 1190)
    expectEqual(p.y, to: 1190)
  }

  @Test func `S286: a finger that lifts beyond the end with a velocity adds to the bounce`() {
    p.scrollView.contentOffset.y = 1190
    let finger = HeadlessFinger(from: start, to: at(300))
    let pulled = p.y
    #expect(pulled > 1190)
    finger.lift(velocity: CGPoint(0, -1000))
    p.device.clock.advance(by: 3)
    let highest = p.delegate.scrolls.map(\.y).max() ?? 0
    #expect(highest > pulled)
    expectEqual(p.y, to: 1190)
  }

  @Test func `S286: content past its end stays there if an inset moves the end beyond it`() {
    p.scrollView.contentOffset.y = 700
    HeadlessFinger(from: start, to: at(300)).lift(velocity: CGPoint(0, -4000))
    p.device.clock.advance(by: 0.2)
    let reached = p.y
    #expect(reached > 1190)
    p.scrollView.contentInset.bottom = 302
    p.device.clock.advance(by: 3)
    // The end is now at 1492. The rest of the velocity moves the content a little.
    #expect(p.y >= reached && p.y < reached + 60)
  }

  @Test func `S287: the view still tracks while its delegate learns of the end of a drag`() {
    var seen: [[Bool]] = []
    p.delegate.onEndDragging = { seen.append(state(p)) }
    HeadlessFinger(from: start, to: at(300)).lift()
    expectEqual(seen, to: [[true, false, false]])
    expectEqual(state(p), to: [false, false, false])
  }

  @Test func `S287: a view that scrolling is switched off for at the end of a drag stays`() {
    p.delegate.onEndDragging = { p.scrollView.isScrollEnabled = false }
    HeadlessFinger(from: start, to: at(300)).lift(velocity: CGPoint(0, -1000))
    p.device.clock.advance(by: 1)
    expectEqual(p.y, to: 100)
    expectEqual(state(p), to: [false, false, false])
  }

  @Test func `beyond its end content lags and returns, or stops if it does not bounce`() {
    let n = ScrollFixture(.never)
    let finger = HeadlessFinger(from: start, to: at(500))
    // Beyond the end by 844 * (1 - 1 / (100 * 0.55 / 844 + 1)).
    #expect(abs(n.y - -51.635) < 0.17)
    // The content moves back by the same distance in two steps.
    finger.move(to: at(450))
    finger.move(to: at(400))
    #expect(abs(n.y) < 0.001)
    finger.move(to: at(500))
    finger.lift()
    #expect(n.scrollView.isDecelerating)
    n.device.clock.advance(by: 2)
    #expect(abs(n.y) < 0.001)
    n.scrollView.bounces = false
    n.scrollView.contentOffset.y = 0
    _ = HeadlessFinger(from: start, to: at(500))
    expectEqual(n.y, to: 0)
  }

  @Test func `a drag continues from an offset that was assigned`() {
    let finger = HeadlessFinger(from: start, to: at(390))
    p.scrollView.contentOffset.y = 500
    finger.move(to: at(380))
    expectEqual(p.y, to: 510)
  }

  @Test func `content that fits is not dragged unless it always bounces`() {
    let n = ScrollFixture(.never, contentSize: CGSize(390, 100))
    let finger = HeadlessFinger(from: start, to: at(500))
    #expect(!n.scrollView.isDragging)
    expectEqual(n.y, to: 0)
    finger.lift()
    n.scrollView.alwaysBounceVertical = true
    finger.touchDown(at: start)
    finger.move(to: at(500))
    #expect(n.scrollView.isDragging)
    #expect(n.y < 0)
  }

  @Test func `switching scrolling off ends the drag`() {
    let finger = HeadlessFinger(from: start, to: at(300))
    p.scrollView.isScrollEnabled = false
    expectEqual(state(p), to: [false, false, false])
    finger.move(to: at(200))
    expectEqual(p.y, to: 100)
    expectEqual(p.delegate.log, to: ["willBeginDragging", "didEndDragging(false)"])
  }

  @Test func `the innermost scroll view that can move takes the drag`() {
    let inner = UIScrollView(frame: CGRect(0, 0, 390, 800))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(2000, 100)
    p.scrollView.addSubview(inner)
    p.device.clock.settle()
    let finger = HeadlessFinger()
    finger.touchDown(at: start)
    #expect(inner.isTracking && p.scrollView.isTracking)
    finger.move(to: CGPoint(50, 399))
    #expect(inner.isDragging)
    expectEqual(inner.contentOffset, to: CGPoint(50, 0))
    #expect(!p.scrollView.isTracking)
    finger.lift()
    finger.touchDown(at: start)
    finger.move(to: CGPoint(99, 350))
    #expect(p.scrollView.isDragging)
    expectEqual(p.y, to: 50)
    #expect(!inner.isTracking)
  }

  @Test func `with paging, content comes to rest on a page`() {
    let n = ScrollFixture(.never, contentSize: CGSize(390, 8440))
    n.scrollView.isPagingEnabled = true
    let finger = HeadlessFinger(from: at(700), to: at(600))
    finger.lift()
    n.device.clock.advance(by: 5)
    #expect(abs(n.y) < 0.001)
    finger.touchDown(at: at(700))
    finger.move(to: at(600))
    finger.lift(velocity: CGPoint(0, -300))
    n.device.clock.advance(by: 5)
    #expect(abs(n.y - 844) < 0.001)
  }

  @Test func `leaving the window ends every motion`() {
    p.scrollView.setContentOffset(CGPoint(0, 300), animated: true)
    p.scrollView.removeFromSuperview()
    p.device.clock.advance(by: 1)
    #expect(p.scrollView.headlessOffsetHistory.isEmpty)
  }

  private func state(_ p: ScrollFixture) -> [Bool] {
    [p.scrollView.isTracking, p.scrollView.isDragging, p.scrollView.isDecelerating]
  }
}
