import Testing

@testable import KeyboardScrolling

@Suite("FingerMemory", .tags(.state))
struct FingerMemoryTests {
  @Test func `a finger counts for three tenths of a second after it was last seen`() {
    var memory = FingerMemory()
    #expect(!memory.isRecent(at: 0))
    memory.saw(at: 1)
    #expect(memory.isRecent(at: 1))
    memory.saw(at: 1.2)
    #expect(memory.isRecent(at: 1.49))
    #expect(!memory.isRecent(at: 1.51))
  }
}
