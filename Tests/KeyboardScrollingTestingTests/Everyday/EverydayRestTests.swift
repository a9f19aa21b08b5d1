#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrollingTesting

@MainActor @Suite(.serialized) struct EverydayRestTests {
  @Test func `content that never rests ends the check`() async {
    let form = FormScreen()
    defer { form.close() }
    let (clock, scrollView) = (form.device.clock, form.scrollView)
    let end = clock.now + 60
    func move() {
      scrollView.contentOffset.y = scrollView.contentOffset.y > 10 ? 0 : 20
      if clock.now < end { clock.after(0.1) { move() } }
    }
    form.on(.willShow) { _ in move() }
    var problem: KeyboardSimulator.Problem?
    do {
      try await form.keyboard.checkEverydayUse(of: form.fields)
    } catch {
      problem = error as? KeyboardSimulator.Problem
    }
    expectEqual(problem, to: .neverRests("form"))
  }

  @Test func `a cancelled task waits for no rest, and ends the check`() async {
    let form = FormScreen.coordinator()
    defer { form.close() }
    form.keyboard.show()
    let (clock, pending) = (form.device.clock, form.keyboard.pendingEvents)
    #expect(pending > 0)
    let start = clock.now
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      await form.keyboard.rest()
      expectEqual(form.keyboard.pendingEvents, to: pending)
      await #expect(throws: CancellationError.self) {
        try await form.keyboard.checkEverydayUse(of: form.fields)
      }
    }
    task.cancel()
    await task.value
    expectEqual(clock.now, to: start)
    expectNil(form.keyboard.frameInScreen)
  }
}
#endif
