/// The keyboard, which follows the first responder and posts notifications.
///
/// A transition posts its will-notifications at once and its did-notifications after the reported
/// duration, if any. A transition posts nothing more once a new transition replaces it.
@MainActor @_spi(Headless) public final class HeadlessKeyboard {
  // MARK: Controls

  public var notificationCenter = NotificationCenter.default
  /// If false, only the test posts notifications.
  public var isAutomatic = true
  /// In seconds (S89).
  public var duration: TimeInterval = 0.25
  /// The raw value of the animation curve, 7, which has no case (S88).
  public var curve = 7
  /// The setting "Prefer Cross-Fade Transitions": a hidden keyboard reports a zero frame (S120).
  public var prefersCrossFade = false
  /// With a hardware keyboard, only accessory views and the app's input views appear (S139, S288).
  public var isHardwareKeyboardAttached = false
  public var showsPredictiveBar = true
  /// The height of the keys for a responder, without the accessory view; nil for the device's
  /// height.
  public var heightForResponder: ((UIResponder) -> CGFloat?)?

  // MARK: For tests

  public private(set) var log: [HeadlessKeyboardLogEntry] = []
  public private(set) var placement = HeadlessKeyboardPlacement.hidden
  private(set) var committedPlacement: HeadlessKeyboardPlacement?

  /// The keyboard's frame: the present one during a drag, the final one during an animation; nil
  /// while hidden.
  public var frameInScreen: CGRect? { placement.frame }

  public var isDocked: Bool {
    if case .docked = placement { true } else { false }
  }

  /// The first responder, whether or not it needs a keyboard.
  public internal(set) weak var focus: UIResponder?

  // MARK: State

  unowned let device: HeadlessDevice
  /// The responder for which the keyboard last moved.
  weak var owner: UIResponder?
  private(set) lazy var inputHost = InputHost(device: device)
  /// The window of input and accessory views.
  public var inputWindow: UIWindow? { inputHost.shownWindow }
  var changeDepth = 0
  var afterTransition: [() -> Void] = []
  var navigationDuration: TimeInterval?
  /// A view that contains the first responder and is about to leave its window.
  var leavingView: UIView?
  /// The frame for the next undocked keyboard.
  var lastUndockedFrame: CGRect?
  var drag: KeyboardDrag?
  /// The presented controller whose keyboard stays without a first responder (S277).
  weak var sheetWithKeyboard: UIViewController?
  var isDismissedByUser = false
  private var isHiddenByName = false
  private(set) var transitionNumber = 0
  private var adjusters: [WeakAdjuster] = []
  private var isRevealScheduled = false
  var isScrollingToFocus = false

  private struct WeakAdjuster {
    weak var adjuster: (any KeyboardAdjuster)?
  }

  init(device: HeadlessDevice) { self.device = device }

  // MARK: Posting

  /// Posts a notification with exactly the event's keys, for recorded traces, and moves the
  /// keyboard.
  ///
  /// Handlers of a will-notification run inside the keyboard's animation (S98), unless its duration
  /// is zero.
  ///
  /// - Parameters:
  ///   - event: The notification.
  ///   - screen: The keyboard's screen; the device's own if nil. A notification of another screen
  ///     does not change this keyboard (S124).
  public func post(_ event: HeadlessKeyboardEvent, screen: UIScreen? = nil) {
    deliver(event, screen: screen ?? device.screen, placement: nil)
  }

  func deliver(
    _ event: HeadlessKeyboardEvent, screen: UIScreen, placement explicit: HeadlessKeyboardPlacement?
  ) {
    device.willHappen?(.notification(event.name))
    let isOurs = screen === device.screen
    let before = placement
    // Any will-notification ends an interactive dismissal.
    if isOurs, event.name.isWill { drag = nil }
    if isOurs { place(explicit ?? placement(after: event)) }
    record(event)
    if isOurs, !event.name.isWill, device.options.sheetMove == .beforeDidShow {
      moveSheets()
    }
    guard event.name.isWill else { return send(event, screen: screen) }
    let duration = event.duration ?? 0
    if duration > 0, duration.isFinite {
      device.animator.animateAlongsideKeyboard(duration: duration, curve: event.curve ?? 0) {
        sendAroundAdjusters(event, screen: screen)
        // Views constrained to the layout guide move with the keyboard (S155).
        for window in device.visibleWindows { UIKeyboardLayoutGuide.layOutOwners(in: window) }
      }
    } else {
      sendAroundAdjusters(event, screen: screen)
    }
    guard isOurs, placement != before else { return }
    // A hide reveals nothing, whether its `willChangeFrame` precedes or follows its `willHide`.
    if event.name != .willHide, frameInScreen != nil { revealFirstResponderNextTurn() }
    guard device.options.sheetMove == .nextTurn else { return }
    device.clock.nextTurn { [weak self] in self?.moveSheets() }
  }

