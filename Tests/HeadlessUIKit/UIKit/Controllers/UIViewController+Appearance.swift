import Foundation

// Who is told in which order that a view comes and goes (statements 200 to 202).

extension UIViewController {
  // MARK: Both halves

  /// Brings the view in: will appear, the view enters, is appearing, laid out, did appear.
  ///
  /// A container that is on its way in itself makes up for what has to wait until it has a window.
  func headlessAppear(animated: Bool, enter: () -> Void) {
    guard headlessAppearance == .disappeared else { return enter() }
    headlessBeginAppearing(animated: animated, enter: enter)
    guard !headlessWaitsForParent else { return }
    headlessFinishAppearing(animated: animated)
  }

  func headlessDisappear(animated: Bool, leave: () -> Void) {
    guard headlessAppearance != .disappeared else { return leave() }
    headlessBeginDisappearing(animated: animated)
    headlessFinishDisappearing(animated: animated, leave: leave)
  }

  private var headlessWaitsForParent: Bool {
    headlessParent?.headlessAppearance == .appearing && viewIfLoaded?.window == nil
  }

  // MARK: Appearing

  /// What `headlessBeginAppearing` does unless it is overridden.
  func headlessStartAppearing(animated: Bool, enter: () -> Void) {
    headlessAppearance = .appearing
    headlessIsAnimatedAppearance = animated
    headlessHasToldIsAppearing = false
    loadViewIfNeeded()
    headlessViewWillAppear(animated)
    viewWillAppear(animated)
    for child in headlessForwardedChildren where child.headlessAppearance == .disappeared {
      child.headlessBeginAppearing(animated: animated) {}
    }
    enter()
    headlessTellIsAppearing()
    viewIfLoaded?.window?.layoutIfNeeded()
  }

  /// Once the view is in a window; the children follow.
  func headlessTellIsAppearing() {
    guard headlessAppearance == .appearing, viewIfLoaded?.window != nil else { return }
    if !headlessHasToldIsAppearing {
      headlessHasToldIsAppearing = true
      viewIsAppearing(headlessIsAnimatedAppearance)
    }
    for child in headlessForwardedChildren { child.headlessTellIsAppearing() }
  }

  func headlessFinishAppearing(animated: Bool) {
    guard headlessAppearance == .appearing else { return }
    headlessTellIsAppearing()
    headlessAppearance = .appeared
    for child in headlessForwardedChildren where child.headlessAppearance == .appearing {
      child.headlessFinishAppearing(animated: animated)
    }
    viewDidAppear(animated)
    // A navigation controller ends the move of a screen once the screen is there.
    guard isMovingToParent, let navigation = headlessParent as? UINavigationController else {
      return
    }
    didMove(toParent: navigation)
  }

  // MARK: Disappearing

  func headlessBeginDisappearing(animated: Bool) {
    guard headlessAppearance == .appeared || headlessAppearance == .appearing else { return }
    headlessAppearance = .disappearing
    headlessIsAnimatedAppearance = animated
    viewWillDisappear(animated)
    for child in headlessForwardedChildren { child.headlessBeginDisappearing(animated: animated) }
  }

  /// What `headlessFinishDisappearing` does unless it is overridden.
  func headlessCompleteDisappearing(animated: Bool, leave: () -> Void) {
    // As they were before the view goes.
    let gone = headlessForwardedChildren.filter { $0.headlessAppearance == .disappearing }
    leave()
    guard headlessAppearance != .disappeared else { return }
    headlessAppearance = .disappeared
    for child in gone { child.headlessFinishDisappearing(animated: animated) {} }
    viewDidDisappear(animated)
  }

  /// The children whose views are inside this controller's and that follow it.
  private var headlessForwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  // MARK: By hand

  func headlessBeginTransition(isAppearing: Bool, animated: Bool) {
    if isAppearing {
      headlessBeginAppearing(animated: animated) {}
    } else {
      headlessBeginDisappearing(animated: animated)
    }
  }

  func headlessEndTransition() {
    switch headlessAppearance {
    case .appearing: headlessFinishAppearing(animated: headlessIsAnimatedAppearance)
    case .disappearing: headlessFinishDisappearing(animated: headlessIsAnimatedAppearance) {}
    case .appeared, .disappeared: break
    }
  }

  // MARK: A view that is added or removed

  /// Whether adding the view to a window, or taking it out, is all that is done to show the
  /// controller or to take it away.
  fileprivate var headlessFollowsView: Bool {
    guard headlessPresenting == nil else { return false }
    guard let parent = headlessParent else { return true }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    return parent.headlessAppearance == .appeared
      || (parent.headlessAppearance == .appearing && parent.headlessHasToldIsAppearing)
  }
}

extension UIView {
  /// Runs a change that takes the view into a window, and tells the controllers whose views that
  /// shows (statement 201).
  func headlessAppearing(in window: UIWindow?, _ change: () -> Void) {
    guard let window, !window.isHidden else { return change() }
    var controllers: [UIViewController] = []
    headlessCollectControllers(&controllers) {
      $0.headlessAppearance == .disappeared && $0.headlessFollowsView
    }
    for controller in controllers { controller.headlessBeginAppearing(animated: false) {} }
    change()
    for controller in controllers {
      // One whose parent is still on its way in finishes with it.
      controller.headlessTellIsAppearing()
      guard controller.parent?.headlessAppearance != .appearing else { continue }
      controller.headlessFinishAppearing(animated: false)
    }
  }

  func headlessDisappearing(from window: UIWindow?, _ change: () -> Void) {
    guard window != nil else { return change() }
    var controllers: [UIViewController] = []
    headlessCollectControllers(&controllers) {
      $0.headlessAppearance == .appeared && $0.headlessFollowsView
    }
    for controller in controllers { controller.headlessBeginDisappearing(animated: false) }
    change()
    for controller in controllers { controller.headlessFinishDisappearing(animated: false) {} }
  }

  /// The outermost ones: each takes those inside it along.
  private func headlessCollectControllers(
    _ controllers: inout [UIViewController],
    where isMeant: (UIViewController) -> Bool
  ) {
    if let controller = headlessViewController {
      if isMeant(controller) { controllers.append(controller) }
      return
    }
    for subview in headlessSubviews {
      subview.headlessCollectControllers(&controllers, where: isMeant)
    }
  }
}
