@MainActor open class UIInputView: UIView {
  open private(set) var inputViewStyle: UIInputView.Style

  public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  open var allowsSelfSizing = false
}

extension UIInputView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case keyboard = 1
  }
}
