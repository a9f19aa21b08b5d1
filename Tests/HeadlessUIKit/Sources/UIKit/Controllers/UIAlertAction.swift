@MainActor open class UIAlertAction: NSObject {
  private let storedTitle: String?
  private let storedStyle: Style
  let handler: ((UIAlertAction) -> Void)?
  var didChange: (() -> Void)?

  init(titled title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)?) {
    storedTitle = title
    storedStyle = style
    self.handler = handler
    super.init()
  }

  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) { self.init(titled: title, style: style, handler: handler) }

  open var title: String? { storedTitle }
  open var style: UIAlertAction.Style { storedStyle }
  open var isEnabled = true { didSet { didChange?() } }
}

extension UIAlertAction {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
}