  private func record(_ event: HeadlessKeyboardEvent) {
    let number = log.count
    log.append(HeadlessKeyboardLogEntry(time: device.clock.now, event: event, committed: .infinity))
    device.commits.atCommit { [weak self] in
      guard let self else { return }
      log[number].committed = device.clock.now
    }
  }

  private func sendAroundAdjusters(_ event: HeadlessKeyboardEvent, screen: UIScreen) {
    guard screen === device.screen else { return send(event, screen: screen) }
    // UIKit's own adjustment runs before or after the app's handlers (S143).
    switch device.options.systemTableAdjustment {
    case .beforeClient:
      notifyAdjusters()
      send(event, screen: screen)
    case .afterClient:
      send(event, screen: screen)
      notifyAdjusters()
    }
  }

  private func send(_ event: HeadlessKeyboardEvent, screen: UIScreen) {
    notificationCenter.post(
      name: event.name.notificationName, object: object(for: screen), userInfo: event.userInfo
    )
  }

  /// The notification's object: the screen since iOS 16.1, nil before (S86).
  private func object(for screen: UIScreen) -> UIScreen? {
    let options = device.options
    guard options.version >= .init(16, 1), !options.omitsScreenObject else { return nil }
    // For an external display, the object is always that display.
    return options.namesMainScreen && screen === device.screen ? device.mainScreen : screen
  }

  // MARK: Placement

  private func placement(after event: HeadlessKeyboardEvent) -> HeadlessKeyboardPlacement {
    switch event.name {
    case .willHide, .didHide:
      // The name hides the keyboard, whatever the frame, because the frame of a hide may have a
      // height (S180).
      isHiddenByName = true
      return .hidden
    case .didChangeFrame where isHiddenByName:
      return placement
    case .willShow, .didShow, .willChangeFrame, .didChangeFrame:
      isHiddenByName = false
      guard let endFrame = event.endFrame else { return placement }
      return HeadlessKeyboardPlacement(
        endFrame: endFrame, screen: device.screen.bounds, slideOver: slideOverFrame
      )
    }
  }

  /// The app's frame in Slide Over: narrow, tall, and above the bottom edge of an iPad (S113).
  private var slideOverFrame: CGRect? {
    let frame = device.scene.frameInScreen
    let screen = device.screen.bounds
    guard device.model.idiom == .pad, frame.width < 500, frame.maxY < screen.maxY,
      frame.height > screen.height / 2
    else { return nil }
    return frame
  }

  func place(_ new: HeadlessKeyboardPlacement) {
    guard new != placement else { return }
    if committedPlacement == nil, device.commits.delaysChanges,
      device.roughness.keyboard.waitsForCommit
    {
      committedPlacement = placement
      device.commits.atCommit { [weak self] in self?.committedPlacement = nil }
    }
    placement = new
    inputHost.move(to: new.frame)
    for window in device.visibleWindows { window.invalidateLayoutGuides() }
  }

  // MARK: Transitions

  typealias Motion = ObservedTransition.Motion

  private struct Transition {
    let motion: Motion
    let begin: CGRect
    let end: CGRect
    let duration: TimeInterval
    let curve: Int
    let isLocal: Bool
    let postsDid: Bool
    let placement: HeadlessKeyboardPlacement?
  }

