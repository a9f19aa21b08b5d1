import CoreGraphics
import Foundation
import UIKit

extension HeadlessDeviceModel {
  /// The device to play a screen size on, held so that its screen has that size.
  ///
  /// - Parameter size: In the orientation to play, in points.
  /// - Returns: A known device where there is one of the size; otherwise one without a safe area.
  static func forPlaying(screen size: CGSize) -> HeadlessDeviceModel {
    let portrait = CGSize(width: min(size.width, size.height), height: max(size.width, size.height))
    // Several devices share its size; this is the one whose numbers the documentation uses.
    let known = portrait == iPhone14.screenSize ? iPhone14 : matching(screenSize: portrait)
    let model =
      known
      ?? HeadlessDeviceModel(
        name: "\(PlainNumber.text(portrait.width)) by \(PlainNumber.text(portrait.height))",
        screenSize: portrait,
        keyboardHeight: (portrait.height * 0.4).rounded(),
        landscapeKeyboardHeight: (portrait.width * 0.5).rounded(),
        source: "no device known of this size"
      )
    return size.width > size.height ? model.onItsSide : model
  }

  /// The device of a name, as it is held; an iPhone 14 for a name that is not known.
  static func forPlaying(_ name: String, isLandscape: Bool = false) -> HeadlessDeviceModel {
    let model = name == iPhone14.name ? iPhone14 : named(name) ?? iPhone14
    return isLandscape ? model.onItsSide : model
  }

  /// The device with landscape for its first orientation, as a window begins in it.
  private var onItsSide: HeadlessDeviceModel {
    var model = self
    model.screenSize = CGSize(width: screenSize.height, height: screenSize.width)
    model.safeArea = landscapeSafeArea
    model.keyboardHeight = landscapeKeyboardHeight
    return model
  }
}
