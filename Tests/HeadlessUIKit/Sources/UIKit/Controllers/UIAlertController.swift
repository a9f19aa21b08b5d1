/// An alert; action sheets are absent.
///
/// The alert takes the focus from the screen behind it: its first text field becomes first
/// responder at once. The field behind the alert resigns, and becomes first responder again after
/// the alert (inferred from the keyboard's hide and show). An alert without fields hides the
/// keyboard (https://github.com/sberrevoets/SDCAlertView/issues/119).
@MainActor open class UIAlertController: UIViewController {
  private var fields: [UITextField] = []
  private weak var responderBehind: UIResponder?

  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }

  open var message: String? { didSet { contentDidChange() } }
  open var preferredStyle: UIAlertController.Style { .alert }

  open private(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction?

  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.didChange = { [weak self] in self?.contentDidChange() }
    contentDidChange()
  }

  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    fields.append(field)
    configurationHandler?(field)
    contentDidChange()
  }

  /// Taps an action's button; the handler runs after the alert is dismissed.
  @_spi(Headless) public func headlessTap(_ action: UIAlertAction) {
    guard action.isEnabled, actions.contains(action), presenting != nil else { return }
    dismiss(animated: true) { action.handler?(action) }
  }

  override func loadDefaultView() {
    view = AlertView(frame: .zero)
    contentDidChange()
  }

  private func contentDidChange() {
    guard let view = viewIfLoaded as? AlertView else { return }
    view.fill(
      texts: [title, message].compactMap(\.self),
      fields: fields,
      buttons: actions.map { action in
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

  override func newPresentationController() -> UIPresentationController {
    AlertPresentationController(presentedViewController: self, presenting: nil)
  }

  override func beginAppearing(animated: Bool, enter: () -> Void) {
    _ = HeadlessDevice.current.keyboard.changeFirstResponder {
      responderBehind = presenting?.viewIfLoaded?.window?.firstResponder
      responderBehind?.resignFirstResponder()
      super.beginAppearing(animated: animated, enter: enter)
      return fields.first?.becomeFirstResponder() ?? true
    }
  }

  override func finishDisappearing(animated: Bool, leave: () -> Void) {
    let device = HeadlessDevice.current
    _ = device.keyboard.changeFirstResponder {
      super.finishDisappearing(animated: animated, leave: leave)
      guard device.options.focusAfterAlert == .comesBack else { return true }
      return responderBehind?.becomeFirstResponder() ?? true
    }
  }
}

extension UIAlertController {
  public enum Style: Int, Sendable { case alert = 1 }
}
