import KeyboardScrolling
import UIKit

/// A form that shows errors, grows the edited field, and follows the text size.
final class AddressFormScreen: ManagedScreen<UIScrollView>, ActingScreen {
  let scrolls = AppScrolls()
  private lazy var entries = (0..<9).map { Entry(number: $0) }

  @MainActor private struct Entry {
    let label = UILabel()
    let field = UITextField()
    let error = UILabel()
    let height: NSLayoutConstraint

    init(number: Int) {
      label.text = "Line \(number + 1)"
      field.placeholder = label.text
      field.borderStyle = .roundedRect
      error.text = "This is needed."
      error.isHidden = true
      height = field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
      height.isActive = true
    }
  }

  override func addContent() {
    for entry in entries { entry.field.delegate = self }
    addColumn(entries.flatMap { [$0.label, $0.field, $0.error] }, spacing: 12)
    applyTextSize()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyTextSize()
  }

  private func applyTextSize() {
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    for entry in entries {
      entry.label.font = font
      entry.error.font = font
      entry.field.font = font
    }
  }

  func act(_ deed: AppAction.Deed, share: Double) -> String? {
    // About half of the changes are animated.
    let isAnimated = Int(share * 100).isMultiple(of: 2)
    let index = Int(share * Double(entries.count - 1))
    switch deed {
    case .showError where entries[index].error.isHidden:
      change(isAnimated) { self.entries[index].error.isHidden = false }
      return "show an error under line \(index + 1)"
    case .hideErrors where entries.contains { !$0.error.isHidden }:
      change(isAnimated) { for entry in self.entries { entry.error.isHidden = true } }
      return "hide the errors"
    case .growField, .shrinkField:
      guard let edited = entries.first(where: { $0.field.isFirstResponder }) else { return nil }
      let height: CGFloat = deed == .shrinkField ? 44 : [60, 88, 120][Int(share * 2.99)]
      guard height != edited.height.constant else { return nil }
      change(isAnimated) { edited.height.constant = height }
      return "make the edited field \(Int(height)) high"
    default: return nil
    }
  }

  private func change(_ isAnimated: Bool, _ body: @escaping () -> Void) {
    guard isAnimated else { return body() }
    UIView.animate(withDuration: 0.3) {
      body()
      self.view.layoutIfNeeded()
    }
  }
}

extension AddressFormScreen: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    entries.map { $0.field }.focus(after: textField)
    return false
  }
}
