import Foundation
import UIKit

/// Performs the steps of a plan on a screen, and collects the findings.
@MainActor final class EverydayUser {
  private let keyboard: KeyboardSimulator
  private let fields: [EverydayField]
  private let screen: JudgedScreen
  private var subject: MovementWatch.Subject
  private let frames: FrameClock
  private var focus: UIView?
  /// The indices of the fields that the user has found; a row may have no field.
  private var visited: Set<Int> = []
  private var lastField: EverydayField?
  private var stepNumber = 0
  /// The number of problems before the plan.
  private let problemCount: Int
  private var lastEvent = ""
  private(set) var report = EverydayReport()
  private var clearing = PerView<Bool>()
  let inputViews = EmptyInputViews()

  init(_ fields: [EverydayField], on screen: JudgedScreen, with keyboard: KeyboardSimulator) {
    self.keyboard = keyboard
    (self.fields, self.screen) = (fields, screen)
    frames = FrameClock(keyboard.clock)
    problemCount = keyboard.problems.count
    subject = MovementWatch.Subject(screen: screen, window: keyboard.window)
  }

  func run(_ plan: EverydayPlan) async throws {
    _ = await watch("start", mover: .user) {}
    for step in plan.steps {
      stepNumber += 1
      try Task.checkCancellation()
      let earlier = report
      do {
        try await perform(step)
        if let problem = keyboard.problems.dropFirst(problemCount).last { throw problem }
      } catch {
        // The findings of this step may be consequences of the problem.
        report = earlier
        throw error
      }
    }
    stepNumber += 1
    await judge("end") {}
    for (index, field) in fields.enumerated() where !visited.contains(index) && !field.isRow {
      throw KeyboardSimulator.Problem.notInWindow(field.name)
    }
    guard !visited.isEmpty else {
      throw KeyboardSimulator.Problem.notAField(fields.first?.name ?? "")
    }
    if let table = tableOfController {
      // With the system's keyboard, UIKit would adjust the table.
      report = EverydayReport()
      throw KeyboardSimulator.Problem.tableViewController(table)
    }
  }

  private var tableOfController: String? {
    fields.lazy.flatMap(\.containers).first { view in
      (view.next as? UITableViewController ?? view.superview?.next as? UITableViewController)?
        .tableView === view && self.report.isNotCleared(view)
    }?.spokenName
  }

  // MARK: Steps

  private func perform(_ step: EverydayPlan.Step) async throws {
    switch step {
    case .focus(let index, let isLow):
      if isLow { await lower(fields[index]) }
      try await tap(index)
    case .type: await type()
    case .dismiss: try await dismiss()
    case .scroll(let part): await scroll(by: part)
    case .toggleEmoji:
      guard focus?.hasNumberPad != true else { return }
      await perform(.toggleEmoji, event: "the emoji key")
    case .toggleSuggestions:
      await perform(.toggleSuggestions, event: "hiding or showing suggestions")
    case .float: await perform(.float, event: "a keyboard that floats")
    case .dock: await perform(.dock, event: "a keyboard that docks again")
    }
  }

  private func tap(_ index: Int) async throws {
    let field = fields[index]
    try await scrollIntoView(field)
    var isFocused = false
    let name = field.name
    guard let view = field.view,
      view.window === keyboard.window || view.isOnBar(of: keyboard.window)
    else { return }
    visited.insert(index)
    lastField = field
    await judge("focus of “\(name)”") {
      let height = self.inputViews.empty(view, in: self.keyboard.window)
      isFocused = view.becomeFirstResponder()
      if isFocused { self.didFocus(view, accessoryHeight: height) }
    }
    guard isFocused else {
      throw view is any UIKeyInput
        ? KeyboardSimulator.Problem.cannotFocus(name) : KeyboardSimulator.Problem.notAField(name)
    }
  }

  private func didFocus(_ view: UIView, accessoryHeight height: CGFloat) {
    let isMove = focus != nil && height == keyboard.accessoryHeight
    focus = view
    keyboard.accessoryHeight = height
    keyboard.perform(isMove ? .moveFocus : .show)
  }

  /// Follows the focus after the app has moved it or ended editing, for example after a letter.
  private func followFocus() {
    guard let old = focus, old.window != nil, old.firstResponderInside == nil else { return }
    if let view = keyboard.window?.firstResponderInside {
      didFocus(view, accessoryHeight: inputViews.empty(view, in: keyboard.window))
    } else {
      focus = nil
      keyboard.hideExceptBar()
    }
  }

  private func type() async {
    guard let input = focus as? any UIKeyInput, let focus else { return }
    // The app may read the text of a number pad as a number.
    let (key, text) = focus.hasNumberPad ? ("digit", "1") : ("letter", "a")
    await judge("a \(key) in “\(focus.spokenName)”") { input.insertText(text) }
  }

