/// An animator without scrubbing and reversing; on the screen, a stopped animation runs to its end.
@MainActor open class UIViewPropertyAnimator: NSObject {
  public let duration: TimeInterval
  private let curve: Int
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var run = 0

  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false
  /// Whether the animated views receive touches (S278).
  open var isUserInteractionEnabled = true

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curveNumber: curve.rawValue)
    if let animations { addAnimations(animations) }
  }

  private init(duration: TimeInterval, curveNumber: Int) {
    self.duration = duration
    curve = curveNumber
    super.init()
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
    if isRunning { start(delay: 0) }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state == .inactive else { return }
    state = .active
    isRunning = true
    start(delay: delay)
  }

  private func start(delay: TimeInterval) {
    let animations = self.animations
    self.animations = []
    self.run += 1
    let run = self.run
    HeadlessDevice.current.animator.run(
      duration: duration,
      delay: delay,
      curve: curve,
      allowsTouches: isUserInteractionEnabled,
      animations: { for animation in animations { animation() } },
      completion: { [weak self] _ in
        guard let self, run == self.run, isRunning else { return }
        end(at: .end)
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
    end(at: finalPosition)
  }

  private func end(at position: UIViewAnimatingPosition) {
    isRunning = false
    state = .inactive
    let completions = self.completions
    self.completions = []
    for completion in completions { completion(position) }
  }
}
