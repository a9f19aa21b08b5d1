import UIKit

/// The table belongs to a table view controller, which adjusts it by itself.
///
/// An app subclasses `UITableViewController`. Here a table view controller becomes a child of the
/// screen's controller and gets the table that is there, so that the screen stays the same. Delegate
/// and data source are not replaced. What moves the table is UIKit.
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
    // The child is armed when it appears. Before the screen does, it appears with the screen.
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
