import CoreGraphics
import Foundation

/// What a constraint can relate: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view itself, or the one that owns the guide.
  var itemView: UIView? { get }
  /// True where the place follows from the constraints inside the view, not from the view's own.
  var isInsideItsView: Bool { get }
  var itemName: String { get }
}

extension UIView: LayoutItem {
  var itemView: UIView? { self }
  var isInsideItsView: Bool { false }

  var itemName: String {
    let type = "\(type(of: self))"
    return accessibilityIdentifier.map { "\(type) '\($0)'" } ?? type
  }
}

extension UILayoutGuide: LayoutItem {
  var itemView: UIView? { owningView }
  var isInsideItsView: Bool { role == .custom || role == .scrollContent }

  var itemName: String {
    let name = identifier.isEmpty ? role.rawValue : identifier
    return "\(name) of \(owningView?.itemName ?? "no view")"
  }
}
