import UIKit

/// Observes which view is first responder.
///
/// Text fields and text views post notifications. For any other view, ``Revealer`` searches the
/// managed views, and calls ``remember(_:)``.
@MainActor
final class FocusMonitor {
  enum Event: Sendable {
    case editingBegan, textChanged, editingEnded
    /// UIKit has given the focus back after the dismissal of a modal controller.
    case focusReturned
  }

  /// Handles each event, after ``firstResponder`` has been updated.
  private var handler: (Event, UIView) -> Void = { _, _ in }

  private(set) weak var editedWindow: UIWindow?
  private weak var lastResponder: UIView?
  /// A view that has lost the focus to a modal controller.
  private weak var suspended: UIView?
  /// True after ``takeLossOfFocus()`` has reported that the last responder has lost the focus.
  private var hasTakenLoss = false
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
    if let lastResponder, lastResponder.isFirstResponder { return lastResponder }
    // UIKit may announce the keyboard before the editing of a suspended view begins again.
    return suspended?.isFirstResponder == true ? suspended : nil
  }

  /// Returns whether a condition is true of the first responder, or of a view that gets the focus
  /// back from a modal controller.
  ///
  /// The coordinator calls this method at each turn's end for each managed view: it allocates
  /// nothing, and tests the cheap condition first.
  func isEditing(where matches: (UIView) -> Bool) -> Bool {
    if let lastResponder, matches(lastResponder), lastResponder.isFirstResponder { return true }
    guard let suspended, matches(suspended) else { return false }
    return suspended.isUnderModalController
  }

  func forgetSuspended() {
    if suspended?.isUnderModalController == false { suspended = nil }
  }

  /// Returns, once for each loss, whether a custom view, which posts no notification, has lost the
  /// focus.
  func takeLossOfFocus() -> Bool {
    let isLost = lastResponder?.isFirstResponder == false
    defer { hasTakenLoss = isLost }
    return isLost && !hasTakenLoss
  }

  func remember(_ view: UIView) { (lastResponder, editedWindow) = (view, view.window) }

  private func observe(_ event: Event, of view: UIView) {
    var event = event
    switch event {
    // The app may change the text of a text view that is not being edited.
    case .textChanged where !view.isFirstResponder: return
    case .editingBegan, .textChanged, .focusReturned:
      if view === suspended {
        suspended = nil
        if event == .editingBegan { event = .focusReturned }
      } else {
        forgetSuspended()
      }
      remember(view)
    // The view has resigned as first responder, unless the app has focused it again.
    // https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidendediting(_:)
    case .editingEnded where !view.isFirstResponder:
      if view.isUnderModalController { suspended = view }
      if view === lastResponder { lastResponder = nil }
    case .editingEnded: break
    }
    handler(event, view)
  }
}

extension UIView {
  /// True under a presented controller, unless the user can edit below it: below a search
  /// controller, or a sheet with an undimmed detent, as long as it presents nothing, such as an alert.
  /// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/largestundimmeddetentidentifier
  fileprivate var isUnderModalController: Bool {
    guard let presented = nearest({ $0 as? UIViewController })?.presentedViewController
    else { return false }
    let isNonmodal =
      presented is UISearchController
      || presented.sheetPresentationController?.largestUndimmedDetentIdentifier != nil
    return !isNonmodal || presented.presentedViewController != nil
  }
}
