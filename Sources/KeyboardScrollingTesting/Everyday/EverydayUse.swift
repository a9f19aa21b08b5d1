import UIKit

/// A person who uses a screen by a plan, under the judge of movement.
@MainActor
final class EverydayUse {
  private let keyboard: KeyboardSimulator
  private let fields: [UIView]
  private var subject: MovementWatch.Subject
  private let frames: FrameClock
  private var focus: UIView?
  private var stepNumber = 0
  private var lastEvent = ""
  private(set) var findings: [EverydayFinding] = []

  init(_ fields: [UIView], _ screen: JudgedScreen, _ keyboard: KeyboardSimulator) {
    self.keyboard = keyboard
    self.fields = fields
    frames = FrameClock(keyboard.clock)
    subject = MovementWatch.Subject(
      witness: ScreenWitness(screen: screen),
      screen: screen,
      window: keyboard.window
    )
  }

  /// Does all steps of a plan.
  ///
  /// - Throws: A ``KeyboardSimulator/Problem`` that ends the use.
  func run(_ plan: EverydayPlan) async throws {
    _ = await watch("looking at the screen", mover: .user) {}
    for step in plan.steps {
      stepNumber += 1
      try await perform(step)
      if let problem = keyboard.problems.last { throw problem }
    }
    stepNumber += 1
    await judge("a look at the end") {}
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
    }
  }

  private func tap(_ field: UIView) async throws {
    await bringIntoSight(field)
    var isFocused = false
    let name = field.spokenName
    // A table may have recycled the cell of the field meanwhile.
    guard field.window === keyboard.window else { return }
    let wasFocused = focus != nil
    await judge("focus of “\(name)”") {
      isFocused = field.becomeFirstResponder()
      guard isFocused else { return }
      self.focus = field
      self.keyboard.perform(wasFocused ? .moveFocus : .show)
    }
    guard isFocused else { throw KeyboardSimulator.Problem.cannotFocus(name) }
    guard field.window === keyboard.window, !keyboard.shows(field) else { return }
    guard !findings.contains(where: { $0.step == stepNumber && $0.kind == .hidden }) else { return }
    // What does not fit is shown in part.
    let room = keyboard.visibleRect(of: field)
    guard room.height < min(field.bounds.height, 44) - 0.5 else { return }
    add(.hidden, name, "\(room.height.shown) of \(field.bounds.height.shown) are in sight")
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
      self.keyboard.hide()
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

  /// A person scrolls before tapping a field where the keyboard will be.
  private func lower(_ field: UIView) async {
    guard field.window === keyboard.window, !field.isTallerThanItsContainers else { return }
    await scroll(to: field) { place, room in place.maxY - room.upperBound }
  }

  /// A person scrolls to a field before tapping it.
  private func bringIntoSight(_ field: UIView) async {
    guard !keyboard.shows(field) else { return }
    await scroll(to: field) { place, room in place.midY - (room.lowerBound + room.upperBound) / 2 }
    guard !keyboard.shows(field), !field.isTallerThanItsContainers else { return }
    if keyboard.frameInScreen != nil {
      add(.hidden, field.spokenName, "it cannot be scrolled into sight above the keyboard")
      await dismiss()
      await bringIntoSight(field)
    }
  }

  /// Scrolls all containers of a field.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - offset: Returns the offset from the frame of the field in the content, and from the vertical
  ///     range in the bounds that insets leave free.
  private func scroll(
    to field: UIView,
    _ offset: (CGRect, ClosedRange<CGFloat>) -> CGFloat
  ) async {
    await turn(to: field)
    await judge("scroll to “\(field.spokenName)”", mover: .user) {
      for container in field.containers {
        let place = container.convert(field.bounds, from: field)
        let inset = container.adjustedContentInset
        let end = max(inset.top, container.bounds.height - inset.bottom)
        container.scroll(to: offset(place, inset.top...end))
      }
    }
  }

  /// Turns to the page of a field, whose insets may follow only then.
  private func turn(to field: UIView) async {
    let isAside = field.containers.contains { container in
      container.canTurn(to: container.convert(field.bounds, from: field))
    }
    guard isAside else { return }
    await judge("turn to “\(field.spokenName)”", mover: .user) {
      for container in field.containers {
        container.turn(to: container.convert(field.bounds, from: field))
      }
    }
  }

  // MARK: Judging

  private func judge(
    _ event: String,
    mover: Movement.Mover = .nobody,
    _ body: () -> Void
  ) async {
    let rules = Set(MovementRule.allCases).subtracting(subject.screen.exceptions)
    let before = EverydaySight(of: focus, on: subject.screen, keyboard)
    for movement in await watch(event, mover: mover, body) {
      let isUp = movement.after.keyboard == .docked
      let slack = movement.after.slack - (movement.ownSlack ?? 0)
      for finding in movement.findings(of: rules) {
        let kind = EverydayFinding.Kind(finding, keyboardIsUp: isUp, slack: slack)
        add(kind, finding.view, finding.detail, event)
      }
      let gap = emptyStretch(below: movement)
      if gap > Movement.tolerance {
        add(.emptySpace, movement.view, "\(gap.shown) points above the keyboard", event)
      }
    }
    guard mover == .nobody else { return }
    let after = EverydaySight(of: focus, on: subject.screen, keyboard)
    for missing in after.missing(since: before) {
      add(.hidden, missing.view, missing.detail, event)
    }
  }

  private func watch(
    _ event: String,
    mover: Movement.Mover,
    _ body: () -> Void
  ) async -> [Movement] {
    lastEvent = event
    var watch = MovementWatch(&subject, focus: focus, cover: cover, on: keyboard.clock)
    let before = cover.frame?.height ?? 0
    keyboard.clock.perform(body)
    let change = (cover.frame?.height ?? 0) - before
    // Six seconds at most, for a screen that never rests.
    for _ in 0..<360 where keyboard.pendingEvents > 0 || watch.stillFrames < 20 {
      let isRegular = await frames.next()
      keyboard.clock.perform { watch.look(isRegular: isRegular) }
    }
    return watch.movements(
      of: event,
      mover: mover,
      keyboardChange: change,
      subject,
      focus: focus,
      cover: cover
    )
  }

  /// The height between a view that was made shorter for the keyboard and what covers the screen.
  private func emptyStretch(below movement: Movement) -> CGFloat {
    guard movement.after.keyboard == .docked, let cover = cover.frame,
      movement.before.frame.maxY - movement.after.frame.maxY > Movement.tolerance
    else { return 0 }
    var top = cover.minY
    if let bar = subject.screen.bar, let window = bar.window, !bar.isHidden {
      top = min(top, bar.convert(bar.bounds, to: window.screen.coordinateSpace).minY)
    }
    return top - movement.after.frame.maxY
  }

  private var cover: ScreenWitness.Cover {
    guard let frame = keyboard.keyboard.coverInScreen else {
      return .init(keyboard: keyboard.frameInScreen == nil ? .absent : .loose)
    }
    return .init(frame: frame, keyboard: keyboard.keyboard.isLocal ? .docked : .foreign)
  }

  private func add(
    _ kind: EverydayFinding.Kind,
    _ view: String,
    _ detail: String,
    _ event: String? = nil
  ) {
    let finding = EverydayFinding(
      kind: kind,
      step: stepNumber,
      event: event ?? lastEvent,
      view: view,
      detail: detail
    )
    // What lasts is reported once.
    let isKnown = findings.contains {
      $0.kind == kind && $0.view == view && $0.detail == detail
    }
    if !isKnown { findings.append(finding) }
  }
}
