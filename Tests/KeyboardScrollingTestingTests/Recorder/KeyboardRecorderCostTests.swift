#if os(Linux)
import AllocationCounter
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrollingTesting

@MainActor struct KeyboardRecorderCostTests {
  private let scene = RecorderScene()

  /// Counts the work in a hundred turns of the run loop in which nothing changes.
  private func cost(records: Bool) -> (counters: HeadlessCounters, allocations: UInt) {
    scene.device.run {
      let recorder = scene.makeRecorder()
      if records { recorder.start() }
      scene.first.becomeFirstResponder()
      scene.advance(2)
      let entries = recorder.stop().entries
      if records { recorder.start() }
      scene.device.clock.turn()
      HeadlessCounters.current = HeadlessCounters()
      let before = allocation_count()
      for _ in 0..<100 { scene.device.clock.turn() }
      let allocations = allocation_count() - before
      let counters = HeadlessCounters.current
      #expect(entries.isEmpty != records)
      if records { expectEqual(recorder.stop().entries.count, to: 1) }
      return (counters, allocations)
    }
  }

  @Test func `a turn without a change converts three rectangles and searches no views`() {
    let idle = cost(records: false).counters
    let busy = cost(records: true).counters
    // The rectangles are those of the view, its window and the first responder.
    expectEqual(busy.conversions - idle.conversions, to: 300)
    expectEqual(busy.subviewReads, to: idle.subviewReads)
  }

  @Test(.enabled(if: allocations_are_counted() == 1))
  func `a turn without a change makes at most 40 allocations`() {
    let live = live_block_count()
    let idle = cost(records: false).allocations
    let busy = cost(records: true).allocations
    // The stand-in, which is built without optimization, allocates when the recorder reads it.
    #expect(busy - idle <= 100 * 40, "\(busy) \(idle) \(live)")
  }
}
#endif
