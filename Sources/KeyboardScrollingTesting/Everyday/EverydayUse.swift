import Foundation
import UIKit

/// A person who uses a screen by a plan, under the judge of movement.
@MainActor
final class EverydayUse {
  private let keyboard: KeyboardSimulator
  private let fields: [EverydayField]
  private let screen: JudgedScreen
  private var subject: MovementWatch.Subject
  private let frames: FrameClock
  private var focus: UIView?
  private var stepNumber = 0
  /// The problems from before, such as a field that was focused when the screen appeared.
  private let problemCount: Int
  private var lastEvent = ""
  private(set) var report = EverydayReport()
  /// The scroll views that have done anything about a keyboard.
  private var adjusted = PerView<Bool>()
  let inputViews = EmptyInputViews()

  init(_ fields: [EverydayField], _ screen: JudgedScreen, _ keyboard: KeyboardSimulator) {
    self.keyboard = keyboard
    (self.fields, self.screen) = (fields, screen)
    frames = FrameClock(keyboard.clock)
    problemCount = keyboard.problems.count
    subject = MovementWatch.Subject(screen: screen, window: keyboard.window)
  }

  /// Does all steps of a plan.
  func run(_ plan: EverydayPlan) async throws {
    _ = await watch("looking at the screen", mover: .user) {}
    for step in plan.steps {
      stepNumber += 1
      try await perform(step)
      if let problem = keyboard.problems.dropFirst(problemCount).last { throw problem }
    }
    stepNumber += 1
    await judge("a look at the end") {}
    if let table = tableOfController { throw KeyboardSimulator.Problem.tableViewController(table) }
  }

  /// The table of a table view controller, if nothing else makes room in it.
  private var tableOfController: String? {
    fields.lazy.flatMap(\.containers).first { view in
      (view.next as? UITableViewController ?? view.superview?.next as? UITableViewController)?
        .tableView === view && self.report.lacksRoom(view)
    }?.spokenName
  }

  // MARK: Steps

  private func perform(_ step: EverydayPlan.Step) async throws {
    switch step {
    case .focus(let index, let isLow):
      if isLow { await lower(fields[index]) }
      try await tap(fields[index])
    case .type: await type()
    case .dismiss: await dismiss()
    case .scroll(let part): await scroll(by: part)
    case .toggleEmoji: await perform(.toggleEmoji, "the emoji key")
    case .toggleSuggestions: await perform(.toggleSuggestions, "hiding or showing suggestions")
    case .float: await perform(.float, "a keyboard that floats")
    case .dock: await perform(.dock, "a keyboard that docks again")
    }
  }

  private func tap(_ field: EverydayField) async throws {
    await bringIntoSight(field)
    var isFocused = false
    let name = field.name
    // A row may have no field.
    guard let view = field.view,
      view.window === keyboard.window || view.isOnBar(of: keyboard.window)
    else { return }
    let wasFocused = focus != nil
    await judge("focus of “\(name)”") {
      let height = self.inputViews.empty(view, in: self.keyboard.window)
      let isSameHeight = height == self.keyboard.accessoryHeight
      isFocused = view.becomeFirstResponder()
      guard isFocused else { return }
      self.focus = view
      self.keyboard.accessoryHeight = height
      self.keyboard.perform(wasFocused && isSameHeight ? .moveFocus : .show)
    }
    guard isFocused else {
      throw view is any UIKeyInput
        ? KeyboardSimulator.Problem.cannotFocus(name) : KeyboardSimulator.Problem.notAField(name)
    }
  }

  private func type() async {
    guard let input = focus as? any UIKeyInput, let focus else { return }
    await judge("a letter in “\(focus.spokenName)”") { input.insertText("a") }
  }

  private func dismiss() async {
    guard let focus else { return }
    await judge("dismissal") {
      focus.resignFirstResponder()
      self.focus = nil
      self.keyboard.leave()
    }
  }

