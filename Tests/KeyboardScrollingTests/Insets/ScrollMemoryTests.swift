import Testing

@testable import KeyboardScrolling

struct ScrollMemoryTests {
  private typealias Row = (source: ScrollSource, time: Double)

  private func memory(_ rows: [Row]) -> ScrollMemory {
    var memory = ScrollMemory()
    for row in rows { memory.update(to: row.source, at: row.time) }
    return memory
  }

  @Test func `the next check still sees who has scrolled`() {
    var ended = memory([(.system, 1), (.none, 2)])
    #expect(ended.source == .none && ended.isByUIKit && !ended.isEmpty)
    ended.checked()
    #expect(!ended.isByUIKit && ended.isEmpty)
    let byApp = memory([(.app, 1), (.none, 2)])
    #expect(!byApp.isByUIKit && !byApp.isEmpty)
  }

  @Test func `a scroll to the focus that the coordinator has ended was UIKit's`() {
    var memory = memory([(.system, 1)])
    memory.scrollToFocusEnded()
    #expect(memory.source == .none && memory.isByUIKit)
  }

  @Test func `a plan waits for the app's scrolls, but not longer than a second for a series`() {
    let series = memory([(.app, 1), (.app, 1.9)])
    expectEqual(series.source(delayingPlansAt: 2), to: .app)
    expectEqual(series.source(delayingPlansAt: 2.1), to: .none)
    expectEqual(series.source, to: .app)
    let paused = memory([(.app, 1), (.none, 1.8), (.app, 1.9)])
    expectEqual(paused.source(delayingPlansAt: 2.1), to: .app)
    let byUIKit = memory([(.system, 1)])
    expectEqual(byUIKit.source(delayingPlansAt: 3), to: .system)
  }
}
