public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  @_documentation(visibility: internal)
  public static var top: UIRectEdge { UIRectEdge(rawValue: 1 << 0) }
  @_documentation(visibility: internal)
  public static var left: UIRectEdge { UIRectEdge(rawValue: 1 << 1) }
  @_documentation(visibility: internal)
  public static var bottom: UIRectEdge { UIRectEdge(rawValue: 1 << 2) }
  @_documentation(visibility: internal)
  public static var right: UIRectEdge { UIRectEdge(rawValue: 1 << 3) }
  @_documentation(visibility: internal)
  public static var all: UIRectEdge { [.top, .left, .bottom, .right] }
}
