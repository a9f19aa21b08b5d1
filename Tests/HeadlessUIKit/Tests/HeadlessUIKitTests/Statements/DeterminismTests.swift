import Testing
@_spi(Headless) import UIKit

/// Tests that a script always gives the same log, and that nested events have a fixed order.
@Suite(.ownDevice) struct DeterminismTests {
  private struct Log: Equatable {
    var timeline: [String] = []
    var posted: [HeadlessKeyboardLogEntry] = []
    var offsets: [CGPoint] = []
    var delegate: [String] = []
    var requests: [CGRect] = []
  }

  /// Shows the keyboard, moves the focus, rotates, drags the keyboard away, shows it and hides it.
  private func script() -> Log {
    var log = Log()
    let fixture = KeyboardFixture()
    let clock = fixture.device.clock
    let scrollView = fixture.addScrollView(RevealSpy())
    let recorder = ScrollDelegateSpy()
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.keyboardDismissMode = .interactive
    scrollView.delegate = recorder
    // High enough to be visible in landscape without a scroll, which would take several frames.
    let first = fixture.addField("first", y: 20, to: scrollView)
    let second = fixture.addField("second", y: 90, to: scrollView)
    fixture.onKeyboard = { name in
      guard name == .willShow else { return }
      scrollView.contentInset.bottom = 302
      clock.nextTurn { fixture.timeline.append("turn") }
    }
    first.becomeFirstResponder()
    clock.advance(by: 0.1)
    second.becomeFirstResponder()
    clock.advance(by: 0.4)
    fixture.device.rotate(to: .landscapeLeft)
    clock.advance(by: 0.6)
    let finger = HeadlessFinger()
    // The keyboard's top is now at 181.
    finger.touchDown(at: CGPoint(100, 100))
    for y: CGFloat in [150, 200, 300, 389] { finger.move(to: CGPoint(100, y)) }
    finger.lift()
    clock.advance(by: 0.4)
    first.becomeFirstResponder()
    first.resignFirstResponder()
    clock.advance(by: 0.4)
    log.timeline = fixture.timeline
    log.posted = fixture.keyboard.log
    log.offsets = recorder.scrolls
    log.delegate = recorder.log
    log.requests = scrollView.requests
    return log
  }

  @Test func `a script gives the same log a hundred times`() {
    let expected = script()
    let names = Set(expected.posted.map(\.event.name))
    expectEqual(names, to: Set(HeadlessKeyboardEvent.Name.allCases))
    #expect(expected.timeline.contains("turn"))
    // The rotation, the finger and the last line each hide the keyboard.
    expectEqual(expected.posted.filter { $0.event.name == .willHide }.count, to: 3)
    #expect(expected.delegate.contains("willBeginDragging"))
    expectEqual([expected.offsets.isEmpty, expected.requests.isEmpty], to: [false, false])
    for round in 1...100 {
      guard script() == expected else {
        Issue.record("Round \(round) differs.")
        return
      }
    }
  }

  @Test func `timed work of one instant runs in the order of scheduling`() {
    let fixture = KeyboardFixture()
    let clock = fixture.device.clock
    var order: [String] = []
    clock.after(0.25) { order.append("before") }
    fixture.addField().becomeFirstResponder()
    fixture.onKeyboard = { order.append("\($0)") }
    clock.after(0.25) {
      order.append("after")
      clock.after(0) { order.append("handed in meanwhile") }
      clock.nextTurn { order.append("turn") }
    }
    clock.after(0.25) { order.append("last") }
    clock.advance(by: 0.25)
    expectEqual(
      order,
      to: ["before", "didChangeFrame", "didShow", "after", "turn", "last", "handed in meanwhile"]
    )
  }

  @Test func `work of a turn runs in order, and work scheduled by it waits for the next turn`() {
    let device = HeadlessDevice()
    device.run {
      var order: [Int] = []
      device.clock.nextTurn {
        order.append(1)
        device.clock.nextTurn { order.append(3) }
      }
      device.clock.nextTurn { order.append(2) }
      device.clock.turn()
      expectEqual(order, to: [1, 2])
      device.clock.turn()
      expectEqual(order, to: [1, 2, 3])
    }
  }

  @Test(arguments: [(HeadlessOptions.TurnOrder.layoutFirst, 1), (.queueFirst, 0)])
  func `layout runs before the queue's work, or after it`(
    order: HeadlessOptions.TurnOrder, layouts: Int
  ) {
    let p = ScrollFixture(options: .with(\.turnOrder, order))
    p.scrollView.setNeedsLayout()
    var seen: Int?
    p.device.clock.nextTurn { seen = p.scrollView.layouts }
    p.device.clock.turn()
    expectEqual(seen, to: layouts)
    expectEqual(p.scrollView.layouts, to: 1)
  }

  @Test func `a delegate may move the content in didScroll`() {
    let n = ScrollFixture(.never)
    n.delegate.onScroll = {
      // The delegate moves the content in steps of a hundred, like a delegate that snaps.
      $0.contentOffset.y = ($0.contentOffset.y / 100).rounded() * 100
    }
    n.scrollView.contentOffset.y = 230
    expectEqual(n.y, to: 200)
    expectEqual(n.delegate.scrolls.map(\.y), to: [230, 200])
  }

  @Test func `a delegate may change the inset that is reported to it`() {
    let n = ScrollFixture(.never)
    n.delegate.onInset = { $0.contentInset.bottom = min($0.contentInset.bottom, 300) }
    n.scrollView.contentInset.bottom = 336
    expectEqual(n.scrollView.contentInset.bottom, to: 300)
    expectEqual(n.delegate.insets.map(\.bottom), to: [336, 300])
  }

