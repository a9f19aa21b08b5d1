import CoreGraphics
import Foundation

struct KeyboardNotification: Equatable, Sendable {
  enum Kind: Equatable, Sendable, CaseIterable {
    case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame

    var isHide: Bool { self == .willHide || self == .didHide }

    var isAnnouncement: Bool { end != nil }

    /// The did-notification of the announced transition; nil for a did-notification.
    var end: Self? {
      switch self {
      case .willShow: .didShow
      case .willHide: .didHide
      case .willChangeFrame: .didChangeFrame
      case .didShow, .didHide, .didChangeFrame: nil
      }
    }
  }

  let kind: Kind
  /// The end frame, in screen space; nil if it is missing or not finite.
  let endFrame: CGRect?
  let isLocal: Bool
  let timing: AnimationTiming
  /// The keyboard's screen; nil if the notification does not name one.
  let screen: ScreenID?

  init(
    _ kind: Kind,
    endFrame: CGRect?,
    isLocal: Bool = true,
    timing: AnimationTiming = .none,
    screen: ScreenID? = nil
  ) {
    self.endFrame = endFrame?.isFinite == true ? endFrame : nil
    (self.kind, self.isLocal, self.timing, self.screen) = (kind, isLocal, timing, screen)
  }
}
