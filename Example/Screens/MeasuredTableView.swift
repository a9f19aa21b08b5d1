import UIKit

/// A table that asks again for the heights of its rows after the user has changed the text size.
final class MeasuredTableView: UITableView {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = previousTraitCollection?.preferredContentSizeCategory
    guard let category, category != traitCollection.preferredContentSizeCategory else { return }
    performBatchUpdates(nil)
  }
}
