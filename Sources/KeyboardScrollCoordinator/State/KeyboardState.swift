import CoreGraphics

/// Where the keyboard is, as far as its notifications tell.
///
/// They are an unordered, repeated, incomplete stream of "the keyboard will end here". So nothing is
/// counted; the last word is kept, and a hide is known by its name.
struct KeyboardState: Equatable, Sendable {
  /// What is known.
  enum Rest: Equatable, Sendable {
    /// Nothing was heard since observing began.
    case unknown
    /// Hidden by name, whatever the frame said.
    case hidden
    /// Said to end at a frame, in points, in the screen's coordinate space.
    ///
    /// The frame may still turn out to cover nothing.
    case resting(CGRect)
  }

  private(set) var rest = Rest.unknown
  /// False when the keyboard belongs to another app.
  ///
  /// Meaningful while it rests on the screen.
  private(set) var isLocal = true
  /// The frame that the last hide ended with, if it told one.
  private var frameOfHide: CGRect?
  /// True between an announced show and the notification that it is done.
  private var isShowUnderWay = false

  /// Takes a notification in.
  mutating func handle(_ event: KeyboardEvent) {
    switch event.kind {
    case .willHide:
      hide(event)

    case .didHide:
      // The end of a hide that a new show has overtaken, as from field to field.
      guard !isShowUnderWay else { return }
      hide(event)

    case .willShow:
      guard let frame = event.usableEndFrame else { return }
      isShowUnderWay = true
      show(frame, event)

    case .didShow:
      isShowUnderWay = false
      // A show that a hide has overtaken: a password prompt takes the keyboard away at once.
      guard rest != .hidden, let frame = event.usableEndFrame else { return }
      show(frame, event)

    case .willChangeFrame, .didChangeFrame:
      guard let frame = event.usableEndFrame else { return }
      // The same hide once more. Since iOS 26 its frame can have a height.
      // https://github.com/hackiftekhar/IQKeyboardManager/issues/2124
      guard rest != .hidden || frame != frameOfHide else { return }
      show(frame, event)
    }
  }

  /// Returns whether the keyboard is known to rest on a screen, docked or not.
  ///
  /// - Parameter screen: The screen's bounds, in points.
  /// - Returns: False for a keyboard that is hidden, off the screen or unknown.
  func isVisible(on screen: CGRect) -> Bool {
    guard case .resting(let endFrame) = rest else { return false }
    let placement = KeyboardScrollCoordinator.Placement(
      endFrame: endFrame,
      screen: screen,
      window: screen
    )
    return placement != .hidden
  }

  private mutating func hide(_ event: KeyboardEvent) {
    rest = .hidden
    isShowUnderWay = false
    if let frame = event.endFrame { frameOfHide = frame }
  }

  private mutating func show(_ frame: CGRect, _ event: KeyboardEvent) {
    rest = .resting(frame)
    isLocal = event.isLocal
    frameOfHide = nil
  }
}

extension KeyboardEvent {
  /// The end frame, unless it is not a rectangle that arithmetic can use.
  fileprivate var usableEndFrame: CGRect? {
    guard let endFrame, endFrame.isFinite, !endFrame.isNull else { return nil }
    return endFrame
  }
}
