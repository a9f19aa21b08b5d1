import Judging
import KeyboardScrolling
import KeyboardScrollingHeadless
@_spi(Headless) import UIKit

@MainActor package enum StreamPlayer {
  private struct ReleasedObjects {
    weak var environment: Environment?
    var views: [() -> UIScrollView?] = []
    var coordinators: [() -> KeyboardScrollCoordinator?] = []
  }

  /// Plays a stream, then hides the keyboard and ends all management.
  ///
  /// - Parameters:
  ///   - stream: The stream.
  ///   - log: Called with a line about each event.
  ///   - observe: Called before the first event and after each event, with the innermost scroll view
  ///     around the first responder; without a first responder, with the first scroll view.
  /// - Returns: The first property that did not hold.
  package static func play(
    _ stream: Stream, log: ((String) -> Void)? = nil,
    observe: ((PlayedScreen, StreamEvent?) -> Void)? = nil
  ) -> StreamFault? {
    let phone = (stream.rough ?? Roughness())
      .phone(Phone(model: stream.screen.model, options: stream.screen.options))
    let device = phone.makeDevice(seed: stream.seed)
    device.keyboard.notificationCenter = NotificationCenter()
    var remains = ReleasedObjects()
    let fault = device.run { play(stream, on: device, &remains, log, observe) }
    if let fault { return fault }
    guard remains.environment == nil, remains.views.allSatisfy({ $0() == nil }),
      remains.coordinators.allSatisfy({ $0() == nil })
    else {
      return StreamFault(
        property: .leak, detail: "environment, views or coordinators live on",
        step: stream.events.count
      )
    }
    return nil
  }

  private static func play(
    _ stream: Stream, on device: HeadlessDevice, _ remains: inout ReleasedObjects,
    _ log: ((String) -> Void)?, _ observe: ((PlayedScreen, StreamEvent?) -> Void)?
  ) -> StreamFault? {
    let center = device.keyboard.notificationCenter
    let requests = TurnRequests()
    let environment = Environment.headless(device, notificationCenter: center, countingIn: requests)
    remains.environment = environment
    return environment.run {
      let stage = StreamStage(stream.screen, device: device, environment: environment)
      let endObservation = device.clock.observeTurns { [unowned stage] in
        stage.turns.turnEnded(stage, requests: requests.count)
      }
      var views = stage.views.map { view in { [weak view = view.view] in view } }
      stage.onMake = { [weak stage] number, view in
        views.append { [weak view = view.view] in view }
        if let log { stage?.log(log, number, view) }
      }
      defer { remains.views = views }
      var step = 0
      log?("\(stream.screen)\n  \(stage.line)")
      if let log { stage.log(log) }
      stage.shown.map { observe?($0, nil) }
      let judge = stage.makeJudge()
      for (number, event) in stream.events.enumerated() {
        let isCalm = number < stream.calmCount
        // Judge movement only after a focus, which is the user's action. The remaining events are
        // the app's, which may move content.
        if isCalm, event.isFocus {
          stage.hasResignedInCallback = false
          judge?.begin("\(event)")
        }
        stage.perform(event)
        // The coordinator does not scroll a view that the user cannot scroll.
        let scrolls = stage.views.allSatisfy(\.isScrollEnabled)
        if isCalm, event == .rest, scrolls, let judge {
          // If the app has resigned the field inside a callback, the scroll to the field was
          // needless. Don't blame the coordinator.
          if stage.hasResignedInCallback { judge.mover = .app }
          judge.end(checksLater: false)
          if let finding = judge.findings.first { stage.fail(.movement, "\(finding)") }
        }
        stage.check()
        step += 1
        log?("\(event)\n  \(stage.line)")
        stage.shown.map { observe?($0, event) }
        if stage.fault != nil { break }
      }
      if stage.fault == nil { stage.end() }
      for coordinator in stage.coordinators {
        remains.coordinators.append { [weak coordinator] in coordinator }
      }
      stage.turns.log = nil
      endObservation()
      stage.close()
      // Without visible or managed views, the coordinator must not observe turns.
      if stage.fault == nil, device.clock.observerCount > 0 {
        stage.fail(.leak, "the end of turns is still observed")
      }
      var fault = stage.fault
      fault?.step = step
      return fault
    }
  }
}

