import CoreGraphics
import Foundation

/// The numbers of a device: its screen, its safe area, its keyboard.
package struct HeadlessDeviceModel: Equatable, Sendable {
  package enum Idiom: Sendable {
    case phone, pad
  }

  package var name: String
  /// In portrait, in points.
  package var screenSize: CGSize
  package var scale: CGFloat
  package var safeArea: UIEdgeInsets
  package var landscapeSafeArea: UIEdgeInsets
  /// The docked keyboard's height in portrait and in landscape, with the bar of suggestions, in
  /// points.
  package var keyboardHeight: CGFloat
  package var landscapeKeyboardHeight: CGFloat
  /// The bar's part of that height.
  package var predictiveBarHeight: CGFloat
  package var landscapePredictiveBarHeight: CGFloat
  /// Where the numbers come from.
  package var source: String

  package init(
    name: String,
    screenSize: CGSize,
    scale: CGFloat = 2,
    safeArea: UIEdgeInsets = .zero,
    landscapeSafeArea: UIEdgeInsets = .zero,
    keyboardHeight: CGFloat,
    landscapeKeyboardHeight: CGFloat,
    predictiveBarHeight: CGFloat? = nil,
    landscapePredictiveBarHeight: CGFloat? = nil,
    source: String
  ) {
    self.name = name
    self.screenSize = screenSize
    self.scale = scale
    self.safeArea = safeArea
    self.landscapeSafeArea = landscapeSafeArea
    self.keyboardHeight = keyboardHeight
    self.landscapeKeyboardHeight = landscapeKeyboardHeight
    // The height measured on every phone with a home indicator and on every pad (keyPlane in the
    // data).
    let isPad = Self.idiom(of: screenSize) == .pad
    self.predictiveBarHeight = predictiveBarHeight ?? (isPad ? 55 : 45)
    self.landscapePredictiveBarHeight = landscapePredictiveBarHeight ?? (isPad ? 55 : 38)
    self.source = source
  }

  /// The device with landscape as its first orientation, in which windows are made.
  package var onItsSide: HeadlessDeviceModel {
    var model = self
    model.name += ", on its side"
    model.screenSize = CGSize(width: screenSize.height, height: screenSize.width)
    model.safeArea = landscapeSafeArea
    model.keyboardHeight = landscapeKeyboardHeight
    return model
  }

  package var idiom: Idiom { Self.idiom(of: screenSize) }

  /// No phone is as wide as the smallest iPad.
  private static func idiom(of screenSize: CGSize) -> Idiom {
    min(screenSize.width, screenSize.height) >= 744 ? .pad : .phone
  }

  /// The iPhone with which most statements are tested.
  package static let iPhone14 = HeadlessDeviceModel(
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
