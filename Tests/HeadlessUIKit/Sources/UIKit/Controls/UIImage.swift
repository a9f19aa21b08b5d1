open class UIImage: NSObject, @unchecked Sendable {
  private let storedSize: CGSize

  public override convenience init() { self.init(headlessSize: .zero) }

  @_spi(Headless) public init(headlessSize: CGSize) {
    storedSize = headlessSize
    super.init()
  }

  open var size: CGSize { storedSize }
  open var scale: CGFloat { 1 }
}
