import UIKit

/// The first responders of a recording, by number.
@MainActor
struct RecordedResponders {
  /// The last known first responder.
  private weak var last: UIView?
  private var numbers = PerView<Int>()
  private var count = 0

  /// The first responder; nil if there is none, or if it is unknown.
  var current: UIView? {
    guard let last, last.isFirstResponder else { return nil }
    return last
  }

  /// Records a text field or text view that has become first responder.
  mutating func didBeginEditing(_ view: UIView) {
    guard view !== last else { return }
    last = view
    guard numbers[view] == nil else { return }
    count += 1
    numbers[view] = count
  }

  /// Searches a window for the first responder.
  mutating func search(in window: UIWindow?) {
    guard current == nil, let found = window?.firstResponderInside else { return }
    didBeginEditing(found)
  }

  /// The first responder, if it is in a window.
  func responder(in window: UIWindow?) -> Recording.Responder? {
    guard let view = current, let number = numbers[view], let window, view.window === window else {
      return nil
    }
    let kind: Recording.Responder.Kind =
      view is UITextField ? .textField : view is UITextView ? .textView : .other
    return Recording.Responder(
      number: number,
      kind: kind,
      frame: view.convert(view.bounds, to: nil)
    )
  }
}