extension StreamStage {
  /// Returns the judge of movement; nil for a screen that does not suit the judge's rules.
  ///
  /// The judge's rules assume that one view moves, for one reason. With several views, or in a list
  /// that contains the field and keeps its distance to the end, the assumption is false.
  ///
  /// UIKit itself scrolls to a wrong offset on three kinds of screens: the app's inset hides nearly
  /// everything, a sheet moves after the scroll, or a table view controller adds its inset late.
  fileprivate func makeJudge() -> Judge? {
    guard screen.views.count == 1, let view = screen.views.first, view.coordinator != nil,
      view.configuration.reveals, view.transform == .none, !view.turnsOver, view.kind != .carousel,
      view.bottom >= 0, view.top + view.bottom <= 100, !view.configuration.keepsDistance,
      screen.container != .sheet, !screen.variations.contains(.tablesAfterClient)
    else { return nil }
    var judged = JudgedScreen()
    judged.padding = max(0, view.configuration.padding)
    judged.bar = views.first?.bar
    // `StreamFault.Property.share` and `.ownInsets` check the insets.
    judged.hasInset = { _ in false }
    let judge = Judge(judged, on: device)
    judge.rules = [.still, .smallest, .straight, .hide]
    return judge
  }
}

extension StreamStage {
  fileprivate func log(_ log: @escaping (String) -> Void) {
    for (number, view) in views.enumerated() { self.log(log, number, view) }
    turns.log = log
  }

  fileprivate func log(_ log: @escaping (String) -> Void, _ number: Int, _ view: StreamView) {
    view.watch.onWrite = { log("    view \(number): \($0)") }
  }

  fileprivate var shown: PlayedScreen? {
    let focus = device.keyboard.focus as? UIView
    let focused = views.last { focus?.isDescendant(of: $0.view) == true }
    return (focused ?? views.first).map { shown in
      PlayedScreen(
        device: device, window: window, controller: controller, scrollView: shown.view,
        bar: shown.bar
      )
    }
  }

  fileprivate var line: String {
    let lines = views.map { view in
      let scrollView = view.view
      let keyboardInsets = view.keyboardInsets.map { "\($0)" }.joined(separator: " ")
      return "offset \(scrollView.contentOffset.y) height \(scrollView.bounds.height) "
        + "content \(scrollView.contentSize.height) "
        + "adjusted \(scrollView.adjustedContentInset.top) \(scrollView.adjustedContentInset.bottom) "
        + "keyboard insets \(keyboardInsets)"
    }
    return (["\(device.clock.now) s, \(device.keyboard.placement)"] + lines)
      .joined(separator: "\n  ")
  }

  fileprivate func end() {
    removePendingActions()
    finger.lift()
    // Notifications may be delayed by up to ten seconds.
    device.clock.advance(by: 11)
    pinned = nil
    window.endEditing(true)
    device.clock.advance(by: 1)
    let screen = device.screen.bounds
    device.keyboard.post(
      HeadlessKeyboardEvent(
        .willHide, endFrame: CGRect(x: 0, y: screen.height, width: screen.width, height: 300),
        duration: 0.25, curve: 7, isLocal: true
      )
    )
    device.clock.advance(by: 5)
    turns.resetWritingTurns()
    check()
    for (number, view) in views.enumerated() where view.bar == nil {
      guard view.keyboardInsets.allSatisfy({ $0.magnitude <= 0.0101 }) else {
        return fail(.ownInsets, "view \(number), at the end: \(view.keyboardInsets)")
      }
    }
    for view in views {
      for coordinator in coordinators { coordinator?.stopManaging(view.view) }
    }
    device.clock.advance(by: 1)
    check()
  }
}
