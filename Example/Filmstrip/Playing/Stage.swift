import ExampleScreens
import KeyboardScrolling
@_spi(Headless) package import UIKit

/// A screen on a device, on which a script is played.
@MainActor package final class Stage {
  package enum Container: Sendable { case screen, sheet }

  package nonisolated static let rate = 60

  package let device: HeadlessDevice
  /// The screen's view controller, which is in a navigation controller.
  package let controller: UIViewController
  package let fields: ScreenFields
  package let finger = HeadlessFinger()
  /// The sample from before any keyboard.
  private(set) var baseline = Sample()
  private(set) var frames: [Frame] = []
  let window: UIWindow
  private let reader: ScreenReader
  private let handling: Handling
  private(set) var watch: StageWatch?
  private let recordsFrames: Bool
  private var start: TimeInterval = 0
  var fingerStart = CGPoint.zero
  /// The number of times that the user has scrolled or moved a finger.
  var userMoves = 0
  private var caption = ""
  private var adjustment = ""
  /// The number of notifications up to the last frame, and up to the last picture of a step.
  private var known = (frame: 0, shot: 0)

  /// Shows a screen under a navigation bar, as in the app.
  init(
    _ screen: Screen, in container: Container, on device: HeadlessDevice, with handling: Handling,
    watching: ((Stage) -> StageWatch)?, recordsFrames: Bool
  ) {
    self.device = device
    self.handling = handling
    self.recordsFrames = recordsFrames
    let coordinator = handling == .coordinator ? KeyboardScrollCoordinator() : nil
    controller = screen.makeViewController(coordinator)
    window = Self.show(controller, of: screen, in: container, on: device)
    device.clock.settle()
    fields = ScreenFields(of: controller)
    reader = ScreenReader(fields, of: controller, in: window, on: device, title: screen.title)
    watch = watching?(self)
    if handling == .none, let bar = fields.barOnKeyboard { addInset(for: bar) }
    device.clock.settle()
    start = device.clock.now
    baseline = sample()
    if let coordinator { noteAdjustments(of: coordinator) }
  }

  private func noteAdjustments(of coordinator: KeyboardScrollCoordinator) {
    coordinator.onAdjustment = { [weak self] in
      // Ignore the screen's other scroll views: a picture has the numbers of only one.
      guard let self, $0.scrollView === fields.scrollView else { return }
      // Keep the last description if an adjustment changes nothing, as for a did-notification.
      guard adjustment.isEmpty || $0.didChange || $0.reveal != .notWanted else { return }
      adjustment = "\($0)"
    }
  }

  /// Insets the scroll view for the bar, as an app without the coordinator does.
  private func addInset(for bar: UIView) {
    let view = fields.scrollView
    let height = view.convert(view.bounds, to: nil).maxY - bar.convert(bar.bounds, to: nil).minY
    let isFlipped = view.transform.d < 0
    let edge = isFlipped ? \UIEdgeInsets.top : \UIEdgeInsets.bottom
    view.contentInset[keyPath: edge] += height
    view.verticalScrollIndicatorInsets[keyPath: edge] += height
    if isFlipped { view.contentOffset.y -= height }
  }

  /// Removes the screen, which would otherwise react to the keyboard of the next stage.
  func close() { device.close(window) }

  func sample() -> Sample { reader.sample(finger: finger.location) }

  // MARK: Steps

  /// Performs the move of a step, waits for the step's delay, and returns a frame.
  ///
  /// If the step ends at rest, the frame has the faults that the watch has found.
  func perform(_ step: Script.Step, isLast: Bool = false) -> Frame {
    // The caption of a step that only waits is the result, so show it only after the wait.
    if step.move != nil || caption.isEmpty { caption = step.caption }
    if recordsFrames, frames.isEmpty { record() }
    let before = (sample: sample(), userMoves: userMoves)
    watch?.stepBegins(step.caption)
    step.move?(self)
    if let delay = step.delay { advance(by: delay) }
    caption = step.caption
    // Let content come to rest, and the player of the frames show the result for a moment.
    if step.question != nil || step.delay == 0 { advance(by: 0.4) }
    var frame = frame(since: &known.shot)
    frame.isMoving = step.question == nil && (step.delay != 0 || finger.location != nil)
    if step.endsAtRest, finger.location == nil { frame.findings = watch?.stepEnds(isLast) ?? [] }
    guard !frame.isMoving else { return frame }
    frame.verdict = step.question?.answer(frame.sample, baseline: baseline)
    guard handling == .coordinator else { return frame }
    step.again(self)
    frame.brokenRules = frame.brokenRules(
      before: before.sample, repeated: sample(), baseline: baseline,
      revealsFocus: userMoves == before.userMoves
    )
    return frame
  }

  /// Advances the time, and records the frames if necessary.
  package func advance(by seconds: TimeInterval) {
    let end = device.clock.now + seconds
    while recordsFrames {
      // Read the screen just after the display's frame, in which content moves.
      let next = start + Double(frames.count) / Double(Self.rate) + 1e-7
      guard next <= end + 1e-9 else { break }
      device.clock.advance(by: max(0, next - device.clock.now))
      record()
    }
    device.clock.advance(by: max(0, end - device.clock.now))
  }

  private func record() { frames.append(frame(since: &known.frame)) }

  private func frame(since count: inout Int) -> Frame {
    let news = device.keyboard.log.dropFirst(count).map(\.event)
    count += news.count
    return Frame(caption: caption, sample: sample(), news: news, adjustment: adjustment)
  }
}
