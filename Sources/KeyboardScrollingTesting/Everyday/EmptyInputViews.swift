import UIKit

/// Takes the input and accessory views of fields away, so that no keyboard of the system appears.
///
/// With an empty input view UIKit shows no keyboard:
/// <https://developer.apple.com/documentation/uikit/uiresponder/inputview>
@MainActor
struct EmptyInputViews {
  private let entries: [(field: UIView, inputView: UIView?, accessoryView: UIView?)]

  init(for fields: [UIView]) {
    entries = fields.map { field in
      switch field {
      case let field as UITextField: (field, field.inputView, field.inputAccessoryView)
      case let view as UITextView: (view, view.inputView, view.inputAccessoryView)
      default: (field, nil, nil)
      }
    }
    for field in fields { Self.set(UIView(), nil, on: field) }
  }

  /// Gives each field its own views back.
  func restore() {
    for entry in entries { Self.set(entry.inputView, entry.accessoryView, on: entry.field) }
  }

  /// Other inputs keep their views: their properties cannot be set.
  private static func set(_ inputView: UIView?, _ accessoryView: UIView?, on field: UIView) {
    switch field {
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
