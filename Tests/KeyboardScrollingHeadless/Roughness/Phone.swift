@_spi(Headless) package import UIKit

/// A device with what is rough about it.
package struct Phone {
  package var model: HeadlessDeviceModel
  package var options: HeadlessOptions
  package var roughness = HeadlessRoughness()
  package var content = Content()

  package init(model: HeadlessDeviceModel, options: HeadlessOptions) {
    self.model = model
    self.options = options
  }

  /// Makes the device; what is left to chance is drawn from the seed.
  @MainActor
  package func makeDevice(seed: Int) -> HeadlessDevice {
    let device = HeadlessDevice(model, options: options)
    device.roughness = roughness
    device.dice = HeadlessDice(seed: seed)
    return device
  }

  /// Lengths in the content of a screen that are no whole points.
  package struct Content: Equatable, Sendable {
    /// The estimate for rows that measure themselves; nil for the app's own.
    package var estimatedRowHeight: CGFloat?
    /// What rows of a fixed height, and fields, are higher by.
    package var rowFraction: CGFloat = 0
    package var fieldFraction: CGFloat = 0

    package init() {}

    /// Changes the tables and the fields in a view.
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
        // The app may have decided the height by other constraints.
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
