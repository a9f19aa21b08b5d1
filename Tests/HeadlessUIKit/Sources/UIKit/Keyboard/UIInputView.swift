@MainActor open class UIInputView: UIView {
  private let storedStyle: Style

  public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
    storedStyle = inputViewStyle
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    storedStyle = .default
    super.init(coder: coder)
  }

  open var inputViewStyle: UIInputView.Style { storedStyle }

  open var allowsSelfSizing = false
}

extension UIInputView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case keyboard = 1
  }
}