  private func perform(_ scenario: KeyboardScenario, _ event: String) async {
    guard focus != nil else { return }
    await judge(event) { self.keyboard.perform(scenario) }
  }

  private func scroll(by part: Double) async {
    guard let window = keyboard.window,
      let view = ScreenWitness.scrollViews(in: window).first(where: \.canScroll)
    else { return }
    await judge(part > 0 ? "scroll down" : "scroll up", mover: .user) {
      view.scroll(to: view.contentOffset.y + view.bounds.height * CGFloat(part))
    }
  }

  /// A person scrolls before tapping a field where the keyboard will be, and before writing in a chat.
  private func lower(_ field: EverydayField) async {
    if field.containers.isEmpty { return await showNewest() }
    guard field.view?.isTallerThanItsContainers != true else { return }
    await scroll(to: field) { place, room in place.maxY - room.upperBound }
  }

  /// Scrolls the chats of the screen to their newest message.
  private func showNewest() async {
    guard let window = keyboard.window else { return }
    let chats = ScreenWitness.scrollViews(in: window).filter(screen.keepsDistance)
    guard !chats.isEmpty else { return }
    await judge("scroll to the newest message", mover: .user) {
      for chat in chats { chat.scroll(to: (chat.isTurnedOver ? -1 : 1) * chat.contentSize.height) }
    }
  }

  /// A person scrolls to a field before tapping it.
  private func bringIntoSight(_ field: EverydayField) async {
    guard !isInSight(field) else { return }
    await scroll(to: field) { place, room in place.midY - (room.lowerBound + room.upperBound) / 2 }
    guard let view = field.view, !isInSight(field), !view.isTallerThanItsContainers else { return }
    guard keyboard.frameInScreen != nil else { return }
    let cause: EverydayCause = view.isAdjusted(adjusted) ? .unreachable : view.causeWithoutRoom
    add(cause, view.outermostContainer, lastEvent, "“\(view.spokenName)” is covered")
    // The bar of a controller stays, and may cover the field for good.
    guard focus != nil else { return }
    await dismiss()
    await bringIntoSight(field)
  }

  private func isInSight(_ field: EverydayField) -> Bool {
    guard let view = field.view else { return false }
    // A text that scrolls itself may be as tall as the window: a part of it can be tapped.
    let isTappable = view is UIScrollView && keyboard.visibleRect(of: view).height >= 44
    return isTappable || view.isOnBar(of: keyboard.window) || keyboard.shows(view)
  }

  /// Scrolls all containers of a field.
  private func scroll(
    to field: EverydayField,
    _ offset: (CGRect, ClosedRange<CGFloat>) -> CGFloat
  ) async {
    await turn(to: field)
    await judge("scroll to “\(field.name)”", mover: .user) {
      for container in field.containers {
        let place = field.frame(in: container)
        let inset = container.adjustedContentInset
        let end = max(inset.top, container.bounds.height - inset.bottom)
        container.scroll(to: offset(place, inset.top...end))
        field.load()
      }
    }
  }

  /// Turns to the page of a field, whose insets may follow only then.
  private func turn(to field: EverydayField) async {
    let isAside = field.containers.contains { $0.canTurn(to: field.frame(in: $0)) }
    guard isAside else { return }
    await judge("turn to “\(field.name)”", mover: .user) {
      for container in field.containers { container.turn(to: field.frame(in: container)) }
    }
  }

  // MARK: Judging

  private func judge(
    _ event: String,
    mover: Movement.Mover = .nobody,
    _ body: () -> Void
  ) async {
    let before = EverydaySight(of: focus, on: screen, keyboard)
    let movements = await watch(event, mover: mover, body)
    for (view, movement) in movements where movement.makesRoom {
      adjusted[view] = true
    }
    if mover == .nobody {
      let now = EverydaySight(of: focus, on: screen, keyboard)
      for part in now.missing(since: before) {
        if part.cause != .notShown {
          add(part.cause, part.view, event, now.detail(of: part))
        } else if let bar = screen.bar, part.view.isDescendant(of: bar) {
          add(.bar, bar, event, now.detail(of: part))
        } else {
          let cause = causeOfHiddenField(part.view, movements.map(\.movement))
          add(cause, part.view.outermostContainer, event, now.detail(of: part))
        }
      }
    }
    for (view, movement) in movements {
      if view.isPager(around: focus), movement.makesRoom {
        add(.pager, view, event, "its bottom inset is \(movement.after.bottomInset.shown)")
      }
      add(movement.findings(of: screen.rules), view, movement)
    }
  }

