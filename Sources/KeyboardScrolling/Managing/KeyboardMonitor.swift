import UIKit

/// Observes the keyboard of the process: passes notifications to ``KeyboardTracker``, and carries
/// out the tracker's effects.
///
/// While the keyboard is up, a pushed screen or a new coordinator gets no notification, and reads the
/// position here.
@MainActor
final class KeyboardMonitor {
  /// Handles a notification whose position applies or, during a hold, one that the tracker holds.
  private var publish: (KeyboardNotification) -> Void = { _ in }
  private var tracker = KeyboardTracker()
  private var drag = DragMemory()
  private var lastAnnouncement: AnnouncementTurn?
  private var observer: NotificationObserver?
  let accessory = AccessoryMonitor()
  private let focus: FocusMonitor
  private let scrolls: ScrollMonitor
  private let views: ManagedViews
  private let runLoop: MainRunLoop

  init(
    notificationCenter: NotificationCenter,
    focus: FocusMonitor,
    scrolls: ScrollMonitor,
    views: ManagedViews,
    runLoop: MainRunLoop
  ) {
    (self.focus, self.scrolls, self.views, self.runLoop) = (focus, scrolls, views, runLoop)
    observer = NotificationObserver(
      KeyboardNotification.Kind.allCases.map { ($0.notificationName, $0) },
      center: notificationCenter,
      read: { KeyboardNotification($0, kind: $1) },
      handle: { [weak self] in self?.handle(.notification($0)) }
    )
  }

  func connect(publish: @escaping (KeyboardNotification) -> Void) { self.publish = publish }

  // MARK: Position

  var isHolding: Bool { tracker.held != nil }

  var isHoldingChats: Bool { tracker.held?.includesChats == true }

  /// The keyboard's end frame, on any screen; nil for a hidden or unknown keyboard.
  private var visibleFrame: CGRect? { tracker.position(on: nil).endFrame }

  var isVisible: Bool { visibleFrame != nil }

  /// The visible frame in screen space, even if UIKit reported it in the edited window's space.
  private var frameInScreen: CGRect? {
    guard let visibleFrame, let window = focus.editedWindow else { return visibleFrame }
    return visibleFrame.endFrameInScreen(window.screenSpace.bounds, window: window.frameInScreen)
  }

  /// Returns whether the keyboard may cover a view in a window or, for nil, a view that enters one
  /// later.
  func mayCover(_ window: UIWindow?) -> Bool {
    guard case .visible(let frame, let isLocal) = tracker.position(on: nil) else { return false }
    guard let window else { return true }
    return (isLocal || countsOtherApps(in: window))
      && frame.intersects(window.screenSpace.bounds, byAtLeast: 0.5)
  }

  /// Returns the keyboard for the views in a window or, for nil, outside any window.
  ///
  /// In a window, includes an accessory view that the reported frame excludes.
  func keyboard(in window: UIWindow?, ignoringHold: Bool = false) -> KeyboardInWindow {
    let position = tracker.position(on: screen(of: window), ignoringHold: ignoringHold)
    guard let window else { return KeyboardInWindow(outsideWindow: position) }
    return KeyboardInWindow(
      withAccessory(position, in: window),
      screen: window.screenSpace.bounds,
      window: window.frameInScreen,
      countsOtherApps: countsOtherApps(in: window),
      isEdited: !isEditing(outsideSceneOf: window)
    )
  }

  /// Returns the screen of a window; nil to ignore the screen that a notification has named.
  ///
  /// A named screen without windows is ignored, because no keyboard can be there. When iPhone Duo
  /// moves the only window to its other screen, `UIScreen.main` stays the old screen. Apple does
  /// not document which of the two screens notifications name.
  private func screen(of window: UIWindow?) -> ScreenID? {
    guard let window else { return nil }
    guard let named = tracker.recorded.screen, named != window.screenID, !isInUse(named),
      !named.isOfOtherDevice(than: window)
    else { return window.screenID }
    return nil
  }

  private func isInUse(_ screen: ScreenID) -> Bool {
    focus.editedWindow?.screenID == screen || hasWindow { $0.screenID == screen }
  }

  private func hasWindow(where matches: (UIWindow) -> Bool) -> Bool {
    views.all.contains { $0.window.map(matches) ?? false }
  }

