import Testing

@testable import KeyboardScrolling

@Suite("DragMemory", .tags(.state))
struct DragMemoryTests {
  @Test func `a drag is remembered for three tenths of a second after its last check`() {
    var memory = DragMemory()
    #expect(!memory.isRecent(at: 0))
    memory.saw(at: 1)
    #expect(memory.isRecent(at: 1))
    memory.saw(at: 1.2)
    #expect(memory.isRecent(at: 1.49) && !memory.isRecent(at: 1.51))
  }

  @Test func `a drag is remembered during a transition announced soon after the drag`() {
    var memory = DragMemory()
    #expect(!memory.isRecent(at: 0, isTransition: true))
    memory.saw(at: 1)
    memory.keyboardAnnounced(at: 1.2)
    #expect(memory.isRecent(at: 1.6, isTransition: true))
    #expect(!memory.isRecent(at: 1.6, isTransition: false))
    memory.keyboardAnnounced(at: 1.6)
    #expect(!memory.isRecent(at: 1.7, isTransition: true))
  }
}
