import CoreGraphics
import Foundation

/// What a constraint can speak of: a view or a layout guide.
@MainActor
protocol HeadlessLayoutItem: AnyObject {
  /// The view itself, or the one that owns the guide.
  var headlessItemView: UIView? { get }
  /// True where the place follows from the constraints inside the view, not from the view's own.
  var headlessIsInsideItsView: Bool { get }
  var headlessItemName: String { get }
}

extension UIView: HeadlessLayoutItem {
  var headlessItemView: UIView? { self }
  var headlessIsInsideItsView: Bool { false }

  var headlessItemName: String {
    let type = "\(type(of: self))"
    return accessibilityIdentifier.map { "\(type) '\($0)'" } ?? type
  }
}

extension UILayoutGuide: HeadlessLayoutItem {
  var headlessItemView: UIView? { owningView }
  var headlessIsInsideItsView: Bool { headlessRole == .custom || headlessRole == .scrollContent }

  var headlessItemName: String {
    let name = identifier.isEmpty ? headlessRole.rawValue : identifier
    return "\(name) of \(owningView?.headlessItemName ?? "no view")"
  }
}
