extension UICollectionView {
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    @_documentation(visibility: internal)
    public static var top: ScrollPosition { ScrollPosition(rawValue: 1 << 0) }
    @_documentation(visibility: internal)
    public static var centeredVertically: ScrollPosition { ScrollPosition(rawValue: 1 << 1) }
    @_documentation(visibility: internal)
    public static var bottom: ScrollPosition { ScrollPosition(rawValue: 1 << 2) }
    @_documentation(visibility: internal)
    public static var left: ScrollPosition { ScrollPosition(rawValue: 1 << 3) }
    @_documentation(visibility: internal)
    public static var centeredHorizontally: ScrollPosition { ScrollPosition(rawValue: 1 << 4) }
    @_documentation(visibility: internal)
    public static var right: ScrollPosition { ScrollPosition(rawValue: 1 << 5) }
  }

  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }
}
