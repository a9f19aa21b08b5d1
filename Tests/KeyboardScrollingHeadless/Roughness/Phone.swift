@_spi(Headless) package import UIKit

/// A device with the options of UIKit, the irregularities of the phone, and fractional lengths.
package struct Phone {
  package var model: HeadlessDeviceModel
  package var options: HeadlessOptions
  package var roughness = HeadlessRoughness()
  package var content = Content()

  package init(model: HeadlessDeviceModel, options: HeadlessOptions) {
    self.model = model
    self.options = options
  }

  @MainActor package func makeDevice(seed: Int) -> HeadlessDevice {
    let device = HeadlessDevice(model, options: options)
    device.roughness = roughness
    device.dice = HeadlessDice(seed: seed)
    return device
  }

  /// Changes of heights in the app's screen, those of rows and fields by less than a point.
  package struct Content: Equatable, Sendable {
    /// The estimated height of self-sizing rows; nil for the app's own value.
    package var estimatedRowHeight: CGFloat?
    /// The height that is added to each row of a fixed height.
    package var rowFraction: CGFloat = 0
    package var fieldFraction: CGFloat = 0
    /// The number of lines that are added to each text that scrolls.
    package var addedLines = 0

    package init() {}

    @MainActor package func apply(to view: UIView) {
      switch view {
      case let table as UITableView:
        if let estimatedRowHeight { table.estimatedRowHeight = estimatedRowHeight }
        if table.rowHeight > 0 { table.rowHeight += rowFraction }
      case let field as UITextField: grow(field)
      case let textView as UITextView where textView.hasText && textView.isScrollEnabled:
        if addedLines > 0 {
          textView.text += (1...addedLines).map { "\nAdded line \($0)." }.joined()
        }
      default: break
      }
      for subview in view.subviews { apply(to: subview) }
    }

    @MainActor private func grow(_ field: UITextField) {
      guard fieldFraction > 0 else { return }
      if field.translatesAutoresizingMaskIntoConstraints {
        field.frame.size.height += fieldFraction
      } else if let height = field.constraints.first(where: { $0.isHeight(of: field) }) {
        height.constant += fieldFraction
      } else {
        let height = field.intrinsicContentSize.height + fieldFraction
        let constraint = field.heightAnchor.constraint(equalToConstant: height)
        // The constraint is not required, because other constraints may determine the height.
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
