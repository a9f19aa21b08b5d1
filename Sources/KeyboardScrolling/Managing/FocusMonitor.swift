import Foundation
import UIKit

/// Observes which view is first responder.
///
/// Text fields and text views post notifications. For any other view, ``Revealer`` searches the
/// managed views, and calls ``remember(_:)``.
@MainActor
final class FocusMonitor {
  enum Event: Sendable {
    case editingBegan, textChanged, editingEnded
  }

  /// Handles each event, after ``firstResponder`` has been updated.
  private var handler: (Event, UIView) -> Void = { _, _ in }

  private(set) weak var editedWindow: UIWindow?
  private weak var lastResponder: UIView?
  /// The view that was edited when its controller presented another controller.
  ///
  /// A field of the presented controller may be ``lastResponder`` now.
  private weak var suspendedResponder: UIView?
  private var observer: NotificationObserver?

  init(notificationCenter: NotificationCenter) {
    observer = NotificationObserver(
      [
        (UITextField.textDidBeginEditingNotification, Event.editingBegan),
        (UITextField.textDidChangeNotification, .textChanged),
        (UITextField.textDidEndEditingNotification, .editingEnded),
        (UITextView.textDidBeginEditingNotification, .editingBegan),
        (UITextView.textDidChangeNotification, .textChanged),
        (UITextView.textDidEndEditingNotification, .editingEnded),
      ],
      center: notificationCenter,
      read: { notification, event in
        (notification.object as? UIView).map { (event, $0) }
      },
      handle: { [weak self] in self?.observe($0.0, of: $0.1) }
    )
  }

  func connect(_ handler: @escaping (Event, UIView) -> Void) { self.handler = handler }

  /// The first responder, if it posts notifications or a search has found it.
  var firstResponder: UIView? {
    guard let lastResponder, lastResponder.isFirstResponder else { return nil }
    return lastResponder
  }

  /// Returns whether a condition is true of the first responder, or of a view that gets the focus
  /// back from a presented controller.
  ///
  /// The coordinator calls this method at each turn's end for each managed view: it allocates
  /// nothing, and tests the cheap condition first.
  func isEditing(where matches: (UIView) -> Bool) -> Bool {
    if let lastResponder, matches(lastResponder),
      lastResponder.isFirstResponder || lastResponder.isPresenting
    {
      return true
    }
    guard let suspendedResponder else { return false }
    return matches(suspendedResponder) && suspendedResponder.isPresenting
  }

  func remember(_ view: UIView) { (lastResponder, editedWindow) = (view, view.window) }

  private func observe(_ event: Event, of view: UIView) {
    switch event {
    // The app may change the text of a text view that is not being edited.
    case .textChanged where !view.isFirstResponder: return
    case .editingBegan, .textChanged:
      if let last = lastResponder, last !== view, last.isPresenting { suspendedResponder = last }
      remember(view)
    // The view has resigned as first responder, unless the app has focused it again.
    // https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidendediting(_:)
    case .editingEnded:
      // Forget the view. Otherwise, a later alert over the form would make `isPresenting` true, and
      // the form would scroll as if the view's keyboard had returned.
      if view === lastResponder, !view.isFirstResponder, !view.isPresenting { lastResponder = nil }
    }
    handler(event, view)
  }
}

extension UIView {
  fileprivate var isPresenting: Bool {
    guard window != nil else { return false }
    return nearest { $0 as? UIViewController }?.presentedViewController != nil
  }
}
