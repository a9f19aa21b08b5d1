import UIKit

/// Which text view or field has the focus, and what may move it, as notifications tell.
///
/// Being told spares looking for the first responder in a view tree.
@MainActor
final class FocusMonitor {
  /// What a text field or text view announced, or the system to all of them.
  enum Event: Sendable {
    case began(UIView)
    case changed(UIView)
    case ended(UIView)
    /// The user has chosen another text size: what is above the focus will take more room, or less.
    case textSizeChanged
  }

  @MainActor
  protocol Listener: AnyObject {
    func focusMonitor(_ monitor: FocusMonitor, didObserve event: Event)
  }

  private enum Kind: Sendable {
    case began, changed, ended, textSizeChanged
  }

  private struct WeakListener {
    weak var listener: (any Listener)?
  }

  private weak var lastResponder: UIView?
  private var listeners: [WeakListener] = []
  private var observer: NotificationObserver?

  init(notificationCenter: NotificationCenter) {
    observer = NotificationObserver(
      [
        (UITextField.textDidBeginEditingNotification, Kind.began),
        (UITextField.textDidChangeNotification, .changed),
        (UITextField.textDidEndEditingNotification, .ended),
        (UITextView.textDidBeginEditingNotification, .began),
        (UITextView.textDidChangeNotification, .changed),
        (UITextView.textDidEndEditingNotification, .ended),
        (UIContentSizeCategory.didChangeNotification, .textSizeChanged),
      ],
      center: notificationCenter,
      read: { notification, kind -> Event? in
        let view = notification.object as? UIView
        switch kind {
        case .began: return view.map { .began($0) }
        case .changed: return view.map { .changed($0) }
        case .ended: return view.map { .ended($0) }
        case .textSizeChanged: return .textSizeChanged
        }
      },
      handle: { [weak self] in self?.observe($0) }
    )
  }

  /// Adds a listener, held weakly.
  ///
  /// Listeners hear in the order they were added.
  func add(_ listener: any Listener) {
    listeners.removeAll { $0.listener == nil }
    listeners.append(WeakListener(listener: listener))
  }

  /// The text field or text view that is first responder; nil when none is, or another kind of view.
  var firstResponder: UIView? {
    guard let lastResponder, lastResponder.isFirstResponder else { return nil }
    return lastResponder
  }

  private func observe(_ event: Event) {
    switch event {
    // The app may write into another text view than the one that is being edited.
    case .changed(let view) where !view.isFirstResponder: break
    case .began(let view), .changed(let view): lastResponder = view
    case .ended(let view) where view === lastResponder: lastResponder = nil
    case .ended, .textSizeChanged: break
    }
    for entry in listeners {
      entry.listener?.focusMonitor(self, didObserve: event)
    }
  }
}
