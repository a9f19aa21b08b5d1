import CoreGraphics

/// What a keyboard notification says about where the keyboard will be.
struct KeyboardEvent: Equatable, Sendable {
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

  init(_ kind: Kind, endFrame: CGRect?, isLocal: Bool = true) {
    self.kind = kind
    self.endFrame = endFrame
    self.isLocal = isLocal
  }
}
