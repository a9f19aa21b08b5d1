import UIKit

/// Takes the input and accessory views of fields away, so that no keyboard of the system appears.
///
/// With an empty input view UIKit shows no keyboard:
/// <https://developer.apple.com/documentation/uikit/uiresponder/inputview>
@MainActor
final class EmptyInputViews {
  private var entries: [(field: UIView, inputView: UIView?, accessoryView: UIView?)] = []

  /// Takes the views of a field away; again, if the app has set them again.
  func empty(_ field: UIView) {
    guard let own = field.ownInputViews else { return }
    if !entries.contains(where: { $0.field === field }) {
      entries.append((field, own.inputView, own.accessoryView))
    }
    field.setInputViews(UIView(), nil)
  }

  /// Gives each field its own views back.
  func restore() {
    for entry in entries { entry.field.setInputViews(entry.inputView, entry.accessoryView) }
    entries = []
  }
}

// Other inputs keep their views: their properties cannot be set.
extension UIView {
  fileprivate var ownInputViews: (inputView: UIView?, accessoryView: UIView?)? {
    switch self {
    case let field as UITextField: (field.inputView, field.inputAccessoryView)
    case let view as UITextView: (view.inputView, view.inputAccessoryView)
    default: nil
    }
  }

  fileprivate func setInputViews(_ inputView: UIView?, _ accessoryView: UIView?) {
    switch self {
    case let field as UITextField:
      field.inputView = inputView
      field.inputAccessoryView = accessoryView
    case let view as UITextView:
      view.inputView = inputView
      view.inputAccessoryView = accessoryView
    default: break
    }
  }
}
