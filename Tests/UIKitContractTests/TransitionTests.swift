import Testing
import UIKit

@MainActor struct TransitionTests {
  /// A controller that passes on its transition coordinator in `viewWillAppear`.
  private final class Screen: UIViewController {
    var onWillAppear: ((any UIViewControllerTransitionCoordinator)?) -> Void = { _ in }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      onWillAppear(transitionCoordinator)
    }
  }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator
  // https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
  @Test(.needsApplication)
  func `an animated push has a coordinator, not interactive, with both controllers and views`() {
    let first = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    let stage = Stage(root: navigation)
    expectNil(first.transitionCoordinator)
    let second = Screen()
    var isAnimated = false
    second.onWillAppear = { [weak second] coordinator in
      guard let coordinator else { return }
      isAnimated = coordinator.isAnimated
      expectEqual(
        [coordinator.isInteractive, coordinator.initiallyInteractive, coordinator.isCancelled],
        to: [false, false, false]
      )
      #expect(coordinator.viewController(forKey: .from) === first)
      #expect(coordinator.viewController(forKey: .to) === second)
      #expect(coordinator.view(forKey: .from) === first.view)
      #expect(coordinator.view(forKey: .to) === second?.view)
      #expect(coordinator.containerView.isDescendant(of: navigation.view))
      expectEqual(coordinator.presentationStyle, to: .none)
      expectEqual(coordinator.targetTransform, to: .identity)
    }
    navigation.pushViewController(second, animated: true)
    stage.window.layoutIfNeeded()
    #expect(isAnimated)
  }

  @Test func `a screen that appears outside any transition has no coordinator`() {
    let screen = Screen()
    var coordinators: [Bool] = []
    screen.onWillAppear = { coordinators.append($0 != nil) }
    let stage = Stage(root: screen)
    #expect(stage.window.rootViewController === screen)
    expectEqual(coordinators, to: [false])
    expectNil(screen.transitionCoordinator)
  }
}
