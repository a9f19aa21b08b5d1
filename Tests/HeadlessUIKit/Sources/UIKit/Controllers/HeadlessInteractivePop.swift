/// A test's finger that swipes back from the edge of the screen.
///
/// ```swift
/// let pop = navigation.headlessBeginInteractivePop()
/// pop?.move(to: 0.4)
/// pop?.cancel()
/// device.clock.advance(by: 1)
/// ```
///
/// Both screens stay in the window during the swipe. At the start, the top screen is notified that
/// it will disappear, and the lower screen that it will appear. A finished swipe completes both
/// changes. A cancelled swipe notifies both screens of the opposite changes.
/// https://stackoverflow.com/questions/18927878
@MainActor @_spi(Headless) public final class HeadlessInteractivePop {
  private enum Phase { case interactive, ending }

  private let navigation: UINavigationController
  private let stack: [UIViewController]
  private let top: UIViewController
  private let below: UIViewController
  private let coordinator: TransitionCoordinator
  private var phase = Phase.interactive
  private var fraction: CGFloat = 0
  private var ending: HeadlessAnimation?
  private weak var responder: UIResponder?

  fileprivate init?(_ navigation: UINavigationController) {
    let stack = navigation.stack
    guard navigation.interactivePop == nil, stack.count > 1, let top = stack.last,
      top.viewIfLoaded?.window != nil
    else { return nil }
    self.navigation = navigation
    self.stack = stack
    self.top = top
    below = stack[stack.count - 2]
    coordinator = TransitionCoordinator(
      duration: UINavigationController.transitionDuration, in: navigation.view, isInteractive: true,
      from: top, to: below
    )
  }

  private var device: HeadlessDevice { HeadlessDevice.current }
  private var container: UIView { navigation.view }

  var progress: CGFloat {
    guard let ending, case .number(let progress) = device.animator.value(of: ending) else {
      return fraction
    }
    return progress
  }

  /// Moves the finger to a fraction, 0 to 1, of the screen's width.
  public func move(to fraction: CGFloat) {
    guard phase == .interactive, fraction.isFinite else { return }
    self.fraction = min(max(fraction, 0), 1)
    guard device.options.interactivePopFrames == .underFinger else { return }
    place(at: self.fraction)
  }

  public func finish() { lift(isCancelled: false) }

  public func cancel() { lift(isCancelled: true) }

  /// Removes the top screen from the navigation stack before the finger moves.
  fileprivate func begin() {
    navigation.runningTransition?.runWorkAtEnd()
    navigation.runningTransition = coordinator
    device.animator.interactivePop = device.options.interactivePopTakesUpWrites ? self : nil
    defer { device.animator.interactivePop = nil }
    device.keyboard.duringNavigation(isAnimated: true) {
      resignIfNeeded()
      top.willMove(toParent: nil)
      navigation.stack = Array(stack.dropLast())
      top.beginDisappearing(animated: true)
      below.loadViewIfNeeded()
      below.view.frame = container.bounds
      below.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      below.beginAppearing(animated: true) {
        container.insertSubview(below.view, belowSubview: top.view)
      }
      updateBars()
      place(at: device.options.interactivePopFrames == .underFinger ? 0 : 1)
      coordinator.runAnimations()
    }
  }

  /// Animates the remaining fraction of the distance, in the same fraction of the transition's
  /// duration.
  private func lift(isCancelled: Bool) {
    guard phase == .interactive else { return }
    phase = .ending
    coordinator.endInteraction(isCancelled: isCancelled, at: fraction)
    let rest = coordinator.transitionDuration * Double(isCancelled ? fraction : 1 - fraction)
    let curve = coordinator.completionCurve.rawValue
    ending = HeadlessAnimation(
      key: "swipe", from: .number(fraction), to: .number(isCancelled ? 0 : 1),
      start: device.clock.now, duration: rest, curve: curve, transaction: 0
    )
    device.animator.run(
      duration: rest, curve: curve, animations: { place(at: isCancelled ? 0 : 1) }
    )
    device.clock.after(rest) { self.end(isCancelled: isCancelled) }
  }

  private func end(isCancelled: Bool) {
    navigation.interactivePop = nil
    device.animator.release(self)
    device.keyboard.duringNavigation(isAnimated: true) {
      if isCancelled { restoreTop() } else { removeTop() }
    }
    coordinator.runCompletions()
    navigation.runningTransition = nil
  }

  private func removeTop() {
    top.finishDisappearing(animated: true) { top.viewIfLoaded?.removeFromSuperview() }
    top.removeFromParent()
    below.finishAppearing(animated: true)
  }

  /// Restores the stack after a cancelled swipe; the order and time of UIKit's calls are unknown.
  private func restoreTop() {
    navigation.stack = stack
    below.beginDisappearing(animated: true)
    top.beginAppearing(animated: true) {}
    below.finishDisappearing(animated: true) { below.view.removeFromSuperview() }
    below.view.frame = container.bounds
    updateBars()
    responder?.becomeFirstResponder()
    top.finishAppearing(animated: true)
  }

  /// Updates search results and navigation bar for the stack, which changes when the swipe begins.
  ///
  /// UIKit blends the two screens' bars; the blending does not affect the safe area.
  private func updateBars() {
    for screen in [top, below] { screen.navigationItem.searchController?.showOrHideResults() }
    navigation.barsDidChange()
  }

  private func resignIfNeeded() {
    guard device.options.interactivePopFocus == .resignsAndComesBack,
      let found = top.view.firstResponderInside
    else { return }
    responder = found
    found.resignFirstResponder()
  }

  /// Places both screens; the lower one begins a third of the width to the side (assumed).
  private func place(at part: CGFloat) {
    let width = container.bounds.width
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let forward: CGFloat = isMirrored ? -1 : 1
    top.view.frame.origin.x = forward * width * part
    below.view.frame.origin.x = -forward * width * (1 - part) / 3
  }
}

extension UINavigationController {
  /// Begins a swipe back; returns nil without a screen to go back to, or without a window.
  @_spi(Headless) public func headlessBeginInteractivePop() -> HeadlessInteractivePop? {
    guard let pop = HeadlessInteractivePop(self) else { return nil }
    interactivePop = pop
    pop.begin()
    return pop
  }
}
