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
  private var movement = Movement.none

  /// What was announced last, until its end is told.
  private enum Movement: Equatable, Sendable {
    case none
    /// A show; the end of a hide that it has overtaken may still come.
    case show(overtakesHide: Bool)
    /// A hide; the end of a show that it has overtaken may still come.
    case hide
  }

  /// True from an announcement until its own end is told.
  var isMoving: Bool { movement != .none }

  /// Takes a notification in.
  ///
  /// The end of a movement that another has overtaken is no news; without an announcement it is all
  /// the news there is.
  ///
  /// - Returns: False for a notification that says nothing: no usable frame, or no news.
  @discardableResult
  mutating func handle(_ event: KeyboardEvent) -> Bool {
    switch event.kind {
    case .willHide:
      movement = .hide
      return hide(event)

    case .didHide:
      // From field to field.
      guard movement != .show(overtakesHide: true) else { return false }
      movement = .none
      return hide(event)

    case .willShow:
      movement = .show(overtakesHide: movement == .hide || movement == .show(overtakesHide: true))
      return show(event)

    case .didShow:
      // A password prompt takes the keyboard away at once.
      guard movement != .hide else { return false }
      movement = .none
      return show(event)

    case .willChangeFrame, .didChangeFrame:
      // The same hide once more. Since iOS 26 its frame can have a height.
      // https://github.com/hackiftekhar/IQKeyboardManager/issues/2124
      guard rest != .hidden || event.endFrame != frameOfHide else { return false }
      return show(event)
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

  private mutating func hide(_ event: KeyboardEvent) -> Bool {
    rest = .hidden
    if let frame = event.endFrame { frameOfHide = frame }
    return true
  }

  private mutating func show(_ event: KeyboardEvent) -> Bool {
    guard let frame = event.usableEndFrame else { return false }
    rest = .resting(frame)
    isLocal = event.isLocal
    frameOfHide = nil
    return true
  }
}

extension KeyboardEvent {
  /// The end frame, unless it is not a rectangle that arithmetic can use.
  fileprivate var usableEndFrame: CGRect? {
    guard let endFrame, endFrame.isFinite, !endFrame.isNull else { return nil }
    return endFrame
  }
}
