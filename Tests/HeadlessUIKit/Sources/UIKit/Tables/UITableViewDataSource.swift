// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  @discardableResult
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  @discardableResult
  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
  @discardableResult
  func numberOfSections(in tableView: UITableView) -> Int
}

// Optional in Objective-C.
extension UITableViewDataSource {
  @discardableResult
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}
