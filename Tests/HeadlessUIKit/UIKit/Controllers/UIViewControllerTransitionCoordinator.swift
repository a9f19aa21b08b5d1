// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
}

// A requirement cannot have the default argument that UIKit's method has.
extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    guard let coordinator = self as? HeadlessTransitionCoordinator else { return false }
    coordinator.headlessAdd(animation: animation, completion: completion)
    return true
  }
}

/// Hands the animations of a change of size, and what follows them, to the device.
final class HeadlessTransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let transitionDuration: TimeInterval
  private var animations: [Work] = []
  private var completions: [Work] = []

  var isAnimated: Bool { transitionDuration > 0 }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }

  init(duration: TimeInterval) {
    transitionDuration = duration
    super.init()
  }

  func headlessAdd(animation: Work?, completion: Work?) {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
  }

  func headlessRunAnimations() {
    let work = animations
    animations = []
    for piece in work { piece(self) }
  }

  func headlessRunCompletions() {
    let work = completions
    completions = []
    for piece in work { piece(self) }
  }
}
