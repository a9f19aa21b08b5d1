package import Judging
import KeyboardScrolling
import KeyboardScrollingHeadless
@_spi(Headless) import UIKit

@MainActor package enum SessionPlayer {
  package struct Outcome: Sendable {
    package var findings: [MovementFinding] = []
    /// A line for each step, with the action, the content offsets and the bottom insets.
    package var diary: [String] = []
  }

  /// Plays a session of a known kind.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - onStep: Runs before the first step, after each step with its description, and at the end if
  ///     there are new findings.
  ///   - onMovement: Runs for each judged movement.
  /// - Returns: The findings, and a diary.
  package static func play(
    _ session: Session,
    onStep: (PlayedScreen, _ done: String?, [MovementFinding]) -> Void = { _, _, _ in },
    onMovement: ((DeviceMovement) -> Void)? = nil
  ) -> Outcome {
    guard let kind = SessionKind.named(session.kind) else { return Outcome() }
    return play(session, on: kind, onStep: onStep, onMovement: onMovement)
  }

  static func play(
    _ session: Session, on kind: SessionKind,
    onStep: (PlayedScreen, _ done: String?, [MovementFinding]) -> Void = { _, _, _ in },
    onMovement: ((DeviceMovement) -> Void)? = nil
  ) -> Outcome {
    var options = kind.options
    // Play half of the sessions without UIKit's own scroll to the first responder, which would hide
    // a missing scroll of the coordinator.
    options.scrollsToFirstResponder = session.seed.isMultiple(of: 2) && kind.isScrolledByUIKit
    let phone = (session.rough ?? Roughness()).phone(Phone(model: kind.device, options: options))
    let device = phone.makeDevice(seed: session.seed)
    return device.run {
      let requests = TurnRequests()
      return Environment.headless(device, countingIn: requests).run {
        let stage = SessionStage(kind, on: device, content: phone.content, requests)
        stage.judge.onMovement = onMovement
        var outcome = Outcome()
        onStep(stage.shown, nil, stage.takeFindings())
        for (number, step) in session.steps.enumerated() {
          let next = session.steps.dropFirst(number + 1).first
          guard let done = stage.perform(step, before: next) else { continue }
          let line = "\(number + 1). \(done)\(step.isQuick ? ", quickly" : "")"
          outcome.diary.append("\(line): \(stage.offsets)")
          onStep(stage.shown, done, stage.takeFindings())
        }
        stage.comeToRest()
        // If the last step was quick, its findings have not been reported yet.
        let findings = stage.takeFindings()
        if !findings.isEmpty { onStep(stage.shown, "the end", findings) }
        stage.close()
        outcome.findings = stage.judge.findings
        return outcome
      }
    }
  }
}

@MainActor private final class SessionStage {
  let judge: Judge
  private let device: HeadlessDevice
  private let screen: SessionKind.SessionScreen
  private let user: SessionUser
  private let window: UIWindow
  private var knownFindings = 0
  private let requests: TurnRequests
  private var idleTurns = IdleTurns()
  private var stopObserving: () -> Void = {}
  private var isInEvent = false
  private var event = ""

  init(
    _ kind: SessionKind, on device: HeadlessDevice, content: Phone.Content, _ requests: TurnRequests
  ) {
    self.device = device
    self.requests = requests
    screen = kind.makeScreen(KeyboardScrollCoordinator())
    window = screen.show(on: device, content: content)
    judge = Judge(screen.judgedWithBar, on: device)
    if let app = screen.controller as? any ActingScreen {
      judge.appScroll = { [weak app] in app?.scrolls.last(of: $0) }
    }
    user = SessionUser(using: screen, on: device)
    judge.finger = user.finger
    user.onFocusMoved = { [judge] in judge.continueEvent(from: $0) }
    user.onPause = { [judge] event in
      judge.waitForRest()
      judge.end()
      judge.begin(event)
    }
    stopObserving = device.clock.observeTurns { [unowned self] in
      idleTurns.turnEnded(requests: requests.count, signature: judge.signature)
    }
  }

  func perform(_ step: Session.Step, before next: Session.Step?) -> String? {
    let continuesEvent = isInEvent && step.action.appAction != nil
    if continuesEvent {
      judge.continueEvent()
    } else {
      judge.begin("\(step.action)", mover: screen.mover(step.action))
      judge.isScreenVisible = step.action != .lockAndUnlock
    }
    // No user sees the frames while the app is in the background.
    judge.screen.exceptions = screen.judged.exceptions
    if step.action == .leaveAndComeBack { judge.screen.exceptions.formUnion([.rows, .arrival]) }
    let done = user.perform(step.action)
    event = [continuesEvent ? event : nil, done].compactMap(\.self).joined(separator: ", ")
    judge.rename(event)
    isInEvent = step.isQuick && done != nil
    if isInEvent {
      // A user needs 0.4 s to reach the next view.
      device.clock.advance(by: next?.action.appAction?.delay ?? 0.4)
    } else {
      comeToRest()
    }
    return done
  }

  var offsets: String {
    device.visibleWindows.flatMap { Judge.scrollViews(in: $0) }
      .map { "\($0.contentOffset.y.rounded()) (\($0.adjustedContentInset.bottom.rounded()))" }
      .joined(separator: ", ")
  }

  /// Returns the findings since the last call.
  func takeFindings() -> [MovementFinding] {
    defer { knownFindings = judge.findings.count }
    return Array(judge.findings.dropFirst(knownFindings))
  }

  var shown: PlayedScreen {
    let visible = screen.controller.navigationController?.topViewController ?? screen.controller
    let scrollViews = visible.view.map { Judge.scrollViews(in: $0) } ?? []
    return PlayedScreen(
      device: device, window: window, controller: visible,
      scrollView: scrollViews.max { $0.bounds.height < $1.bounds.height } ?? UIScrollView(),
      bar: visible === screen.controller ? judge.screen.bar : nil
    )
  }

  func comeToRest() {
    judge.waitForRest()
    // The app may act later because of the event, for example when a server has answered.
    let scrolls = (screen.controller as? any ActingScreen)?.scrolls
    for round in 0... {
      guard let scrolls, scrolls.resetHasActed() || scrolls.isWaiting else { break }
      guard round < 20 else {
        let detail = "the app waits for a completion that is never called"
        judge.add(MovementFinding(rule: .quiet, view: "the app", event: event, detail: detail))
        break
      }
      judge.continueEvent()
      judge.waitForRest()
    }
    judge.end()
    if idleTurns.longest > IdleTurns.limit {
      judge.add(
        MovementFinding(
          rule: .quiet, view: "the main queue", event: event,
          detail: "\(idleTurns.longest) turns in a row are requested without a new reason"
        )
      )
    }
    idleTurns.reset()
  }

  func close() {
    stopObserving()
    device.close(window)
  }
}
