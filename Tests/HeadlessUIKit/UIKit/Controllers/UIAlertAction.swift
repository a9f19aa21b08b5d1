// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UIAlertAction: NSObject {
  private let headlessTitle: String?
  private let headlessStyle: Style
  let headlessHandler: ((UIAlertAction) -> Void)?
  var headlessDidChange: (() -> Void)?

  init(
    headlessTitle: String?,
    style: UIAlertAction.Style,
    handler: ((UIAlertAction) -> Void)?
  ) {
    self.headlessTitle = headlessTitle
    headlessStyle = style
    headlessHandler = handler
    super.init()
  }

  public convenience init(
    title: String?,
    style: UIAlertAction.Style,
    handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init(headlessTitle: title, style: style, handler: handler)
  }

  open var title: String? { headlessTitle }
  open var style: UIAlertAction.Style { headlessStyle }
  open var isEnabled = true { didSet { headlessDidChange?() } }
}

extension UIAlertAction {
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }
}
