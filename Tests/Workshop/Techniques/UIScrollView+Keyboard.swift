import UIKit

extension UIScrollView {
  var bottomInsets: CGFloat {
    get { contentInset.bottom }
    set {
      contentInset.bottom = newValue
      verticalScrollIndicatorInsets.bottom = newValue
    }
  }

  /// The height that a keyboard covers, minus the inset that UIKit adds.
  func overlap(of endFrame: CGRect) -> CGFloat {
    guard let screen = window?.screen else { return 0 }
    let covered = bounds.intersection(convert(endFrame, from: screen.coordinateSpace))
    guard !covered.isNull else { return 0 }
    let systemInset = adjustedContentInset.bottom - contentInset.bottom
    return max(0, bounds.maxY - covered.minY - systemInset)
  }

  /// True if an app may raise the bottom of the scroll view with a constraint.
  ///
  /// False for the view controller's root view, and for a list above a bar that is pinned to the
  /// keyboard layout guide: the guide already moves the list and the bar.
  func endsByConstant(in controller: UIViewController) -> Bool {
    self !== controller.view && ScreenFields.barOnKeyboard(in: controller.view) == nil
  }

  /// Returns the constraint of the scroll view's bottom edge.
  ///
  /// A scroll view without constraints first gets constraints that keep its frame.
  func bottomConstraint(in container: UIView) -> NSLayoutConstraint? {
    guard let superview else { return nil }
    for ancestor in sequence(first: superview, next: { $0 === container ? nil : $0.superview }) {
      let found = ancestor.constraints.first {
        $0.firstItem === self && $0.firstAttribute == .bottom && $0.secondItem != nil
      }
      if let found { return found }
    }
    return translatesAutoresizingMaskIntoConstraints ? pin(to: superview) : nil
  }

  private func pin(to superview: UIView) -> NSLayoutConstraint {
    let frame = frame
    let bounds = superview.bounds
    translatesAutoresizingMaskIntoConstraints = false
    let bottom = bottomAnchor.constraint(
      equalTo: superview.bottomAnchor,
      constant: frame.maxY - bounds.maxY
    )
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.minY - bounds.minY),
      leadingAnchor.constraint(
        equalTo: superview.leadingAnchor,
        constant: frame.minX - bounds.minX
      ),
      trailingAnchor.constraint(
        equalTo: superview.trailingAnchor,
        constant: frame.maxX - bounds.maxX
      ),
      bottom,
    ])
    return bottom
  }
}
