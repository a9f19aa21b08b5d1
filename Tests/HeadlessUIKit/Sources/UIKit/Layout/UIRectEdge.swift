public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

@_documentation(visibility: internal) extension UIRectEdge {
  public static var top: Self { Self(rawValue: 1 << 0) }
  public static var left: Self { Self(rawValue: 1 << 1) }
  public static var bottom: Self { Self(rawValue: 1 << 2) }
  public static var right: Self { Self(rawValue: 1 << 3) }
  public static var all: Self { [.top, .left, .bottom, .right] }
}
