/// Runs animation blocks on the clock.
///
/// Model values change at once (S29, S80); completions run after the duration (S164), without one in
/// the next turn (S293).
@MainActor @_spi(Headless) public final class HeadlessAnimator {
  struct Context {
    let duration: TimeInterval
    var delay: TimeInterval = 0
    let curve: Int
    var beginsFromCurrentState = true
    /// Whether the animated views receive touches (S278).
    var allowsTouches = true
    let transaction: Int
  }

  private final class Transaction {
    var remaining = 0
    let completion: ((Bool) -> Void)?

    init(completion: ((Bool) -> Void)?) { self.completion = completion }
  }

  public private(set) var records: [HeadlessAnimationRecord] = []
  public var areAnimationsEnabled = true

  private unowned let device: HeadlessDevice
  private var contexts: [Context] = []
  private var transactions: [Int: Transaction] = [:]
  private var number = 0

  init(device: HeadlessDevice) { self.device = device }

  var current: Context? { contexts.last }

  var interactivePop: HeadlessInteractivePop?
  private var heldTransactions: [Int: HeadlessInteractivePop] = [:]

  func release(_ pop: HeadlessInteractivePop) {
    for transaction in heldTransactions.filter({ $0.value === pop }).keys.sorted() {
      heldTransactions[transaction] = nil
      for entry in animated { entry.view?.animations.removeAll { $0.transaction == transaction } }
      finish(transaction, finished: true)
    }
  }

  /// Runs a closure inside the keyboard's animation, as UIKit runs handlers of will-notifications
  /// (S98).
  func animateAlongsideKeyboard(duration: TimeInterval, curve: Int, _ body: () -> Void) {
    number += 1
    let transaction = number
    transactions[transaction] = Transaction(completion: nil)
    let context = Context(
      duration: duration, curve: curve, allowsTouches: device.options.touchesDuringKeyboard,
      transaction: transaction
    )
    contexts.append(context)
    body()
    contexts.removeLast()
    if let interactivePop {
      heldTransactions[transaction] = interactivePop
      return
    }
    finish(transaction, after: duration)
  }

  private func finish(_ transaction: Int, after seconds: TimeInterval) {
    device.commits.atCommit { [weak self] in
      self?.device.clock.after(seconds) { self?.finish(transaction, finished: true) }
    }
  }

  func animate(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    var duration = duration.isFinite ? max(0, duration) : 0
    var curve = options.curve
    var allowsTouches = options.contains(.allowUserInteraction)
    // A nested block inherits duration and curve by default (S162), and options (S278).
    if let outer = contexts.last {
      if outer.allowsTouches { allowsTouches = true }
      if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { curve = outer.curve }
    }
    run(
      duration: duration, delay: delay, curve: curve,
      beginsFromCurrentState: options.contains(.beginFromCurrentState),
      allowsTouches: allowsTouches, animations: animations, completion: completion
    )
  }

  func run(
    duration: TimeInterval, delay: TimeInterval = 0,
    curve: Int = UIView.AnimationCurve.easeInOut.rawValue, beginsFromCurrentState: Bool = true,
    allowsTouches: Bool = true, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    number += 1
    let transaction = number
    let record = records.count
    records.append(
      HeadlessAnimationRecord(
        duration: duration, delay: delay, curve: curve,
        beginsFromCurrentState: beginsFromCurrentState
      )
    )
    guard areAnimationsEnabled, duration > 0 else {
      withoutAnimation(animations)
      guard let completion else { return }
      // With animations disabled, the completion runs at once (assumed).
      guard areAnimationsEnabled else { return completion(true) }
      return delay > 0
        ? device.clock.after(delay) { completion(true) }
        : device.clock.nextTurn { completion(true) }
    }
    transactions[transaction] = Transaction(completion: completion)
    contexts.append(
      Context(
        duration: duration, delay: delay, curve: curve,
        beginsFromCurrentState: beginsFromCurrentState, allowsTouches: allowsTouches,
        transaction: transaction
      )
    )
    recordIndices.append(record)
    animations()
    recordIndices.removeLast()
    contexts.removeLast()
    finish(transaction, after: delay + duration)
  }

  func withoutAnimation(_ body: () -> Void) {
    let were = areAnimationsEnabled
    areAnimationsEnabled = false
    body()
    areAnimationsEnabled = were
  }

  private var recordIndices: [Int] = []

  /// Records a changed property and, inside a block, animates it.
  ///
  /// Animations of position and bounds add up (S212). For any other property, a new animation
  /// replaces the previous one.
  func recordChange(
    _ key: String, of view: UIView, from: HeadlessAnimatedValue, to: HeadlessAnimatedValue
  ) {
    guard areAnimationsEnabled, let context = contexts.last, context.duration > 0 else { return }
    // Views outside a window are not animated (S168).
    guard view.storedWindow != nil else { return }
    if let index = recordIndices.last { records[index].keys.append(key) }
    view.willChangeOnScreen()
    let same = to.isAdditive ? nil : view.animations.firstIndex { $0.key == key }
    let replaced = same.map { view.animations.remove(at: $0) }
    let shown = replaced.map { value(of: $0) } ?? from
    view.animations.append(
      HeadlessAnimation(
        key: key, from: context.beginsFromCurrentState ? shown : from, to: to,
        start: device.commits.delaysChanges ? .infinity : device.clock.now + context.delay,
        delay: context.delay, duration: context.duration, curve: context.curve,
        allowsTouches: context.allowsTouches, transaction: context.transaction
      )
    )
    if device.commits.delaysChanges {
      device.commits.atCommit { [weak self, reference = view.reference] in
        self?.beginAnimations(of: reference)
      }
    }
    transactions[context.transaction]?.remaining += 1
    animated.append(view.reference)
    if let replaced { loseAnimation(of: replaced.transaction) }
  }

