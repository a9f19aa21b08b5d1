// The order of calls as a view appears and disappears (S200 to S202).

extension UIViewController {
  /// Shows the view: `viewWillAppear`, the view is added, `viewIsAppearing`, layout,
  /// `viewDidAppear`.
  ///
  /// A container that is still appearing completes the controller's appearance later, with its own
  /// appearance.
  func appear(animated: Bool, enter: () -> Void) {
    guard appearance == .disappeared else { return enter() }
    beginAppearing(animated: animated, enter: enter)
    guard !waitsForParent else { return }
    atEndOfTransition(animated: animated) { self.finishAppearing(animated: animated) }
  }

  func disappear(animated: Bool, leave: @escaping () -> Void) {
    guard appearance != .disappeared else { return leave() }
    beginDisappearing(animated: animated)
    atEndOfTransition(animated: animated) {
      self.finishDisappearing(animated: animated, leave: leave)
    }
  }

  /// Returns whether the screen stays in the window until an animated transition ends (S282); an
  /// alert leaves at once (assumed).
  private func staysInTransition(animated: Bool) -> Bool {
    animated && !(self is UIAlertController)
  }

  /// Runs work at the end of an animated transition, or now for an alert or without animation.
  func atEndOfTransition(animated: Bool, _ work: @escaping () -> Void) {
    guard staysInTransition(animated: animated),
      let transition = transitionCoordinator as? TransitionCoordinator
    else { return work() }
    transition.atEnd(work)
  }

  /// Makes the first responder of a leaving screen resign, before `viewWillDisappear(_:)` (S282).
  func resignBeforeLeaving(animated: Bool) {
    guard staysInTransition(animated: animated) else { return }
    viewIfLoaded?.firstResponderInside?.resignFirstResponder()
  }

  private var waitsForParent: Bool {
    storedParent?.appearance == .appearing && viewIfLoaded?.window == nil
  }

  func startAppearing(animated: Bool, enter: () -> Void) {
    appearance = .appearing
    isAnimatedAppearance = animated
    hasReportedAppearing = false
    loadViewIfNeeded()
    prepareToAppear(animated)
    viewWillAppear(animated)
    for child in forwardedChildren where child.appearance == .disappeared {
      child.beginAppearing(animated: animated) {}
    }
    enter()
    reportIsAppearing()
    viewIfLoaded?.window?.layoutIfNeeded()
  }

  func reportIsAppearing() {
    guard appearance == .appearing, viewIfLoaded?.window != nil else { return }
    if !hasReportedAppearing {
      hasReportedAppearing = true
      viewIsAppearing(isAnimatedAppearance)
    }
    for child in forwardedChildren { child.reportIsAppearing() }
  }

  func finishAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    reportIsAppearing()
    appearance = .appeared
    for child in forwardedChildren where child.appearance == .appearing {
      child.finishAppearing(animated: animated)
    }
    viewDidAppear(animated)
    showAccessory()
    // A navigation controller calls `didMove(toParent:)` of a screen after the screen has appeared.
    guard isMovingToParent, let navigation = storedParent as? UINavigationController else { return }
    didMove(toParent: navigation)
  }

  private func showAccessory() {
    guard HeadlessDevice.current.options.accessoryComesWithScreen, canBecomeFirstResponder,
      inputAccessoryView != nil || inputAccessoryViewController != nil,
      let window = viewIfLoaded?.window, window.firstResponder == nil
    else { return }
    becomeFirstResponder()
  }

  func beginDisappearing(animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    isAnimatedAppearance = animated
    viewWillDisappear(animated)
    for child in forwardedChildren { child.beginDisappearing(animated: animated) }
  }

  func completeDisappearing(animated: Bool, leave: () -> Void) {
    let gone = forwardedChildren.filter { $0.appearance == .disappearing }
    leave()
    guard appearance != .disappeared else { return }
    appearance = .disappeared
    for child in gone { child.finishDisappearing(animated: animated) {} }
    viewDidDisappear(animated)
  }

  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  /// Whether the controller appears and disappears as its view enters and leaves a window.
  fileprivate var followsView: Bool {
    guard presenting == nil else { return false }
    guard let parent = storedParent else { return true }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    return parent.appearance == .appeared
      || (parent.appearance == .appearing && parent.hasReportedAppearing)
  }
}

extension UIView {
  /// Runs a change that moves the view into a window, and notifies the controllers that thereby
  /// appear (S201).
  func appearing(in window: UIWindow?, _ change: () -> Void) {
    guard let window, !window.isHidden else { return change() }
    var controllers: [UIViewController] = []
    collectControllers(&controllers) { $0.appearance == .disappeared && $0.followsView }
    for controller in controllers { controller.beginAppearing(animated: false) {} }
    change()
    for controller in controllers {
      controller.reportIsAppearing()
      guard controller.parent?.appearance != .appearing else { continue }
      controller.finishAppearing(animated: false)
    }
  }

  func disappearing(from window: UIWindow?, _ change: () -> Void) {
    guard window != nil else { return change() }
    var controllers: [UIViewController] = []
    collectControllers(&controllers) { $0.appearance == .appeared && $0.followsView }
    for controller in controllers { controller.beginDisappearing(animated: false) }
    change()
    for controller in controllers { controller.finishDisappearing(animated: false) {} }
  }

  private func collectControllers(
    _ controllers: inout [UIViewController], where isMeant: (UIViewController) -> Bool
  ) {
    if let controller = viewController {
      if isMeant(controller) { controllers.append(controller) }
      return
    }
    for subview in storedSubviews { subview.collectControllers(&controllers, where: isMeant) }
  }
}
