@MainActor open class UIScreen: NSObject {
  private var storedSize: CGSize
  public let scale: CGFloat
  var orientation = UIInterfaceOrientation.portrait
  /// The device that the screen is built into; nil for an external display.
  @_spi(Headless) public internal(set) weak var headlessDevice: HeadlessDevice?
  /// The number of `headlessDevice`, even after the device's deallocation.
  @_spi(Headless) public internal(set) var headlessNumber: Int?

  init(size: CGSize, scale: CGFloat) {
    storedSize = size
    self.scale = scale
    super.init()
  }

  public static var main: UIScreen { HeadlessDevice.current.mainScreen }

  /// The bounds in the current orientation, like all of the screen's coordinates since iOS 8 (S91).
  open var bounds: CGRect { CGRect(origin: .zero, size: storedSize) }

  open var coordinateSpace: any UICoordinateSpace { space }

  private lazy var space = ScreenSpace { [unowned self] in bounds }

  func turn(to orientation: UIInterfaceOrientation) {
    let wasLandscape = self.orientation.isLandscape
    self.orientation = orientation
    guard orientation.isLandscape != wasLandscape else { return }
    storedSize = CGSize(width: storedSize.height, height: storedSize.width)
  }
}
