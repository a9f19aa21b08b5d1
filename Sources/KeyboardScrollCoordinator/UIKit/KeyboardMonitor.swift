import UIKit

/// The last word on the keyboard, screen by screen, for the whole process.
///
/// A screen that is pushed, or a coordinator that is made, while the keyboard is up hears no
/// notification; it asks here.
@MainActor
final class KeyboardMonitor {
  /// Hears of every notification, after the record has taken it in.
  @MainActor
  protocol Listener: AnyObject {
    func keyboardMonitor(_ monitor: KeyboardMonitor, didRecord transition: KeyboardTransition)
  }

  private struct Record {
    weak var screen: UIScreen?
    var state: KeyboardState
    /// Grows with each notification, to tell which of two records is the later.
    var number: Int
  }

  private struct WeakListener {
    weak var listener: (any Listener)?
  }

  /// What was said without naming a screen.
  private var anywhere = Record(state: KeyboardState(), number: 0)
  private var records: [Record] = []
  private var number = 0
  private var listeners: [WeakListener] = []
  private var observer: NotificationObserver?

  init(notificationCenter: NotificationCenter) {
    let kinds = KeyboardEvent.Kind.allCases.map { ($0.notificationName, $0) }
    observer = NotificationObserver(
      kinds,
      center: notificationCenter,
      read: { KeyboardTransition($0, kind: $1) },
      handle: { [weak self] in self?.record($0) }
    )
  }

  /// Adds a listener, held weakly.
  ///
  /// Listeners hear in the order they were added.
  func add(_ listener: any Listener) {
    listeners.removeAll { $0.listener == nil }
    listeners.append(WeakListener(listener: listener))
  }

  /// Returns what is known of the keyboard on a screen.
  func state(on screen: UIScreen) -> KeyboardState {
    guard let record = records.first(where: { $0.screen === screen }) else { return anywhere.state }
    return record.number >= anywhere.number ? record.state : anywhere.state
  }

  /// True when no screen is known to show a keyboard, and one was heard of.
  var isHiddenEverywhere: Bool {
    anywhere.state.rest == .hidden && records.allSatisfy { $0.state.rest == .hidden }
  }

  private func record(_ transition: KeyboardTransition) {
    number += 1
    records.removeAll { $0.screen == nil }
    switch transition.event.kind {
    case .willHide, .didHide:
      // A hide is a hide, whichever screen it names.
      update(&anywhere, transition.event)
      for index in records.indices { update(&records[index], transition.event) }
    case .willShow, .didShow, .willChangeFrame, .didChangeFrame:
      recordFrame(transition)
    }
    for entry in listeners {
      entry.listener?.keyboardMonitor(self, didRecord: transition)
    }
  }

  private func recordFrame(_ transition: KeyboardTransition) {
    guard let screen = transition.screen else {
      // Unnamed, it holds for every screen; what a screen's own record remembers goes on from it.
      update(&anywhere, transition.event)
      for index in records.indices { update(&records[index], transition.event) }
      return
    }
    if let index = records.firstIndex(where: { $0.screen === screen }) {
      update(&records[index], transition.event)
    } else {
      var record = Record(screen: screen, state: anywhere.state, number: number)
      record.state.handle(transition.event)
      records.append(record)
    }
  }

  private func update(_ record: inout Record, _ event: KeyboardEvent) {
    record.state.handle(event)
    record.number = number
  }
}
