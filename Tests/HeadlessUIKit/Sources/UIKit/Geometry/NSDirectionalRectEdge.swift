public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

@_documentation(visibility: internal) extension NSDirectionalRectEdge {
  public static var top: Self { Self(rawValue: 1 << 0) }
  public static var leading: Self { Self(rawValue: 1 << 1) }
  public static var bottom: Self { Self(rawValue: 1 << 2) }
  public static var trailing: Self { Self(rawValue: 1 << 3) }
  public static var all: Self { [.top, .leading, .bottom, .trailing] }
}
