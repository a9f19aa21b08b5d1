import CoreGraphics

/// The keyboard's position and placement for the views of one window.
struct KeyboardInWindow: Equatable, Sendable {
  static let unknown = KeyboardInWindow(outsideWindow: .unknown)

  /// The position; its end frame is in screen space, even if UIKit reported it in window space.
  let position: KeyboardPosition
  let placement: Placement

  init(outsideWindow position: KeyboardPosition) {
    self.position = position
    placement = .hidden
  }

  /// Creates the keyboard for the views of a window; reads each closure only when necessary.
  ///
  /// `window` is in screen space. `countsOtherApps` is true if another app's keyboard may cover the
  /// window. `isEdited` is true if the keyboard may belong to a field in the window's scene.
  init(
    _ position: KeyboardPosition,
    screen: CGRect,
    window: @autoclosure () -> CGRect,
    countsOtherApps: @autoclosure () -> Bool = true,
    isEdited: @autoclosure () -> Bool = true
  ) {
    guard case .visible(let reported, let isLocal) = position else {
      self.position = position
      placement = .hidden
      return
    }
    var endFrame = reported.endFrameInScreen(screen, window: window())
    if isLocal, isEdited() { endFrame = endFrame.moved(over: window(), on: screen) }
    self.position = .visible(endFrame, isLocal: isLocal)
    placement =
      isLocal || countsOtherApps()
      ? Placement(endFrame: endFrame, screen: screen, window: window()) : .hidden
  }

  var endFrame: CGRect? { position.endFrame }

  var isLocal: Bool {
    if case .visible(_, let isLocal) = position { isLocal } else { true }
  }
}
