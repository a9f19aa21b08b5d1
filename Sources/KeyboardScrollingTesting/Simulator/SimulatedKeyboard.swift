import CoreGraphics
import Foundation

/// A simulated keyboard: its frame, and the properties that determine its next frame.
struct SimulatedKeyboard: Equatable, Sendable {
  /// The bounds of the screen in its orientation.
  var screen: CGRect
  /// The heights that the test has set; nil for the published ones.
  var givenHeights: KeyboardHeights?
  var accessoryHeight: CGFloat = 0
  var arrival = KeyboardSimulator.Arrival.asAnnounced
  var showsSuggestions = true
  var showsEmoji = false
  /// The frame of an undocked or floating keyboard, in the screen's coordinate space.
  var looseFrame: CGRect?
  /// The frame at the end of the transition, in the screen's coordinate space; nil while the
  /// keyboard is hidden.
  private(set) var frame: CGRect?
  private(set) var isLocal = true
  var hinge: SimulatedHinge

  init(screen: CGRect, heights: KeyboardHeights? = nil) {
    self.screen = screen
    hinge = SimulatedHinge(screen: screen.size)
    givenHeights = heights
  }

  var heights: KeyboardHeights { givenHeights ?? .published(forScreen: screen.size) }

  // MARK: Frames

  var dockedFrame: CGRect { dockedFrame(showsSuggestions: showsSuggestions) }

  func dockedFrame(showsSuggestions: Bool) -> CGRect {
    let heights = heights
    let keys =
      halfOpenHeight(heights)
      ?? heights.height(showsEmoji: showsEmoji, showsSuggestions: showsSuggestions)
    return dockedFrame(height: keys + accessoryHeight.usable)
  }

  private func halfOpenHeight(_ heights: KeyboardHeights) -> CGFloat? {
    hinge.pose == .halfOpen && screen.height > screen.width ? heights.halfOpen?.usable : nil
  }

  func dockedFrame(height: CGFloat) -> CGRect {
    let height = height.usable
    return CGRect(x: screen.minX, y: screen.maxY - height, width: screen.width, height: height)
  }

  /// The frame of the visible keyboard, docked or not.
  var restingFrame: CGRect { looseFrame ?? dockedFrame }

  func hiddenFrame(of frame: CGRect) -> CGRect {
    CGRect(x: frame.minX, y: screen.maxY, width: frame.width, height: frame.height)
  }

  var undockedFrame: CGRect {
    var frame = dockedFrame
    frame.origin.y = screen.minY + ((screen.height - frame.height) / 2).rounded()
    return frame
  }

  /// A frame above the lower right corner, for a keyboard that the user has pinched together.
  ///
  /// The keyboard is as wide as a small phone, 320 points, with 16 points around it.
  var floatingFrame: CGRect {
    let size = CGSize(width: min(320, screen.width), height: min(266, screen.height))
    return CGRect(
      x: screen.maxX - size.width - min(16, screen.width - size.width),
      y: screen.maxY - size.height - min(16, screen.height - size.height), width: size.width,
      height: size.height
    )
  }

  // MARK: What was posted

  /// The covered part of the screen.
  ///
  /// Nil for an undocked keyboard, because the user can move that keyboard aside. A third-party
  /// keyboard can end a fraction of a point above the screen's edge, so the edges are rounded:
  /// <https://github.com/flutter/engine/blob/main/shell/platform/darwin/ios/framework/Source/FlutterKeyboardInsetManager.mm>
  var coverInScreen: CGRect? {
    guard let frame, frame.maxY.rounded() >= screen.maxY.rounded() else { return nil }
    return frame
  }

  /// Records a notification.
  ///
  /// A hide removes the frame, whatever the notification's frame is. A notification without an end
  /// frame changes nothing.
  mutating func record(_ event: KeyboardEvent) {
    guard !event.name.isHide else {
      (frame, isLocal) = (nil, event.isLocal ?? true)
      return
    }
    guard let end = event.endFrame else { return }
    isLocal = event.isLocal ?? true
    let visible = end.common(with: screen)
    frame = visible.width >= 1 && visible.height >= 1 ? end : nil
  }
}
