import Foundation

/// Stores the work to run alongside a transition and after it.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let transitionDuration: TimeInterval
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private var animations: [Work] = []
  private var completions: [Work] = []
  private var interactionHandlers: [Work] = []

  var isAnimated: Bool { transitionDuration > 0 }

  init(
    duration: TimeInterval,
    isInteractive: Bool = false,
    from: UIViewController? = nil,
    to: UIViewController? = nil
  ) {
    transitionDuration = duration
    self.from = from
    self.to = to
    initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
    super.init()
  }

  /// Runs a transition that is not interactive.
  ///
  /// The model changes at once; only the completions run later.
  static func run(
    duration: TimeInterval,
    of controllers: [UIViewController],
    from: UIViewController?,
    to: UIViewController?,
    _ body: () -> Void
  ) {
    guard duration > 0 else { return body() }
    let device = HeadlessDevice.current
    let coordinator = TransitionCoordinator(duration: duration, from: from, to: to)
    for controller in controllers { controller.runningTransition = coordinator }
    body()
    if !coordinator.animations.isEmpty {
      device.animator.run(
        duration: duration,
        delay: 0,
        curve: UIView.AnimationCurve.easeInOut.rawValue,
        beginsFromCurrentState: true,
        animations: coordinator.runAnimations,
        completion: nil
      )
    }
    device.clock.after(duration) { coordinator.end(of: controllers) }
  }

  /// Ends the transition and clears the controllers' references, unless another one replaced it.
  func end(of controllers: [UIViewController]) {
    runCompletions()
    for controller in controllers where controller.runningTransition === self {
      controller.runningTransition = nil
    }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append(handler)
  }

  func endInteraction(isCancelled: Bool) {
    isInteractive = false
    self.isCancelled = isCancelled
    for handler in interactionHandlers { handler(self) }
    interactionHandlers = []
  }

  func add(animation: Work?, completion: Work?) {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
  }

  func runAnimations() {
    let work = animations
    animations = []
    for piece in work { piece(self) }
  }

  func runCompletions() {
    let work = completions
    completions = []
    for piece in work { piece(self) }
  }
}
