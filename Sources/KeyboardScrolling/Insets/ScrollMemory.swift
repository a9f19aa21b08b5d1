import Foundation

/// The source of a view's animated scroll, and of one that has ended since the last check.
struct ScrollMemory: Equatable, Sendable {
  private(set) var source = ScrollSource.none
  private var ended = ScrollSource.none
  /// The time since which the app scrolls, perhaps with several scrolls without a pause.
  private var appStart: TimeInterval?

  var isEmpty: Bool { source == .none && ended == .none }

  var isByUIKit: Bool { source == .system || ended == .system }

  /// Returns the source of the scroll for which a plan waits.
  ///
  /// UIKit's animated scroll takes 0.3 s. An app may begin its next scroll earlier, as an answer
  /// streams in: after a second, a plan no longer waits. Otherwise, the inset of a keyboard that
  /// has left would stay meanwhile.
  func source(delayingPlansAt time: TimeInterval) -> ScrollSource {
    appStart.map { time - $0 > 1 } == true ? .none : source
  }

  mutating func update(to source: ScrollSource, at time: TimeInterval) {
    if self.source != .none, source == .none { ended = self.source }
    appStart = source == .app ? appStart ?? time : nil
    self.source = source
  }

  /// Records that the coordinator has ended UIKit's scroll to the first responder.
  mutating func scrollToFocusEnded() { (source, ended) = (.none, .system) }

  mutating func checked() { ended = .none }
}
