import UIKit

/// A technique with a clear view at the end of the content that becomes as tall as the keyboard.
///
/// It is the last view of a stack view or the footer of a table; in other views the content size
/// grows.
final class DummySpacerTechnique: KeyboardTechnique {
  static let name = "dummy spacer"

  private let center: NotificationCenter
  private let spacer = UIView()
  private lazy var heightConstraint = spacer.heightAnchor.constraint(equalToConstant: 0)
  private var observations: KeyboardObservations?
  private weak var scrollView: UIScrollView?

  init(notificationCenter: NotificationCenter) {
    center = notificationCenter
  }

  func attach(to scrollView: UIScrollView, in controller: UIViewController) {
    self.scrollView = scrollView
    spacer.backgroundColor = .clear
    if !(scrollView is UITableView), let stack = scrollView.firstStackView {
      stack.addArrangedSubview(spacer)
      heightConstraint.isActive = true
    }

    let observations = KeyboardObservations(center)
    observations.observe(UIResponder.keyboardWillShowNotification) { [weak self] in
      guard let beginFrame = $0.beginFrame else { return }
      self?.resizeSpacer(to: beginFrame.height)
    }
    observations.observe(UIResponder.keyboardWillHideNotification) { [weak self] _ in
      self?.resizeSpacer(to: 0)
    }
    self.observations = observations
  }

  func detach() {
    observations = nil
    resizeSpacer(to: 0)
    spacer.removeFromSuperview()
    if let tableView = scrollView as? UITableView, tableView.tableFooterView === spacer {
      tableView.tableFooterView = nil
    }
  }

  private func resizeSpacer(to height: CGFloat) {
    let growth = height - heightConstraint.constant
    heightConstraint.constant = height
    if let tableView = scrollView as? UITableView {
      spacer.frame.size.height = height
      // A table measures its footer when the footer is assigned.
      tableView.tableFooterView = spacer
    } else if !heightConstraint.isActive {
      scrollView?.contentSize.height += growth
    }
  }
}

extension UIView {
  fileprivate var firstStackView: UIStackView? {
    for subview in subviews {
      if let stack = subview as? UIStackView ?? subview.firstStackView { return stack }
    }
    return nil
  }
}
