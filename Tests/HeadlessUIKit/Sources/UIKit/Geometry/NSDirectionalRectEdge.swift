public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  @_documentation(visibility: internal)
  public static var top: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 0) }
  @_documentation(visibility: internal)
  public static var leading: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 1) }
  @_documentation(visibility: internal)
  public static var bottom: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 2) }
  @_documentation(visibility: internal)
  public static var trailing: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 3) }
  @_documentation(visibility: internal)
  public static var all: NSDirectionalRectEdge { [.top, .leading, .bottom, .trailing] }
}
