import Testing

@testable import KeyboardScrollCoordinator

@Suite("RevealIntention", .tags(.state))
struct RevealIntentionTests {
  @Test func `it is pending from the wish until something ends it`() {
    for end in [RevealIntention.Event.resolved, .userTookOver, .targetLeft] {
      var intention = RevealIntention.none
      intention.handle(.wanted(.focus))
      #expect(intention == .pending(.focus))
      intention.handle(end)
      #expect(intention == .none)
    }
  }

  @Test func `a later wish replaces an earlier one`() {
    var intention = RevealIntention.pending(.room)
    intention.handle(.wanted(.caret))
    #expect(intention == .pending(.caret))
  }

  @Test func `an end without a wish changes nothing`() {
    var intention = RevealIntention.none
    intention.handle(.resolved)
    #expect(!intention.isPending)
  }
}
