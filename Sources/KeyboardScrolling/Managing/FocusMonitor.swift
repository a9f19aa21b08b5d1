import Foundation
import UIKit

/// The first responder, according to the notifications of text fields and text views, or to a search.
///
/// Notifications avoid a search of the view hierarchy.
@MainActor
final class FocusMonitor {
  /// A change in the editing of a view.
  enum Event: Sendable {
    case editingBegan, textChanged, editingEnded
  }

  /// Called for each event, after ``firstResponder`` has changed.
  private var handler: (Event, UIView) -> Void = { _, _ in }

  /// The window of the present or last editing.
  private(set) weak var window: UIWindow?
  private weak var lastResponder: UIView?
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

  /// The first responder; nil if there is none, or if it is no text field or text view and no
  /// search has found it.
  var firstResponder: UIView? {
    guard let lastResponder, lastResponder.isFirstResponder else { return nil }
    return lastResponder
  }

  /// The first responder, or the last one while a controller that is presented over it keeps the focus.
  ///
  /// UIKit gives the focus back when an alert is dismissed.
  var editedView: UIView? {
    if let firstResponder { return firstResponder }
    guard let lastResponder, lastResponder.window != nil else { return nil }
    let next = sequence(first: lastResponder as UIResponder, next: \.next)
    let controller = next.lazy.compactMap { $0 as? UIViewController }.first
    return controller?.presentedViewController == nil ? nil : lastResponder
  }

  /// Records a first responder that a search has found.
  func found(_ view: UIView) {
    (lastResponder, window) = (view, view.window)
  }

  private func observe(_ event: Event, of view: UIView) {
    switch event {
    // The app may change the text of a text view that is not being edited.
    case .textChanged where !view.isFirstResponder: return
    case .editingBegan, .textChanged:
      lastResponder = view
      window = view.window
    // The view is no longer first responder, unless the app has made it first responder again.
    // https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidendediting(_:)
    case .editingEnded: break
    }
    handler(event, view)
  }
}
