// The devices of `Devices/keyboard-devices.json`, whose entries name their sources.

extension HeadlessDeviceModel {
  /// All devices with a known screen, in the order of the file.
  public static let all: [HeadlessDeviceModel] = {
    guard let url = Bundle.module.url(forResource: "keyboard-devices", withExtension: "json"),
      let data = try? Data(contentsOf: url),
      let records = try? JSONDecoder().decode([DeviceRecord].self, from: data)
    else { return [] }
    return records.compactMap(HeadlessDeviceModel.init)
  }()

  /// Returns the device with a name; iPhone Duo, which has two entries in the file, is one device.
  public static func named(_ name: String) -> HeadlessDeviceModel? {
    name == iPhoneDuo.name ? iPhoneDuo : all.first { $0.name == name }
  }

  public static let iPhoneSE3 = bundled("iPhone SE (3rd generation)")
  public static let iPhone16ProMax = bundled("iPhone 16 Pro Max")
  public static let iPad9 = bundled("iPad (9th generation)")
  public static let iPadPro11 = bundled("iPad Pro 11-inch (4th generation)")
  public static let iPhoneDuo = {
    var (outer, inner) = (
      bundled("iPhone Duo (outer display)"), bundled("iPhone Duo (inner display)")
    )
    (outer.name, inner.name) = ("iPhone Duo", "iPhone Duo")
    outer.innerDisplay = inner
    return outer
  }()

  private static func bundled(_ name: String) -> HeadlessDeviceModel {
    guard let model = all.first(where: { $0.name == name }) else {
      fatalError("The bundled devices have no \(name).")
    }
    return model
  }

  /// Returns the first device with a screen of a size, in either orientation.
  public static func matching(screenSize: CGSize) -> HeadlessDeviceModel? {
    all.first { $0.screenSize == screenSize || $0.screenSize == screenSize.turned }
  }
}

extension CGSize {
  fileprivate var turned: CGSize { CGSize(width: height, height: width) }
}

private struct DeviceRecord: Decodable {
  struct SafeArea: Decodable {
    let portrait: [CGFloat]?
    let landscape: [CGFloat]?
    let landscapeLeft: [CGFloat]?
  }

  struct Keyboard: Decodable {
    let portrait: CGFloat?
    let portraitWithPredictive: CGFloat?
    let landscape: CGFloat?
    let landscapeWithPredictive: CGFloat?
    let halfOpen: CGFloat?
  }

  struct KeyPlane: Decodable {
    let portrait: CGFloat?
    let portraitBar: CGFloat?
    let landscape: CGFloat?
    let landscapeBar: CGFloat?
  }

  let device: String
  let display: HeadlessDeviceModel.Display?
  let screen: [CGFloat]?
  let scale: CGFloat?
  let safeArea: SafeArea?
  let safeAreaSource: String?
  let keyboard: Keyboard?
  let keyboardSource: String?
  let keyPlane: KeyPlane?
  let source: String?
}

extension HeadlessDeviceModel {
  fileprivate init?(_ record: DeviceRecord) {
    guard let screen = record.screen, screen.count == 2 else { return nil }
    let portrait = UIEdgeInsets(numbers: record.safeArea?.portrait)
    let landscape = UIEdgeInsets(numbers: record.safeArea?.landscape)
    let plane = record.keyPlane
    let isPad = min(screen[0], screen[1]) >= 744
    // A height that the file lacks is derived, as the sum of the keys, the bar of suggestions and
    // the area with the home indicator. That area is 75 points high on a phone in portrait; in
    // landscape and on an iPad it is the safe area. The sum matches the heights published for
    // phones, 216 + 45 + 75 = 336. For iPads with a home indicator, no height is published.
    let below = portrait?.bottom ?? 0
    let derived = plane.flatMap {
      Self.sum($0.portrait, $0.portraitBar, below > 0 && !isPad ? 75 : below)
    }
    let derivedLandscape = plane.flatMap {
      Self.sum($0.landscape, $0.landscapeBar, landscape?.bottom ?? 0)
    }
    let published =
      record.keyboard?.portraitWithPredictive
      ?? Self.sum(record.keyboard?.portrait, plane?.portraitBar)
    let publishedLandscape =
      record.keyboard?.landscapeWithPredictive
      ?? Self.sum(record.keyboard?.landscape, plane?.landscapeBar)
      ?? record.keyboard?.landscape
    guard let height = published ?? derived else { return nil }
    var sources = [record.source, record.safeAreaSource, record.keyboardSource].compactMap(\.self)
    if published == nil { sources.append("portrait keyboard derived") }
    if publishedLandscape == nil { sources.append("landscape keyboard derived") }
    self.init(
      name: record.device,
      screenSize: CGSize(width: screen[0], height: screen[1]),
      scale: record.scale ?? (isPad ? 2 : 3),
      safeArea: portrait ?? .zero,
      landscapeSafeArea: landscape ?? .zero,
      keyboardHeight: height,
      // Without a landscape height in the file, use the ratio of an iPhone 14's heights.
      landscapeKeyboardHeight: publishedLandscape ?? derivedLandscape
        ?? (height * 209 / 336).rounded(),
      predictiveBarHeight: plane?.portraitBar,
      landscapePredictiveBarHeight: plane?.landscapeBar,
      source: sources.joined(separator: "; ")
    )
    landscapeLeftSafeArea = UIEdgeInsets(numbers: record.safeArea?.landscapeLeft)
    halfOpenKeyboardHeight = record.keyboard?.halfOpen
    display = record.display
  }

  private static func sum(_ parts: CGFloat?...) -> CGFloat? {
    let known = parts.compactMap(\.self)
    return known.count == parts.count ? known.reduce(0, +) : nil
  }
}

extension UIEdgeInsets {
  fileprivate init?(numbers: [CGFloat]?) {
    guard let numbers, numbers.count == 4 else { return nil }
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
