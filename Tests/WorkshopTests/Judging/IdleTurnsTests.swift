import Testing
import Judging

struct IdleTurnsTests {
  @Test func `turns that request another turn without a change are idle`() {
    var turns = IdleTurns()
    for request in 1...5 { turns.turnEnded(requests: request, signature: 1) }
    expectEqual(turns.longest, to: 4)
    turns.turnEnded(requests: 6, signature: 2)
    turns.turnEnded(requests: 7, signature: 2)
    expectEqual(turns.longest, to: 4)
    turns.reset()
    expectEqual(turns.longest, to: 0)
    // A turn that requests no further turn ends the series.
    for request in [8, 8, 9, 9, 10] { turns.turnEnded(requests: request, signature: 2) }
    expectEqual(turns.longest, to: 1)
  }
}
