extension UICollectionView {
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}

@_documentation(visibility: internal) extension UICollectionView.ScrollPosition {
  public static var top: Self { Self(rawValue: 1 << 0) }
  public static var centeredVertically: Self { Self(rawValue: 1 << 1) }
  public static var bottom: Self { Self(rawValue: 1 << 2) }
  public static var left: Self { Self(rawValue: 1 << 3) }
  public static var centeredHorizontally: Self { Self(rawValue: 1 << 4) }
  public static var right: Self { Self(rawValue: 1 << 5) }
}
