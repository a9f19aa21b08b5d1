import Testing

@testable import KeyboardScrollingTesting

#if os(Linux)
@_spi(Headless) import UIKit
#else
import UIKit
#endif

@MainActor @Suite(.serialized, .needsApplication) struct EverydayUseTests {
  private func findings(
    _ screen: FormScreen, seed: UInt64 = 1, isStrict: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> [EverydayFinding] {
    var judged = JudgedScreen()
    judged.isStrict = isStrict
    return await screen.findings(
      of: screen.fields, on: judged, seed: seed, sourceLocation: sourceLocation
    )
  }

  @Test(arguments: [UInt64(1), 2, 3, 4, 5, 6, 7, 8])
  func `a screen with the coordinator has no findings`(seed: UInt64) async {
    let findings = await findings(.coordinator(), seed: seed, isStrict: true)
    expectEqual(findings, to: [], note: "\(findings.map(\.description).joined(separator: "\n"))")
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `a screen without any code for the keyboard hides its fields`(seed: UInt64) async {
    let findings = await findings(FormScreen(), seed: seed)
    #expect(findings.contains { $0.kind == .hidden })
    #expect(!findings.contains { $0.kind == .emptySpace })
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `with a spacer, fields can scroll above the keyboard, but stay hidden`(seed: UInt64) async {
    let findings = await findings(.spacer(), seed: seed)
    let hidden = findings.filter { $0.kind == .hidden }
    #expect(hidden.flatMap(\.events).allSatisfy { $0.hasPrefix("focus of") })
    #expect(hidden.map(\.cause).allSatisfy { $0.contains("Is there space for the field") })
    #expect(!hidden.isEmpty)
  }

  @Test(arguments: UInt64(1)...12)
  func `every seed finds the only field that stays under the keyboard`(seed: UInt64) async {
    let screen = FormScreen.spacer()
    screen.fields[1].frame.origin.y = screen.scrollView.bounds.maxY - 120
    let findings = await findings(screen, seed: seed)
    #expect(findings.contains { $0.kind == .hidden && $0.events.contains("focus of “mail”") })
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `a bottom constraint shows the field, and leaves the safe area empty`(seed: UInt64) async {
    let findings = await findings(.bottomConstraint(), seed: seed)
    expectEqual(findings.map(\.kind), to: [.emptySpace], note: "\(findings)")
    #expect(findings.flatMap(\.details).contains { $0.contains("34 points") })
  }

  @Test func `a needless scroll of a field to the top and a remaining inset are findings`() async {
    let found = await findings(.clumsy(), isStrict: true)
    #expect(found.contains { $0.kind == .movedWithoutNeed })
    #expect(found.contains { $0.details.contains("the bottom inset is 12, not 0") })
    // Without `isStrict`, the app may scroll the field to the top, but not past the content's end.
    #expect(Set(await findings(.clumsy()).map(\.kind)) == [.leftBehind, .emptySpace])
  }

  @Test func `losing the form's own top inset is a finding`() async {
    let screen = FormScreen()
    screen.scrollView.contentInset.top = 30
    let area = screen.scrollView.safeAreaInsets
    screen.onKeyboard { [weak screen] height in
      let bottom = max(0, height - area.bottom)
      screen?.scrollView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
    }
    let found = await findings(screen).filter { $0.kind == .leftBehind }
    #expect(found.contains { $0.details.contains("the top inset is 0, not 30") }, "\(found)")
    #expect(found.contains { $0.cause.contains("does not get its earlier inset back") })
  }

  @Test func `a hidden or disabled field is not visited, and the first responder is`() async {
    let screen = FormScreen.coordinator()
    screen.fields[0].isEnabled = false
    screen.fields[1].alpha = 0
    #expect(await screen.findings(of: [screen.scrollView], seed: 3) == [])
    let edited = FormScreen.coordinator()
    #if os(Linux)
    edited.device.run { _ = edited.fields[0].becomeFirstResponder() }
    #else
    edited.fields[0].becomeFirstResponder()
    #endif
    await edited.keyboard.rest()
    #expect(await findings(edited) == [])
  }

  @Test(arguments: [-100, CGFloat.nan, .infinity])
  func `a padding that is negative or not finite becomes zero`(padding: CGFloat) {
    var screen = JudgedScreen()
    screen.padding = padding
    expectEqual(screen.padding, to: 0)
  }

  @Test func `the description of a screen retains no view`() {
    weak var released: UIView?
    var screen = JudgedScreen()
    do {
      let (bar, chat, button) = (UIView(), UIScrollView(), UIButton())
      screen = JudgedScreen(bar: bar, chat: chat, companions: [button])
      #expect(screen.isChat(chat) && !screen.isChat(UIScrollView()))
      expectEqual(screen.companionsOfResponder(bar), to: [button])
      (released, screen.padding) = (chat, 9)
      #expect(released === chat)
    }
    expectNil(released)
    expectNil(screen.bar)
    expectEqual(screen.companionsOfResponder(UIView()), to: [])
  }

  @Test func `a fault that persists is reported once`() async {
    let findings = await findings(FormScreen())
    #expect(!findings.isEmpty)
    for finding in findings {
      let same = findings.filter {
        $0.kind == finding.kind && $0.view == finding.view && $0.cause == finding.cause
      }
      expectEqual(same.count, to: 1, note: "\(finding)")
      expectEqual(Set(finding.details).count, to: finding.steps.count, note: "\(finding)")
    }
  }

  @Test func `a hidden field's cause is that no scroll view contains it, or can scroll it`() async {
    let screen = FormScreen()
    let field = screen.fields[2]
    field.frame.origin.y = screen.window.bounds.maxY - 120
    screen.controller.view.addSubview(field)
    let outside = await screen.findings(of: [field], seed: 1)
    expectEqual(outside.map(\.view), to: ["notes"])
    expectEqual(
      outside.first?.cause.contains("No scroll view contains it"), to: true, note: "\(outside)"
    )
    let fixed = FormScreen.insets()
    fixed.scrollView.isScrollEnabled = false
    let found = await fixed.findings(of: [fixed.fields[0]], seed: 1)
    let cause = found.first?.cause
    expectEqual(cause?.contains("isScrollEnabled is false"), to: true, note: "\(found)")
  }

  @Test func `an exempted finding is omitted, and a failure prints the reason`() async throws {
    let screen = FormScreen.bottomConstraint()
    defer { screen.close() }
    screen.scrollView.verticalScrollIndicatorInsets.bottom = 0
    screen.onKeyboard { [weak screen] height in
      if height > 0 { screen?.scrollView.verticalScrollIndicatorInsets.bottom = height }
    }
    var judged = JudgedScreen()
    judged.exempt(screen.scrollView, from: .emptySpace, because: "A toolbar is there.")
    judged.exempt(screen.fields[0], from: .leftBehind, because: "Nothing.")
    var failure: EverydayUseFailure?
    do {
      try await screen.keyboard.checkEverydayUse(of: screen.fields, on: judged)
    } catch let error as EverydayUseFailure {
      failure = error
    }
    expectEqual(failure?.findings.map(\.kind), to: [.leftBehind])
    expectEqual(failure?.exemptions, to: ["empty space, form: A toolbar is there."])
  }

  @Test func `a finding has a picture of its step with the keyboard`() async throws {
    let findings = await findings(FormScreen())
    let picture = try #require(findings.first?.picture)
    #if os(Linux)
    let drawing = String(decoding: picture, as: UTF8.self)
    #expect(drawing.hasPrefix("<svg "))
    // The keyboard of an iPhone 14, drawn in front of the screen.
    #expect(drawing.contains("<rect x=\"0.0\" y=\"508.0\" width=\"390.0\" height=\"336.0\""))
    expectEqual(
      drawing.components(separatedBy: "width=\"200.0\" height=\"44.0\" viewBox").count, to: 4
    )
    #else
    #expect(picture.starts(with: [0x89, 0x50, 0x4e, 0x47]))
    #endif
  }

  @Test func `a failure has the source location and the seed of the check`() async {
    let screen = FormScreen()
    defer { screen.close() }
    var error: EverydayUseFailure?
    let line = #line + 2
    do {
      try await screen.keyboard.checkEverydayUse(of: screen.fields, seed: 9)
    } catch let failure as EverydayUseFailure {
      error = failure
    } catch {
      Issue.record(error)
    }
    expectEqual(error?.line, to: line)
    expectEqual(error?.seed, to: 9)
    expectEqual(error?.fileID, to: #fileID)
    expectEqual(error?.description.hasPrefix("\(#fileID):\(line): "), to: true)
  }

  @Test func `fields have their own input views again after the check`() async throws {
    let screen = FormScreen.coordinator()
    defer { screen.close() }
    let (input, accessory) = (UIView(), UIView())
    screen.fields[0].inputView = input
    screen.fields[1].inputAccessoryView = accessory
    try await screen.keyboard.checkEverydayUse(of: screen.fields, rounds: 1)
    expectEqual(screen.fields.map(\.inputView), to: [input, nil, nil])
    expectEqual(screen.fields.map(\.inputAccessoryView), to: [nil, accessory, nil])
    #expect(screen.fields.allSatisfy { !$0.isFirstResponder })
    expectEqual(screen.keyboard.problems, to: [])
  }

  @Test func `the check throws a problem if there is no field, or a field cannot be edited`() async
  {
    let screen = FormScreen()
    defer { screen.close() }
    let stray = UITextField()
    stray.accessibilityIdentifier = "stray"
    screen.fields[1].isEnabled = false
    screen.scrollView.addSubview(screen.button)
    screen.button.frame = screen.fields[0].frame
    let labels = UITableView(frame: screen.scrollView.bounds)
    labels.accessibilityIdentifier = "labels"
    labels.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let rows = LabelRows()
    labels.dataSource = rows
    screen.scrollView.superview?.addSubview(labels)
    let empty = UITableView(frame: screen.scrollView.bounds)
    empty.accessibilityIdentifier = "empty"
    screen.scrollView.superview?.addSubview(empty)
    let problems: [(fields: [UIView], problem: KeyboardSimulator.Problem)] = [
      ([], .noFields), ([screen.fields[0], stray], .notInWindow("stray")),
      ([screen.fields[1]], .cannotFocus("mail")), ([screen.button], .notAField("sign in")),
      ([labels], .notAField("labels")), ([empty], .notAField("empty")),
    ]
    for (fields, problem) in problems {
      await #expect(throws: problem) { try await screen.keyboard.checkEverydayUse(of: fields) }
    }
  }

  @Test func `a failure has the findings before a problem, and the problem`() async {
    var failures: [EverydayUseFailure] = []
    for seed in 1...6 as ClosedRange<UInt64> {
      let screen = FormScreen.spacer()
      screen.fields[0].isEnabled = false
      do {
        try await screen.keyboard.checkEverydayUse(of: screen.fields, seed: seed)
        Issue.record("no error")
      } catch let failure as EverydayUseFailure {
        failures.append(failure)
      } catch {
        // The user tapped the disabled field first.
        expectEqual(error as? KeyboardSimulator.Problem, to: .cannotFocus("name"))
      }
      expectNil(screen.keyboard.frameInScreen)
      screen.close()
    }
    #expect(!failures.isEmpty && failures.count < 6)
    for failure in failures {
      expectEqual(failure.problem, to: .cannotFocus("name"))
      #expect(failure.findings.contains { $0.kind == .hidden })
      #expect(failure.description.contains("ended early: “name” did not become first responder"))
    }
  }

  @Test func `a number pad gets digits, and no emoji`() async throws {
    let screen = FormScreen.coordinator()
    defer { screen.close() }
    let field = screen.fields[1]
    let heights = KeyboardHeights.published(forScreen: screen.window.screen.bounds.size)
    var posted: Set<CGFloat> = []
    screen.on(.willShow) { posted.insert($0.endFrame?.height ?? 0) }
    for type in [UIKeyboardType.numberPad, .decimalPad, .phonePad] {
      field.keyboardType = type
      field.text = ""
      try await screen.keyboard.checkEverydayUse(of: [field], seed: 2)
      #expect(field.text?.isEmpty == false && Double(field.text ?? "") != nil)
    }
    #expect(!posted.contains(heights.emoji) && !posted.isEmpty)
  }

  @Test func `a field keeps the input view that the app sets during the check`() async throws {
    let screen = FormScreen.coordinator()
    defer { screen.close() }
    let (first, second) = (UIView(), UIView())
    let (one, other) = (screen.fields[0], screen.fields[1])
    (one.inputView, other.inputView) = (first, first)
    // As if the table reused the cells for other rows.
    one.addAction(UIAction { _ in one.inputView = second }, for: .editingDidEnd)
    other.addAction(UIAction { _ in other.inputView = nil }, for: .editingDidEnd)
    try await screen.keyboard.checkEverydayUse(of: [one, other])
    expectEqual(one.inputView, to: second)
    expectNil(other.inputView)
  }

  @Test func `a field that is listed twice is visited once`() async throws {
    let screen = FormScreen.coordinator()
    defer { screen.close() }
    let name = screen.fields[0]
    var count = 0
    let token = screen.center.addObserver(
      forName: UITextField.textDidBeginEditingNotification, object: name, queue: nil
    ) { _ in
      MainActor.assumeIsolated { count += 1 }
    }
    defer { screen.center.removeObserver(token) }
    try await screen.keyboard.checkEverydayUse(of: [name], rounds: -1, seed: 3)
    let once = count
    count = 0
    try await screen.keyboard.checkEverydayUse(of: [name, name], rounds: -1, seed: 3)
    #expect(once > 0)
    expectEqual(count, to: once)
    expectNil(name.inputView)
  }

  @Test func `a system keyboard ends the check`() async {
    let screen = FormScreen()
    defer { screen.close() }
    let bounds = screen.window.screen.bounds
    let event = KeyboardEvent(
      .willShow, endFrame: CGRect(x: 0, y: bounds.maxY - 300, width: bounds.width, height: 300)
    )
    let token = screen.center.addObserver(
      forName: UITextField.textDidBeginEditingNotification, object: screen.fields[0], queue: nil
    ) { [center = screen.center] _ in
      center.post(name: event.name.notificationName, object: nil, userInfo: event.userInfo)
    }
    defer { screen.center.removeObserver(token) }
    let error = await #expect(throws: KeyboardSimulator.Problem.self) {
      try await screen.keyboard.checkEverydayUse(of: [screen.fields[0]])
    }
    expectEqual(error?.isSystemKeyboard, to: true)
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `a safe area that stays enlarged after a hide is a finding`(seed: UInt64) async {
    let form = FormScreen()
    let area = form.window.safeAreaInsets.bottom
    form.on(.willShow) { [weak form] event in
      guard let form, let height = event.endFrame?.height else { return }
      form.controller.additionalSafeAreaInsets.bottom = max(0, height - area)
      form.window.layoutIfNeeded()
    }
    let found = await form.findings(of: form.fields, seed: seed)
    #expect(found.contains { $0.kind == .leftBehind && $0.view == "form" }, "\(found)")
  }

  #if os(Linux)
  @Test func `the check counts the steps whose frames it has missed`() async throws {
    let screen = FormScreen.coordinator()
    defer { screen.close() }
    expectEqual(try await screen.keyboard.checkEverydayUse(of: screen.fields), to: 0)
    let clock = screen.device.clock
    screen.on(.willShow) { _ in clock.after(0.1) { clock.stayBusy(for: 0.05) } }
    let count = try await screen.keyboard.checkEverydayUse(of: screen.fields)
    #expect(count > 3)
    // A failure has the number too.
    screen.onKeyboard { [weak screen] in screen?.scrollView.contentInset.bottom = $0 == 0 ? 12 : 0 }
    do {
      try await screen.keyboard.checkEverydayUse(of: screen.fields)
    } catch let failure as EverydayUseFailure {
      #expect(failure.stepsJudgedAtRest > 3)
      let text = "at rest, because frames were missed: \(failure.stepsJudgedAtRest)"
      #expect(failure.description.contains(text))
    }
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `handlers that take longer than a frame cause no findings`(seed: UInt64) async {
    let form = FormScreen.coordinator()
    form.on(.willShow) { [device = form.device] _ in device.clock.stayBusy(for: 0.05) }
    var judged = JudgedScreen()
    judged.isStrict = true
    let found = await form.findings(of: form.fields, on: judged, seed: seed)
    expectEqual(found, to: [])
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `a jump is a finding, even if the handlers take longer than a frame`(seed: UInt64) async {
    let form = FormScreen()
    let area = form.scrollView.safeAreaInsets
    form.onKeyboard { [weak form] height in
      guard let form else { return }
      form.device.clock.stayBusy(for: 0.05)
      UIView.performWithoutAnimation {
        form.scrollView.contentInset.bottom = max(0, height - area.bottom)
        guard height > 0, let field = form.fields.first(where: \.isFirstResponder) else { return }
        form.scrollView.scrollRectToVisible(field.frame, animated: false)
      }
    }
    let found = await form.findings(of: form.fields, seed: seed)
    #expect(found.contains { $0.kind == .jumped }, "\(found)")
  }
  #endif
}

/// Rows without a field.
@MainActor private final class LabelRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
