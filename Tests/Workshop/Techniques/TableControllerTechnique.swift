import UIKit

/// A technique in which the table belongs to a table view controller, and UIKit adjusts it.
///
/// An app subclasses `UITableViewController`. Here a table view controller becomes a child of the
/// screen's controller and gets the existing table, so that the screen stays the same. Delegate and
/// data source are not replaced.
final class TableControllerTechnique: KeyboardTechnique {
  static let name = "table view controller"

  private var tableController: UITableViewController?

  init(notificationCenter: NotificationCenter) {}

  static func isApplicable(
    to scrollView: UIScrollView,
    in controller: UIViewController
  ) -> Bool {
    scrollView is UITableView && scrollView !== controller.view
  }

  func attach(to scrollView: UIScrollView, in controller: UIViewController) {
    guard let tableView = scrollView as? UITableView else { return }
    let tableController = UITableViewController(style: tableView.style)
    tableController.clearsSelectionOnViewWillAppear = false
    tableController.tableView = tableView
    controller.addChild(tableController)
    tableController.didMove(toParent: controller)
    // The child begins to adjust the table when it appears. If the screen has not appeared yet, the
    // child appears with it.
    if tableView.window != nil {
      tableController.beginAppearanceTransition(true, animated: false)
      tableController.endAppearanceTransition()
    }
    self.tableController = tableController
  }

  func detach() {
    tableController?.willMove(toParent: nil)
    tableController?.removeFromParent()
    tableController = nil
  }
}
