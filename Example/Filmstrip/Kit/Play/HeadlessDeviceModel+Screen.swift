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
    var model =
      known(screen: portrait)
      ?? HeadlessDeviceModel(
        name: "\(PlainNumber.text(portrait.width)) by \(PlainNumber.text(portrait.height))",
        screenSize: portrait,
        keyboardHeight: (portrait.height * 0.4).rounded(),
        landscapeKeyboardHeight: (portrait.width * 0.5).rounded(),
        source: "no device known of this size"
      )
    model.screenSize = size
    guard size.width > size.height else { return model }
    model.safeArea = model.landscapeSafeArea
    model.keyboardHeight = model.landscapeKeyboardHeight
    return model
  }

  private static func known(screen size: CGSize) -> HeadlessDeviceModel? {
    // Several devices share its size; this is the one whose numbers the documentation uses.
    size == iPhone14.screenSize ? iPhone14 : matching(screenSize: size)
  }
}
