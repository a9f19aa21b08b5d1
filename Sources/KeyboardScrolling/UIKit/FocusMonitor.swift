import UIKit

/// The first responder, as text fields and text views announce it.
///
/// Notifications avoid a search of the view hierarchy.
@MainActor
final class FocusMonitor {
  enum Event: Sendable {
    /// Editing has begun.
    case began(UIView)
    /// The text has changed.
    case changed(UIView)
    /// Editing has ended.
    case ended(UIView)
  }

  private enum Kind: Sendable {
    case began, changed, ended
  }

  /// Called for each event, after ``firstResponder`` has changed.
  var onEvent: ((Event) -> Void)?

  private weak var lastResponder: UIView?
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
      ],
      center: notificationCenter,
      read: { notification, kind -> Event? in
        guard let view = notification.object as? UIView else { return nil }
        switch kind {
        case .began: return .began(view)
        case .changed: return .changed(view)
        case .ended: return .ended(view)
        }
      },
      handle: { [weak self] in self?.observe($0) }
    )
  }

  /// The text field or text view that is first responder; nil when none is, or another kind of view.
  var firstResponder: UIView? {
    guard let lastResponder, lastResponder.isFirstResponder else { return nil }
    return lastResponder
  }

  private func observe(_ event: Event) {
    switch event {
    // The app may write into another text view than the one that is being edited.
    case .changed(let view) where !view.isFirstResponder: return
    case .began(let view), .changed(let view): lastResponder = view
    case .ended(let view) where view === lastResponder: lastResponder = nil
    case .ended: break
    }
    onEvent?(event)
  }
}