  /// Posts the will- and did-notifications of a transition (S96, S97).
  ///
  /// By default, the transition begins at the present frame, or below the screen if the keyboard is
  /// hidden. The default duration and curve are the keyboard's.
  func run(
    _ motion: Motion, from begin: CGRect? = nil, to end: CGRect, duration: TimeInterval? = nil,
    curve: Int? = nil, isLocal: Bool = true, postsDid: Bool = true,
    placement: HeadlessKeyboardPlacement? = nil
  ) {
    let transition = Transition(
      motion: motion, begin: begin ?? frameInScreen ?? hiddenFrame(of: end), end: end,
      duration: duration ?? currentDuration, curve: curve ?? self.curve, isLocal: isLocal,
      postsDid: postsDid, placement: placement
    )
    transitionNumber += 1
    let number = transitionNumber
    for name in transition.motion.announcements {
      guard number == transitionNumber else { return }
      post(name, of: transition)
    }
    hitch()
    guard number == transitionNumber else { return }
    guard transition.duration > 0 else { return finish(transition, number: number) }
    let delay = device.dice.time(upTo: device.roughness.keyboard.didDelay)
    device.clock.after(device.options.didTime.seconds(of: transition.duration) + delay) {
      [weak self] in
      self?.finish(transition, number: number)
    }
  }

  private func finish(_ transition: Transition, number: Int) {
    guard transition.postsDid else { return }
    for name in transition.motion.ends {
      guard number == transitionNumber else { return }
      post(name, of: transition)
    }
  }

  private func post(_ name: HeadlessKeyboardEvent.Name, of transition: Transition) {
    let options = device.options
    // According to UIKit's old header, only will-notifications have animation keys (S90).
    let isAnimated = name.isWill || !options.omitsAnimationKeysOnDid
    let end = reportedEnd(of: transition, in: name)
    let event = HeadlessKeyboardEvent(
      name, beginFrame: transition.begin, endFrame: end,
      duration: isAnimated ? transition.duration : nil, curve: isAnimated ? transition.curve : nil,
      isLocal: options.omitsIsLocal ? nil : transition.isLocal
    )
    var placement = transition.placement
    if placement == nil, end != transition.end, transition.motion != .hide {
      placement = HeadlessKeyboardPlacement(
        endFrame: transition.end, screen: device.screen.bounds, slideOver: slideOverFrame
      )
    }
    deliver(event, screen: device.screen, placement: placement)
  }

  /// The end frame to report, which may be wrong (S222, S223) or refer to a half of the screen
  /// (S269).
  private func reportedEnd(
    of transition: Transition, in name: HeadlessKeyboardEvent.Name
  ) -> CGRect {
    let options = device.options
    var end = !name.isWill && options.didFrames == .ofBeginning ? transition.begin : transition.end
    if let half = device.half, transition.isLocal, end.width == device.screen.bounds.width,
      options.keyboardInHalf != .wholeScreen
    {
      let width = device.scene.frameInScreen.width
      let isAtRight = half == .right && options.keyboardInHalf == .half
      end.origin.x = isAtRight ? end.width - width : 0
      end.size.width = width
    }
    guard options.endFrameInWindow, let window = device.scene.storedKeyWindow else { return end }
    return window.convert(end, from: nil as UIWindow?)
  }

  /// A frame of the same size, below the screen (S92).
  func hiddenFrame(of frame: CGRect) -> CGRect {
    CGRect(origin: CGPoint(x: frame.minX, y: device.screen.bounds.maxY), size: frame.size)
  }

  // MARK: Adjustments

  func addAdjuster(_ adjuster: any KeyboardAdjuster) {
    adjusters.removeAll { $0.adjuster == nil || $0.adjuster === adjuster }
    adjusters.append(WeakAdjuster(adjuster: adjuster))
  }

  private func notifyAdjusters() {
    let frame = isDocked ? frameInScreen : nil
    for entry in adjusters { entry.adjuster?.keyboardWillMove(toFrameInScreen: frame) }
  }

  private func revealFirstResponderNextTurn() {
    guard !isRevealScheduled else { return }
    isRevealScheduled = true
    device.clock.nextTurn { [weak self] in
      self?.isRevealScheduled = false
      self?.revealFirstResponder()
    }
  }
}

extension HeadlessDevice {
  public var visibleWindows: [UIWindow] { scenes.flatMap(\.windows).filter { !$0.isHidden } }
}

extension HeadlessOptions.DidTime {
  fileprivate func seconds(of duration: TimeInterval) -> TimeInterval {
    switch self {
    case .asAnnounced: duration
    case .afterSpring: HeadlessTiming.keyboardDuration
    case .shortly: 0.04
    }
  }
}
