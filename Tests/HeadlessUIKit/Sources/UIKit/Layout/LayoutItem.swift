@MainActor protocol LayoutItem: AnyObject {
  var itemView: UIView? { get }
  /// True if constraints inside `itemView` determine the item's place.
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
