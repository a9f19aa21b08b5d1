#if os(Linux)
@_spi(Headless) public import UIKit
#else
public import UIKit
#endif

/// Posts the notifications of a keyboard, for the tests of an app's screens.
///
/// The simulator posts UIKit's notifications for the screen of a window, in the order, with the
/// content and at the times of a real keyboard. Handlers of an *announcement*, a will-notification,
/// run inside an animation with the keyboard's duration and curve, as in UIKit. The simulator works
/// with XCTest and with Swift Testing.
///
/// ```swift
/// let keyboard = KeyboardSimulator(window: window)
/// keyboard.show()
/// await keyboard.rest()
/// #expect(keyboard.shows(field))
/// ```
///
/// The keyboard is not a view: nothing appears on the screen, no view becomes first responder, and
/// `keyboardLayoutGuide` does not follow the simulator. After ``simulateKeyboardLayoutGuide(of:)``,
/// views that are pinned to the guide follow the simulator.
///
/// While the system shows its own keyboard, the simulator posts nothing and reports that keyboard
/// in ``problems``. While the system shows only a bar without keys, such as the accessory view of a
/// view controller, the simulator works as usual.
@MainActor public final class KeyboardSimulator {
  /// The window whose screen the keyboard belongs to; held weakly.
  public private(set) weak var window: UIWindow?

  /// The heights of the keyboard; nil, the default, for those published for the window's screen.
  ///
  /// A change takes effect with the next scenario.
  public var heights: KeyboardHeights?

  /// The time at which the keyboard reports that it has shown or hidden; as announced by default.
  ///
  /// A change takes effect with the next scenario.
  public var arrival = Arrival.asAnnounced

  /// The height of an input accessory view above the keys, in points; zero by default.
  ///
  /// This height is a part of the keyboard's frame. A value that is negative or not finite counts as
  /// zero. A change takes effect with the next scenario.
  public var accessoryHeight: CGFloat = 0

  /// Whether UIKit's own scroll to the first responder is simulated; true by default.
  ///
  /// UIKit scrolls to a new first responder, and again one turn after the keyboard's frame has
  /// changed, with the insets of that turn. Without the system's keyboard UIKit omits the second
  /// scroll, so the simulator performs it:
  /// <https://github.com/drewolbrich/ScrollingContentViewController>,
  /// <https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1336>
  public var scrollsToFirstResponder = true

  /// The problems of the simulator, in order.
  ///
  /// Expect this list to be empty at the end of a test that makes a field first responder.
  public private(set) var problems: [Problem] = []

  let notificationCenter: NotificationCenter
  let clock: HostClock
  private var observer: NotificationObserver?
  /// The frame of the system's own keyboard, in the screen's coordinate space.
  var systemFrame: CGRect?
  /// The frame of a bar that the system shows without keys, in the screen's coordinate space.
  var keylessBarFrame: CGRect?
  /// The number of announced bars without keys; for each, content may reverse its direction.
  var keylessBarCount = 0
  /// The last frame that the simulator or the system has announced; nil after a hide.
  var announcedFrame: CGRect?
  private var layoutGuides: [SimulatedLayoutGuide] = []
  private(set) var pendingEvents = 0
  private(set) var keyboard: SimulatedKeyboard
  /// The bounds of the screen after a scenario that rotates only the keyboard; nil if the window's
  /// screen has the same bounds.
  private var rotatedScreen: CGRect?
  private(set) var lastAnnouncement: (time: TimeInterval, duration: TimeInterval)?
  private var sequence = 0

  /// The names of the notifications that simulators of any window are posting now.
  static var postedNames: [KeyboardEvent.Name] = []

  /// Creates a simulator with a hidden keyboard.
  ///
  /// - Parameters:
  ///   - window: The window whose screen the keyboard belongs to; held weakly.
  ///   - heights: The heights of the keyboard; nil for those published for the window's screen.
  ///   - notificationCenter: The notification centre that the screen's code observes.
  public init(
    window: UIWindow, heights: KeyboardHeights? = nil,
    notificationCenter: NotificationCenter = .default
  ) {
    self.window = window
    self.heights = heights
    self.notificationCenter = notificationCenter
    clock = .forScreen(of: window)
    keyboard = SimulatedKeyboard(screen: window.screen.bounds, heights: heights)
    keylessBarFrame = window.frameOfBar
    observer = observerOfSystemKeyboard()
  }

  // MARK: Scenarios

  /// Shows the keyboard: posts its announcements at once, its did-notifications after 0.25 s or as
  /// set by ``arrival``.
  ///
  /// If the keyboard is up, the simulator announces it again without a change.
  public func show() { perform(.show) }

  /// Hides the keyboard, at the times of ``show()``.
  public func hide() { perform(.hide) }

  /// Posts a scenario.
  ///
  /// The call posts the first notifications at once. Later notifications follow at their times:
  /// wait for them with ``rest()``. The call discards the rest of an earlier scenario, because
  /// UIKit does not report the end of an interrupted movement.
  ///
  /// While the system's keyboard is up, the call does nothing. Without a window, it posts nothing and
  /// adds a problem to ``problems``.
  public func perform(_ scenario: KeyboardScenario) {
    guard systemFrame == nil, let plan = plan(scenario) else { return }
    let pose = keyboard.hinge.pose
    keyboard = plan.keyboard
    post(plan.events)
    if keyboard.hinge.pose != pose { fold() }
    let screen = keyboard.screen
    rotatedScreen = screen == window?.screen.bounds ? nil : screen
  }

  private func fold() {
    clock.perform {
      #if os(Linux)
      if HeadlessDevice.current.fold(to: keyboard.hinge.pose) { return }
      #endif
      window?.frame.size = keyboard.screen.size
      window?.layoutIfNeeded()
    }
  }

