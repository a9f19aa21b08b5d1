import KeyboardScrolling
@_spi(Headless) import UIKit

@MainActor final class StreamStage {
  let screen: StreamScreen
  let device: HeadlessDevice
  let environment: Environment
  let controller = UIViewController()
  private(set) var window: UIWindow
  private(set) var views: [StreamView] = []
  private let outside = UITextField(frame: CGRect(x: 0, y: 0, width: 120, height: 34))
  var onMake: ((Int, StreamView) -> Void)?
  var coordinators: [KeyboardScrollCoordinator?] = []
  let finger: HeadlessFinger
  private lazy var otherDisplay = makeWindowOnOtherDisplay()

  private(set) var delayed = 0
  /// The number of actions that may cause writes, since the last turn.
  var actionCount = 0
  private var pendingActions: [StreamEvent.Callback: [StreamEvent]] = [:]
  /// The first responder that the coordinator has to keep visible, until an event excuses the
  /// coordinator.
  var pinned: Pin?
  private(set) var fault: StreamFault?
  var turns = TurnCheck()
  /// True if the app has acted in a callback since the last check.
  var hasActedInCallback = false
  /// True if the app has resigned the first responder in a callback since the last focus.
  var hasResignedInCallback = false
  private var callbackDepth = 0
  /// The time until which an animated scroll may be in progress.
  private var scrollEnd: TimeInterval = 0
  /// The number of notifications before those of another app's keyboard; nil unless the coordinator
  /// must ignore that keyboard.
  private var postsBeforeIgnored: Int?
  /// The offsets in this turn that were out of range when the coordinator wrote them.
  var earlyOffsets: [(view: Int, offset: CGFloat)] = []

  struct Pin {
    weak var responder: UIView?
    var view: Int
    var isRequired = true
  }

