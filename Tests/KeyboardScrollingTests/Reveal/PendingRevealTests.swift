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

  @Test func `a due reveal waits for the end of the app's scroll`() {
    var pending = pending(.focus)
    #expect(isDueAfterCheck(&pending))
    pending.appScrolls()
    expectEqual(pending.request?.isDue, to: false)
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

  @Test func `a pending reveal also waits for a keyboard announced meanwhile`() {
    var pending = pending(.focus)
    #expect(isDueAfterCheck(&pending))
    pending.keyboardAnnounced(Self.keyboard)
    expectEqual(pending.request?.isDue, to: false)
    #expect(isDueAfterCheck(&pending))
    expectEqual(pending.request?.timing, to: Self.keyboard)
  }

  @Test func `one reveal serves all requests, with the keyboard's timing`() {
    var pending = pending(.focus)
    pending.keyboardAnnounced(Self.keyboard)
    pending.add(.keyboard, timing: Self.keyboard)
    pending.add(.typing, timing: .keyboardLike)
    expectEqual(pending.request?.causes, to: [.focus, .keyboard, .typing])
    expectEqual(pending.request?.timing, to: Self.keyboard)
  }

  @Test func `a request while a reveal is due waits for another check`() {
    var pending = pending(.focus)
    #expect(isDueAfterCheck(&pending))
    pending.add(.geometry, timing: .keyboardLike)
    expectEqual(pending.request?.isDue, to: false)
    expectEqual(pending.request?.causes, to: [.focus, .geometry])
  }

  @Test func `a reveal waits while the user scrolls, and has the usual timing after that`() {
    var pending = pending([.focus, .request], Self.keyboard)
    pending.userScrolls()
    for _ in 0..<3 { #expect(!isDueAfterCheck(&pending, isScrolling: true)) }
    pending.keyboardAnnounced(Self.keyboard)
    #expect(isDueAfterCheck(&pending))
    expectEqual(pending.request?.causes, to: .focus)
    expectEqual(pending.request?.timing, to: .keyboardLike)
    expectEqual(pending.request?.isAfterScrolling, to: true)
  }

  @Test func `a request during the user's scroll joins the waiting reveal`() {
    var pending = pending(.focus)
    expectEqual(pending.request?.isAfterScrolling, to: false)
    pending.userScrolls()
    pending.add(.typing, timing: .keyboardLike)
    expectEqual(pending.request?.isAfterScrolling, to: true)
    expectEqual(pending.request?.causes, to: [.focus, .typing])
  }
}
