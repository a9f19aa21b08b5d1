import Foundation

/// The pending reveal of the first responder, one for the process.
///
/// A reveal waits until a check at the end of a turn finds stable geometry, and for the end of a
/// scroll or of a hold by ``KeyboardTracker``.
struct PendingReveal: Equatable, Sendable {
  struct Causes: OptionSet, Sendable {
    let rawValue: UInt8

    static let focus = Causes(rawValue: 1)
    static let keyboard = Causes(rawValue: 2)
    /// A change of geometry hid part of the first responder.
    static let geometry = Causes(rawValue: 4)
    /// A letter was typed, or the caret rests after a move.
    static let typing = Causes(rawValue: 8)
    static let request = Causes(rawValue: 16)

    /// The causes that a scroll of the user cancels; with any other cause, a reveal waits until the
    /// scroll ends.
    ///
    /// Scrolling does not end editing, so the field should be visible afterwards. UIKit may
    /// announce the keyboard only a third of a second after the focus, when the user is already
    /// scrolling.
    static let endingWithScroll: Causes = [.geometry, .request]
    /// The causes that are void when content is back where the user or the app has put it.
    static let endingWithReturn: Causes = [.geometry, .keyboard]
  }

  struct Request: Equatable, Sendable {
    fileprivate(set) var causes: Causes
    fileprivate(set) var timing: AnimationTiming
    /// True if the request was due during a scroll, and waits for the scroll's end.
    fileprivate(set) var isAfterScrolling = false
    /// True after a check that found no change; the next turn carries out the reveal.
    fileprivate(set) var isDue = false

    var endsWithReturn: Bool { causes.isSubset(of: .endingWithReturn) }
  }

  private(set) var request: Request?

  mutating func add(_ causes: Causes, timing: AnimationTiming) {
    var next = Request(causes: causes, timing: timing)
    if let request {
      next.causes.formUnion(request.causes)
      // The app's request decides the timing; otherwise the last announced keyboard or the first
      // cause.
      if !causes.contains(.request) { next.timing = request.timing }
      next.isAfterScrolling = request.isAfterScrolling
    }
    request = next
  }

  /// Handles an announced keyboard: the reveal uses the keyboard's timing, and waits for stable
  /// geometry again.
  mutating func keyboardAnnounced(_ timing: AnimationTiming) {
    guard let pending = request, !pending.isAfterScrolling else { return }
    if !pending.causes.contains(.request) { request?.timing = timing }
    request?.isDue = false
  }

  mutating func keyboardWasHidden() {
    // The reveal waited for the end of a drag, which has dismissed the keyboard.
    if request?.isAfterScrolling == true { request = nil }
  }

  mutating func geometryReturned() { remove(.endingWithReturn) }

  private mutating func remove(_ causes: Causes) {
    request?.causes.subtract(causes)
    if request?.causes.isEmpty == true { request = nil }
  }

  /// Handles a check at the end of a turn.
  ///
  /// A scroll around the first responder delays only a reveal that was due during the scroll. For
  /// any other reveal, the next turn looks for a scroll: decelerating content may have come to rest
  /// by that turn.
  mutating func checked(isDifferent: Bool, isScrolling: () -> Bool) {
    guard let pending = request else { return }
    request?.isDue = !isDifferent && !(pending.isAfterScrolling && isScrolling())
  }

  mutating func userScrolls() {
    remove(.endingWithScroll)
    waitForEndOfScroll()
  }

  mutating func waitForEndOfScroll() {
    // When the scroll ends, the keyboard no longer moves, so its timing no longer applies.
    if request?.causes.contains(.request) == false { request?.timing = .keyboardLike }
    request?.isAfterScrolling = true
    request?.isDue = false
  }

  mutating func end() { request = nil }
}
