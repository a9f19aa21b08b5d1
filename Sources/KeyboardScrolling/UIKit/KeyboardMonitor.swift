import UIKit

/// Where the keyboard is, for the whole process, and whether it is really on its way out.
///
/// A screen that is pushed, or a coordinator that is made, while the keyboard is up hears no
/// notification; it asks here.
///
/// AutoFill posts a hide, and two shows within a tenth of a second; an input view that is exchanged
/// does much the same. Following the hide would let UIKit clamp the offset, and the shows would scroll
/// back. So a hide that leaves the first responder in place is not believed for that long: until then
/// everybody is answered as before it, and hears of it only if nothing brings the keyboard back.
/// https://github.com/drewolbrich/ScrollingContentViewController, under special cases.
@MainActor
final class KeyboardMonitor {
  /// Hears of every notification once the record answers accordingly; of a doubtful one when it is
  /// believed.
  @MainActor
  protocol Listener: AnyObject {
    func keyboardMonitor(_ monitor: KeyboardMonitor, didRecord transition: KeyboardTransition)
  }

  /// A hide that is not believed yet.
  private struct Doubt {
    /// What everybody goes by meanwhile.
    let records: KeyboardRecords
    var transition: KeyboardTransition
    let number: Int
  }

  private struct WeakListener {
    weak var listener: (any Listener)?
  }

  /// How long a hide is doubted, in seconds.
  static let doubtDuration: TimeInterval = 0.1

  /// What was heard, doubtful or not.
  private var records = KeyboardRecords()
  private var doubt: Doubt?
  private var doubtCount = 0
  private var listeners: [WeakListener] = []
  private var observer: NotificationObserver?
  private let focus: FocusMonitor
  private let after: Surroundings.Timer
  private let onNextTurn: Surroundings.Scheduler

  /// Begins to observe.
  ///
  /// - Parameters:
  ///   - notificationCenter: Where the keyboard's notifications are posted.
  ///   - focus: Who knows the first responder.
  ///   - after: Runs work after a time.
  ///   - onNextTurn: Runs work on the next turn of the main run loop.
  init(
    notificationCenter: NotificationCenter,
    focus: FocusMonitor,
    after: @escaping Surroundings.Timer,
    onNextTurn: @escaping Surroundings.Scheduler
  ) {
    self.focus = focus
    self.after = after
    self.onNextTurn = onNextTurn
    let kinds = KeyboardEvent.Kind.allCases.map { ($0.notificationName, $0) }
    observer = NotificationObserver(
      kinds,
      center: notificationCenter,
      read: { KeyboardTransition($0, kind: $1) },
      handle: { [weak self] in self?.observe($0) }
    )
    focus.add(self)
  }

  /// Adds a listener, held weakly.
  ///
  /// Listeners hear in the order they were added.
  func add(_ listener: any Listener) {
    listeners.removeAll { $0.listener == nil }
    listeners.append(WeakListener(listener: listener))
  }

  /// Returns what is to be made of the keyboard on a screen.
  func state(on screen: UIScreen) -> KeyboardState {
    (doubt?.records ?? records).state(on: screen)
  }

  /// What a view without a window has to reckon with.
  var restSomewhere: KeyboardState.Rest {
    (doubt?.records ?? records).restSomewhere
  }

  /// True while a hide is doubted, so that nobody knows what room there will be.
  ///
  /// The listeners hear of it either way.
  var isInDoubt: Bool { doubt != nil }

  private func observe(_ transition: KeyboardTransition) {
    let before = doubt?.records ?? records
    let isNews = records.take(transition)
    // A broken notification, or the end of the show that the hide came into, does not bear it out.
    guard isNews || doubt == nil else { return }
    if isDoubtful(transition, since: before) {
      hold(transition, since: before)
    } else {
      // It brings the keyboard back, or bears the hide out.
      doubt = nil
      tell(transition)
    }
  }

  /// True for a keyboard that is said to leave while the first responder stays.
  ///
  /// Without duration there is no time to come back in: the app is leaving, or rotating. A show of
  /// nothing, as it is posted when the device is unlocked, has more to follow in any case.
  private func isDoubtful(_ transition: KeyboardTransition, since before: KeyboardRecords) -> Bool {
    transition.event.kind.isAnnouncement && transition.event.isLocal
      && (transition.timing.duration > 0 || transition.event.kind == .willShow)
      && !isKeyboardAway(in: before) && isKeyboardAway(in: records)
  }

  /// True when the first responder has no keyboard in front of it, or there is no first responder.
  private func isKeyboardAway(in records: KeyboardRecords) -> Bool {
    guard let screen = focus.firstResponder?.window?.screen else { return true }
    return !records.state(on: screen).isVisible(on: screen.bounds)
  }

  private func hold(_ transition: KeyboardTransition, since before: KeyboardRecords) {
    guard doubt == nil else {
      // The timing is that of the hide, not of a show of nothing after it.
      if transition.timing.duration > 0 { doubt?.transition = transition }
      return
    }
    doubtCount += 1
    let number = doubtCount
    doubt = Doubt(records: before, transition: transition, number: number)
    after(Self.doubtDuration) { [weak self] in self?.believe(number) }
  }

  private func believe(_ number: Int) {
    guard let doubt, doubt.number == number else { return }
    self.doubt = nil
    tell(doubt.transition)
  }

  private func tell(_ transition: KeyboardTransition) {
    for entry in listeners {
      entry.listener?.keyboardMonitor(self, didRecord: transition)
    }
  }
}

extension KeyboardMonitor: FocusMonitor.Listener {
  /// UIKit may announce that the keyboard leaves before editing ends.
  ///
  /// A focus that is gone and has not come back by the following turn takes the keyboard along;
  /// AutoFill has gone on by then.
  func focusMonitor(_ monitor: FocusMonitor, didObserve event: FocusMonitor.Event) {
    guard case .ended = event, let number = doubt?.number else { return }
    onNextTurn { [weak self] in
      guard let self, focus.firstResponder == nil else { return }
      believe(number)
    }
  }
}
