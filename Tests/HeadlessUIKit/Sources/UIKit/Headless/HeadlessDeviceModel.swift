/// The numbers of a device: its screen, its safe area, its keyboard.
@_spi(Headless) public struct HeadlessDeviceModel: Equatable, Sendable {
  public enum Idiom: Sendable { case phone, pad }

  /// A display of a device that folds.
  public enum Display: String, Decodable, Sendable { case outer, inner }

  public var name: String
  /// In portrait, in points.
  public var screenSize: CGSize
  public var scale: CGFloat
  public var safeArea: UIEdgeInsets
  public var landscapeSafeArea: UIEdgeInsets
  /// Nil if it equals the safe area in `landscapeRight`.
  public var landscapeLeftSafeArea: UIEdgeInsets?
  /// The docked keyboard's height in portrait and in landscape, with the bar of suggestions, in
  /// points.
  public var keyboardHeight: CGFloat
  public var landscapeKeyboardHeight: CGFloat
  /// The keyboard's height on a half open, upright device; nil for a device that does not fold.
  public var halfOpenKeyboardHeight: CGFloat?
  /// The height of the bar of suggestions, which is a part of `keyboardHeight`.
  public var predictiveBarHeight: CGFloat
  public var landscapePredictiveBarHeight: CGFloat
  public var source: String
  /// The idiom, derived from the screen size; an iPhone app has the phone idiom on an iPad too.
  public var idiom: Idiom
  /// Nil for a device that does not fold.
  public var display: Display?
  // An array, because a value cannot contain its own type.
  private var inner: [HeadlessDeviceModel] = []

  /// The inner display, if this is the outer display of a device that folds; otherwise nil.
  public var innerDisplay: HeadlessDeviceModel? {
    get { inner.first }
    set { inner = newValue.map { [$0] } ?? [] }
  }

  public init(
    name: String, screenSize: CGSize, scale: CGFloat = 2, safeArea: UIEdgeInsets = .zero,
    landscapeSafeArea: UIEdgeInsets = .zero, keyboardHeight: CGFloat,
    landscapeKeyboardHeight: CGFloat, predictiveBarHeight: CGFloat? = nil,
    landscapePredictiveBarHeight: CGFloat? = nil, source: String
  ) {
    self.name = name
    self.screenSize = screenSize
    self.scale = scale
    self.safeArea = safeArea
    self.landscapeSafeArea = landscapeSafeArea
    self.keyboardHeight = keyboardHeight
    self.landscapeKeyboardHeight = landscapeKeyboardHeight
    // The bar of suggestions, as measured on every phone with a home indicator and on every iPad
    // (`keyPlane` in the data).
    let isPad = Self.idiom(of: screenSize) == .pad
    self.predictiveBarHeight = predictiveBarHeight ?? (isPad ? 55 : 45)
    self.landscapePredictiveBarHeight = landscapePredictiveBarHeight ?? (isPad ? 55 : 38)
    self.source = source
    idiom = isPad ? .pad : .phone
  }

  /// The device with landscape as its initial orientation, in which windows are created.
  public var onItsSide: HeadlessDeviceModel {
    var model = self
    model.name += ", on its side"
    model.screenSize = CGSize(width: screenSize.height, height: screenSize.width)
    model.safeArea = landscapeSafeArea
    model.keyboardHeight = landscapeKeyboardHeight
    return model
  }

  /// The device for an iPhone app in a resizable window on an iPad.
  public var forPhoneApps: HeadlessDeviceModel {
    var model = self
    model.idiom = .phone
    return model
  }

  public func safeArea(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
    switch orientation {
    case .landscapeLeft: landscapeLeftSafeArea ?? landscapeSafeArea
    case .landscapeRight: landscapeSafeArea
    case .portrait, .portraitUpsideDown, .unknown: safeArea
    }
  }

  /// No phone is as wide as the smallest iPad.
  private static func idiom(of screenSize: CGSize) -> Idiom {
    min(screenSize.width, screenSize.height) >= 744 ? .pad : .phone
  }

  /// The iPhone of most tests.
  public static let iPhone14 = HeadlessDeviceModel(
    name: "iPhone 14",
    screenSize: CGSize(width: 390, height: 844),
    scale: 3,
    safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47),
    keyboardHeight: 336,
    landscapeKeyboardHeight: 209,
    source: "Tencent/QMUI_iOS QMUIHelper.m (safe area); the keyboard of the statements (336, 209)"
  )
}
