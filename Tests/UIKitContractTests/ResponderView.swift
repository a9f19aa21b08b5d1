import UIKit

/// A plain view that can become first responder without a keyboard.
final class ResponderView: UIView {
  /// Runs at each event, so that a test can record the order across views.
  var onEvent: ((String) -> Void)?
  var refusesToResign = false

  override var canBecomeFirstResponder: Bool { true }

  @discardableResult override func becomeFirstResponder() -> Bool {
    onEvent?("become")
    let result = super.becomeFirstResponder()
    onEvent?("became \(result)")
    return result
  }

  @discardableResult override func resignFirstResponder() -> Bool {
    onEvent?("resign")
    guard !refusesToResign else { return false }
    return super.resignFirstResponder()
  }
}
