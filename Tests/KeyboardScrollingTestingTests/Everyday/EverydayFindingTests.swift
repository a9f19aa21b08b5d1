import Foundation
import Testing

@testable import KeyboardScrollingTesting

@Suite("EverydayFinding")
struct EverydayFindingTests {
  @Test func `a failure names its place, its seed, the steps and the numbers`() {
    let finding = EverydayFinding(
      kind: .hidden,
      step: 3,
      event: "focus of “mail”",
      view: "form",
      detail: "700 to 744 is hidden at the offset −91"
    )
    let failure = EverydayUseFailure(
      findings: [finding],
      seed: 42,
      fileID: "AppTests/LoginTests.swift",
      filePath: "/LoginTests.swift",
      line: 12,
      column: 5
    )
    #expect(
      failure.description == """
        AppTests/LoginTests.swift:12: 1 finding in everyday use, seed 42
        - step 3, focus of “mail”: hidden, form: 700 to 744 is hidden at the offset −91
        """
    )
    #expect(failure.localizedDescription == failure.description)
  }

  @Test(arguments: [
    (MovementRule.inset, false, 34, EverydayFinding.Kind.leftBehind),
    (.inset, true, 34, .emptySpace), (.inset, true, -34, .hidden), (.rows, true, 0, .hidden),
    (.straight, true, 0, .jumped), (.smooth, true, 0, .jumped),
    (.quiet, true, 0, .movedWithoutNeed),
    (.smallest, true, 0, .hidden), (.hide, false, 0, .leftBehind),
  ])
  func `a broken rule without a needless move`(
    rule: MovementRule,
    isUp: Bool,
    slack: Double,
    kind: EverydayFinding.Kind
  ) {
    let finding = MovementFinding(rule: rule, view: "", event: "", detail: "")
    #expect(EverydayFinding.Kind(finding, keyboardIsUp: isUp, slack: slack) == kind)
  }

  @Test(arguments: [MovementRule.still, .smallest, .hide, .finger, .chat, .arrival, .caret])
  func `a needless move is one, by whichever rule`(rule: MovementRule) {
    let finding = MovementFinding(
      rule: rule,
      view: "",
      event: "",
      detail: "",
      isNeedlessMovement: true
    )
    #expect(
      EverydayFinding.Kind(finding, keyboardIsUp: true, slack: 0) == .movedWithoutNeed
    )
  }
}
