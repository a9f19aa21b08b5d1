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
    memory.lookForClamp(shorter)
    #expect(memory.overdueOffset(shorter) == nil)
    #expect(memory.overdueOffset(metrics(656)) == 756)
    #expect(memory.overdueOffset(metrics(756)) == nil)
    memory.forgetOverdue()
    #expect(memory.overdueOffset(metrics(656)) == nil)
  }

  @Test func `content that was scrolled elsewhere is not clamped`() {
    var memory = EdgeMemory()
    memory.record(offset: 756)
    memory.lookForClamp(metrics(600, content: 1500))
    #expect(memory.overdueOffset(metrics(600)) == nil)
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
