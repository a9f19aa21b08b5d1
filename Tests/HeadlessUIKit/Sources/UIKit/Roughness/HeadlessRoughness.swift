import Foundation

/// What is rougher on a phone than on a clock that moves only when told.
///
/// By default nothing is.
///
/// Times are in seconds. A range is drawn from anew at each occasion, with the device's
/// ``HeadlessDevice/dice``.
package struct HeadlessRoughness: Equatable, Sendable {
  package var mainThread = MainThread()
  package var display = Display()
  package var keyboard = Keyboard()

  package init() {}

  /// What keeps the main thread busy besides the app.
  package struct MainThread: Equatable, Sendable {
    /// How long a turn that does something lasts before its commit.
    package var turn: TimeInterval = 0
    /// The share of turns that last longer, by ``hitch``.
    package var hitchShare = 0.0
    package var hitch: ClosedRange<TimeInterval> = 0.05...0.3
    /// Inside `becomeFirstResponder()`, before the keyboard is announced.
    ///
    /// Focusing waits for other processes there: for the pasteboard
    /// (https://github.com/mozilla-mobile/firefox-ios/issues/35607), or for the keyboard's own queue
    /// (https://github.com/getsentry/sentry-cocoa/issues/7806).
    package var hitchBeforeAnnouncement: ClosedRange<TimeInterval>?
    /// In the turn of each announcement, after its handlers and before its commit.
    package var hitchInAnnouncement: ClosedRange<TimeInterval>?
    /// In the turn after it, because something else was waiting.
    package var hitchAfterAnnouncement: ClosedRange<TimeInterval>?
    /// How late a timer of the app's is at most.
    package var timerDelay: TimeInterval = 0
  }

  /// When the display shows what the app has changed.
  package struct Display: Equatable, Sendable {
    /// Whether changes are shown, and animations begin, when the turn commits.
    ///
    /// If false, both happen at once (statement 233).
    package var showsCommits = false
    package var framesPerSecond = 60
    /// The share of refreshes at which no display link is called.
    package var droppedFrames = 0.0
    /// How late a display link is called at most.
    package var linkDelay: TimeInterval = 0
    /// The refreshes before the first call of a new display link.
    package var firstFrame = 0

    var frameDuration: TimeInterval { 1 / TimeInterval(framesPerSecond) }
  }

  /// When the keyboard is announced, and when it moves.
  package struct Keyboard: Equatable, Sendable {
    package enum Announcement: CaseIterable, Sendable {
      /// Before `becomeFirstResponder()` returns (statement 234).
      case inFocusCall
      /// After a round trip to the process of the keyboard.
      case nextTurn
      /// 0.35 s later, as long as one took.
      case late
      /// One of these, drawn for each keyboard that comes.
      case any
    }

    /// What is announced before the keyboard comes (statement 235).
    package enum FalseStart: CaseIterable, Sendable {
      case none
      /// One pair without a height.
      case noHeight
      /// Two to five pairs of empty frames, also at a lock.
      case burst
      /// A pair without the bar of suggestions: 45 points too low.
      case tooLow
    }

    package var announcement = Announcement.inFocusCall
    package var falseStart = FalseStart.none
    /// How late did-notifications are at most.
    package var didDelay: TimeInterval = 0
    /// Whether the keyboard begins to move with the app's commit, and not with its notification.
    ///
    /// Up to iOS 26 a bar on the layout guide is locked to it inside UIKit's transaction
    /// (https://github.com/manaflow-ai/cmux/pull/10810). With a keyboard in another process it may go
    /// ahead.
    package var waitsForCommit = true
    /// The refreshes before its first frame.
    ///
    /// What is committed in one refresh is rendered in the second and visible in the third
    /// (https://developer.apple.com/videos/play/tech-talks/10855/).
    package var firstFrame = 0
  }
}
