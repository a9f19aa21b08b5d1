/// A find bar above the keyboard, without a search.
///
/// While the bar is visible, its field is first responder, not the text view (S259). The bar closes
/// when its field resigns.
@MainActor @_documentation(visibility: internal) open class UIFindInteraction: NSObject {
  private weak var textView: UITextView?
  private let bar = FindBar(frame: .zero)

  init(textView: UITextView) {
    self.textView = textView
    super.init()
    bar.interaction = self
  }

  open var isFindNavigatorVisible: Bool { bar.window != nil }

  /// `showingReplace` does not change the bar's height (assumed).
  open func presentFindNavigator(showingReplace: Bool) {
    guard !isFindNavigatorVisible, let textView, textView.window != nil else { return }
    let keyboard = HeadlessDevice.current.keyboard
    _ = keyboard.changeFirstResponder { [self] in
      let hadFocus = textView.isFirstResponder
      guard !hadFocus || textView.resignFirstResponder() else { return false }
      keyboard.holdFindBar(bar)
      return bar.field.becomeFirstResponder()
    }
  }

  open func dismissFindNavigator() { bar.field.resignFirstResponder() }
}

final class FindBar: UIView {
  /// In points (assumed).
  static let height: CGFloat = 50

  let field = UISearchTextField(frame: .zero)
  weak var interaction: UIFindInteraction?

  override func didInit() {
    super.didInit()
    frame = CGRect(x: 0, y: 0, width: 0, height: Self.height)
    field.inputAccessoryView = self
    addSubview(field)
  }

  override func layoutContents() {
    super.layoutContents()
    field.frame = bounds.insetBy(dx: 8, dy: 7)
  }
}
