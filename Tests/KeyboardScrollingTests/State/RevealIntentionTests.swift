import Testing

@testable import KeyboardScrolling

@Suite("RevealIntention", .tags(.state))
struct RevealIntentionTests {
  @Test func `it is pending from the wish until something ends it`() {
    for cause in RevealIntention.Cause.allCases {
      for end in [RevealIntention.Event.resolved, .targetLeft] {
        var intention = RevealIntention()
        intention.handle(.wanted(cause))
        #expect(intention.causes == [cause])
        #expect(intention.isPending)
        intention.handle(end)
        #expect(!intention.isPending)
      }
    }
  }

  @Test func `one reveal answers all wishes`() {
    var intention = RevealIntention()
    for cause in RevealIntention.Cause.allCases { intention.handle(.wanted(cause)) }
    intention.handle(.resolved)
    #expect(!intention.isPending)
  }

  @Test(arguments: [
    (RevealIntention.Cause.focus, true), (.caret, true), (.room, false), (.request, false),
  ])
  func `a finger ends what the keyboard or the app asked for, and nothing else`(
    _ row: (cause: RevealIntention.Cause, isWorthComingBackTo: Bool)
  ) {
    var intention = RevealIntention()
    intention.handle(.wanted(row.cause))
    intention.handle(.userTookOver)
    #expect(intention.isPending == row.isWorthComingBackTo)
  }

  @Test func `what the app asks for under a finger takes nothing of what else is wanted along`() {
    var intention = RevealIntention()
    intention.handle(.wanted(.focus))
    intention.handle(.wanted(.request))
    #expect(intention.isRequested)
    intention.handle(.userTookOver)
    #expect(intention.causes == [.focus])
    #expect(!intention.isRequested)
  }

  @Test func `an end without a wish changes nothing`() {
    var intention = RevealIntention()
    intention.handle(.resolved)
    #expect(!intention.isPending)
  }
}
