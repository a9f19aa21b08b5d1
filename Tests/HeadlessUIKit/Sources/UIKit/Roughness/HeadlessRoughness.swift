import Foundation

/// The differences from a smooth phone.
///
/// By default there are none.
///
/// Times are in seconds. A range is drawn from anew at each occasion, with the device's
/// ``HeadlessDevice/dice``.
@_spi(Headless) public struct HeadlessRoughness: Equatable, Sendable {
  public var mainThread = MainThread()
  public var display = Display()
  public var keyboard = Keyboard()

  public init() {}

  /// The load of the main thread besides the app.
  public struct MainThread: Equatable, Sendable {
    /// How long a turn that does something lasts before its commit.
    public var turn: TimeInterval = 0
    /// The share of turns that last longer, by ``hitch``.
    public var hitchShare = 0.0
    public var hitch: ClosedRange<TimeInterval> = 0.05...0.3
    /// Inside `becomeFirstResponder()`, before the keyboard is announced.
    ///
    /// Focusing waits for other processes there: for the pasteboard
    /// (https://github.com/mozilla-mobile/firefox-ios/issues/35607), or for the keyboard's own queue
    /// (https://github.com/getsentry/sentry-cocoa/issues/7806).
    public var hitchBeforeAnnouncement: ClosedRange<TimeInterval>?
    /// In the turn of each announcement, after its handlers and before its commit.
    public var hitchInAnnouncement: ClosedRange<TimeInterval>?
    /// In the turn after it, because something else was waiting.
    public var hitchAfterAnnouncement: ClosedRange<TimeInterval>?
    /// How late a timer of the app's is at most.
    public var timerDelay: TimeInterval = 0
  }

  /// When the display shows what the app has changed.
  public struct Display: Equatable, Sendable {
    /// Whether changes are shown, and animations begin, when the turn commits.
    ///
    /// If false, both happen at once (statement 233).
    public var showsCommits = false
    public var framesPerSecond = 60
    /// The share of refreshes at which no display link is called.
    public var droppedFrames = 0.0
    /// How late a display link is called at most.
    public var linkDelay: TimeInterval = 0
    /// The refreshes before the first call of a new display link.
    public var firstFrame = 0

    var frameDuration: TimeInterval { 1 / TimeInterval(framesPerSecond) }
  }

  /// When the keyboard is announced, and when it moves.
  public struct Keyboard: Equatable, Sendable {
    public enum Announcement: CaseIterable, Sendable {
      /// Before `becomeFirstResponder()` returns (statement 234).
      case inFocusCall
      /// After a round trip to the process of the keyboard.
      case nextTurn
      /// 0.35 s later, as long as one took.
      case late
      /// One of these, drawn for each keyboard that shows.
      case any
    }

    /// An announcement before the keyboard shows (statement 235).
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
    /// How late did-notifications are at most.
    public var didDelay: TimeInterval = 0
    /// Whether the keyboard begins to move with the app's commit, and not with its notification.
    ///
    /// Up to iOS 26 a bar on the layout guide is locked to it inside UIKit's transaction
    /// (https://github.com/manaflow-ai/cmux/pull/10810). With a keyboard in another process it may go
    /// ahead.
    public var waitsForCommit = true
    /// The refreshes before its first frame.
    ///
    /// What is committed in one refresh is rendered in the second and visible in the third
    /// (https://developer.apple.com/videos/play/tech-talks/10855/).
    public var firstFrame = 0
  }
}
