import KeyboardScrolling
import UIKit

/// A form whose app scrolls by itself: to what it wants to show, at the focus or a little later.
final class ScrollingFormScreen: UIViewController, ActingScreen {
  let scrolls = AppScrolls()
  /// How long after a focus of every other field the app scrolls; nil for an app that does not.
  private let delay: TimeInterval?
  private let coordinator: KeyboardScrollCoordinator
  private let scrollView = UIScrollView()
  private var fields: [UITextField] = []

  init(coordinator: KeyboardScrollCoordinator, delay: TimeInterval? = nil) {
    self.coordinator = coordinator
    self.delay = delay
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.keyboardDismissMode = .interactive
    view.addSubview(scrollView)
    fields = (0..<14).map { number in
      let top = 40 + 110 * CGFloat(number)
      let field = UITextField(frame: CGRect(x: 16, y: top, width: 240, height: 44))
      field.borderStyle = .roundedRect
      field.placeholder = "Field \(number)"
      field.delegate = self
      scrollView.addSubview(field)
      return field
    }
    coordinator.manage(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: 1620)
  }

  private var edited: UITextField? { fields.first { $0.isFirstResponder } }

  func act(_ deed: AppAction.Deed, share: Double) -> String? {
    let isAnimated = Int(share * 100) % 3 != 0
    let other = fields[Int(share * Double(fields.count - 1))]
    switch deed {
    case .scrollToFocus:
      guard let edited else { return nil }
      scroll(to: edited, animated: isAnimated)
      return "scroll to the edited field"
    case .scrollElsewhere:
      scrolls.scroll(scrollView, toShow: other.frame.insetBy(dx: 0, dy: -60), animated: isAnimated)
      return "scroll to \(other.placeholder ?? "a field")"
    case .focusAndScroll:
      other.becomeFirstResponder()
      scroll(to: other, animated: isAnimated)
      return "edit \(other.placeholder ?? "a field"), and scroll to it"
    case .scrollAndFocus:
      scroll(to: other, animated: isAnimated)
      other.becomeFirstResponder()
      return "scroll to \(other.placeholder ?? "a field"), and edit it"
    default: return nil
    }
  }

  /// Puts a field in the middle of what can be seen.
  private func scroll(to field: UITextField, animated: Bool) {
    let inset = scrollView.adjustedContentInset
    let middle = (inset.top + scrollView.bounds.height - inset.bottom) / 2
    scrolls.scroll(scrollView, to: field.frame.midY - middle, animated: animated)
  }
}

extension ScrollingFormScreen: UITextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) {
    // Every other field has a note, which is to be seen below it.
    guard let delay, fields.firstIndex(of: textField)?.isMultiple(of: 2) == true else { return }
    scrolls.after(delay, on: textField) { [weak self, weak textField] in
      guard let self, let textField, textField.isFirstResponder else { return }
      scroll(to: textField, animated: true)
    }
  }
}
