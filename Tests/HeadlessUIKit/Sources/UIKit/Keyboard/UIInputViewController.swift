/// A controller of an input or accessory view, without the API of keyboard extensions, such as
/// access to the document's text.
@MainActor open class UIInputViewController: UIViewController {
  /// The controller's own view.
  /// https://developer.apple.com/documentation/uikit/uiinputviewcontroller/inputview
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }

  override func loadDefaultView() {
    let screen = HeadlessDevice.current.screen.bounds
    view = UIInputView(
      frame: CGRect(x: 0, y: 0, width: screen.width, height: 0), inputViewStyle: .keyboard
    )
  }

  open func dismissKeyboard() { HeadlessDevice.current.keyboard.focus?.resignFirstResponder() }
}
