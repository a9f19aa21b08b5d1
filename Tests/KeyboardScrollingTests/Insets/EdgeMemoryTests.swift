import CoreGraphics
import Testing

@testable import KeyboardScrolling

@Suite("EdgeMemory", .tags(.state))
struct EdgeMemoryTests {
  /// A view of 844 points without insets.
  private func metrics(_ offset: CGFloat, content: CGFloat = 1600) -> ScrollMetrics {
    ScrollMetrics(
      bounds: CGRect(x: 0, y: offset, width: 390, height: 844),
      contentSize: CGSize(width: 390, height: content),
      adjustedInset: VerticalEdges(),
      systemInset: VerticalEdges(),
      pixel: 1
    )
  }

  @Test func `content that UIKit clamps during a hold goes back when there is room`() {
    var memory = EdgeMemory()
    // The end is at 1600 - 844, and at 656 where the content is 100 points shorter.
    memory.record(offset: 756)
    #expect(memory.overdueOffset(metrics(656)) == nil)
    let shorter = metrics(656, content: 1500)
    memory.lookWhileHeld(shorter, boundary: 844, isScrolledByApp: false)
    #expect(memory.overdueOffset(shorter) == nil)
    // The room comes back before the keyboard is announced.
    memory.lookWhileHeld(metrics(656), boundary: 508, isScrolledByApp: false)
    #expect(memory.overdueOffset(metrics(656)) == 756)
    #expect(memory.overdueOffset(metrics(756)) == nil)
    memory.forgetOverdue()
    #expect(memory.overdueOffset(metrics(656)) == nil)
  }

  @Test(arguments: [756, 600])
  func `content that is scrolled during a hold is scrolled with that edge`(offset: CGFloat) {
    var memory = EdgeMemory()
    _ = memory.move(from: 508, to: 508, isScrolled: false)
    memory.record(offset: 756)
    memory.lookWhileHeld(metrics(offset, content: 1500), boundary: 844, isScrolledByApp: false)
    #expect(memory.boundary == (offset == 756 ? 508 : 844))
    #expect(memory.isAtLastOffset(metrics(offset)))
    #expect(!memory.isAtLastOffset(metrics(offset + 2)))
    #expect(memory.overdueOffset(metrics(offset)) == nil)
  }

  @Test func `the app scrolls during a hold with the edge as it is then`() {
    var memory = EdgeMemory()
    _ = memory.move(from: 508, to: 508, isScrolled: false)
    memory.record(offset: 756)
    // UIKit has clamped it, and the app scrolls to the end from there.
    let shorter = metrics(656, content: 1500)
    memory.lookWhileHeld(shorter, boundary: 844, isScrolledByApp: false)
    #expect(memory.boundary == 508)
    memory.lookWhileHeld(shorter, boundary: 844, isScrolledByApp: true)
    #expect(memory.boundary == 844)
    #expect(memory.overdueOffset(metrics(656)) == nil)
    // The edge comes back before the scroll has ended, and before the keyboard is announced.
    memory.lookWhileHeld(shorter, boundary: 508, isScrolledByApp: true)
    #expect(memory.boundary == 508)
    #expect(memory.boundariesSeen == [844])
  }

  @Test func `a row that the app shows after a clamp is scrolled to, and not clamped again`() {
    var memory = EdgeMemory()
    _ = memory.move(from: 508, to: 508, isScrolled: false)
    memory.record(offset: 756)
    memory.lookWhileHeld(metrics(656, content: 1500), boundary: 844, isScrolledByApp: false)
    // The range ends further down, and further up.
    var later = memory
    memory.lookWhileHeld(metrics(700, content: 1544), boundary: 844, isScrolledByApp: false)
    #expect(memory.boundary == 844)
    #expect(memory.clampedOffset == nil)
    later.lookWhileHeld(metrics(600, content: 1444), boundary: 844, isScrolledByApp: false)
    #expect(later.boundary == 508)
    #expect(later.clampedOffset == 600)
  }

  @Test func `who scrolls may have seen the edge before the turn of the scroll, or after it`() {
    var memory = EdgeMemory()
    // A composer gets lower as a message is sent, and then the keyboard comes.
    _ = memory.move(from: 715, to: 715, isScrolled: false)
    _ = memory.move(from: 715, to: 757, isScrolled: true)
    #expect(memory.boundariesSeen == [715, 757])
    _ = memory.move(from: 757, to: 455, isScrolled: true)
    #expect(memory.boundariesSeen == [715, 757])
    // Without a scroll only the move counts.
    _ = memory.move(from: 455, to: 508, isScrolled: false)
    #expect(memory.boundariesSeen.isEmpty)
  }

  @Test func `a bar is measured for the first time once`() {
    var memory = EdgeMemory()
    let first = memory.measureBar()
    let second = memory.measureBar()
    memory.turnOver()
    let turned = memory.measureBar()
    #expect([first, second, turned] == [true, false, true])
  }
}
