// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// Started, it runs to its end on the clock.
///
/// Scrubbing and reversing are not in the stand-in.
@MainActor
open class UIViewPropertyAnimator: NSObject {
  public let duration: TimeInterval
  private let headlessCurve: Int
  private var headlessAnimations: [() -> Void] = []
  private var headlessCompletions: [(UIViewAnimatingPosition) -> Void] = []
  private var headlessRun = 0

  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false

  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(headlessDuration: duration, curve: curve.rawValue)
    if let animations { addAnimations(animations) }
  }

  private init(headlessDuration duration: TimeInterval, curve: Int) {
    self.duration = duration
    headlessCurve = curve
    super.init()
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    headlessAnimations.append(animation)
    if isRunning { headlessStart(delay: 0) }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    headlessCompletions.append(completion)
  }

  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state == .inactive else { return }
    state = .active
    isRunning = true
    headlessStart(delay: delay)
  }

  private func headlessStart(delay: TimeInterval) {
    let animations = headlessAnimations
    headlessAnimations = []
    headlessRun += 1
    let run = headlessRun
    HeadlessDevice.current.animator.run(
      duration: duration,
      delay: delay,
      curve: headlessCurve,
      beginsFromCurrentState: true,
      animations: { for animation in animations { animation() } },
      completion: { [weak self] _ in
        guard let self, run == headlessRun, isRunning else { return }
        headlessEnd(at: .end)
      }
    )
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    headlessEnd(at: finalPosition)
  }

  private func headlessEnd(at position: UIViewAnimatingPosition) {
    isRunning = false
    state = .inactive
    let completions = headlessCompletions
    headlessCompletions = []
    for completion in completions { completion(position) }
  }
}
