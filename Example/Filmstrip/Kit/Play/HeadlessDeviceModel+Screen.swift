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
    let model =
      known(screen: portrait)
      ?? HeadlessDeviceModel(
        name: "\(PlainNumber.text(portrait.width)) by \(PlainNumber.text(portrait.height))",
        screenSize: portrait,
        keyboardHeight: (portrait.height * 0.4).rounded(),
        landscapeKeyboardHeight: (portrait.width * 0.5).rounded(),
        source: "no device known of this size"
      )
    return size.width > size.height ? model.onItsSide : model
  }

  /// The device that a script is played on.
  ///
  /// - Parameter cast: The device by name, and how it is held.
  /// - Returns: The device; an iPhone 14 for a name that is not known.
  static func forPlaying(_ cast: Script.Cast) -> HeadlessDeviceModel {
    let model = cast.device == iPhone14.name ? iPhone14 : named(cast.device) ?? iPhone14
    return cast.isLandscape ? model.onItsSide : model
  }

  /// The device with landscape for its first orientation, as a window begins in it.
  private var onItsSide: HeadlessDeviceModel {
    var model = self
    model.screenSize = CGSize(width: screenSize.height, height: screenSize.width)
    model.safeArea = landscapeSafeArea
    model.keyboardHeight = landscapeKeyboardHeight
    return model
  }

  private static func known(screen size: CGSize) -> HeadlessDeviceModel? {
    // Several devices adjustment its size; this is the one whose numbers the documentation uses.
    size == iPhone14.screenSize ? iPhone14 : matching(screenSize: size)
  }
}
