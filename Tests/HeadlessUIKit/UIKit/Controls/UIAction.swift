// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

public typealias UIActionHandler = (UIAction) -> Void

@MainActor
open class UIAction: UIMenuElement {
  private let headlessHandler: UIActionHandler
  private weak var headlessSender: AnyObject?
  private static var headlessNumber = 0

  /// UIKit has this with fewer and with more parameters, by version; one with defaults serves the
  /// calls of all.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    headlessHandler = handler
    self.identifier = identifier ?? Self.headlessUniqueIdentifier()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  public let identifier: UIAction.Identifier
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State

  open override var title: String {
    get { headlessTitle }
    set { headlessTitle = newValue }
  }

  open override var subtitle: String? {
    get { headlessSubtitle }
    set { headlessSubtitle = newValue }
  }

  open override var image: UIImage? {
    get { headlessImage }
    set { headlessImage = newValue }
  }

  /// Whoever sends the action, while its handler runs.
  open var sender: Any? { headlessSender }

  func headlessPerform(sender: AnyObject?) {
    headlessSender = sender
    defer { headlessSender = nil }
    headlessHandler(self)
  }

  private static func headlessUniqueIdentifier() -> Identifier {
    headlessNumber += 1
    return Identifier("headless.action.\(headlessNumber)")
  }
}

extension UIAction {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
