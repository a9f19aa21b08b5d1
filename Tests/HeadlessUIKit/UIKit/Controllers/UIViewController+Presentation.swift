import CoreGraphics
import Foundation

// Modal presentation, as far as it shapes frames, appearance and the responder chain. What a
// presentation does to the keyboard of the presenting controller is not in the behaviour list: its
// first responder resigns only where its view leaves the window.

extension UIViewController {
  /// Seconds until the completion of an animated presentation.
  private var headlessPresentationDuration: TimeInterval { 0.5 }

  /// The controller that presents on behalf of its children.
  private var headlessPresenter: UIViewController {
    var controller = self
    while let parent = controller.headlessParent { controller = parent }
    return controller
  }

  var headlessPresentedByAncestor: UIViewController? { headlessPresenter.headlessPresented }

  /// The controller itself, or the parent of it that was presented.
  var headlessPresentingOfAncestor: UIViewController? { headlessPresenter.headlessPresenting }

  /// Made when first asked for, as a popover's anchor is set before it is presented.
  func headlessMakePresentationController() -> UIPresentationController {
    if let existing = headlessPresentationController,
      existing.headlessStyle == modalPresentationStyle
    {
      return existing
    }
    let controller = headlessNewPresentationController()
    headlessPresentationController = controller
    return controller
  }

  /// Does nothing without a window, or while something is presented already; UIKit then complains
  /// to the console.
  func headlessPresent(
    _ controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    let presenter = headlessPresenter
    guard let window = presenter.viewIfLoaded?.window, presenter.headlessPresented == nil,
      controller !== presenter, controller.headlessPresenting == nil,
      controller.headlessParent == nil
    else { return }
    presenter.headlessPresented = controller
    controller.headlessPresenting = presenter
    controller.headlessIsBeingPresented = true
    let duration = animated ? headlessPresentationDuration : 0
    HeadlessTransitionCoordinator.headlessRun(
      duration: duration,
      of: [presenter, controller],
      from: presenter,
      to: controller
    ) {
      presenter.headlessBringIn(controller, to: window, animated: animated)
    }
    controller.headlessIsBeingPresented = false
    headlessComplete(animated: animated, completion)
  }

  private func headlessBringIn(
    _ controller: UIViewController,
    to window: UIWindow,
    animated: Bool
  ) {
    let container = HeadlessPresentationContainer(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let presentation = controller.headlessMakePresentationController()
    presentation.headlessEnter(container, presenting: self)
    if presentation.headlessStyle == .fullScreen {
      headlessSuperviewBehindPresentation = view.superview
      headlessDisappear(animated: animated) { view.removeFromSuperview() }
    }
    controller.headlessAppear(animated: animated) {
      window.addSubview(container)
      container.addSubview(controller.view)
      let keyboard = HeadlessDevice.current.keyboard
      container.headlessSettle(
        keyboardFrameInScreen: keyboard.isDocked ? keyboard.frameInScreen : nil
      )
    }
  }

  /// Dismisses what the controller presents, or the controller itself if it presents nothing.
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)
  func headlessDismiss(animated: Bool, completion: (() -> Void)?) {
    let presenter = headlessPresenter
    guard let controller = presenter.headlessPresented else {
      presenter.headlessPresenting?.headlessDismiss(animated: animated, completion: completion)
      return
    }
    // What lies above goes with it, unseen.
    if controller.headlessPresented != nil {
      controller.headlessDismiss(animated: false, completion: nil)
    }
    let duration = animated ? headlessPresentationDuration : 0
    HeadlessTransitionCoordinator.headlessRun(
      duration: duration,
      of: [presenter, controller],
      from: controller,
      to: presenter
    ) {
      presenter.headlessTakeOut(controller, animated: animated)
    }
    headlessComplete(animated: animated, completion)
  }

  private func headlessTakeOut(_ controller: UIViewController, animated: Bool) {
    controller.headlessIsBeingDismissed = true
    controller.headlessDisappear(animated: animated) {
      controller.headlessPresentationController?.containerView?.removeFromSuperview()
      controller.viewIfLoaded?.removeFromSuperview()
    }
    controller.headlessIsBeingDismissed = false
    controller.headlessPresenting = nil
    controller.headlessPresentationController = nil
    headlessPresented = nil
    guard let superview = headlessSuperviewBehindPresentation else { return }
    headlessSuperviewBehindPresentation = nil
    headlessAppear(animated: animated) {
      view.frame = superview.bounds
      superview.insertSubview(view, at: 0)
    }
  }

  private func headlessComplete(animated: Bool, _ completion: (() -> Void)?) {
    guard let completion else { return }
    HeadlessDevice.current.clock.after(animated ? headlessPresentationDuration : 0) {
      completion()
    }
  }
}