  private func causeOfHiddenField(_ field: UIView, _ movements: [Movement]) -> EverydayCause {
    guard field.isAdjusted(adjusted) else { return field.causeWithoutRoom }
    return movements.contains { $0.ignoresHeight } ? .oldHeight(.hidden) : .notShown
  }

  private func watch(
    _ event: String,
    mover: Movement.Mover,
    _ body: () -> Void
  ) async -> [(view: UIScrollView, movement: Movement)] {
    lastEvent = event
    var watch = MovementWatch(event, by: mover, of: &subject, focus: focus, keyboard)
    keyboard.clock.perform(body)
    watch.begin()
    // Six seconds at most, for a screen that never rests.
    for _ in 0..<360 where keyboard.pendingEvents > 0 || watch.stillFrames < 20 {
      let isRegular = await frames.next()
      keyboard.clock.perform { watch.look(isRegular: isRegular) }
    }
    return watch.movements(of: subject, focus: focus)
  }

  private func add(_ findings: [MovementFinding], _ view: UIScrollView, _ movement: Movement) {
    let slack = movement.after.slack - (movement.ownSlack ?? 0)
    for finding in findings {
      let kind = finding.rule.kind(
        isNeedless: finding.isNeedlessMovement,
        keyboard: movement.after.keyboard,
        slack: slack
      )
      // What hides the field has been said.
      if kind == .hidden, MovementRule.promised.contains(finding.rule),
        report.hides(inStep: stepNumber)
      {
        continue
      }
      var cause = EverydayCause.rule(finding.rule, kind)
      if [.reach, .end].contains(finding.rule) {
        if movement.ignoresHeight { cause = .oldHeight(kind) }
        if movement.after.keyboard == .docked, !view.isAdjusted(adjusted) { cause = .noRoom }
        if finding.rule == .reach, !view.isScrollEnabled { cause = .notScrollable }
      }
      add(cause, view, finding.event, finding.detail)
    }
  }

  private func add(_ cause: EverydayCause, _ view: UIView, _ event: String, _ detail: String) {
    let exemption = screen.exemptions.first { $0.kind == cause.kind && $0.view === view }
    if let exemption {
      return report.leaveOut(cause.kind, of: view, because: exemption.reason)
    }
    let step = EverydayFinding.Step(number: stepNumber, event: event, detail: detail)
    let isLoose = keyboard.cover.keyboard == .loose
    report.add(cause, of: view, step, isLoose: isLoose) { keyboard.picture }
  }
}

extension UIScrollView {
  /// True for pages side by side, one of which scrolls itself and has the focus.
  fileprivate func isPager(around focus: UIView?) -> Bool {
    guard scrollsSidewaysOnly, let containers = focus?.containers else { return false }
    return containers.contains { $0 === self } && containers.first !== self
  }
}

extension UIView {
  /// The outermost scroll view around the view, which would make room; itself if there is none.
  fileprivate var outermostContainer: UIView {
    containers.last { !$0.scrollsSidewaysOnly } ?? self
  }

  /// The cause if the view is covered, and nothing around it has made room.
  fileprivate var causeWithoutRoom: EverydayCause {
    self is UIScrollView || !containers.isEmpty ? .noRoom : .noScrollView
  }

  /// True if the view, or a scroll view around it, is among some views.
  fileprivate func isAdjusted(_ views: PerView<Bool>) -> Bool {
    ([self] + containers).contains { views[$0] == true }
  }
}
