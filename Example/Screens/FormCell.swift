import UIKit

/// A row of a form with one input, which can become first responder.
@MainActor protocol FormCell: UITableViewCell {
  var input: UIView { get }
}