  /// Forgets the keyboard if the edited window has moved to a screen that the keyboard's frame does
  /// not fit.
  ///
  /// UIKit may announce nothing after the move. Without this method, after the user has opened and
  /// closed an iPhone Duo, the keyboard from before covers the views again.
  func forgetKeyboardOfOtherDisplay() {
    guard isVisible, !isHolding, let window = focus.editedWindow,
      let screen = lastAnnouncement?.screen, !isInUse(screen),
      keyboard(in: window).placement != .docked
    else { return }
    handle(.notification(KeyboardNotification(.willHide, endFrame: nil)))
  }

  /// Returns whether another app's keyboard may cover a window; true also during editing, because
  /// the edited view's keyboard will soon replace the other app's.
  private func countsOtherApps(in window: UIWindow) -> Bool {
    focus.firstResponder != nil || window.mayHaveNeighbor
  }

  private func withAccessory(
    _ position: KeyboardPosition,
    in window: UIWindow
  ) -> KeyboardPosition {
    guard case .visible(var frame, let isLocal) = position, accessory.heightAboveKeyboard > 0,
      frame.minY < window.screenSpace.bounds.maxY
    else { return position }
    frame.origin.y -= accessory.heightAboveKeyboard
    frame.size.height += accessory.heightAboveKeyboard
    return .visible(frame, isLocal: isLocal)
  }

  var timingOfTransition: AnimationTiming? {
    tracker.applied.timingOfTransition(at: runLoop.now())
  }

  /// True until the announced transitions end: a sheet may move only when the keyboard has stopped.
  var isSettling: Bool { tracker.applied.isSettling(at: runLoop.now()) }

  func findAccessory() {
    if let frameInScreen { accessory.find(for: responder, on: frameInScreen) }
  }

  /// The known first responder or else, in a managed view's responder chain, a controller that is
  /// first responder for its accessory view and posts no notification.
  private var responder: UIResponder? {
    focus.firstResponder
      ?? views.all.lazy.compactMap { $0.viewInWindow?.firstResponderInChain }.first
  }

  /// Measures the accessory view at the end of a turn, if neither a transition nor a finger moves
  /// the keyboard.
  func checkAccessory() {
    guard !isHolding, !isDragged, timingOfTransition == nil, let frameInScreen else { return }
    accessory.keyboardStopped(at: frameInScreen)
  }

  // MARK: The turn of an announcement

  /// The announcement of the present transition, if any.
  var announcement: AnnouncementTurn? {
    // Return a held announcement, too: a view with a bar follows it at once.
    isAnnouncedInThisTurn || timingOfTransition != nil ? lastAnnouncement : nil
  }

  var isAnnouncedInThisTurn: Bool { lastAnnouncement.map { $0.end == nil } ?? false }

  /// Records the end of a turn; returns whether the turn had an announcement.
  func endTurn() -> Bool {
    guard isAnnouncedInThisTurn else { return false }
    let end = runLoop.now()
    lastAnnouncement?.end = end
    lastAnnouncement?.screen = focus.editedWindow?.screenID
    lastAnnouncement?.responder = focus.firstResponder
    tracker.turnEnded(at: end)
    return true
  }

  // MARK: Events

  /// Returns whether a notification may concern a managed view; true if none is in a window.
  ///
  /// After an app switch, an iPhone can post the previous app's keyboard, sometimes without a hide.
  /// Without this check, a chat moves up and back down.
  /// https://github.com/flutter-team-archive/engine/pull/17981
  private func mayAffectViews(_ notification: KeyboardNotification) -> Bool {
    notification.isLocal || notification.kind.isHide || hasWindow(where: countsOtherApps)
      || !hasWindow { _ in true }
  }

  /// Handles the end of editing: a held hide applies in the next turn, unless another field is
  /// edited first, for example by AutoFill.
  func editingEnded() {
    guard let announcement = tracker.held?.announcement else { return }
    publish(announcement)
    runLoop.onNextTurn { [weak self] in self?.handle(.turnPassed) }
  }

