import UIKit

@MainActor struct RecordedResponders {
  private weak var last: UIView?
  private var numbers = PerView<Int>()
  private var count = 0

  /// The first responder; nil without one, or if the recorder has not found it.
  var current: UIView? {
    guard let last, last.isFirstResponder else { return nil }
    return last
  }

  mutating func didBeginEditing(_ view: UIView) {
    guard view !== last else { return }
    last = view
    guard numbers[view] == nil else { return }
    count += 1
    numbers[view] = count
  }

  mutating func search(in window: UIWindow?) {
    guard current == nil, let found = window?.firstResponderInside else { return }
    didBeginEditing(found)
  }

  func responder(in window: UIWindow?) -> Recording.Responder? {
    guard let view = current, let number = numbers[view], let window, view.window === window else {
      return nil
    }
    let kind: Recording.Responder.Kind =
      view is UITextField ? .textField : view is UITextView ? .textView : .other
    return Recording.Responder(
      number: number, kind: kind, frame: view.convert(view.bounds, to: nil)
    )
  }
}