  private func dismiss() async throws {
    guard let focus else { return }
    var hasResigned = false
    await judge("dismissal") {
      focus.resignFirstResponder()
      hasResigned = focus.firstResponderInside == nil
      // The app may have moved the focus to another field.
      self.followFocus()
    }
    guard hasResigned else {
      throw KeyboardSimulator.Problem.cannotResign(focus.spokenName)
    }
  }

  private func perform(_ scenario: KeyboardScenario, event: String) async {
    guard focus != nil else { return }
    await judge(event) { self.keyboard.perform(scenario) }
  }

  private func scroll(by part: Double) async {
    guard let view = scrollView else { return }
    await judge(part > 0 ? "scroll down" : "scroll up", mover: .user) {
      view.scroll(to: view.contentOffset.y + view.bounds.height * CGFloat(part))
    }
  }

  /// The scroll view of the last field; for a field in no scroll view a chat, or the frontmost view.
  private var scrollView: UIScrollView? {
    if let view = lastField?.containers.last(where: \.canScroll) { return view }
    let views = keyboard.window.map(ScreenWitness.scrollViews)?.filter(\.canScroll) ?? []
    return views.first(where: screen.isChat) ?? views.last
  }

  /// Scrolls a field as low as possible; if the field is in no scroll view, scrolls the chats to
  /// their newest messages.
  private func lower(_ field: EverydayField) async {
    if field.containers.isEmpty { return await showNewest() }
    guard field.view?.isTallerThanItsContainers != true else { return }
    await scroll(to: field) { place, visible in place.maxY - visible.upperBound }
  }

  private func showNewest() async {
    guard let window = keyboard.window else { return }
    let chats = ScreenWitness.scrollViews(in: window).filter(screen.isChat)
    guard !chats.isEmpty else { return }
    await judge("scroll to the newest message", mover: .user) {
      for chat in chats { chat.scroll(to: (chat.isFlipped ? -1 : 1) * chat.contentSize.height) }
    }
  }

  /// Scrolls a field into view; dismisses the keyboard, at most once, if it covers the field.
  private func scrollIntoView(_ field: EverydayField, canDismiss: Bool = true) async throws {
    guard !isVisible(field) else { return }
    await scroll(to: field) { place, visible in
      place.midY - (visible.lowerBound + visible.upperBound) / 2
    }
    guard let view = field.view, !isVisible(field), !view.isTallerThanItsContainers else { return }
    let name = "“\(view.spokenName)”"
    guard keyboard.frameInScreen != nil else {
      guard view.isOffScreen(of: keyboard.window) else { return }
      let detail = "\(name) is not on the screen"
      return add(.offScreen, of: view.outermostContainer, event: lastEvent, detail: detail)
    }
    let cause: EverydayCause = view.isCleared(by: clearing) ? .unreachable : view.causeIfNotCleared
    add(cause, of: view.outermostContainer, event: lastEvent, detail: "\(name) is covered")
    // Without a focus, only a controller's bar can cover the field, and the bar stays.
    guard focus != nil, canDismiss else { return }
    try await dismiss()
    // The app may have moved the focus to another field, whose keyboard covers this field too.
    try await scrollIntoView(field, canDismiss: false)
  }

  private func isVisible(_ field: EverydayField) -> Bool {
    guard let view = field.view else { return false }
    // A text view that scrolls may be as tall as the window, so a tappable part is enough.
    let isTappable = view is UIScrollView && keyboard.visibleRect(of: view).height >= 44
    return isTappable || view.isOnBar(of: keyboard.window) || keyboard.shows(view)
  }

  private func scroll(
    to field: EverydayField, _ offset: (CGRect, ClosedRange<CGFloat>) -> CGFloat
  ) async {
    await showPage(of: field)
    await judge("scroll to “\(field.name)”", mover: .user) {
      // A row that is not loaded, and may be taller than the visible part, shows its field only
      // after a scroll.
      for _ in 0..<(field.view == nil ? 2 : 1) {
        for container in field.containers {
          let place = field.frame(in: container)
          let inset = container.adjustedContentInset
          let end = max(inset.top, container.bounds.height - inset.bottom)
          container.scroll(to: offset(place, inset.top...end))
          field.load()
        }
      }
    }
  }

  /// Scrolls sideways to a field that is cut off, for example to its page in a pager.
  ///
  /// The app may set the page's insets only when the page appears.
  private func showPage(of field: EverydayField) async {
    let isCutOff = field.containers.contains { $0.canScrollSideways(to: field.frame(in: $0)) }
    guard isCutOff else { return }
    await judge("turn to “\(field.name)”", mover: .user) {
      for container in field.containers { container.scrollSideways(to: field.frame(in: container)) }
    }
  }

  // MARK: Judging

