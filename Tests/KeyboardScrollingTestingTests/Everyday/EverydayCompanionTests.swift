import Testing
import UIKit

@testable import KeyboardScrolling
@testable import KeyboardScrollingTesting

/// Tests companions: views that have to be visible while a certain field is edited.
@MainActor @Suite(.serialized, .needsApplication)
struct EverydayCompanionTests {
  /// Makes a form with a button of 50 points, whose top edge is `buttonTop` points above the bottom
  /// of the screen.
  ///
  /// The field ends 376 points above the bottom, where no keyboard reaches it: letters cover 300
  /// points, emoji 340.
  private func makeForm(_ form: FormScreen = FormScreen(), buttonTop: CGFloat) -> FormScreen {
    form.keyboard.heights = KeyboardHeights(letters: 300, emoji: 340)
    let bottom = form.scrollView.bounds.maxY
    form.fields[1].frame.origin.y = bottom - 420
    form.button.frame = CGRect(x: 16, y: bottom - buttonTop, width: 200, height: 50)
    form.scrollView.addSubview(form.button)
    return form
  }

  private func findings(
    _ form: FormScreen, _ screen: JudgedScreen? = nil, seed: UInt64 = 1
  ) async -> [EverydayFinding] {
    let screen = screen ?? JudgedScreen(companions: [form.button])
    return await form.findings(of: [form.fields[1]], on: screen, seed: seed)
  }

  @Test(arguments: [(200, 0), (310, 10), (349, 49)])
  func `a finding names a covered button and its visible points`(top: Int, visible: Int) async {
    let found = await findings(makeForm(.insets(), buttonTop: CGFloat(top)))
    let step = EverydayFinding.Step(
      number: 1, event: "focus of “mail”", detail: "\(visible) of 50 points are visible with “mail”"
    )
    #expect(
      found.contains { $0.kind == .hidden && $0.view == "sign in" && $0.steps.first == step },
      "\(found)"
    )
  }

  @Test func `a companion has to be visible only with its own field`() async {
    let form = makeForm(.insets(), buttonTop: 200)
    var screen = JudgedScreen()
    screen.companionsOfResponder = { [form] in $0 === form.fields[0] ? [form.button] : [] }
    #expect(await findings(form, screen) == [])
  }

  private enum Absence: CaseIterable { case hidden, transparent, removed }

  @Test(arguments: Absence.allCases)
  private func `a hidden, transparent or removed companion is a finding`(absence: Absence) async {
    let form = makeForm(.insets(), buttonTop: 500)
    switch absence {
    case .hidden: form.button.isHidden = true
    case .transparent: form.button.alpha = 0
    case .removed: form.button.removeFromSuperview()
    }
    let found = await findings(form)
    expectEqual(found.flatMap(\.details), to: ["0 of 50 points are visible with “mail”"])
  }

  @Test func `a taller keyboard must not cover a companion`() async {
    var found: [EverydayFinding] = []
    for seed in UInt64(1)...6 {
      found += await findings(makeForm(.insets(), buttonTop: 350), seed: seed)
    }
    expectEqual(Set(found.flatMap(\.events)), to: ["the emoji key"], note: "\(found)")
    expectEqual(Set(found.flatMap(\.details)), to: ["10 of 50 points are visible with “mail”"])
  }

  @Test(arguments: [true, false], [UInt64(1), 2, 3, 4, 5, 6, 7, 8])
  func `a button that the coordinator or the app scrolls into view has no findings`(
    usesCoordinator: Bool, seed: UInt64
  ) async {
    let form = usesCoordinator ? FormScreen.coordinator { $0.button } : .insets { $0.button }
    expectEqual(await findings(makeForm(form, buttonTop: 200), seed: seed), to: [])
  }

  @Test(arguments: [UInt64(1), 2, 3, 4, 5, 6])
  func `a companion that no longer fits beside the field may be covered`(seed: UInt64) async {
    let form = makeForm(.coordinator { $0.button }, buttonTop: 200)
    // Emoji leave 250 points, but the field and the button together need 270.
    let room = form.window.bounds.height - form.scrollView.safeAreaInsets.top
    form.keyboard.heights = KeyboardHeights(letters: 300, emoji: room - 250)
    let found = await findings(form, seed: seed)
    expectEqual(found, to: [])
  }

  @Test func `a finding names a bar that stays below the keyboard`() async {
    let form = FormScreen.insets()
    let bounds = form.window.bounds
    let bar = UIView(frame: CGRect(x: 0, y: bounds.maxY - 84, width: bounds.width, height: 50))
    bar.accessibilityIdentifier = "bar"
    form.controller.view.addSubview(bar)
    let found = await findings(form, JudgedScreen(bar: bar))
    let detail = "0 of 50 points are visible with “mail”"
    #expect(found.contains { $0.view == "bar" && $0.details.first == detail })
    let cause = found.first { $0.view == "bar" }?.cause
    expectEqual(cause?.contains("simulateKeyboardLayoutGuide(of:)"), to: true)
  }

  private enum BarChange: CaseIterable {
    /// Transparent while there is no keyboard, as a bar for formatting.
    case fadesIn
    /// Grows with the text, and stays higher after the keyboard.
    case grows
  }

  @Test(arguments: BarChange.allCases, [UInt64(1), 2, 3])
  private func `a bar that the app fades in or enlarges has no findings`(
    change: BarChange, seed: UInt64
  ) async {
    let form = FormScreen()
    let coordinator = form.makeCoordinator()
    let bounds = form.window.bounds
    let bar = UIView()
    form.controller.view.addSubview(bar)
    var (barHeight, keyboardHeight) = (CGFloat(50), form.window.safeAreaInsets.bottom)
    let layOut: @MainActor () -> Void = {
      let top = bounds.maxY - keyboardHeight - barHeight
      bar.frame = CGRect(x: 0, y: top, width: bounds.width, height: barHeight)
    }
    if change == .fadesIn { bar.alpha = 0 }
    layOut()
    form.onKeyboard {
      keyboardHeight = max($0, form.window.safeAreaInsets.bottom)
      if change == .fadesIn { bar.alpha = $0 > 0 ? 1 : 0 }
      layOut()
    }
    let grow = UIAction { _ in
      barHeight = 90
      layOut()
    }
    if change == .grows { form.fields[1].addAction(grow, for: .editingChanged) }
    coordinator.manage(form.scrollView, bar: bar)
    var screen = JudgedScreen(bar: bar)
    screen.isStrict = true
    let found = await form.findings(of: form.fields, on: screen, seed: seed)
    expectEqual(found, to: [])
    withExtendedLifetime(coordinator) {}
  }
}
