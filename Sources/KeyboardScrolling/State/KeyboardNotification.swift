import CoreGraphics

/// Which screen a keyboard is on, as a number that stands for a `UIScreen`.
struct ScreenID: Hashable, Sendable {
  let number: Int
}

/// The content of one keyboard notification.
struct KeyboardNotification: Equatable, Sendable {
  /// Which of the six notifications.
  enum Kind: Equatable, Sendable, CaseIterable {
    case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame

    /// True for the three that come before the keyboard moves.
    var isAnnouncement: Bool {
      switch self {
      case .willShow, .willHide, .willChangeFrame: true
      case .didShow, .didHide, .didChangeFrame: false
      }
    }
  }

  let kind: Kind
  /// In points, in the screen's coordinate space; nil when the notification does not carry one.
  let endFrame: CGRect?
  /// False when the keyboard belongs to another app.
  let isLocal: Bool
  let timing: AnimationTiming
  /// Nil when the notification names no screen.
  var screen: ScreenID?

  init(
    _ kind: Kind,
    endFrame: CGRect?,
    isLocal: Bool = true,
    timing: AnimationTiming = .none,
    screen: ScreenID? = nil
  ) {
    self.kind = kind
    self.endFrame = endFrame
    self.isLocal = isLocal
    self.timing = timing
    self.screen = screen
  }

  /// The end frame, unless it is not a rectangle that arithmetic can use.
  var usableEndFrame: CGRect? {
    guard let endFrame, endFrame.isFinite, !endFrame.isNull else { return nil }
    return endFrame
  }
}