  private func judge(_ event: String, mover: Movement.Mover = .none, step body: () -> Void) async {
    let before = VisibleParts(of: focus, on: screen, under: keyboard)
    let movements = await watch(event, mover: mover, step: body)
    for (view, movement) in movements where movement.clearsKeyboard { clearing[view] = true }
    if mover == .none {
      let now = VisibleParts(of: focus, on: screen, under: keyboard)
      for part in now.missing(since: before) {
        let detail = now.detail(of: part)
        if part.cause != .notShown {
          add(part.cause, of: part.view, event: event, detail: detail)
        } else if let bar = screen.bar, part.view.isDescendant(of: bar) {
          add(.bar, of: bar, event: event, detail: detail)
        } else {
          let cause = causeOfHiding(part.view, during: movements.map(\.movement))
          add(cause, of: part.view.outermostContainer, event: event, detail: detail)
        }
      }
    }
    for (view, movement) in movements {
      if view.isPager(around: focus), movement.clearsKeyboard {
        add(
          .pager, of: view, event: event,
          detail: "its bottom inset is \(movement.after.bottomInset.shown)"
        )
      }
      add(movement.findings(of: screen.rules), of: view, in: movement)
    }
  }

  private func causeOfHiding(_ field: UIView, during movements: [Movement]) -> EverydayCause {
    guard field.isCleared(by: clearing) else { return field.causeIfNotCleared }
    return movements.contains { $0.ignoresHeight } ? .oldHeight(.hidden) : .notShown
  }

  private func watch(
    _ event: String, mover: Movement.Mover, step body: () -> Void
  ) async -> [(view: UIScrollView, movement: Movement)] {
    lastEvent = event
    var watch = MovementWatch(event, by: mover, of: &subject, focus: focus, keyboard)
    keyboard.clock.perform {
      if let window = keyboard.window { inputViews.emptyAll(in: window) }
      body()
      followFocus()
    }
    watch.begin()
    // Without this, a step whose handlers take longer than a frame would count as missed frames.
    frames.restart()
    var remainingFrames = 360
    while keyboard.pendingEvents > 0 || watch.stillFrames < 20, !Task.isCancelled {
      guard remainingFrames > 0 else {
        if let view = watch.lastMoved { keyboard.report(.neverRests(view.spokenName)) }
        break
      }
      remainingFrames -= 1
      let isRegular = await frames.next()
      keyboard.clock.perform {
        followFocus()
        watch.addFrame(isRegular: isRegular)
      }
    }
    if watch.isJudgedAtRest { report.stepsJudgedAtRest.insert(stepNumber) }
    return watch.movements(of: &subject, focus: focus)
  }

  private func add(_ findings: [MovementFinding], of view: UIScrollView, in movement: Movement) {
    let slack = movement.after.slack - (movement.ownSlack ?? 0)
    for finding in findings {
      let kind = finding.rule.kind(
        isNeedless: finding.isNeedlessMovement, keyboard: movement.after.keyboard, slack: slack
      )
      // A finding of this step already explains the hidden field.
      if kind == .hidden, MovementRule.promised.contains(finding.rule),
        report.hides(inStep: stepNumber)
      {
        continue
      }
      var cause = EverydayCause.rule(finding.rule, kind)
      if [.reach, .end].contains(finding.rule) {
        if movement.ignoresHeight { cause = .oldHeight(kind) }
        if movement.after.keyboard == .docked, !view.isCleared(by: clearing) { cause = .notCleared }
        if finding.rule == .reach, !view.isScrollEnabled { cause = .notScrollable }
      }
      add(cause, of: view, event: finding.event, detail: finding.detail)
    }
  }

  private func add(_ cause: EverydayCause, of view: UIView, event: String, detail: String) {
    let exemption = screen.exemptions.first { $0.kind == cause.kind && $0.view === view }
    if let exemption {
      return report.exempt(cause.kind, of: view, because: exemption.reason)
    }
    let step = EverydayFinding.Step(number: stepNumber, event: event, detail: detail)
    let isLoose = keyboard.cover.keyboard == .loose
    report.add(cause, of: view, in: step, isLoose: isLoose) { keyboard.picture }
  }
}

extension UIScrollView {
  fileprivate func isPager(around focus: UIView?) -> Bool {
    guard scrollsSidewaysOnly, let containers = focus?.containers else { return false }
    return containers.contains { $0 === self } && containers.first !== self
  }
}

extension UIView {
  fileprivate var outermostContainer: UIView { containers.last { !$0.scrollsSidewaysOnly } ?? self }

  fileprivate var causeIfNotCleared: EverydayCause {
    self is UIScrollView || !containers.isEmpty ? .notCleared : .noScrollView
  }

  fileprivate func isOffScreen(of window: UIWindow?) -> Bool {
    guard let window, self.window === window else { return false }
    return !convert(bounds, to: window).intersects(window.bounds)
  }

  fileprivate func isCleared(by views: PerView<Bool>) -> Bool {
    ([self] + containers).contains { views[$0] == true }
  }
}
