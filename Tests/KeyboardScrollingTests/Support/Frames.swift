import CoreGraphics

/// Keyboard end frames of named devices, in the screen's coordinate space.
enum Keyboard {
  /// An iPhone 14 with the predictive bar.
  static let iPhone = CGRect(x: 0, y: 508, width: 390, height: 336)
  /// An iPhone 14 without the predictive bar.
  static let iPhoneShort = CGRect(x: 0, y: 553, width: 390, height: 291)
  static let iPhoneLandscape = CGRect(x: 0, y: 181, width: 844, height: 209)
  static let iPhoneHidden = CGRect(x: 0, y: 844, width: 390, height: 336)
  /// An 11-inch iPad.
  static let iPad = CGRect(x: 0, y: 930, width: 834, height: 264)
  static let iPadLandscape = CGRect(x: 0, y: 421, width: 1194, height: 413)
}

/// A rectangle, short enough for a table of test arguments.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
