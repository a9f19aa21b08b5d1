/// The differences from a smooth phone; none by default.
///
/// Times are in seconds. For each delay, ``HeadlessDevice/dice`` draws a value from its range.
@_spi(Headless) public struct HeadlessRoughness: Equatable, Sendable {
  public var mainThread = MainThread()
  public var display = Display()
  public var keyboard = Keyboard()

  public init() {}

  /// The main thread's load by other work.
  public struct MainThread: Equatable, Sendable {
    /// The duration of a turn with work, before its commit.
    public var turn: TimeInterval = 0
    /// The fraction of turns that last longer, by ``hitch``.
    public var hitchShare = 0.0
    public var hitch: ClosedRange<TimeInterval> = 0.05...0.3
    /// A delay inside `becomeFirstResponder()`, before the keyboard is announced.
    ///
    /// UIKit waits there for other processes: for the pasteboard
    /// (https://github.com/mozilla-mobile/firefox-ios/issues/35607), or for the keyboard's own
    /// queue (https://github.com/getsentry/sentry-cocoa/issues/7806).
    public var hitchBeforeAnnouncement: ClosedRange<TimeInterval>?
    /// A delay in the turn of each announcement, after its handlers and before its commit.
    public var hitchInAnnouncement: ClosedRange<TimeInterval>?
    /// A delay in the turn after an announcement, because other work was waiting.
    public var hitchAfterAnnouncement: ClosedRange<TimeInterval>?
    /// The longest delay of an app's timer.
    public var timerDelay: TimeInterval = 0
  }

  public struct Display: Equatable, Sendable {
    /// Whether changes appear, and animations begin, with the turn's commit instead of at once
    /// (S233).
    public var showsCommits = false
    public var framesPerSecond = 60
    /// The fraction of refreshes at which no display link is called.
    public var droppedFrames = 0.0
    /// The longest delay of a display link.
    public var linkDelay: TimeInterval = 0
    /// The number of refreshes before the first call of a new display link.
    public var firstFrame = 0

    var frameDuration: TimeInterval { 1 / TimeInterval(framesPerSecond) }
  }

  /// The times at which the keyboard is announced and moves.
  public struct Keyboard: Equatable, Sendable {
    public enum Announcement: CaseIterable, Sendable {
      /// Before `becomeFirstResponder()` returns (S234).
      case inFocusCall
      /// In the next turn, after a round trip to the keyboard's process.
      case nextTurn
      /// After 0.35 s, the longest reported delay.
      case late
      /// One of the cases above, drawn for each keyboard that shows.
      case any
    }

    /// A false announcement before the keyboard shows (S235).
    public enum FalseStart: CaseIterable, Sendable {
      case none
      /// One pair, a willShow and a didShow, with frames without height.
      case noHeight
      /// Two to five pairs with empty frames, as when the device locks.
      case burst
      /// One pair with frames 45 points too low, as without the bar of suggestions.
      case tooLow
    }

    public var announcement = Announcement.inFocusCall
    public var falseStart = FalseStart.none
    /// The longest delay of did-notifications.
    public var didDelay: TimeInterval = 0
    /// Whether the keyboard begins to move with the app's commit instead of with its notification.
    ///
    /// Up to iOS 26, UIKit moves the keyboard and a bar pinned to the layout guide in one
    /// transaction (https://github.com/manaflow-ai/cmux/pull/10810). A keyboard in another process
    /// may move earlier.
    public var waitsForCommit = true
    /// The number of refreshes before the keyboard's first frame.
    ///
    /// A commit in one refresh is rendered in the second and visible in the third (S233).
    public var firstFrame = 0
  }
}
