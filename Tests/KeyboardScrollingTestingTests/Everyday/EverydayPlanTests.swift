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

  @Test(arguments: 1...3, 1...2)
  func `every plan types, scrolls and changes the keys while a field is edited`(
    fieldCount: Int, rounds: Int
  ) {
    for seed in 1...50 as ClosedRange<UInt64> {
      var edited: [EverydayPlan.Step] = []
      var isUp = false
      for step in EverydayPlan(fieldCount: fieldCount, rounds: rounds, seed: seed).steps {
        if case .focus = step { isUp = true }
        if step == .dismiss { isUp = false }
        if isUp { edited.append(step) }
      }
      #expect(edited.contains(.type), "seed \(seed)")
      #expect(edited.contains(.toggleEmoji), "seed \(seed)")
      #expect(edited.contains { Self.scrolledPart(of: $0) != nil }, "seed \(seed)")
    }
  }

  @Test func `twenty seeds together contain each key change, and scrolls in both directions`() {
    let steps = (1...20).flatMap { EverydayPlan(fieldCount: 3, rounds: 2, seed: $0).steps }
    #expect(steps.contains(.toggleSuggestions))
    let scrolls = steps.compactMap(Self.scrolledPart)
    #expect(scrolls.contains { $0 > 0 } && scrolls.contains { $0 < 0 })
    #expect(scrolls.allSatisfy { (0.2...0.8).contains(abs($0)) })
  }

  private static func scrolledPart(of step: EverydayPlan.Step) -> Double? {
    if case .scroll(let part) = step { part } else { nil }
  }

  @Test(arguments: [(0, 2), (3, 0), (-1, 2), (3, -1)])
  func `without fields or rounds the plan is empty`(fieldCount: Int, rounds: Int) {
    expectEqual(EverydayPlan(fieldCount: fieldCount, rounds: rounds, seed: 1).steps, to: [])
  }
}
