import CoreGraphics
import Testing

@testable import KeyboardScrolling

@Suite("InsetShares", .tags(.state))
struct InsetSharesTests {
  /// An iPhone with a home indicator: UIKit adds 34 to both insets.
  private func reading(
    overlap: CGFloat,
    content: CGFloat,
    indicator: CGFloat,
    contribution: CGFloat = 34
  ) -> InsetShares.Reading {
    InsetShares.Reading(
      overlap: overlap,
      contribution: contribution,
      indicatorContribution: 34,
      contentInset: content,
      indicatorInset: indicator,
      safeArea: 34,
      bounds: CGSize(width: 390, height: 844),
      contentSize: CGSize(width: 390, height: 1600),
      settings: .init(behavior: 0, isScrollEnabled: true, alwaysBounces: false)
    )
  }

  @Test func `both insets change by what UIKit leaves uncovered, and back`() {
    let shares = InsetShares()
    let shown = shares.plan(for: reading(overlap: 336, content: 20, indicator: 5), policy: .sum)
    #expect(shown.contentChange == 302)
    #expect(shown.indicatorChange == 302)
    #expect(shown.contribution == 34)
    #expect(shown.shares.content.applied == 302)
    let hidden = shown.shares.plan(
      for: reading(overlap: 0, content: 322, indicator: 307),
      policy: .sum
    )
    #expect(hidden.contentChange == -302)
    #expect(hidden.indicatorChange == -302)
    #expect(hidden.shares.content == KeyboardShare())
  }

  @Test func `a plan that is not carried out changes nothing`() {
    let shares = InsetShares()
    let first = shares.plan(for: reading(overlap: 336, content: 0, indicator: 0), policy: .sum)
    let second = shares.plan(for: reading(overlap: 336, content: 0, indicator: 0), policy: .sum)
    #expect(first == second)
    #expect(shares == InsetShares())
  }

  @Test func `with the larger of two each inset has its own base`() {
    let plan = InsetShares().plan(
      for: reading(overlap: 336, content: 20, indicator: 400),
      policy: .max
    )
    #expect(plan.contentChange == 282)
    #expect(plan.indicatorChange == 0)
  }

  @Test func `what could not be seen is neither written nor remembered`() {
    var shares = InsetShares()
    shares = shares.plan(for: reading(overlap: 336, content: 0, indicator: 0), policy: .sum).shares
    let applied = shares.content.applied
    for step in 1...5 {
      let plan = shares.plan(
        for: reading(overlap: 336 + CGFloat(step) * 0.0015, content: 302, indicator: 302),
        policy: .sum
      )
      #expect(plan.contentChange == 0)
      #expect(plan.indicatorChange == 0)
      shares = plan.shares
    }
    #expect(shares.content.applied == applied)
  }

  @Test func `what UIKit adds because of the share does not go round in circles`() {
    // Content that scrolls only with the share: 34 with it, 0 without.
    var shares = InsetShares()
    var inset: CGFloat = 0
    var writes = 0
    for _ in 0..<10 {
      let plan = shares.plan(
        for: reading(
          overlap: 30,
          content: inset,
          indicator: 0,
          contribution: inset > 0 ? 34 : 0
        ),
        policy: .sum
      )
      shares = plan.shares
      if plan.contentChange != 0 { writes += 1 }
      inset += plan.contentChange
    }
    #expect(writes <= 3)
    #expect(inset == 30)
  }
}
