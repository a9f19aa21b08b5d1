@MainActor open class UIAlertAction: NSObject {
  open private(set) var title: String?
  open private(set) var style: UIAlertAction.Style
  let handler: ((UIAlertAction) -> Void)?
  var didChange: (() -> Void)?

  init(titled title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)?) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) { self.init(titled: title, style: style, handler: handler) }

  open var isEnabled = true { didSet { didChange?() } }
}

extension UIAlertAction {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
}
