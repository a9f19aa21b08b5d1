final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let transitionDuration: TimeInterval
  let presentationStyle: UIModalPresentationStyle
  let containerView: UIView
  let targetTransform: CGAffineTransform
  let initiallyInteractive: Bool
  private(set) var percentComplete: CGFloat = 0
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private var animations: [Work] = []
  private var completions: [Work] = []
  private var interactionHandlers: [Work] = []
  private var workAtEnd: [() -> Void] = []

  var isAnimated: Bool { transitionDuration > 0 }

  /// Only an app's animator makes a transition interruptible.
  /// https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning/interruptibleanimator(using:)
  let isInterruptible = false

  let completionVelocity: CGFloat = 1

  var completionCurve: UIView.AnimationCurve { initiallyInteractive ? .easeOut : .easeInOut }

  init(
    duration: TimeInterval, in containerView: UIView, style: UIModalPresentationStyle = .none,
    isInteractive: Bool = false, from: UIViewController? = nil, to: UIViewController? = nil,
    targetTransform: CGAffineTransform = .identity
  ) {
    transitionDuration = duration
    presentationStyle = style
    self.containerView = containerView
    self.targetTransform = targetTransform
    self.from = from
    self.to = to
    initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
    super.init()
  }

  /// Returns the root view controllers of windows, each with a coordinator for a change of size.
  static func ofRoots(
    in windows: [UIWindow], duration: TimeInterval, targetTransform: CGAffineTransform = .identity
  ) -> [(root: UIViewController, coordinator: TransitionCoordinator)] {
    windows.compactMap { window in
      guard let root = window.rootViewController else { return nil }
      let coordinator = TransitionCoordinator(
        duration: duration, in: window, targetTransform: targetTransform
      )
      return (root, coordinator)
    }
  }

  /// Runs a non-interactive transition: the model changes at once, and completions run later.
  ///
  /// A transition that begins before another one has ended completes that one first (assumed).
  static func run(
    duration: TimeInterval, of controllers: [UIViewController], in containerView: UIView,
    style: UIModalPresentationStyle = .none, from: UIViewController?, to: UIViewController?,
    _ body: () -> Void
  ) {
    for controller in controllers { controller.runningTransition?.runWorkAtEnd() }
    guard duration > 0 else { return body() }
    let device = HeadlessDevice.current
    let coordinator = TransitionCoordinator(
      duration: duration, in: containerView, style: style, from: from, to: to
    )
    for controller in controllers { controller.runningTransition = coordinator }
    body()
    if !coordinator.animations.isEmpty {
      device.animator.run(
        duration: duration, curve: coordinator.completionCurve.rawValue,
        animations: coordinator.runAnimations
      )
    }
    device.clock.after(duration) { coordinator.end(of: controllers) }
  }

  func atEnd(_ work: @escaping () -> Void) { workAtEnd.append(work) }

  func runWorkAtEnd() {
    let work = workAtEnd
    workAtEnd = []
    for piece in work { piece() }
  }

  func end(of controllers: [UIViewController]) {
    runWorkAtEnd()
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

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
  }

  // A swipe's interaction changes only once, when it ends.
  func notifyWhenInteractionChanges(_ handler: @escaping Work) {
    interactionHandlers.append(handler)
  }
  func notifyWhenInteractionEnds(_ handler: @escaping Work) { interactionHandlers.append(handler) }

  func endInteraction(isCancelled: Bool, at percentComplete: CGFloat) {
    isInteractive = false
    self.isCancelled = isCancelled
    self.percentComplete = percentComplete
    for handler in interactionHandlers { handler(self) }
    interactionHandlers = []
  }

  func animate(alongsideTransition animation: Work?, completion: Work?) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Work?, completion: Work?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
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
