import CoreGraphics
import Foundation
import Testing

@testable import KeyboardScrolling

struct CaretMemoryTests {
  private func memory(at location: Int) -> CaretMemory {
    var memory = CaretMemory()
    memory.reset(to: location)
    return memory
  }

  @Test func `a caret is reported once when it moves, and once when it rests`() {
    var memory = self.memory(at: 0)
    expectNil(memory.check(0, at: 0))
    expectEqual(memory.check(5, at: 1), to: .moves)
    // A selection without a caret changes nothing.
    expectNil(memory.check(nil, at: 1.05))
    expectEqual(memory.check(5, at: 1.1), to: .rests)
    expectNil(memory.check(5, at: 1.2))
    expectEqual(memory.check(6, at: 3), to: .moves)
  }

  /// The time of a check, and whether a caret that last moved at 1 is at rest.
  @Test(arguments: [(1.0925, false), (1.097, true), (1.2, true)] as [(TimeInterval, Bool)])
  func `a caret rests even if the timer fires early`(row: (time: TimeInterval, isResting: Bool)) {
    var memory = memory(at: 0)
    _ = memory.check(5, at: 1)
    expectEqual(memory.check(5, at: row.time) == .rests, to: row.isResting)
  }

  @Test func `a caret that a reveal has shown, or that appears, is followed only when it moves`() {
    var shown = self.memory(at: 0)
    _ = shown.check(5, at: 1)
    shown.reset(to: 5)
    expectNil(shown.check(5, at: 1.1))
    // A reveal during a selection finds no caret.
    shown.reset(to: nil)
    expectNil(shown.check(nil, at: 2))
    expectNil(shown.check(5, at: 3))
    expectNil(shown.check(5, at: 4))
    expectEqual(shown.check(6, at: 5), to: .moves)
  }
}