  init(_ screen: StreamScreen, device: HeadlessDevice, environment: Environment) {
    self.screen = screen
    self.device = device
    self.environment = environment
    finger = HeadlessFinger()
    device.keyboard.isAutomatic = screen.isAutomatic
    switch screen.container {
    case .window:
      window = device.makeWindow(rootViewController: controller)
    case .navigation:
      window = device.makeWindow(
        rootViewController: UINavigationController(rootViewController: controller)
      )
    case .navigationAndTabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: controller)]
      window = device.makeWindow(rootViewController: tabs)
    case .sheet:
      let behind = UIViewController()
      window = device.makeWindow(rootViewController: behind)
      controller.modalPresentationStyle = .formSheet
      behind.present(controller, animated: false)
    }
    device.clock.settle()
    controller.view.addSubview(outside)
    for (number, spec) in screen.views.enumerated() { views.append(make(number, spec)) }
    device.clock.settle()
    for view in views {
      view.scroll(to: -view.view.adjustedContentInset.top, animated: false)
    }
    for (number, view) in views.enumerated() {
      guard let coordinator = view.spec.coordinator else { continue }
      manage(number, coordinator, view.spec.configuration)
    }
    device.clock.settle()
    for view in views { view.updateLedgers() }
    turns.begin(self)
  }

  private func make(_ number: Int, _ spec: StreamScreen.View) -> StreamView {
    let parent: UIView =
      spec.parent.flatMap { $0 < number ? views[$0].view : nil } ?? controller.view
    var bar: UIView?
    if let height = spec.bar {
      let root: UIView = controller.view
      let new = UIView()
      new.translatesAutoresizingMaskIntoConstraints = false
      bar = new
      root.addSubview(new)
      NSLayoutConstraint.activate([
        new.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        new.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        new.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
        new.heightAnchor.constraint(equalToConstant: height),
      ])
    }
    let list = spec.kind == .tableController ? UITableViewController(style: .plain) : nil
    if let list { controller.addChild(list) }
    let view = StreamView(spec, in: parent, bar: bar, controller: list)
    list?.didMove(toParent: controller)
    if let bar { controller.view.bringSubviewToFront(bar) }
    view.watch.onCallback = { [weak self] in self?.fire($0) }
    view.watch.onOffset = { [weak self, weak view] offset in
      if let view { self?.checkOffset(offset, of: view, number) }
    }
    view.watch.onInset = { [weak self, weak view] in
      if let view { self?.insetDidChange(of: view, number) }
    }
    view.watch.onMove = { [weak self, weak view] in
      if let view { self?.checkMove(of: view, number) }
    }
    return view
  }

  func removePendingActions() { pendingActions = [:] }

  func close() {
    finger.lift()
    releaseCoordinators()
    window.isHidden = true
    window.rootViewController?.dismiss(animated: false)
    window.rootViewController = nil
    device.clock.settle()
  }

  /// Empties the list of coordinators, and only then deallocates the coordinators.
  ///
  /// During deallocation, coordinators write insets, and callbacks of those writes read the list.
  func releaseCoordinators() {
    var released = coordinators
    coordinators = []
    released.removeAll()
  }

  func fail(_ property: StreamFault.Property, _ detail: @autoclosure () -> String) {
    guard fault == nil else { return }
    fault = StreamFault(property: property, detail: detail())
  }

  private func streamView(_ number: Int) -> StreamView { views[number % views.count] }

  // MARK: Happenings

  func perform(_ event: StreamEvent) {
    actionCount += 1
    turns.resetWritingTurns()
    let isScrolling = device.clock.now < scrollEnd
    let posts = device.keyboard.log.count
    if !event.isTime { excuseImpossibleVisibility() }
    carryOut(event)
    let scrollsByItself = scrollsToFocus && (device.keyboard.log.count > posts || event.isFocus)
    if scrollsByItself || event.isAnimatedScroll { scrollEnd = device.clock.now + 0.4 }
    // An animated scroll from before the event may go on to its destination, and hide the responder.
    if isScrolling, !event.isTime { pinned?.isRequired = false }
    if callbackDepth == 0 { checkEarlyOffsets() }
    for view in views { view.updateLedgers() }
  }

  private var scrollsToFocus: Bool {
    !screen.variations.contains(.noScrollToFocus) || screen.views.contains { $0.kind.hasRows }
  }

  private func carryOut(_ event: StreamEvent) {
    switch event {
    case .keyboard(let scenario): perform(scenario)
    case .post(let notification): post(notification)
    case .focus(let view, let field): focus(view % views.count, field)
    case .focusOutside:
      outside.becomeFirstResponder()
      pinned = nil
    case .resign:
      window.endEditing(true)
      if callbackDepth > 0 { hasResignedInCallback = true }
    case .type(let text): type(text)
    case .caret(let offset): moveCaret(offset)
    case .touch(let view, let part): touch(streamView(view), part)
    case .drag(let distance): drag(by: distance)
    case .lift(let velocity):
      finger.lift(velocity: CGPoint(x: 0, y: velocity))
      pinned = nil
    case .scrollToTop(let view):
      streamView(view).view.headlessScrollToTop()
      pinned = nil
    case .scrolling(let view, let isEnabled):
      streamView(view).isScrollEnabled = isEnabled
      streamView(view).view.isScrollEnabled = isEnabled
      pinned = nil
    case .place(let view, let y, let height): place(streamView(view), y, height)
    case .safeArea(let bottom): controller.additionalSafeAreaInsets.bottom = bottom
    case .window(let frame): device.resize(device.scene, to: frame)
    case .rotate(let toLandscape): device.rotate(to: toLandscape ? .landscapeRight : .portrait)
    case .turnOver(let view): turnOver(streamView(view))
    case .leave(let view):
      streamView(view).view.removeFromSuperview()
      pinned = nil
    case .enter(let view): enter(streamView(view))
    case .behavior(let view, let raw):
      guard let behavior = UIScrollView.ContentInsetAdjustmentBehavior(rawValue: raw) else {
        return
      }
      streamView(view).behavior = behavior
      streamView(view).view.contentInsetAdjustmentBehavior = behavior
    case .bar(let view, let height): resizeBar(of: streamView(view), height)
    case .contentHeight, .growAbove, .insertRows, .deleteRows, .moveRow, .reloadRow, .reload:
      changeContent(event)
    case .add, .addToIndicator, .assign, .assignIndicator: write(event)
    case .scroll(let view, let y, let animated):
      streamView(view).scroll(to: y, animated: animated)
      pinned = nil
    case .manage(let view, let coordinator, let configuration):
      manage(view % views.count, coordinator, configuration)
      pinned = nil
    case .stop(let view):
      for coordinator in coordinators { coordinator?.stopManaging(streamView(view).view) }
      pinned = nil
    case .discard(let view): discard(view % views.count)
    case .release(let coordinator):
      guard !coordinators.isEmpty else { return }
      let index = coordinator % coordinators.count
      // As in `releaseCoordinators()`, first remove the coordinator from the list.
      let released = coordinators[index]
      coordinators[index] = nil
      withExtendedLifetime(released) {}
      pinned = nil
    case .reveal(let coordinator, let animated):
      guard !coordinators.isEmpty else { return }
      coordinators[coordinator % coordinators.count]?.revealFirstResponder(animated: animated)
    case .keepVisible(let view, let field, let other): keepVisible(streamView(view), field, other)
    case .turns(let count): for _ in 0..<count { device.clock.turn() }
    case .advance(let seconds): device.clock.advance(by: seconds)
    case .rest: rest()
    case .inside(let callback, let event): pendingActions[callback, default: []].append(event)
    }
  }

  private func fire(_ callback: StreamEvent.Callback) {
    guard var events = pendingActions[callback], !events.isEmpty else { return }
    let event = events.removeFirst()
    pendingActions[callback] = events
    for view in views { view.updateLedgers() }
    callbackDepth += 1
    perform(event)
    callbackDepth -= 1
    hasActedInCallback = true
    // The app may have acted in the middle of the coordinator's update.
    pinned?.isRequired = false
  }

  private func perform(_ scenario: StreamEvent.Scenario) {
    switch scenario {
    case .otherAppShows, .otherAppHides, .background, .foreground: pinned = nil
    default: break
    }
    if scenario == .otherAppShows { noteKeyboardOfOtherApp() }
    device.keyboard.perform(scenario.value)
  }

  /// Decides whether the coordinator must ignore another app's keyboard.
  ///
  /// On a phone, the coordinator must ignore that keyboard, unless the user edits text in this app or
  /// a keyboard is already up.
  private func noteKeyboardOfOtherApp() {
    let isText = focused is UITextField || focused is UITextView
    let isEdited = isText && focused?.isFirstResponder == true
    let isIgnored =
      !device.mayHaveNeighbor(device.scene) && !isEdited && effectivePlacement == .hidden
    postsBeforeIgnored = isIgnored ? device.keyboard.log.count : nil
  }

  /// The keyboard's placement; hidden for a keyboard that the coordinator must ignore.
  var effectivePlacement: HeadlessKeyboardPlacement {
    guard let postsBeforeIgnored else { return device.keyboard.placement }
    let isIgnored = device.keyboard.log[postsBeforeIgnored...].allSatisfy { entry in
      entry.event.isLocal == false && entry.event.name != .willHide
    }
    return isIgnored ? .hidden : device.keyboard.placement
  }

  private func post(_ notification: StreamEvent.Notification) {
    guard notification.delay > 0 else { return deliver(notification) }
    delayed += 1
    device.clock.after(notification.delay) { [weak self] in
      guard let self else { return }
      delayed -= 1
      deliver(notification)
    }
  }

  private func deliver(_ notification: StreamEvent.Notification) {
    guard let event = notification.event else { return }
    let screen = notification.isElsewhere ? otherDisplay.window.screen : nil
    guard notification.isMistyped == true else {
      return device.keyboard.post(event, screen: screen)
    }
    // `HeadlessKeyboard` cannot post values of a wrong type.
    actionCount += 1
    turns.resetWritingTurns()
    device.keyboard.notificationCenter.post(
      name: event.name.notificationName, object: screen, userInfo: StreamEvent.Notification.mistyped
    )
  }

  /// Adds a window with a managed view on another display, for notifications of a keyboard there.
  private func makeWindowOnOtherDisplay() -> (
    window: UIWindow, coordinator: KeyboardScrollCoordinator
  ) {
    let frame = CGRect(x: 0, y: 0, width: 1920, height: 1080)
    let scene = device.addScene(
      frameInScreen: frame, screen: HeadlessDevice.externalScreen(size: frame.size)
    )
    let window = UIWindow(windowScene: scene)
    window.isHidden = false
    // The judge also watches this display, but ignores views of so small a height.
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 1920, height: 50))
    window.addSubview(scrollView)
    let coordinator = environment.run { KeyboardScrollCoordinator() }
    coordinator.manage(scrollView)
    return (window, coordinator)
  }

  // MARK: Focus

  private func focus(_ number: Int, _ field: Int) {
    let view = views[number]
    guard let responder = view.responder(field), !responder.isFirstResponder else { return }
    // A coordinator that begins to manage the view later does not know of this focus.
    let isManaged = manager(of: view) != nil
    guard responder.becomeFirstResponder() else { return }
    pinned = isManaged ? Pin(responder: responder, view: number) : nil
  }

  private var focused: UIView? { device.keyboard.focus as? UIView }

  private func type(_ text: String) {
    guard let focused, focused.isFirstResponder else { return }
    // Show this app's keyboard: the user cannot type into this app with another app's keyboard.
    if device.keyboard.log.last?.event.isLocal == false { device.keyboard.perform(.show) }
    (focused as? UITextField)?.insertText(text)
    (focused as? UITextView)?.insertText(text)
    guard let number = views.firstIndex(where: { focused.isDescendant(of: $0.view) }) else {
      return
    }
    pinned = Pin(responder: focused, view: number)
  }

  private func moveCaret(_ offset: Int) {
    guard let text = focused as? UITextView,
      let place = text.position(from: text.beginningOfDocument, offset: offset)
    else { return }
    text.selectedTextRange = text.textRange(from: place, to: place)
  }

  private func keepVisible(_ view: StreamView, _ field: Int, _ other: Int) {
    guard let one = view.responder(field), let two = view.responder(other), one !== two else {
      return
    }
    for coordinator in coordinators where coordinator?.isManaging(view.view) == true {
      coordinator?.keepVisible(one, whileEditing: [two])
    }
  }

  // MARK: The finger

  private func touch(_ view: StreamView, _ part: CGFloat) {
    guard finger.location == nil, view.view.window != nil else { return }
    let bounds = view.view.bounds
    let point = CGPoint(x: bounds.midX, y: bounds.minY + bounds.height * part)
    let place = view.view.convert(point, to: device.screen.coordinateSpace)
    finger.touchDown(at: place)
    pinned = nil
  }

  private func drag(by distance: CGFloat) {
    guard let start = finger.location else { return }
    let steps = 4
    for step in 1...steps {
      finger.move(to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / CGFloat(steps)))
      device.clock.advance(by: 1 / 60)
    }
    pinned = nil
  }

  // MARK: Layout

  private func place(_ view: StreamView, _ y: CGFloat, _ height: CGFloat) {
    view.view.autoresizingMask = []
    guard view.view.transform.isIdentity else { return }
    view.view.frame.origin.y = y
    view.view.frame.size.height = height
  }

  private func turnOver(_ view: StreamView) {
    guard view.spec.turnsOver else { return }
    let isOver = view.view.transform.d < 0
    view.view.transform = isOver ? .identity : CGAffineTransform(scaleX: 1, y: -1)
    pinned = nil
  }

  private func enter(_ view: StreamView) {
    guard view.view.superview == nil, let home = view.home else { return }
    home.insertSubview(view.view, at: 0)
    pinned = nil
  }

  private func resizeBar(of view: StreamView, _ height: CGFloat) {
    guard let bar = view.bar else { return }
    for constraint in bar.constraints where constraint.firstAttribute == .height {
      constraint.constant = height
    }
  }

  // MARK: Content

  private func changeContent(_ event: StreamEvent) {
    switch event {
    case .contentHeight(let number, let height):
      let view = streamView(number)
      guard view.spec.kind == .scroll else { return }
      view.contentHeight = height
      view.view.contentSize.height = height
    case .growAbove(let number, let amount, let follows):
      growAbove(streamView(number), amount, follows)
    case .insertRows(let number, let count, let atStart):
      let view = streamView(number)
      guard view.hasRows else { return }
      let start = atStart ? 0 : view.watch.rows
      view.insertRows(start..<start + count)
    case .deleteRows(let number, let count, let atStart):
      let view = streamView(number)
      guard view.hasRows else { return }
      let count = min(count, view.watch.rows)
      let start = atStart ? 0 : view.watch.rows - count
      view.deleteRows(start..<start + count)
      pinned = nil
    case .moveRow(let number, let from, let to):
      let view = streamView(number)
      guard view.hasRows, view.watch.rows > 0 else { return }
      view.moveRow(at: from % view.watch.rows, to: to % view.watch.rows)
      pinned = nil
    case .reloadRow(let number, let row):
      let view = streamView(number)
      guard view.hasRows, view.watch.rows > 0 else { return }
      view.reloadRow(row % view.watch.rows)
      pinned = nil
    case .reload(let number):
      streamView(number).reloadRows()
      pinned = nil
    default: break
    }
  }

  private func growAbove(_ view: StreamView, _ amount: CGFloat, _ follows: Bool) {
    guard view.spec.kind == .scroll else { return }
    view.contentHeight += amount
    view.view.contentSize.height = view.contentHeight
    for field in view.fields { field.frame.origin.y += amount }
    for child in views where child.home === view.view {
      child.view.frame.origin.y += amount
    }
    guard follows else { return }
    view.scroll(to: view.view.contentOffset.y + amount, animated: false)
    pinned = nil
  }

  // MARK: Writes

  private func write(_ event: StreamEvent) {
    switch event {
    case .add(let number, let amount, let atTop):
      let view = streamView(number)
      if atTop {
        view.setInset(\.top, view.top.add(amount, to: view.view.contentInset.top))
      } else {
        view.setInset(\.bottom, view.bottom.add(amount, to: view.view.contentInset.bottom))
      }
    case .addToIndicator(let number, let amount):
      let view = streamView(number)
      let inset = view.view.verticalScrollIndicatorInsets.bottom
      view.setIndicatorInset(view.indicatorBottom.add(amount, to: inset))
    case .assign(let number, let part):
      let view = streamView(number)
      // If a view may flip, the app cannot know whether the adjustment is at the bottom edge.
      guard !mayFlip(view) else { return }
      view.setInset(\.bottom, view.bottom.assign(part: part))
    case .assignIndicator(let number, let part):
      let view = streamView(number)
      guard !mayFlip(view) else { return }
      view.setIndicatorInset(view.indicatorBottom.assign(part: part))
    default: break
    }
  }

  // MARK: Management

  private func manage(_ view: Int, _ number: Int, _ configuration: StreamScreen.Configuration) {
    let number = number % 3
    while coordinators.count <= number { coordinators.append(nil) }
    let coordinator: KeyboardScrollCoordinator
    if let existing = coordinators[number] {
      coordinator = existing
    } else {
      coordinator = KeyboardScrollCoordinator()
      coordinator.onAdjustment = { [weak self] _ in self?.fire(.onAdjustment) }
      coordinators[number] = coordinator
    }
    coordinator.manage(views[view].view, bar: views[view].bar, configuration: configuration.value)
  }

  /// Releases a view without a call of `stopManaging`, and adds a new one with the same properties.
  private func discard(_ number: Int) {
    let spec = views[number].spec
    guard spec.bar == nil, !screen.views.contains(where: { $0.parent == number }) else { return }
    pinned = nil
    views[number].view.removeFromSuperview()
    let view = make(number, spec)
    view.updateLedgers()
    view.beginTurn()
    views[number] = view
    onMake?(number, view)
  }

  func manager(of view: StreamView) -> KeyboardScrollCoordinator? {
    for coordinator in coordinators {
      if let coordinator, coordinator.isManaging(view.view) { return coordinator }
    }
    return nil
  }
}