  private func handle(_ event: KeyboardTracker.Event) {
    let time = runLoop.now()
    let isFirst = !isAnnouncedInThisTurn
    var isNewFocus = false
    if case .notification(let notification) = event {
      guard mayAffectViews(notification) else { return }
      if notification.kind.isAnnouncement {
        guard let isNew = recordAnnouncement(notification, at: time) else { return }
        isNewFocus = isNew
      }
    }
    // Change a copy: Swift forbids reading the tracker while it changes.
    var next = tracker
    let effect = next.handle(event, at: time, editing: { self.editing(isNew: isNewFocus) })
    tracker = next
    switch effect {
    case .publish(let notification):
      if !isVisible {
        accessory.keyboardWasHidden()
      } else if notification.kind.isAnnouncement, let frameInScreen {
        accessory.keyboardWasAnnounced(at: frameInScreen, for: responder, isFirst: isFirst)
      }
      publish(notification)
    // Don't hold during a drag: after an interactive dismissal, the keyboard does not return.
    case .startTimer(let number, _)
    where isDragged || focus.firstResponder?.isInTouchedContent == true:
      handle(.timerFired(number))
    case .startTimer(let number, let seconds):
      if case .notification(let notification) = event { publish(notification) }
      runLoop.after(seconds) { [weak self] in self?.handle(.timerFired(number)) }
    case .awaitTurn:
      editingEnded()
    case nil:
      break
    }
  }

  /// Records the turn of an announcement, and returns whether the focus has moved since the last
  /// announcement; nil if a later announcement already applies.
  private func recordAnnouncement(
    _ notification: KeyboardNotification,
    at time: TimeInterval
  ) -> Bool? {
    // With the dismiss mode `onDrag`, the start of a drag dismisses the keyboard, before the check
    // at the turn's end.
    checkForDrag()
    let record = tracker.recorded
    scrolls.keyboardWasAnnounced(hasNewFrame: notification.endFrame != record.lastFrame)
    // The app may have ended editing in response.
    guard tracker.recorded == record else { return nil }
    let responder = focus.firstResponder
    defer {
      if !isAnnouncedInThisTurn {
        lastAnnouncement = .init(time: time, isAfterDrag: isDragged, responder: responder)
      }
    }
    return lastAnnouncement.map { $0.responder !== responder } ?? false
  }

  private func editing(isNew: Bool) -> Editing? {
    guard let window = focus.editedWindow else { return nil }
    return Editing(
      hasResponder: focus.firstResponder != nil,
      isNew: isNew,
      screen: screen(of: window),
      screenBounds: window.screenSpace.bounds,
      window: window.frameInScreen
    )
  }

  // MARK: A finger

  /// True while a finger drags content, and perhaps the keyboard, and for ``DragMemory/duration``
  /// afterwards.
  var isDragged: Bool { drag.isRecent(at: runLoop.now()) }

  /// True for the dragged content, and content around or inside it, while ``isDragged``, and during a
  /// transition announced while ``isDragged``.
  ///
  /// The turn of that announcement may last longer than ``DragMemory/duration``.
  func isAfterDrag(of scrollView: UIScrollView) -> Bool {
    // Each check asks: walk along the superviews only after a drag.
    (isDragged || announcement?.isAfterDrag == true) && drag.concerns(scrollView)
  }

  /// Detects a finger that drags the content of a managed view, and perhaps the keyboard.
  ///
  /// In another scene than the edited view's, the keyboard does not follow a finger. If the view's
  /// update waits for the end of the drag (`isWaiting`), the drag counts even after it has
  /// dismissed the keyboard.
  func checkForDrag() {
    let isVisible = isVisible
    for managed in views.all where isVisible || managed.isWaiting {
      guard let scrollView = managed.scrollView, scrollView.touch == .dragged,
        let window = scrollView.window, managed.isWaiting || mayCover(window),
        !isEditing(outsideSceneOf: window)
      else { continue }
      let isNew = !isDragged
      drag.record(scrollView, at: runLoop.now())
      if isNew { wakeAfterDrag() }
    }
  }

  /// Compares scenes, not windows: a composer in an accessory view is in the keyboard's window.
  private func isEditing(outsideSceneOf window: UIWindow) -> Bool {
    guard let scene = window.windowScene,
      let edited = focus.firstResponder?.window?.windowScene
    else { return false }
    return edited !== scene
  }

  /// Wakes the run loop when ``isDragged`` becomes false, so that a check measures the bar again.
  private func wakeAfterDrag() {
    runLoop.after(DragMemory.duration) { [weak self] in
      if let self, isDragged { wakeAfterDrag() }
    }
  }
}
