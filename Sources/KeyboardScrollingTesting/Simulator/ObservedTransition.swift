import CoreGraphics
import Foundation

/// One transition of the keyboard, in a sequence that was observed on devices.
///
/// The static members of ``KeyboardScenario`` play these sequences, and their comments name the
/// sources.
///
/// The stand-in for UIKit compiles this file too, through a symbolic link.
struct ObservedTransition: Sendable {
  enum Motion {
    case show, hide, changeFrame
    /// The beginning and the end of a move by a finger.
    case pickUp, drop

    var announcements: [KeyboardEvent.Name] {
      switch self {
      case .show: [.willChangeFrame, .willShow]
      case .hide: [.willChangeFrame, .willHide]
      case .changeFrame, .pickUp: [.willChangeFrame]
      case .drop: []
      }
    }

    var ends: [KeyboardEvent.Name] {
      switch self {
      case .show: [.didChangeFrame, .didShow]
      case .hide: [.didChangeFrame, .didHide]
      case .changeFrame, .drop: [.didChangeFrame]
      case .pickUp: []
      }
    }
  }

  enum Frame {
    case docked(height: CGFloat)
    case withSuggestions, withoutSuggestions
    /// The resting frame with a width of zero.
    case noWidth
    /// In the screen's coordinate space.
    case fixed(CGRect)
  }

  var motion = Motion.show
  /// The end frame; nil for the resting frame or, for a hide, a frame below the screen.
  var frame: Frame?
  var time: TimeInterval = 0
  /// The duration; nil for the keyboard's usual one.
  var duration: TimeInterval?
  /// The raw value of the curve; nil for the keyboard's usual one.
  var curve: Int?
  /// The time from the beginning to the reported end; nil for the keyboard's usual one.
  var arrival: TimeInterval?
  var isLocal = true
}

extension [ObservedTransition] {
  static let autoFill = [
    ObservedTransition(motion: .hide), .init(frame: .withoutSuggestions, time: 0.05),
    .init(time: 0.09),
  ]
  static let secureField = [
    ObservedTransition(frame: .withSuggestions), .init(frame: .withoutSuggestions, time: 0.004),
    .init(frame: .withoutSuggestions, time: 0.008),
  ]
  static let resignAndBecome = [ObservedTransition(motion: .hide), .init()]
  static let repeatedShow = [
    ObservedTransition(), .init(time: 0.012, duration: 0, curve: 0), .init(time: 0.024),
  ]
  static let interruptedShow = [ObservedTransition(), .init(motion: .hide, time: 0.05)]
  static let passwordPrompt = [ObservedTransition(), .init(motion: .hide, duration: 0)]
  static let lockAndUnlock = [
    ObservedTransition(frame: .docked(height: 0), duration: 0),
    .init(frame: .noWidth, time: 0.1, duration: 0), .init(time: 0.2),
  ]

  static func thirdParty(heights: [CGFloat]) -> [ObservedTransition] {
    heights.map { ObservedTransition(frame: .docked(height: $0), duration: 0) }
  }
}
