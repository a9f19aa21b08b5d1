import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct InteractivePopTests {
  /// Two screens in a navigation controller, the second one on top.
  private struct Stack {
    let fixture: KeyboardFixture
    let navigation: UINavigationController
    let below: AppearanceSpy
    let top: AppearanceSpy

    func events(of name: String) -> [String] {
      fixture.timeline.filter { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count + 1)) }
    }
  }

  private func setUp(_ options: HeadlessOptions = HeadlessOptions()) -> Stack {
    let fixture = KeyboardFixture(options: options)
    let note = { [weak fixture] (_: AppearanceSpy, line: String) in
      if !line.hasSuffix("is appearing") { fixture?.timeline.append(line) }
    }
    let (below, top) = (AppearanceSpy("below", note), AppearanceSpy("top", note))
    let navigation = UINavigationController(rootViewController: below)
    fixture.window.rootViewController = navigation
    navigation.pushViewController(top, animated: false)
    fixture.device.clock.settle()
    fixture.timeline = []
    return Stack(fixture: fixture, navigation: navigation, below: below, top: top)
  }

  private func begin(_ stack: Stack) throws -> HeadlessInteractivePop {
    try #require(stack.navigation.headlessBeginInteractivePop())
  }

  @Test func `a completed swipe is a slow pop`() throws {
    let stack = setUp()
    let pop = try begin(stack)
    expectEqual(
      stack.fixture.timeline,
      to: ["top will move to nobody", "top will disappear", "below will appear"]
    )
    #expect(stack.navigation.topViewController === stack.below)
    #expect(stack.top.parent === stack.navigation)
    pop.move(to: 0.6)
    stack.fixture.device.clock.advance(by: 5)
    expectEqual(stack.fixture.timeline.count, to: 3)
    pop.finish()
    // 0.4 of 0.35 seconds remain.
    stack.fixture.device.clock.advance(by: 0.13)
    expectEqual(stack.fixture.timeline.count, to: 3)
    stack.fixture.device.clock.advance(by: 0.02)
    expectEqual(
      stack.events(of: "top"),
      to: ["will move to nobody", "will disappear", "did disappear", "did move to nobody"]
    )
    expectEqual(stack.events(of: "below"), to: ["will appear", "did appear"])
    expectNil(stack.top.view.window)
    expectEqual(stack.navigation.viewControllers, to: [stack.below])
    expectEqual(stack.below.view.frame, to: stack.navigation.view.bounds)
  }

  @Test(.bug("https://stackoverflow.com/questions/18927878"))
  func `a cancelled swipe notifies both controllers, and leaves the stack unchanged`() throws {
    let stack = setUp()
    let pop = try begin(stack)
    pop.move(to: 0.4)
    pop.cancel()
    stack.fixture.device.clock.advance(by: 1)
    expectEqual(
      stack.events(of: "top"),
      to: ["will move to nobody", "will disappear", "will appear", "did appear"]
    )
    expectEqual(stack.events(of: "below"), to: ["will appear", "will disappear", "did disappear"])
    expectEqual(stack.navigation.viewControllers, to: [stack.below, stack.top])
    expectNil(stack.below.view.window)
    expectEqual(stack.top.view.frame, to: stack.navigation.view.bounds)
    // A second swipe is completed.
    stack.fixture.timeline = []
    try begin(stack).finish()
    stack.fixture.device.clock.advance(by: 1)
    expectEqual(stack.events(of: "below"), to: ["will appear", "did appear"])
    expectNil(stack.top.view.window)
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `both screens are in the window and follow the finger`(
    _ direction: UIUserInterfaceLayoutDirection
  ) throws {
    let stack = setUp(.with(\.layoutDirection, direction))
    let pop = try begin(stack)
    let forward: CGFloat = direction == .leftToRight ? 1 : -1
    for (fraction, top, below): (CGFloat, CGFloat, CGFloat) in [
      (0, 0, -130), (0.5, 195, -65), (1, 390, 0), (7, 390, 0), (.nan, 390, 0), (0.1, 39, -117),
    ] {
      pop.move(to: fraction)
      #expect(abs(stack.top.view.frame.minX - forward * top) < 0.001)
      #expect(abs(stack.below.view.frame.minX - forward * below) < 0.001)
      #expect(stack.top.view.window != nil)
      #expect(stack.below.view.window != nil)
    }
    pop.cancel()
    expectEqual(stack.top.view.frame.minX, to: 0)
  }

  @Test func `the frames may be final from the beginning`() throws {
    let stack = setUp(.with(\.interactivePopFrames, .atEnd))
    let pop = try begin(stack)
    for fraction: CGFloat in [0, 0.5, 1, 0.2] {
      pop.move(to: fraction)
      expectEqual(stack.top.view.frame.minX, to: 390)
      expectEqual(stack.below.view.frame.minX, to: 0)
    }
    pop.cancel()
    expectEqual(stack.top.view.frame.minX, to: 0)
  }

  @Test func `no swipe begins on the first screen, or during another swipe`() throws {
    let stack = setUp()
    let pop = try begin(stack)
    expectNil(stack.navigation.headlessBeginInteractivePop())
    pop.finish()
    expectNil(stack.navigation.headlessBeginInteractivePop())
    stack.fixture.device.clock.advance(by: 1)
    expectNil(stack.navigation.headlessBeginInteractivePop())
    expectNil(UINavigationController().headlessBeginInteractivePop())
  }

  @Test func `a lifted finger moves nothing`() throws {
    let stack = setUp()
    let pop = try begin(stack)
    pop.cancel()
    pop.move(to: 0.5)
    pop.finish()
    expectEqual(stack.top.view.frame.minX, to: 0)
    stack.fixture.device.clock.advance(by: 1)
    #expect(stack.navigation.topViewController === stack.top)
  }

  @Test(arguments: [false, true])
  func `the coordinator is interactive until the finger lifts`(_ isCancelled: Bool) throws {
    let stack = setUp()
    var heard: [String] = []
    var ends = 0
    func note(_ word: String, _ context: any UIViewControllerTransitionCoordinatorContext) {
      expectEqual([context.initiallyInteractive, context.isAnimated], to: [true, true])
      expectEqual(context.transitionDuration, to: 0.35)
      heard.append("\(word) \(context.isInteractive) \(context.isCancelled)")
    }
    stack.top.onWillDisappear = { [weak top = stack.top] in
      guard let coordinator = top?.transitionCoordinator else { return }
      coordinator.notifyWhenInteractionChanges {
        note("change", $0)
        expectEqual($0.percentComplete, to: 0.5)
      }
      coordinator.notifyWhenInteractionEnds { _ in ends += 1 }
      coordinator.animate(
        alongsideTransition: { note("animation", $0) }, completion: { note("completion", $0) }
      )
    }
    let pop = try begin(stack)
    expectEqual(heard, to: ["animation true false"])
    #expect(stack.below.transitionCoordinator === stack.top.transitionCoordinator)
    pop.move(to: 0.5)
    if isCancelled { pop.cancel() } else { pop.finish() }
    expectEqual(heard.last, to: "change false \(isCancelled)")
    expectEqual(ends, to: 1)
    expectEqual(stack.navigation.transitionCoordinator?.isInteractive, to: false)
    stack.fixture.device.clock.advance(by: 1)
    expectEqual(heard.count, to: 3)
    expectEqual(heard.last, to: "completion false \(isCancelled)")
    expectNil(stack.navigation.transitionCoordinator)
    expectNil(stack.below.transitionCoordinator)
  }

  @Test func `transitions without a finger have a coordinator that is not interactive`() {
    let stack = setUp()
    var completions = 0
    stack.top.onWillDisappear = { [weak top = stack.top] in
      guard let coordinator = top?.transitionCoordinator else { return }
      #expect(!coordinator.initiallyInteractive)
      expectEqual([coordinator.isInteractive, coordinator.isCancelled], to: [false, false])
      coordinator.animate(alongsideTransition: nil) { _ in completions += 1 }
    }
    expectNil(stack.top.transitionCoordinator)
    stack.navigation.popViewController(animated: true)
    #expect(stack.navigation.transitionCoordinator != nil)
    stack.fixture.device.clock.advance(by: 0.3)
    expectEqual(completions, to: 0)
    stack.fixture.device.clock.advance(by: 0.1)
    expectEqual(completions, to: 1)
    expectNil(stack.navigation.transitionCoordinator)

    // Without animation there is no coordinator.
    stack.navigation.pushViewController(stack.top, animated: false)
    expectNil(stack.navigation.transitionCoordinator)

    let sheet = UIViewController()
    stack.navigation.present(sheet, animated: true)
    expectEqual(sheet.transitionCoordinator?.transitionDuration, to: 0.5)
    expectEqual(sheet.transitionCoordinator?.presentationStyle, to: sheet.modalPresentationStyle)
    #expect(stack.top.transitionCoordinator === sheet.transitionCoordinator)
    stack.fixture.device.clock.advance(by: 1)
    expectNil(sheet.transitionCoordinator)
    stack.fixture.device.rotate(to: .landscapeLeft)
    expectEqual(stack.top.transitionCoordinator?.transitionDuration, to: 0.3)
    expectEqual(
      stack.top.transitionCoordinator?.targetTransform,
      to: CGAffineTransform(rotationAngle: -.pi / 2)
    )
    stack.fixture.device.clock.advance(by: 1)
    expectNil(stack.top.transitionCoordinator)
  }

  private func focusTop(_ stack: Stack) -> UITextField {
    let field = stack.fixture.addFocusedField(to: stack.top.view)
    stack.fixture.timeline = []
    return field
  }

  @Test func `a cancelled swipe restores the focus, and with it the keyboard`() throws {
    let stack = setUp()
    let field = focusTop(stack)
    let pop = try begin(stack)
    stack.fixture.device.clock.advance(by: 1)
    expectNil(stack.fixture.keyboard.frameInScreen)
    let posted = stack.fixture.posted(within: 1) { pop.cancel() }
    expectEqual(posted.map(\.name), to: .show)
    #expect(field.isFirstResponder)
    expectEqual(stack.fixture.keyboard.frameInScreen, to: .docked)
  }

  @Test func `a cancelled swipe on a screen without a focus focuses no view`() throws {
    let stack = setUp()
    let field = stack.fixture.addField(to: stack.top.view)
    try begin(stack).cancel()
    stack.fixture.device.clock.advance(by: 1)
    #expect(!field.isFirstResponder)
    expectEqual(stack.fixture.events, to: [])
  }

  @Test(arguments: [false, true])
  func `S122: the focus may stay until the pop ends, and a cancelled swipe then posts nothing`(
    isCancelled: Bool
  ) throws {
    let stack = setUp(.with(\.interactivePopFocus, .stays))
    let field = focusTop(stack)
    let pop = try begin(stack)
    pop.move(to: 0.7)
    stack.fixture.device.clock.advance(by: 1)
    #expect(field.isFirstResponder)
    expectEqual(stack.fixture.eventNames, to: .show)
    let posted = stack.fixture.posted(within: 1) {
      if isCancelled { pop.cancel() } else { pop.finish() }
    }
    expectEqual(posted.map(\.name), to: isCancelled ? [] : .hide)
    expectEqual(field.isFirstResponder, to: isCancelled)
    expectEqual(stack.fixture.keyboard.frameInScreen, to: isCancelled ? .docked : nil)
  }
}
