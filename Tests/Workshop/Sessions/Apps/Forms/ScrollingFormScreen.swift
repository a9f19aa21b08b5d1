import KeyboardScrolling
import UIKit

/// A form in which the app scrolls to a field when the user focuses it, or a little later.
final class ScrollingFormScreen: FieldFormScreen {
  /// The time from the focus of every second field to the app's scroll; nil without such scrolls.
  private let delay: TimeInterval?

  init(coordinator: KeyboardScrollCoordinator, delay: TimeInterval? = nil) {
    self.delay = delay
    let tops = (0..<14).map { 40 + 110 * CGFloat($0) }
    super.init(coordinator: coordinator, tops: tops, contentHeight: 1620)
    for field in fields { field.delegate = self }
  }

  required init?(coder: NSCoder) { nil }

  override func act(_ deed: AppAction.Deed, share: Double) -> String? {
    let isAnimated = Int(share * 100) % 3 != 0
    let other = fields[Int(share * Double(fields.count - 1))]
    switch deed {
    case .scrollToFocus:
      guard let edited else { return nil }
      scroll(to: edited, animated: isAnimated)
      return "scroll to the edited field"
    case .scrollElsewhere:
      scrolls.scroll(content, toShow: other.frame.insetBy(dx: 0, dy: -60), animated: isAnimated)
      return "scroll to \(other.placeholder ?? "a field")"
    case .focusAndScroll:
      scrolls.edit(other)
      scroll(to: other, animated: isAnimated)
      return "edit \(other.placeholder ?? "a field"), and scroll to it"
    case .scrollAndFocus:
      scroll(to: other, animated: isAnimated)
      scrolls.edit(other)
      return "scroll to \(other.placeholder ?? "a field"), and edit it"
    default: return nil
    }
  }

  private func scroll(to field: UITextField, animated: Bool) {
    let inset = content.adjustedContentInset
    let middle = (inset.top + content.bounds.height - inset.bottom) / 2
    scrolls.scroll(content, to: field.frame.midY - middle, animated: animated)
  }
}

extension ScrollingFormScreen: UITextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) {
    // The app shows a note below every second field, so the app scrolls such a field to the middle.
    guard let delay, fields.firstIndex(of: textField)?.isMultiple(of: 2) == true else { return }
    scrolls.after(delay, on: textField) { [weak self, weak textField] in
      guard let self, let textField, textField.isFirstResponder else { return }
      scroll(to: textField, animated: true)
    }
  }
}
