import UIKit

/// A plain view that can become first responder without a keyboard.
final class ResponderView: UIView {
  private(set) var events: [String] = []
  /// Runs at each event, so that a test can record the order across views.
  var onEvent: ((String) -> Void)?
  var refusesToResign = false

  override var canBecomeFirstResponder: Bool { true }

  @discardableResult override func becomeFirstResponder() -> Bool {
    note("become")
    let result = super.becomeFirstResponder()
    note("became \(result)")
    return result
  }

  @discardableResult override func resignFirstResponder() -> Bool {
    note("resign")
    guard !refusesToResign else { return false }
    return super.resignFirstResponder()
  }

  private func note(_ event: String) {
    events.append(event)
    onEvent?(event)
  }
}
