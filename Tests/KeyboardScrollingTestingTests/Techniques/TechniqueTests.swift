import Testing
import UIKit

@testable import KeyboardScrolling
@testable import KeyboardScrollingTesting

/// Tests the judge with correct and wrong ways for an app to react to the keyboard.
///
/// `JUDGED_SEEDS` is the number of seeds for each form, 3 by default.
@MainActor @Suite(.serialized, .needsApplication) struct JudgedTechniqueTests {
  private static let seeds =
    1...(ProcessInfo.processInfo.environment["JUDGED_SEEDS"].flatMap(UInt64.init) ?? 3)

  private func findings(
    _ technique: Technique, _ content: TechniqueForm.Content, isPad: Bool = false
  ) async -> [[EverydayFinding]] {
    var all: [[EverydayFinding]] = []
    for seed in Self.seeds {
      let form = TechniqueForm(content, isPad: isPad)
      technique.attach(form)
      all.append(await form.check(seed: seed))
    }
    return all
  }

  @Test(arguments: Technique.good, TechniqueForm.Content.allCases)
  func `a correct technique has no findings`(
    technique: Technique, content: TechniqueForm.Content
  ) async {
    for findings in await findings(technique, content) {
      expectEqual(findings, to: [])
    }
  }

  @Test func `a form above the keyboard has no findings without a technique`() async {
    for findings in await findings(.nothing, .short) {
      expectEqual(findings, to: [])
    }
  }

  @Test(
    arguments: [
      (Technique.badOnTallForms, .tall, false), (Technique.bad, .tall, false),
      (Technique.bad, .short, false), (Technique.badOnPads, .tall, true),
    ] as [([Technique], TechniqueForm.Content, Bool)]
  )
  func `every seed finds a technique's fault`(
    techniques: [Technique], content: TechniqueForm.Content, isPad: Bool
  ) async {
    for technique in techniques {
      for findings in await findings(technique, content, isPad: isPad) {
        let note = "\(technique.testDescription): \(findings)"
        expectEqual(findings.first?.view, to: "form", note: note)
        let cause = findings.first?.cause ?? ""
        #expect(technique.causes.contains { cause.contains($0) }, "\(note)")
      }
    }
  }

  @Test func `managed pages have no findings, and a pager that is managed instead has one`() async {
    for seed in Self.seeds {
      let pages = PagerForm(managesPages: true)
      let none = await pages.base.findings(of: [pages.fields[0]], seed: seed)
      expectEqual(none, to: [], note: "seed \(seed)")
      let form = PagerForm(managesPages: false)
      let findings = await form.base.findings(of: [form.fields[0]], seed: seed)
      expectEqual(findings.first?.view, to: "pager", note: "\(findings)")
      expectEqual(findings.first?.cause.hasPrefix("the pager clears the keyboard"), to: true)
    }
  }

  @Test func `the check refuses a table view controller, unless a coordinator manages its table`()
    async throws
  {
    let form = FormScreen()
    defer { form.close() }
    let rows = FieldRows()
    let controller = UITableViewController()
    form.window.rootViewController = controller
    controller.tableView.accessibilityIdentifier = "table"
    rows.fill(controller.tableView)
    form.window.layoutIfNeeded()
    await #expect(throws: KeyboardSimulator.Problem.tableViewController("table")) {
      try await form.keyboard.checkEverydayUse(of: [controller.view])
    }
    let coordinator = form.makeCoordinator()
    coordinator.manage(controller.tableView)
    try await form.keyboard.checkEverydayUse(of: [controller.view])
  }
}
