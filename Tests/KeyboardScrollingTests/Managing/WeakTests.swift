import Testing

@testable import KeyboardScrolling

@Suite("Arrays of weak references", .tags(.state)) struct WeakTests {
  @Test func `deallocated elements are searched for only before the array grows`() {
    var checks = 0
    var kept: [Int] = []
    var gone: [Int] = []
    for number in 0..<1000 {
      kept.append(number) { _ in
        checks += 1
        return false
      }
      gone.append(number) { _ in true }
    }
    expectEqual(kept, to: Array(0..<1000))
    // The array doubles before each search. So each element is checked twice at most, rather than
    // once for each element added later.
    #expect(checks <= 2000)
    #expect(gone.count < 100)
  }
}