  /// Returns the notifications of a scenario that starts in the present state, without posting
  /// them; empty if the window is gone, with a problem in ``problems``.
  public func events(of scenario: KeyboardScenario) -> [KeyboardEvent] {
    plan(scenario)?.events ?? []
  }

  /// The frame of the simulated keyboard, at the end of its movement.
  ///
  /// In points, in the screen's coordinate space; nil while it is hidden.
  public var frameInScreen: CGRect? { keyboard.frame }

  /// Lets the views that are pinned to a view's keyboard layout guide follow this keyboard.
  ///
  /// The guide follows only the system's keyboard: without this call, a composer pinned to the
  /// guide stays at the bottom of the screen. After the call, each announcement changes the
  /// constants of constraints on the guide's top edge, centre and height. The views move in the
  /// keyboard's animation. If the app assigns a constant, also in a handler of the
  /// announcement, the views start from that constant. The views follow an undocked keyboard if the guide's `followsUndockedKeyboard` is
  /// true.
  ///
  /// - Parameter view: The view that has the guide, in the simulator's window; held weakly. A
  ///   second call for a view changes nothing.
  /// - Note: The guide has the keyboard's frame; while the keyboard is hidden, the guide is at the
  ///   bottom of the safe area:
  ///   <https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide>
  public func simulateKeyboardLayoutGuide(of view: UIView) {
    guard !layoutGuides.contains(where: { $0.view === view }) else { return }
    let guide = SimulatedLayoutGuide(of: view)
    layoutGuides.append(guide)
    clock.perform {
      guide.beginFollowing(keyboard)
      guide.layOut()
    }
  }

  private func plan(_ scenario: KeyboardScenario) -> KeyboardSequence? {
    guard let window else {
      report(.windowIsGone)
      return nil
    }
    var keyboard = keyboard
    keyboard.screen = rotatedScreen ?? window.screen.bounds
    keyboard.givenHeights = heights
    keyboard.arrival = arrival
    keyboard.accessoryHeight = accessoryHeight
    return KeyboardSequence(scenario, of: keyboard)
  }

  // MARK: Posting

  /// Posts one notification at once, whatever its time.
  ///
  /// Handlers of an announcement run inside an animation with the event's duration and curve, or
  /// without animation if the event has no duration. While the system's keyboard is up, the call
  /// posts nothing. Without a window, it posts nothing and adds a problem to ``problems``.
  ///
  /// - Note: The notification's object is the screen from iOS 16.1 on, and nil before:
  ///   <https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidenotification>
  public func post(_ event: KeyboardEvent) {
    guard let window else { return report(.windowIsGone) }
    guard systemFrame == nil else { return }
    keyboard.record(event)
    defer { if event.name.isWill { didAnnounce(event) } }
    var object: UIScreen?
    if #available(iOS 16.1, *) { object = window.screen }
    layoutGuides.removeAll { $0.view == nil }
    let send = { [notificationCenter, layoutGuides, keyboard] in
      for guide in layoutGuides { guide.beginFollowing(keyboard) }
      defer {
        for guide in layoutGuides {
          // A handler may have pinned further views to the guide.
          guide.follow(keyboard)
          guide.layOut()
        }
      }
      Self.postedNames.append(event.name)
      defer { Self.postedNames.removeLast() }
      #if os(Linux)
      let watch = PostingWatch(event.name.rawValue)
      defer { watch.end() }
      #endif
      notificationCenter.post(
        name: event.name.notificationName, object: object, userInfo: event.userInfo
      )
    }
    clock.perform {
      guard event.name.isWill else { return send() }
      guard let duration = event.duration, duration > 0, duration.isFinite else {
        return UIView.performWithoutAnimation(send)
      }
      UIView.animate(
        withDuration: duration,
        delay: 0,
        options: [
          UIView.AnimationOptions(rawValue: UInt(clamping: event.curve ?? 0) << 16),
          .beginFromCurrentState,
        ],
        animations: send
      )
    }
  }

  /// Posts each event of a sequence at its time.
  ///
  /// Before the call returns, it posts the events at the time zero, and discards the rest of an
  /// earlier sequence. A time that is negative or not finite is read as zero.
  ///
  /// - Parameter events: The events, in any order. Events of one time keep their order.
  public func post(_ events: [KeyboardEvent]) {
    endSequence()
    let number = sequence
    pendingEvents = events.count
    // The sort is stable.
    for event in events.sorted(by: { $0.delay < $1.delay }) {
      guard number == sequence else { return }
      guard event.delay > 0 else {
        pendingEvents -= 1
        post(event)
        continue
      }
      clock.after(event.delay) { [weak self] in
        guard let self, number == sequence else { return }
        pendingEvents -= 1
        post(event)
      }
    }
  }

  func endSequence() {
    sequence += 1
    pendingEvents = 0
  }

  private func didAnnounce(_ event: KeyboardEvent) {
    lastAnnouncement = (clock.now(), event.duration ?? 0)
    let frame = keyboard.frame
    defer { announcedFrame = frame }
    guard scrollsToFirstResponder, frame != nil, frame != announcedFrame else { return }
    clock.onNextTurn { [weak self] in
      // If the frame has changed again, the later change causes the scroll.
      guard let self, keyboard.frame == frame else { return }
      clock.perform { self.window?.firstResponderInside?.scrollAsFirstResponder() }
    }
  }

  func report(_ problem: Problem) { problems.append(problem) }
}

extension KeyboardEvent {
  fileprivate var delay: TimeInterval { time > 0 && time.isFinite ? time : 0 }
}
