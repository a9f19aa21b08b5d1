import UIKit

/// A view that takes text and announces nothing.
final class QuietInput: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
