import UIKit

/// Takes the input and accessory views of fields away, so that no keyboard of the system appears.
///
/// With an empty input view UIKit shows no keyboard:
/// <https://developer.apple.com/documentation/uikit/uiresponder/inputview>
@MainActor
final class EmptyInputViews {
  private var entries: [(field: UIView, inputView: UIView?, accessoryView: UIView?)] = []

  #if canImport(ObjectiveC)
  /// The buttons of an iPad's shortcut bar, which stays without a keyboard as long as it has any.
  private var shortcuts:
    [(UITextInputAssistantItem, [UIBarButtonItemGroup], [UIBarButtonItemGroup])] = []
  #endif

  /// Takes the views of a field away; again, if the app has set them again.
  ///
  /// - Returns: The height of the accessory view, in points; zero without one.
  func empty(_ field: UIView) -> CGFloat {
    guard let own = field.ownInputViews else { return 0 }
    if let index = entries.firstIndex(where: { $0.field === field }) {
      if let accessoryView = own.accessoryView { entries[index].accessoryView = accessoryView }
    } else {
      entries.append((field, own.inputView, own.accessoryView))
    }
    field.setInputViews(UIView(), nil)
    #if canImport(ObjectiveC)
    let item = field.inputAssistantItem
    if !shortcuts.contains(where: { $0.0 === item }) {
      shortcuts.append((item, item.leadingBarButtonGroups, item.trailingBarButtonGroups))
    }
    (item.leadingBarButtonGroups, item.trailingBarButtonGroups) = ([], [])
    #endif
    let view = entries.first { $0.field === field }?.accessoryView
    return view.map { max($0.bounds.height, $0.intrinsicContentSize.height) } ?? 0
  }

  /// Gives each field its own views back.
  func restore() {
    for entry in entries { entry.field.setInputViews(entry.inputView, entry.accessoryView) }
    entries = []
    #if canImport(ObjectiveC)
    for (item, leading, trailing) in shortcuts {
      (item.leadingBarButtonGroups, item.trailingBarButtonGroups) = (leading, trailing)
    }
    shortcuts = []
    #endif
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
