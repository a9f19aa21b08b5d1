import CoreGraphics
import Testing

@testable import KeyboardScrolling

@Suite("OffsetMemory", .tags(.state))
struct OffsetMemoryTests {
  /// The keyboard appeared at -91, and the coordinator scrolled to 236.
  private func covered() -> OffsetMemory {
    var memory = OffsetMemory()
    memory.keyboardCame(offset: -91)
    memory.left(offset: 236)
    return memory
  }

  @Test func `the offset from before the keyboard comes back once`() {
    var memory = covered()
    memory.found(offset: 236, isSettling: false)
    #expect(memory.keyboardLeft() == -91)
    #expect(memory.keyboardLeft() == nil)
  }

  @Test func `a second show is not another beginning`() {
    var memory = covered()
    memory.keyboardCame(offset: 236)
    #expect(memory.keyboardLeft() == -91)
  }

  @Test func `a scroll of UIKit while the focus comes to rest is taken back`() {
    var memory = covered()
    memory.found(offset: 250, isSettling: true)
    memory.found(offset: 250, isSettling: false)
    #expect(memory.keyboardLeft() == -91)
  }

  @Test(
    arguments: [(236.4, -91), (235.6, -91), (236.75, nil), (235.25, nil)] as [(CGFloat, CGFloat?)]
  )
  func `half a point is no scroll`(_ row: (offset: CGFloat, restored: CGFloat?)) {
    var memory = covered()
    memory.found(offset: row.offset, isSettling: false)
    #expect(memory.keyboardLeft() == row.restored)
  }

  @Test func `a scroll of the user is not taken back, after any later event`() {
    var memory = covered()
    memory.found(offset: 336, isSettling: false)
    memory.left(offset: 340)
    memory.keyboardCame(offset: 340)
    memory.found(offset: 350, isSettling: true)
    #expect(memory.keyboardLeft() == nil)
    memory.keyboardCame(offset: 100)
    #expect(memory.keyboardLeft() == 100)
  }
}