  private var animated: [ViewReference] = []

  private func beginAnimations(of reference: ViewReference) {
    guard let view = reference.view else { return }
    for index in view.animations.indices where view.animations[index].start == .infinity {
      view.animations[index].start = device.clock.now + view.animations[index].delay
    }
  }

  /// Interrupts a block once all its animations are replaced or removed (S165).
  private func loseAnimation(of transaction: Int) {
    guard let state = transactions[transaction] else { return }
    state.remaining -= 1
    if state.remaining == 0 { finish(transaction, finished: false) }
  }

  func finish(_ transaction: Int, finished: Bool) {
    guard let state = transactions.removeValue(forKey: transaction) else { return }
    for entry in animated {
      guard let view = entry.view else { continue }
      view.animations.removeAll {
        // The keyboard's spring outlasts the completion (S215).
        let isOver = $0.transaction == transaction && $0.timing != .keyboard
        return isOver || !isRunning($0)
      }
    }
    animated.removeAll { $0.view?.animations.isEmpty ?? true }
    state.completion?(finished)
  }

  /// Ends a view's animations, for example when the view leaves the window (S168).
  func finishAnimations(of view: UIView) {
    let running = view.animations
    view.animations = []
    for animation in running { loseAnimation(of: animation.transaction) }
  }

  /// False once the screen shows the model's value (S249).
  func isRunning(_ animation: HeadlessAnimation) -> Bool {
    heldTransactions[animation.transaction] != nil || animation.end > device.clock.now
  }

  /// True before the completion of the animation's block.
  func isInBlock(_ animation: HeadlessAnimation) -> Bool {
    transactions[animation.transaction] != nil
  }

  /// The value on the screen now.
  public func value(of animation: HeadlessAnimation) -> HeadlessAnimatedValue {
    let eased =
      heldTransactions[animation.transaction]?.progress
      ?? animation.progress(at: device.clock.now)
    switch (animation.from, animation.to) {
    case (.number(let from), .number(let to)):
      return .number(from + (to - from) * eased)
    case (.point(let from), .point(let to)):
      return .point(
        CGPoint(x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased)
      )
    case (.rect(let from), .rect(let to)):
      return .rect(
        CGRect(
          x: from.minX + (to.minX - from.minX) * eased,
          y: from.minY + (to.minY - from.minY) * eased,
          width: from.width + (to.width - from.width) * eased,
          height: from.height + (to.height - from.height) * eased
        )
      )
    default: return animation.to
    }
  }
}

extension UIView {
  func recordAnimation(_ key: String, from: HeadlessAnimatedValue, to: HeadlessAnimatedValue) {
    guard from != to || from == .opaque else { return }
    HeadlessDevice.current.animator.recordChange(key, of: self, from: from, to: to)
  }

  /// The running animations; the getter removes finished ones (S249), without causing a turn.
  var runningAnimations: [HeadlessAnimation] {
    guard !animations.isEmpty else { return [] }
    animations.removeAll { !HeadlessDevice.current.animator.isRunning($0) }
    return animations
  }

  /// Whether the view ignores touches because of an animation that does not allow them (S278).
  ///
  /// The animation's block counts until its completion, which the keyboard's spring outlasts.
  var ignoresTouchesWhileAnimated: Bool {
    animations.contains { !$0.allowsTouches && HeadlessDevice.current.animator.isInBlock($0) }
  }

  func finishAnimations() {
    guard !animations.isEmpty else { return }
    HeadlessDevice.current.animator.finishAnimations(of: self)
  }

  @_spi(Headless) public var headlessPresentationFrame: CGRect {
    var shown = committed?.center ?? center
    for animation in committed?.animations ?? animations where animation.key == "position" {
      guard case .point(let now) = HeadlessDevice.current.animator.value(of: animation),
        case .point(let end) = animation.to
      else { continue }
      shown.x += now.x - end.x
      shown.y += now.y - end.y
    }
    let size = headlessPresentationBounds.size
    let origin = CGPoint(x: shown.x - size.width / 2, y: shown.y - size.height / 2)
    return CGRect(origin: origin, size: size)
  }

  @_spi(Headless) public var headlessPresentationBounds: CGRect {
    var shown = committed?.bounds ?? bounds
    for animation in committed?.animations ?? animations where animation.key == "bounds" {
      guard case .rect(let now) = HeadlessDevice.current.animator.value(of: animation),
        case .rect(let end) = animation.to
      else { continue }
      shown.origin.x += now.minX - end.minX
      shown.origin.y += now.minY - end.minY
      shown.size.width += now.width - end.width
      shown.size.height += now.height - end.height
    }
    return shown
  }
}