  @Test func `the inset may change inside a scroll caused by a shrinking inset`() {
    let n = ScrollFixture(.never)
    n.scrollView.contentInset.bottom = 336
    // 2000 + 336 - 844
    n.scrollView.contentOffset.y = 1492
    n.delegate.onScroll = { $0.contentInset.bottom = 100 }
    n.scrollView.contentInset.bottom = 0
    expectEqual(n.scrollView.contentInset.bottom, to: 100)
    expectEqual(n.scrollView.adjustedContentInset.bottom, to: 100)
    expectEqual(n.y, to: 1156)
  }

  @Test func `a handler of willHide may focus another field`() {
    let fixture = KeyboardFixture()
    let first = fixture.addField("first")
    let second = fixture.addField("second", y: 200)
    first.becomeFirstResponder()
    fixture.device.clock.advance(by: 1)
    fixture.timeline = []
    fixture.onKeyboard = { if $0 == .willHide { second.becomeFirstResponder() } }
    first.resignFirstResponder()
    fixture.device.clock.advance(by: 1)
    #expect(second.isFirstResponder)
    expectEqual(fixture.keyboard.frameInScreen, to: .docked)
    expectEqual(fixture.timeline.filter { $0.hasPrefix("did") }, to: ["didChangeFrame", "didShow"])
  }

  @Test func `a handler of willShow may remove the field, or its controller`() {
    let fixture = KeyboardFixture()
    let field = fixture.addField()
    fixture.onKeyboard = { name in
      guard name == .willShow else { return }
      fixture.window.rootViewController = UIViewController()
    }
    field.becomeFirstResponder()
    fixture.device.clock.advance(by: 1)
    #expect(!field.isFirstResponder)
    expectNil(fixture.keyboard.frameInScreen)
    expectEqual(fixture.eventNames.last, to: .didHide)
  }

  @Test func `a completion may start the next animation`() {
    let fixture = KeyboardFixture()
    let field = fixture.addField()
    var log: [Bool] = []
    UIView.animate(withDuration: 0.25, animations: { field.alpha = 0 }) { first in
      log.append(first)
      UIView.animate(withDuration: 0.25, animations: { field.alpha = 1 }) { log.append($0) }
    }
    fixture.device.clock.advance(by: 0.25)
    expectEqual(log, to: [true])
    fixture.device.clock.advance(by: 0.25)
    expectEqual(log, to: [true, true])
  }

  @Test func `a device is released with its windows, its clock and its work`() {
    weak var device: HeadlessDevice?
    weak var window: UIWindow?
    weak var scrollView: UIScrollView?
    weak var field: UITextField?
    HeadlessDevice().run {
      let fixture = KeyboardFixture()
      device = fixture.device
      window = fixture.window
      let view = fixture.addScrollView()
      scrollView = view
      let input = fixture.addField(to: view)
      field = input
      input.becomeFirstResponder()
      view.setContentOffset(CGPoint(0, 500), animated: true)
      fixture.device.clock.advance(by: 0.1)
    }
    expectNil(device)
    expectNil(window)
    expectNil(scrollView)
    expectNil(field)
  }

  @Test func `a window that leaves its scene is released, with its first responder`() {
    let device = HeadlessDevice()
    device.run {
      weak var gone: UIWindow?
      weak var field: UITextField?
      autoreleased {
        let controller = UIViewController()
        let window = device.makeWindow(rootViewController: controller)
        let input = UITextField(frame: CGRect(0, 100, 300, 40))
        controller.view.addSubview(input)
        input.becomeFirstResponder()
        device.clock.advance(by: 1)
        gone = window
        field = input
        #expect(device.keyboard.isDocked)
        window.rootViewController = nil
        window.isHidden = true
        window.windowScene = nil
      }
      device.clock.advance(by: 1)
      expectNil(gone)
      expectNil(field)
      expectNil(device.keyboard.focus)
      expectNil(device.keyboard.frameInScreen)
    }
  }

  @Test func `a scroll view that is dragged, decelerates or is animated keeps no object alive`() {
    let p = ScrollFixture()
    weak var gone: UIScrollView?
    autoreleased {
      let view = UIScrollView(frame: p.window.bounds)
      view.contentSize = CGSize(390, 3000)
      p.window.rootViewController?.view.addSubview(view)
      p.device.clock.settle()
      gone = view
      let finger = HeadlessFinger(from: CGPoint(100, 600), to: CGPoint(100, 400))
      finger.lift(velocity: CGPoint(0, -900))
      #expect(view.isDecelerating)
      UIView.animate(withDuration: 0.25) { view.alpha = 0.5 }
      view.removeFromSuperview()
    }
    p.device.clock.advance(by: 5)
    expectNil(gone)
  }

  @Test func `a layout guide is released with its view`() {
    let fixture = KeyboardFixture()
    weak var guide: UIKeyboardLayoutGuide?
    weak var view: UIView?
    autoreleased {
      let part = UIView(frame: CGRect(0, 0, 390, 844))
      fixture.root.view.addSubview(part)
      guide = part.keyboardLayoutGuide
      view = part
      fixture.device.clock.settle()
      part.removeFromSuperview()
    }
    expectNil(view)
    expectNil(guide)
    fixture.keyboard.perform(.show)
    fixture.device.clock.advance(by: 1)
    #expect(fixture.keyboard.isDocked)
  }

  /// A separate scope, so that its locals are released afterwards.
  @inline(never)
  private func autoreleased(_ body: () -> Void) { body() }
}
