import CoreGraphics
import Foundation

/// One transition of a sequence that a keyboard was seen to post.
///
/// The stand-in for UIKit reads this file as well, by a link. What each sequence is, and where it was
/// published, is with its ``KeyboardScenario``.
struct ObservedTransition: Sendable {
  enum Motion {
    case show, hide, changeFrame
    /// The two halves of a change of frame that a finger makes.
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
    /// At the bottom of the screen.
    case docked(height: CGFloat)
    case withSuggestions, withoutSuggestions
    /// Where the keyboard comes up, without a width.
    case noWidth
    /// In the screen's coordinate space.
    case fixed(CGRect)
  }

  var motion = Motion.show
  /// Where it ends; nil for where the keyboard comes up, or for a hide, below the screen.
  var frame: Frame?
  /// Since the first one, in seconds.
  var time: TimeInterval = 0
  /// Its announced duration, in seconds; nil for the keyboard's own.
  var duration: TimeInterval?
  /// The raw value of its curve; nil for the keyboard's own.
  var curve: Int?
  /// When it reports its end, in seconds after its beginning; nil for when the keyboard does.
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
