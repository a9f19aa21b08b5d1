import UIKit

/// Finds the first responder's input accessory view, and measures how far the view extends above
/// the keyboard's end frame.
@MainActor
final class AccessoryMonitor {
  private weak var accessoryView: UIView?
  private weak var inputView: UIView?
  private var overhang = AccessoryOverhang()
  /// True while the keyboard is only an accessory view, for example a controller's bar.
  private(set) var isBarWithoutKeys = false

  var heightAboveKeyboard: CGFloat { overhang.height }

  /// Handles an announcement; `isFirst` is false for a further announcement in the same turn.
  ///
  /// UIKit posts two announcements for one change, both with the same frame. Since iOS 17, a pair
  /// whose height is too small or zero may precede the pair with the right height.
  /// https://github.com/WebKit/WebKit/pull/15335
  func keyboardWasAnnounced(at frame: CGRect, for responder: UIResponder?, isFirst: Bool) {
    if isFirst { find(for: responder, on: frame) } else { measure(for: responder, on: frame) }
  }

  private func measure(for responder: UIResponder?, on frame: CGRect) {
    // A hide's end frame is below the screen. An accessory view that stays at the bottom of the
    // screen touches that frame, but is not on that keyboard.
    let screen = accessoryView?.window?.screenSpace.bounds
    let isOnScreen = screen.map { frame.minY < $0.maxY - 0.5 } ?? true
    let height = accessoryView?.bounds.height
    overhang.announce(frame, height: height, place: isOnScreen ? placeOfAccessory : nil)
    let margin = responder?.nearest { $0 as? UIWindow }?.safeAreaInsets.bottom ?? 0
    isBarWithoutKeys = height.map { frame.height <= $0 + margin + 0.5 } ?? false
  }

  /// Finds the first responder's accessory view.
  ///
  /// Call this method only for a new focus or an announcement: the app's `inputAccessoryView` may
  /// make a new view at each call.
  func find(for responder: UIResponder?, on frame: CGRect) {
    // UIKit may announce the keyboard before editing begins.
    guard let responder else { return }
    // UIKit shows the nearest views in the responder chain.
    // https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview
    let found = responder.nearest { $0.inputAccessoryView ?? $0.inputAccessoryViewController?.view }
    if !isInAccessory(responder) {
      inputView = responder.nearest { $0.inputView ?? $0.inputViewController?.view }
    }
    // Keep a known accessory view that contains the field, for example a controller's bar.
    if found != nil || !isInAccessory(responder) { accessoryView = found }
    measure(for: responder, on: frame)
  }

  /// Returns whether a view is inside the first responder's input view or accessory view, which the
  /// keyboard does not cover.
  func contains(_ view: UIView) -> Bool {
    // Each update of a view calls this method: make no array.
    inputView.map { view.isDescendant(of: $0) } == true || isInAccessory(view)
  }

  func keyboardWasHidden() {
    overhang.hide()
    isBarWithoutKeys = false
  }

  private func isInAccessory(_ responder: UIResponder) -> Bool {
    guard let view = responder as? UIView, let accessoryView else { return false }
    return view.isDescendant(of: accessoryView)
  }

  func keyboardStopped(at frame: CGRect) {
    overhang.keyboardStopped(at: frame, place: placeOfAccessory)
  }

  private var placeOfAccessory: CGRect? {
    guard let view = accessoryView, let window = view.window, !view.isHidden else { return nil }
    return view.convert(view.bounds, to: window.screenSpace)
  }
}
