import Foundation

/// The differences from a smooth phone; none by default.
///
/// Times are in seconds. Each occasion draws from a range, with ``HeadlessDevice/dice``.
@_spi(Headless) public struct HeadlessRoughness: Equatable, Sendable {
  public var mainThread = MainThread()
  public var display = Display()
  public var keyboard = Keyboard()

  public init() {}

  /// The load besides the app.
  public struct MainThread: Equatable, Sendable {
    /// The duration of a turn with work, before its commit.
    public var turn: TimeInterval = 0
    /// The share of turns that last longer, by ``hitch``.
    public var hitchShare = 0.0
    public var hitch: ClosedRange<TimeInterval> = 0.05...0.3
    /// Inside `becomeFirstResponder()`, before the keyboard is announced.
    ///
    /// Focusing waits there for other processes: for the pasteboard
    /// (https://github.com/mozilla-mobile/firefox-ios/issues/35607), or for the keyboard's own
    /// queue (https://github.com/getsentry/sentry-cocoa/issues/7806).
    public var hitchBeforeAnnouncement: ClosedRange<TimeInterval>?
    /// In the turn of each announcement, after its handlers and before its commit.
    public var hitchInAnnouncement: ClosedRange<TimeInterval>?
    /// In the turn after it, because other work was waiting.
    public var hitchAfterAnnouncement: ClosedRange<TimeInterval>?
    /// The longest delay of an app's timer.
    public var timerDelay: TimeInterval = 0
  }

  /// The times of commits and frames.
  public struct Display: Equatable, Sendable {
    /// Whether changes appear, and animations begin, with the turn's commit instead of at once
    /// (S233).
    public var showsCommits = false
    public var framesPerSecond = 60
    /// The share of refreshes at which no display link is called.
    public var droppedFrames = 0.0
    /// The longest delay of a display link.
    public var linkDelay: TimeInterval = 0
    /// The refreshes before the first call of a new display link.
    public var firstFrame = 0

    var frameDuration: TimeInterval { 1 / TimeInterval(framesPerSecond) }
  }

  /// The times of announcement and movement.
  public struct Keyboard: Equatable, Sendable {
    public enum Announcement: CaseIterable, Sendable {
      /// Before `becomeFirstResponder()` returns (S234).
      case inFocusCall
      /// After a round trip to the process of the keyboard.
      case nextTurn
      /// 0.35 s later, the longest reported.
      case late
      /// One of these, drawn for each keyboard that shows.
      case any
    }

    /// An announcement before the keyboard shows (S235).
    public enum FalseStart: CaseIterable, Sendable {
      case none
      /// One pair without a height.
      case noHeight
      /// Two to five pairs of empty frames, also at a lock.
      case burst
      /// A pair without the bar of suggestions: 45 points too low.
      case tooLow
    }

    public var announcement = Announcement.inFocusCall
    public var falseStart = FalseStart.none
    /// The longest delay of did-notifications.
    public var didDelay: TimeInterval = 0
    /// Whether the keyboard begins to move with the app's commit, and not with its notification.
    ///
    /// Up to iOS 26 UIKit's transaction locks a bar on the layout guide to the keyboard
    /// (https://github.com/manaflow-ai/cmux/pull/10810). A keyboard in another process may go
    /// ahead.
    public var waitsForCommit = true
    /// The refreshes before its first frame.
    ///
    /// A commit in one refresh is rendered in the second and visible in the third (S233).
    public var firstFrame = 0
  }
}
