public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  @_documentation(visibility: internal)
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  @_documentation(visibility: internal)
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}
