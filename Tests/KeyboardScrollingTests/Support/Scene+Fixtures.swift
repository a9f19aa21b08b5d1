#if os(Linux)
@_spi(Headless) import UIKit

// The screens that Cases.md names with letters.
extension Scene.Setup {
  /// P: an iPhone 14 under a navigation bar; UIKit adds 91 at the top and 34 at the bottom.
  static var iPhone: Self { Self() }

  /// P0: P without any adjustment by UIKit.
  static var withoutAdjustment: Self { Self(behavior: .never) }

  /// P, where UIKit itself does not scroll to a focus, so that each scroll is the coordinator's.
  static var withoutScrollToFocus: Self { iPhone.withoutScroll }

  var withoutScroll: Self { with { $0.options.scrollsToFirstResponder = false } }

  /// L: P rotated to landscape.
  ///
  /// UIKit adds 32 at the top and 21 at the bottom.
  static var iPhoneLandscape: Self { Self(model: HeadlessDeviceModel.iPhone14.onItsSide) }

  /// T: an 11-inch iPad with a home indicator of 20 points.
  static var iPad: Self {
    Self(
      model: HeadlessDeviceModel(
        name: "iPad Pro 11", screenSize: CGSize(width: 834, height: 1194),
        safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
        landscapeSafeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
        keyboardHeight: 264, landscapeKeyboardHeight: 413, source: "Cases.md, screen T"
      )
    )
  }

  /// TL: T in landscape.
  static var iPadLandscape: Self { Self(model: iPad.model.onItsSide) }

  /// A: an iPad with a home button, so that UIKit adds nothing at the bottom.
  static var iPadWithHomeButton: Self {
    Self(
      model: HeadlessDeviceModel(
        name: "iPad Air 2", screenSize: CGSize(width: 768, height: 1024),
        safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
        landscapeSafeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), keyboardHeight: 313,
        landscapeKeyboardHeight: 398, source: "Cases.md, screen A"
      )
    )
  }

  func with(_ change: (inout Self) -> Void) -> Self {
    var setup = self
    change(&setup)
    return setup
  }

  func on(_ option: Option) -> Self {
    var setup = self
    setup.options = option.options
    return setup
  }
}
#endif
