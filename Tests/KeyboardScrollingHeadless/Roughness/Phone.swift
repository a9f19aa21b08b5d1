@_spi(Headless) package import UIKit

package struct Phone {
  package var model: HeadlessDeviceModel
  package var options: HeadlessOptions
  package var roughness = HeadlessRoughness()
  package var content = Content()

  package init(model: HeadlessDeviceModel, options: HeadlessOptions) {
    self.model = model
    self.options = options
  }

  /// Creates a device whose random values follow from the seed.
  @MainActor
  package func makeDevice(seed: Int) -> HeadlessDevice {
    let device = HeadlessDevice(model, options: options)
    device.roughness = roughness
    device.dice = HeadlessDice(seed: seed)
    return device
  }

  /// Lengths that are not whole points.
  package struct Content: Equatable, Sendable {
    /// The estimated height of self-sizing rows; nil for the app's own value.
    package var estimatedRowHeight: CGFloat?
    /// The heights that are added to rows of a fixed height, and to fields.
    package var rowFraction: CGFloat = 0
    package var fieldFraction: CGFloat = 0

    package init() {}

    @MainActor
    package func apply(to view: UIView) {
      switch view {
      case let table as UITableView:
        if let estimatedRowHeight { table.estimatedRowHeight = estimatedRowHeight }
        if table.rowHeight > 0 { table.rowHeight += rowFraction }
      case let field as UITextField: grow(field)
      default: break
      }
      for subview in view.subviews { apply(to: subview) }
    }

    @MainActor
    private func grow(_ field: UITextField) {
      guard fieldFraction > 0 else { return }
      if field.translatesAutoresizingMaskIntoConstraints {
        field.frame.size.height += fieldFraction
      } else if let height = field.constraints.first(where: { $0.isHeight(of: field) }) {
        height.constant += fieldFraction
      } else {
        let height = field.intrinsicContentSize.height + fieldFraction
        let constraint = field.heightAnchor.constraint(equalToConstant: height)
        // The app may have determined the height with other constraints.
        constraint.priority = UILayoutPriority(751)
        constraint.isActive = true
      }
    }
  }
}

extension NSLayoutConstraint {
  fileprivate func isHeight(of view: UIView) -> Bool {
    firstItem === view && firstAttribute == .height && secondItem == nil && relation == .equal
  }
}
