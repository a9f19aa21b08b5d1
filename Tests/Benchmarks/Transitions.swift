import AllocationCounter
@_spi(Headless) import UIKit

@MainActor struct Transitions {
  let count: Int

  /// Returns the memory blocks in use after a thousand transitions and after all transitions.
  func run() -> (before: Int, after: Int) {
    let bench = Bench(Size(managed: 3), .library)
    progress("1,000 transitions")
    play(min(count, 1000), on: bench)
    let before = live_block_count()
    var left = count - min(count, 1000)
    while left > 0 {
      let some = min(left, 10_000)
      play(some, on: bench)
      left -= some
      progress("\(count - left) of \(count) transitions")
    }
    return (before, live_block_count())
  }

  /// Plays shows and hides in turn; after each show, types a letter and moves the focus.
  private func play(_ count: Int, on bench: Bench) {
    for number in 0..<count {
      defer { HeadlessDevice.current.clock.advance(by: 1) }
      guard number.isMultiple(of: 2) else {
        bench.hide()
        continue
      }
      bench.show()
      bench.type(in: bench.fields[bench.fields[0].isEdited ? 0 : 1])
      bench.begin(editing: bench.fields[bench.fields[0].isEdited ? 1 : 0])
      bench.passTurns()
    }
    if !count.isMultiple(of: 2) { bench.hide() }
  }
}
