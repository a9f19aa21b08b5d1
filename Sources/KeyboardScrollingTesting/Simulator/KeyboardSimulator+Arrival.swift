import Foundation

extension KeyboardSimulator {
  /// When a keyboard that has been announced reports that it has come or left.
  public struct Arrival: Hashable, Sendable, CustomStringConvertible {
    /// What it is, in a few words.
    public let description: String
    /// Nil for the announced duration.
    private let time: TimeInterval?

    /// After the announced duration, a quarter of a second.
    public static let asAnnounced = Arrival(description: "as announced", time: nil)
    /// After the half second that the keyboard's spring takes.
    ///
    /// <https://github.com/JaredSinclair/JTSSloppySwiping/issues/2>
    public static let afterSpring = Arrival(description: "after the spring", time: 0.5)
    /// After 0.04 s, as with cross-fades on iOS 26.
    ///
    /// <https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1161>
    public static let shortly = Arrival(description: "shortly", time: 0.04)

    /// Returns the time of an arrival; nothing arrives later than at once without a duration.
    func time(forDuration duration: TimeInterval) -> TimeInterval {
      duration > 0 ? time ?? duration : duration
    }
  }
}
