import Testing

@testable import KeyboardScrollingTesting

struct EverydayPlanTests {
  @Test(arguments: 1...20)
  func `each round visits every field and ends without the keyboard`(seed: UInt64) {
    let steps = EverydayPlan(fieldCount: 4, rounds: 3, seed: seed).steps
    let rounds = steps.split(separator: .dismiss, omittingEmptySubsequences: false)
    expectEqual(steps.last, to: .dismiss)
    #expect(rounds.count >= 3)
    for field in 0..<4 {
      #expect(steps.filter { Self.field(of: $0) == field }.count >= 3)
    }
  }

  @Test(arguments: 1...20)
  func `the first round taps each field low on the screen, with the keyboard hidden`(seed: UInt64) {
    for rounds in 1...2 {
      var (isUp, tapped) = (false, Set<Int>())
      for step in EverydayPlan(fieldCount: 4, rounds: rounds, seed: seed).steps {
        if case .focus(let field, let isLow) = step {
          #expect(!isLow || !isUp)
          if isLow { tapped.insert(field) }
          isUp = true
        }
        if step == .dismiss { isUp = false }
      }
      expectEqual(tapped, to: [0, 1, 2, 3])
    }
  }

  @Test func `in the second round the focus moves from field to field`() {
    let steps = EverydayPlan(fieldCount: 4, rounds: 2, seed: 1).steps
    let second = steps.split(separator: .dismiss).last ?? []
    #expect(Set(second.compactMap(Self.field)).count > 1)
  }

  private static func field(of step: EverydayPlan.Step) -> Int? {
    if case .focus(let field, _) = step { field } else { nil }
  }

  @Test func `equal seeds make equal plans, and different seeds make different plans`() {
    let plan = EverydayPlan(fieldCount: 3, rounds: 2, seed: 7)
    expectEqual(plan, to: EverydayPlan(fieldCount: 3, rounds: 2, seed: 7))
    #expect(plan != EverydayPlan(fieldCount: 3, rounds: 2, seed: 8))
  }

  @Test func `twenty seeds together contain typing, key changes, and scrolls in both directions`() {
    let steps = (1...20).flatMap { EverydayPlan(fieldCount: 3, rounds: 2, seed: $0).steps }
    #expect(steps.contains(.type))
    #expect(steps.contains(.toggleEmoji))
    #expect(steps.contains(.toggleSuggestions))
    let scrolls = steps.compactMap { step in
      if case .scroll(let part) = step { part } else { nil }
    }
    #expect(scrolls.contains { $0 > 0 } && scrolls.contains { $0 < 0 })
    #expect(scrolls.allSatisfy { (0.2...0.8).contains(abs($0)) })
  }

  @Test(arguments: [(0, 2), (3, 0), (-1, 2), (3, -1)])
  func `without fields or rounds the plan is empty`(fieldCount: Int, rounds: Int) {
    expectEqual(EverydayPlan(fieldCount: fieldCount, rounds: rounds, seed: 1).steps, to: [])
  }
}
