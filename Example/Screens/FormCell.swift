import UIKit

/// A row of a form, with one view in it that can take the focus.
@MainActor
protocol FormCell: UITableViewCell {
  /// The view that takes the focus.
  var input: UIView { get }
}
