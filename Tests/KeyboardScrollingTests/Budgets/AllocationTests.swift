#if os(Linux)
import AllocationCounter
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// Limits for allocations and for conversions of points.
///
/// The tests are built without optimization, so the library allocates more here than in
/// `.ci/benchmarks`, which checks other limits.
@MainActor @Suite(.enabled(if: allocations_are_counted() == 1))
struct AllocationTests {
  @MainActor private final class Fixture {
    let bench = Workbench()
    let coordinator: KeyboardScrollCoordinator
    let field = ClaimingTextField(frame: CGRect(x: 16, y: 100, width: 358, height: 44))
    let others: [CountingScrollView]

    init(managed: Int = 1, views: Int = 0) {
      coordinator = bench.makeCoordinator()
      others = (1..<managed).map { _ in Workbench.makeScrollView() }
      for other in others { bench.window.addSubview(other) }
      for _ in 0..<views { bench.scrollView.addSubview(UIView()) }
      bench.scrollView.addSubview(field)
      for view in [bench.scrollView] + others { coordinator.manage(view) }
      // These rounds grow arrays and fill caches.
      for _ in 0..<2 {
        bench.center.post(name: UITextField.textDidBeginEditingNotification, object: field)
        bench.show()
        bench.hide()
      }
    }
  }

  private func allocations(_ body: () -> Void) -> UInt {
    let before = allocation_count()
    body()
    return allocation_count() - before
  }

  @Test func `the counter counts an allocated memory block`() {
    let live = live_block_count()
    let count = allocations {
      let block = UnsafeMutableRawPointer.allocate(byteCount: 100, alignment: 8)
      #expect(live_block_count() > live)
      block.deallocate()
    }
    #expect(count >= 1)
  }

  @Test(arguments: [
    UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
  ])
  func `a letter or a new focus needs no more allocations with many views than with few`(
    _ name: Notification.Name
  ) {
    func cost(managed: Int, views: Int) -> UInt {
      let fixture = Fixture(managed: managed, views: views)
      fixture.bench.show()
      return allocations { fixture.bench.center.post(name: name, object: fixture.field) }
    }
    let one = cost(managed: 1, views: 100)
    expectEqual(cost(managed: 100, views: 100), to: one)
    expectEqual(cost(managed: 1, views: 10_000), to: one)
  }

  @Test
  func `managing a thousand views allocates at most twelve times as often as managing a hundred`() {
    func cost(of count: Int) -> (manage: UInt, stop: UInt) {
      let bench = Workbench()
      let coordinator = bench.makeCoordinator()
      let views = (0..<count).map { _ in Workbench.makeScrollView() }
      for view in views { bench.window.addSubview(view) }
      return (
        allocations { for view in views { coordinator.manage(view) } },
        allocations { for view in views { coordinator.stopManaging(view) } }
      )
    }
    let hundred = cost(of: 100)
    let thousand = cost(of: 1000)
    #expect(thousand.manage <= 12 * hundred.manage)
    #expect(thousand.stop <= 12 * max(1, hundred.stop))
  }

  @Test func `a scroll step costs only the conversions of one check, and writes nothing`() {
    let fixture = Fixture(managed: 10)
    let bench = fixture.bench
    bench.show()
    bench.post(.didShow, Keyboard.iPhone)
    bench.turns.run()
    HeadlessCounters.current = HeadlessCounters()
    bench.turns.runOnce()
    let check = HeadlessCounters.current
    bench.scrollView.forget()
    HeadlessCounters.current = HeadlessCounters()
    bench.scrollView.contentOffset.y += 1
    bench.turns.runOnce()
    expectEqual(HeadlessCounters.current, to: check)
    // One point of each view, and one of the first responder.
    expectEqual(check.conversions, to: 11)
    bench.expect(writes: 0)
    expectEqual(bench.turns.count, to: 0)
  }

  @Test func `the depth of a view adds no conversion to a check`() {
    func conversions(depth: Int) -> Int {
      let bench = Workbench()
      let coordinator = bench.makeCoordinator()
      var container: UIView = bench.window
      for _ in 1..<depth {
        let view = UIView(frame: Workbench.bounds)
        container.addSubview(view)
        container = view
      }
      container.addSubview(bench.scrollView)
      coordinator.manage(bench.scrollView)
      bench.show()
      HeadlessCounters.current = HeadlessCounters()
      bench.turns.runOnce()
      return HeadlessCounters.current.conversions
    }
    expectEqual([5, 30, 200].map(conversions), to: [1, 1, 1])
  }

  @Test func `memory does not grow from one transition to the next`() {
    let fixture = Fixture(managed: 3)
    func play(_ count: Int) {
      for _ in 0..<count {
        fixture.bench.show()
        fixture.bench.center.post(
          name: UITextField.textDidChangeNotification, object: fixture.field
        )
        fixture.bench.turns.run()
        fixture.bench.hide()
        // Wait until the stand-in's animations have ended.
        HeadlessDevice.current.clock.advance(by: 1)
        // Remove the test's own records.
        for view in [fixture.bench.scrollView] + fixture.others {
          view.forget()
          view.headlessOffsetHistory = []
        }
      }
    }
    play(50)
    let before = live_block_count()
    play(200)
    #expect(live_block_count() <= before)
  }
}
#endif
