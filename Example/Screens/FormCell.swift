import UIKit

/// A row of a form, with one view that can become first responder.
@MainActor
protocol FormCell: UITableViewCell {
  /// The view that becomes first responder.
  var input: UIView { get }
}
