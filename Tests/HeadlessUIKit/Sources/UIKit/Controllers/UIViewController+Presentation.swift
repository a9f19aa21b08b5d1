// Modal presentation: frames, appearance, focus and the responder chain.

extension UIViewController {
  private var presentationDuration: TimeInterval { 0.5 }

  /// The topmost parent, which presents for all controllers in it.
  var presenter: UIViewController {
    var controller = self
    while let parent = controller.storedParent { controller = parent }
    return controller
  }

  /// Creates the presentation controller early, because an app sets a popover's anchor before the
  /// presentation.
  func makePresentationController() -> UIPresentationController {
    if let existing = storedPresentationController,
      existing.storedStyle == modalPresentationStyle
    {
      return existing
    }
    let controller = newPresentationController()
    storedPresentationController = controller
    return controller
  }

  /// Presents a controller if there is a window and no presentation yet; otherwise does nothing,
  /// where UIKit logs an error.
  func beginPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = self.presenter
    guard let window = presenter.viewIfLoaded?.window, presenter.presented == nil,
      controller !== presenter, controller.presenting == nil,
      controller.storedParent == nil
    else { return }
    presenter.presented = controller
    controller.presenting = presenter
    controller.isBeingPresented = true
    let duration = animated ? presentationDuration : 0
    TransitionCoordinator.run(
      duration: duration, of: [presenter, controller], in: window,
      style: controller.modalPresentationStyle, from: presenter, to: controller
    ) {
      presenter.takingFocus(for: controller, in: window) {
        presenter.addPresented(controller, to: window, animated: animated)
      }
    }
    controller.atEndOfTransition(animated: animated) { controller.isBeingPresented = false }
    complete(animated: animated, completion)
  }

  /// Runs a presentation, which takes the focus from the screen behind it (S274).
  ///
  /// An alert does this itself. A popover leaves the focus (assumed).
  private func takingFocus(
    for controller: UIViewController, in window: UIWindow, _ present: () -> Void
  ) {
    let device = HeadlessDevice.current
    responderBehindPresentation = nil
    guard device.options.focusBehindPresentation != .stays, !(controller is UIAlertController),
      controller.modalPresentationStyle != .popover, let responder = window.firstResponder
    else { return present() }
    _ = device.keyboard.changeFirstResponder {
      guard responder.canResignFirstResponder, responder.resignFirstResponder() else {
        present()
        return true
      }
      responderBehindPresentation = responder
      present()
      return true
    }
  }

  /// Runs a dismissal, after which the screen behind it may have its focus again (S274).
  private func givingFocusBack(from controller: UIViewController, _ dismiss: () -> Void) {
    guard let responder = responderBehindPresentation else { return dismiss() }
    let device = HeadlessDevice.current
    _ = device.keyboard.changeFirstResponder {
      dismiss()
      guard device.options.focusBehindPresentation == .comesBack,
        responder.windowOfResponder?.firstResponder == nil
      else { return true }
      return responder.becomeFirstResponder()
    }
    responderBehindPresentation = nil
  }

  private func addPresented(_ controller: UIViewController, to window: UIWindow, animated: Bool) {
    let container = PresentationContainer(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let presentation = controller.makePresentationController()
    presentation.enter(container, presenting: self)
    if presentation.storedStyle == .fullScreen {
      superviewBehindPresentation = view.superview
      disappear(animated: animated) { self.view.removeFromSuperview() }
    }
    controller.appear(animated: animated) {
      window.addSubview(container)
      container.addSubview(controller.view)
      let keyboard = HeadlessDevice.current.keyboard
      container.settle(keyboardFrameInScreen: keyboard.isDocked ? keyboard.frameInScreen : nil)
    }
  }

  /// Dismisses the presented controller, or this controller if it presents nothing.
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)
  func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    let presenter = self.presenter
    guard let controller = presenter.presented else {
      presenter.presenting?.beginDismissing(animated: animated, completion: completion)
      return
    }
    // The first dismissal continues, and the second only reports its completion (assumed).
    guard !controller.isBeingDismissed else { return complete(animated: animated, completion) }
    // Controllers presented on top are dismissed too, without animation.
    if controller.presented != nil {
      controller.beginDismissing(animated: false, completion: nil)
    }
    let duration = animated ? presentationDuration : 0
    TransitionCoordinator.run(
      duration: duration, of: [presenter, controller],
      in: controller.view.window ?? controller.view, style: controller.modalPresentationStyle,
      from: controller, to: presenter
    ) {
      presenter.givingFocusBack(from: controller) {
        presenter.removePresented(controller, animated: animated)
      }
    }
    complete(animated: animated, completion)
  }

  private func removePresented(_ controller: UIViewController, animated: Bool) {
    controller.isBeingDismissed = true
    controller.resignBeforeLeaving(animated: animated)
    controller.disappear(animated: animated) {
      controller.storedPresentationController?.containerView?.removeFromSuperview()
      controller.viewIfLoaded?.removeFromSuperview()
    }
    controller.atEndOfTransition(animated: animated) {
      controller.isBeingDismissed = false
      controller.presenting = nil
      controller.storedPresentationController = nil
      self.presented = nil
    }
    HeadlessDevice.current.keyboard.sheetDidLeave(controller)
    guard let superview = superviewBehindPresentation else { return }
    superviewBehindPresentation = nil
    appear(animated: animated) {
      // A sheet's container places the sheet.
      if !(superview is PresentationContainer) { view.frame = superview.bounds }
      superview.insertSubview(view, at: 0)
    }
  }

  private func complete(animated: Bool, _ completion: (() -> Void)?) {
    guard let completion else { return }
    HeadlessDevice.current.clock.after(animated ? presentationDuration : 0) { completion() }
  }
}
