// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// A message in front of everything, with buttons and fields; of the two styles the alert.
///
/// It takes the focus from the screen behind it. Its first text field has it from the beginning; an
/// alert without one hides the keyboard (https://github.com/sberrevoets/SDCAlertView/issues/119). That
/// the field behind resigns for that and becomes first responder again, and at which moments, is
/// inferred from the keyboard that goes and comes.
@MainActor
open class UIAlertController: UIViewController {
  private var headlessActions: [UIAlertAction] = []
  private var headlessFields: [UITextField] = []
  private weak var headlessResponderBehind: UIResponder?

  public convenience init(
    title: String?,
    message: String?,
    preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }

  open var message: String? { didSet { headlessContentDidChange() } }
  open var preferredStyle: UIAlertController.Style { .alert }

  open var actions: [UIAlertAction] { headlessActions }
  open var preferredAction: UIAlertAction?

  open func addAction(_ action: UIAlertAction) {
    headlessActions.append(action)
    action.headlessDidChange = { [weak self] in self?.headlessContentDidChange() }
    headlessContentDidChange()
  }

  /// Nil without any.
  open var textFields: [UITextField]? { headlessFields.isEmpty ? nil : headlessFields }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    headlessFields.append(field)
    configurationHandler?(field)
    headlessContentDidChange()
  }

  /// Taps an action's button.
  ///
  /// The alert goes, and then the handler runs.
  package func headlessTap(_ action: UIAlertAction) {
    guard action.isEnabled, headlessActions.contains(action), headlessPresenting != nil else {
      return
    }
    dismiss(animated: true) { action.headlessHandler?(action) }
  }

  // MARK: The view

  override func headlessLoadView() {
    view = HeadlessAlertView(frame: .zero)
    headlessContentDidChange()
  }

  private func headlessContentDidChange() {
    guard let view = viewIfLoaded as? HeadlessAlertView else { return }
    view.fill(
      texts: [title, message].compactMap(\.self),
      fields: headlessFields,
      buttons: headlessActions.map { action in
        let title = action.title ?? ""
        let button = UIButton(
          primaryAction: UIAction(title: title) { [weak self, weak action] _ in
            guard let action else { return }
            self?.headlessTap(action)
          }
        )
        button.isEnabled = action.isEnabled
        return button
      }
    )
    view.superview?.setNeedsLayout()
  }

  override func headlessNewPresentationController() -> UIPresentationController {
    HeadlessAlertPresentationController(presentedViewController: self, presenting: nil)
  }

  // MARK: The focus

  override func headlessBeginAppearing(animated: Bool, enter: () -> Void) {
    _ = HeadlessDevice.current.keyboard.headlessChangeFirstResponder {
      headlessResponderBehind = headlessPresenting?.viewIfLoaded?.window?.headlessFirstResponder
      headlessResponderBehind?.resignFirstResponder()
      super.headlessBeginAppearing(animated: animated, enter: enter)
      return headlessFields.first?.becomeFirstResponder() ?? true
    }
  }

  override func headlessFinishDisappearing(animated: Bool, leave: () -> Void) {
    let device = HeadlessDevice.current
    _ = device.keyboard.headlessChangeFirstResponder {
      super.headlessFinishDisappearing(animated: animated, leave: leave)
      guard device.options.focusAfterAlert == .comesBack else { return true }
      return headlessResponderBehind?.becomeFirstResponder() ?? true
    }
  }
}

extension UIAlertController {
  public enum Style: Int, Sendable {
    case alert = 1
  }
}
