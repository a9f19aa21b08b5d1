import Testing
import Workshop

@Suite("Turns without a reason")
struct IdleTurnsTests {
  @Test func `turns in a row count while nothing changes and another one is requested`() {
    var turns = IdleTurns()
    for request in 1...5 { turns.turnEnded(requests: request, signature: 1) }
    #expect(turns.longest == 4)
    turns.turnEnded(requests: 6, signature: 2)
    turns.turnEnded(requests: 7, signature: 2)
    #expect(turns.longest == 4)
    turns.reset()
    #expect(turns.longest == 0)
    // A turn without a request ends the row.
    for request in [8, 8, 9, 9, 10] { turns.turnEnded(requests: request, signature: 2) }
    #expect(turns.longest == 1)
  }
}
