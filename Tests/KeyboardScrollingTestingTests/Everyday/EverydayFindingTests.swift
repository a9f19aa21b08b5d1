import Testing
import UIKit

@testable import KeyboardScrollingTesting

struct EverydayFindingTests {
  private func step(_ number: Int, _ detail: String = "700 to 744") -> EverydayFinding.Step {
    EverydayFinding.Step(number: number, event: "focus of “mail”", detail: detail)
  }

  @Test func `a failure prints its line of code, its seed, and each cause with its steps`() {
    let finding = EverydayFinding(
      kind: .hidden, view: "form", cause: "it is covered",
      steps: [step(3), step(4), step(6), step(8), step(9)], picture: Data()
    )
    let failure = EverydayUseFailure(
      findings: [finding], exemptions: ["hidden, map: it goes on below the keyboard"],
      problem: .noFields, stepsJudgedAtRest: 2, seed: 42, fileID: "AppTests/LoginTests.swift",
      filePath: "/LoginTests.swift", line: 12, column: 5
    )
    #expect(
      failure.description == """
        AppTests/LoginTests.swift:12: 1 finding in everyday use, seed 42
        - hidden, form: it is covered
          step 3, focus of “mail”: 700 to 744
          step 4, focus of “mail”: 700 to 744
          step 6, focus of “mail”: 700 to 744
          and 2 more
        - left out: hidden, map: it goes on below the keyboard
        - steps judged only at rest, because frames were missed: 2
        - ended early: There is no field to visit. Pass fields, or views around them.
        """
    )
    #expect(finding.pictureName.hasPrefix("step-3."))
    expectEqual(failure.localizedDescription, to: failure.description)
  }

  @Test func `Xcode shows the description of each error`() {
    let errors: [any Error & CustomStringConvertible] = [
      KeyboardSimulator.Problem.noFields, ThereAndBackFailure(scenarios: [.show], changes: ["a"]),
      Recording.Failure(file: "a.json", reason: "It is empty."),
    ]
    for error in errors { expectEqual(error.localizedDescription, to: error.description) }
  }

  @Test func `each rule has its own words`() {
    let words = MovementRule.allCases.map {
      EverydayCause.rule($0, .hidden).words(isLoose: false)
    }
    // Both are a detour.
    expectEqual(Set(words).count, to: MovementRule.allCases.count - 1)
    #expect(words.allSatisfy { !$0.contains("rule") })
    let strict = MovementRule.allCases.filter {
      EverydayCause.rule($0, .hidden).words(isLoose: false).contains("Only the strict mode")
    }
    expectEqual(Set(strict), to: MovementRule.promised.subtracting(MovementRule.visibleToUser))
  }

  @Test @MainActor func `a view without an identifier is named for its text, or its controller`() {
    let card = UIView()
    let controller = UIViewController()
    controller.view.addSubview(card)
    expectEqual(card.spokenName, to: "view of UIViewController")
    card.addSubview(UIView())
    let label = UILabel()
    label.text = "Address"
    card.subviews[0].addSubview(label)
    expectEqual(card.spokenName, to: "view with “Address”")
    let table = UITableView()
    expectEqual(table.spokenName, to: "table")
    controller.view.addSubview(table)
    expectEqual(table.spokenName, to: "table of UIViewController")
    expectEqual(UIView().spokenName, to: "view")
    card.accessibilityIdentifier = "card"
    expectEqual(card.spokenName, to: "card")
  }

  @Test @MainActor
  func `faults with one cause are one finding, and their consequences are no findings`() {
    var report = EverydayReport()
    let (form, other) = (UIScrollView(), UIScrollView())
    func add(_ cause: EverydayCause, _ step: EverydayFinding.Step) {
      report.add(cause, of: form, in: step) { Data() }
    }
    add(.rule(.reach, .hidden), step(1))
    add(.rule(.size, .leftBehind), step(2))
    add(.notCleared, step(3))
    add(.notCleared, step(4, "another field"))
    add(.notCleared, step(5, "another field"))
    expectEqual(report.findings.map(\.kind), to: [.leftBehind, .hidden])
    expectEqual(report.findings[1].steps.map(\.number), to: [3, 4])
    expectEqual(report.findings[1].view, to: "scroll view")
    #expect(report.isNotCleared(form) && !report.isNotCleared(other))
    // The other view has the form's name.
    report.add(.rule(.reach, .hidden), of: other, in: step(6)) { Data() }
    expectEqual(report.findings.count, to: 3)
    #expect(report.hides(inStep: 1))
    #expect(!report.hides(inStep: 2))
  }

  @Test func `no two causes explain each other`() {
    let kinds: [EverydayFinding.Kind] = [
      .hidden, .movedWithoutNeed, .jumped, .late, .emptySpace, .leftBehind,
    ]
    let causes: [EverydayCause] =
      [
        .notCleared, .noScrollView, .notScrollable, .notShown, .pager, .companion, .bar,
        .unreachable, .offScreen,
      ]
      + kinds.flatMap { kind in
        [.oldHeight(kind)] + MovementRule.allCases.map { .rule($0, kind) }
      }
    for one in causes {
      #expect(!one.explains(one))
      for other in causes where one.explains(other) {
        #expect(!other.explains(one), "\(one), \(other)")
      }
    }
  }

  @Test func `the rule and the keyboard decide the kind of a finding, unless a move is needless`() {
    let rows: [(MovementRule, Rest.Keyboard, Double, EverydayFinding.Kind)] = [
      (.inset, .absent, 34, .leftBehind), (.inset, .docked, 34, .emptySpace),
      (.inset, .docked, -34, .hidden), (.rows, .docked, 0, .hidden),
      (.straight, .docked, 0, .jumped), (.smooth, .docked, 0, .jumped),
      (.quiet, .docked, 0, .movedWithoutNeed), (.smallest, .docked, 0, .hidden),
      (.hide, .absent, 0, .leftBehind), (.size, .absent, 0, .leftBehind),
      (.end, .docked, 34, .emptySpace), (.end, .absent, 34, .leftBehind),
      (.reach, .docked, 0, .hidden), (.late, .docked, 0, .late),
    ]
    for (rule, keyboard, slack, kind) in rows {
      let found = rule.kind(isNeedless: false, keyboard: keyboard, slack: slack)
      expectEqual(found, to: kind, note: "\(rule), \(keyboard), \(slack)")
    }
    let needless: [MovementRule] = [.still, .smallest, .hide, .finger, .chat, .arrival, .caret]
    for rule in needless {
      let found = rule.kind(isNeedless: true, keyboard: .docked, slack: 0)
      expectEqual(found, to: .movedWithoutNeed, note: "\(rule)")
    }
  }
}
