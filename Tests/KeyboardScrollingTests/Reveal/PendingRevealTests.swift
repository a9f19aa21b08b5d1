import Foundation
import Testing

@testable import KeyboardScrolling

struct PendingRevealTests {
  private static let keyboard = AnimationTiming(duration: 0.5, curve: 2)

  private func pending(
    _ causes: PendingReveal.Causes, _ timing: AnimationTiming = .keyboardLike
  ) -> PendingReveal {
    var pending = PendingReveal()
    pending.add(causes, timing: timing)
    return pending
  }

  private func isDueAfterCheck(
    _ pending: inout PendingReveal, isDifferent: Bool = false, isScrolling: Bool = false
  ) -> Bool {
    pending.checked(isDifferent: isDifferent) { isScrolling }
    return pending.request?.isDue == true
  }

  @Test func `no cause includes another`() {
    let causes: [PendingReveal.Causes] = [.focus, .keyboard, .geometry, .typing, .request]
    for cause in causes { expectEqual(causes.count(where: cause.contains), to: 1) }
  }

  @Test func `a due reveal waits again after an app's scroll, a request or an announcement`() {
    var scrolled = pending(.focus)
    #expect(isDueAfterCheck(&scrolled))
    scrolled.waitForEndOfScroll()
    expectEqual(scrolled.request?.isDue, to: false)
    var requested = pending(.focus)
    #expect(isDueAfterCheck(&requested))
    requested.add(.geometry, timing: .keyboardLike)
    expectEqual(requested.request?.isDue, to: false)
    expectEqual(requested.request?.causes, to: [.focus, .geometry])
    var announced = pending(.focus)
    #expect(isDueAfterCheck(&announced))
    announced.keyboardAnnounced(Self.keyboard)
    expectEqual(announced.request?.isDue, to: false)
    #expect(isDueAfterCheck(&announced))
    expectEqual(announced.request?.timing, to: Self.keyboard)
  }

  @Test func `the reveal of a focus is due after a check without a difference`() {
    var pending = pending(.focus)
    expectEqual(pending.request?.isDue, to: false)
    #expect(!isDueAfterCheck(&pending, isDifferent: true))
    #expect(isDueAfterCheck(&pending))
    pending.end()
    expectNil(pending.request)
    #expect(!isDueAfterCheck(&pending))
  }

  @Test func `content that is back ends a reveal for the keyboard, but not for a letter`() {
    var pending = pending(.keyboard)
    pending.add(.geometry, timing: .keyboardLike)
    pending.add(.typing, timing: .keyboardLike)
    expectEqual(pending.request?.endsWithReturn, to: false)
    pending.geometryReturned()
    expectEqual(pending.request?.causes, to: .typing)
    var other = self.pending([.keyboard, .geometry])
    expectEqual(other.request?.endsWithReturn, to: true)
    other.geometryReturned()
    expectNil(other.request)
  }

  @Test func `173: a reveal that waits for a finger is dropped when the keyboard hides`() {
    var waiting = pending(.focus)
    waiting.userScrolls()
    waiting.keyboardWasHidden()
    expectNil(waiting.request)
    // A reveal that does not wait for a finger is not dropped.
    var other = pending(.focus)
    other.keyboardWasHidden()
    #expect(isDueAfterCheck(&other))
  }

  @Test func `one reveal serves all requests, with the keyboard's timing`() {
    var pending = pending(.focus)
    pending.keyboardAnnounced(Self.keyboard)
    pending.add(.keyboard, timing: Self.keyboard)
    pending.add(.typing, timing: .keyboardLike)
    expectEqual(pending.request?.causes, to: [.focus, .keyboard, .typing])
    expectEqual(pending.request?.timing, to: Self.keyboard)
  }

  @Test
  func `a reveal waits while the user scrolls, joined by requests, and then has the usual timing`()
  {
    var joined = self.pending(.focus)
    expectEqual(joined.request?.isAfterScrolling, to: false)
    joined.userScrolls()
    joined.add(.typing, timing: .keyboardLike)
    expectEqual(joined.request?.isAfterScrolling, to: true)
    expectEqual(joined.request?.causes, to: [.focus, .typing])
    var pending = self.pending([.focus, .request], Self.keyboard)
    pending.userScrolls()
    for _ in 0..<3 { #expect(!isDueAfterCheck(&pending, isScrolling: true)) }
    pending.keyboardAnnounced(Self.keyboard)
    #expect(isDueAfterCheck(&pending))
    expectEqual(pending.request?.causes, to: .focus)
    expectEqual(pending.request?.timing, to: .keyboardLike)
    expectEqual(pending.request?.isAfterScrolling, to: true)
  }
}
