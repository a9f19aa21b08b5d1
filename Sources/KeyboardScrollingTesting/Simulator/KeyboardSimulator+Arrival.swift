import Foundation

extension KeyboardSimulator {
  /// The time at which a keyboard reports that it has shown or hidden.
  public enum Arrival: Sendable {
    /// After the announced duration, usually 0.25 s.
    case asAnnounced
    /// After the half second that the keyboard's spring takes.
    ///
    /// <https://github.com/JaredSinclair/JTSSloppySwiping/issues/2>
    case afterSpring
    /// After 0.04 s, as with cross-fades on iOS 26.
    ///
    /// <https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1161>
    case shortly

    /// Returns the time from announcement to did-notifications; zero without a duration.
    func time(forDuration duration: TimeInterval) -> TimeInterval {
      switch self {
      case _ where duration <= 0: duration
      case .asAnnounced: duration
      case .afterSpring: 0.5
      case .shortly: 0.04
      }
    }
  }
}
