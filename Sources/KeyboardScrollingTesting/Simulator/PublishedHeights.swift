import CoreGraphics

enum PublishedHeights {
  struct Row {
    /// The width in portrait.
    let width: CGFloat
    let height: CGFloat
    /// The keyboard's height with the bar of suggestions, and the height of that bar.
    let portrait: (CGFloat, bar: CGFloat)
    let landscape: (CGFloat, bar: CGFloat)
    /// The keyboard's height in portrait from iOS 26 on, if it differs.
    var recent: CGFloat?
    /// The keyboard's height on an upright, half folded display; nil if the display does not fold.
    var halfOpen: CGFloat?

    init(
      _ width: CGFloat, _ height: CGFloat, _ portrait: (CGFloat, bar: CGFloat),
      _ landscape: (CGFloat, bar: CGFloat), recent: CGFloat? = nil, halfOpen: CGFloat? = nil
    ) {
      (self.width, self.height) = (width, height)
      (self.portrait, self.landscape) = (portrait, landscape)
      (self.recent, self.halfOpen) = (recent, halfOpen)
    }
  }

  /// A row for each screen size; its comment names a device of that size.
  static let rows = [
    Row(320, 480, (253, bar: 45), (162, bar: 38)),  // iPhone 4s
    Row(320, 568, (253, bar: 38), (200, bar: 38)),  // iPhone SE (1st generation)
    Row(320, 693, (319, bar: 45), (198, bar: 38)),  // iPhone 13 mini in Display Zoom
    Row(375, 667, (260, bar: 44), (200, bar: 38)),  // iPhone SE (3rd generation)
    Row(375, 812, (335, bar: 45), (209, bar: 38)),  // iPhone 13 mini
    Row(390, 844, (336, bar: 45), (219, bar: 38)),  // iPhone 14
    Row(393, 852, (336, bar: 45), (219, bar: 38)),  // iPhone 16
    // https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1598
    Row(402, 874, (336, bar: 45), (219, bar: 38), recent: 335),  // iPhone 16 Pro
    Row(414, 736, (271, bar: 45), (200, bar: 38)),  // iPhone 8 Plus
    Row(414, 896, (346, bar: 45), (209, bar: 38)),  // iPhone 11
    Row(428, 926, (346, bar: 45), (219, bar: 38)),  // iPhone 14 Plus
    Row(430, 932, (346, bar: 45), (219, bar: 38)),  // iPhone 16 Plus
    // https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1155
    Row(440, 956, (346, bar: 45), (219, bar: 38), recent: 345),  // iPhone 16 Pro Max
    // iPhone Duo, in the simulator of iOS 27.1. The heights probably include suggestions:
    // https://github.com/aloisdeniel/flutter_device_preview, https://github.com/guitaripod/claudeconfig
    Row(466, 678, (289, bar: 45), (230, bar: 38)),
    Row(669, 951, (350, bar: 45), (264, bar: 38), halfOpen: 495.5),
    Row(744, 1133, (335, bar: 55), (423, bar: 55)),  // iPad mini (6th generation)
    Row(768, 1024, (320, bar: 55), (408, bar: 55)),  // iPad mini (5th generation)
    Row(810, 1080, (320, bar: 55), (408, bar: 55)),  // iPad (9th generation)
    Row(820, 1180, (332, bar: 55), (417, bar: 55)),  // iPad Air 11-inch (M2)
    Row(834, 1112, (320, bar: 55), (408, bar: 55)),  // iPad Air (3rd generation)
    Row(834, 1194, (335, bar: 55), (423, bar: 55)),  // iPad Pro 11-inch (4th generation)
    Row(834, 1210, (335, bar: 55), (423, bar: 55)),  // iPad Pro 11-inch (M4)
    Row(1024, 1366, (398, bar: 55), (493, bar: 55)),  // iPad Air 13-inch (M2)
    Row(1032, 1376, (400.5, bar: 55), (496, bar: 55)),  // iPad Pro 13-inch (M4)
  ]

  /// Returns the row of the most similar screen; an iPhone 14's for an invalid size.
  static func row(forPortraitScreen screen: CGSize) -> Row {
    let isSize = screen.width.usable > 0 && screen.height.usable > 0
    let size = isSize ? screen : CGSize(width: 390, height: 844)
    func distance(_ row: Row) -> CGFloat {
      abs(row.width - size.width) + abs(row.height - size.height)
    }
    return rows.min { distance($0) < distance($1) } ?? rows[0]
  }
}
