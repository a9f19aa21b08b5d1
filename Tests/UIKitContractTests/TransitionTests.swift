import Testing
import UIKit

@MainActor @Suite("Transitions", .tags(.contract)) struct TransitionTests {
  /// A controller that reads its transition coordinator in `viewWillAppear`.
  private final class Screen: UIViewController {
    private(set) weak var leaving: UIViewController?
    private(set) weak var coming: UIViewController?
    private(set) var isAnimated: Bool?
    private(set) var isInteractive: Bool?
    private(set) var wasInteractive: Bool?
    private(set) var isCancelled: Bool?
    private(set) var style: UIModalPresentationStyle?
    private(set) weak var container: UIView?
    private(set) weak var leavingView: UIView?
    private(set) weak var comingView: UIView?
    private(set) var transform: CGAffineTransform?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      let coordinator = transitionCoordinator
      isAnimated = coordinator?.isAnimated
      isInteractive = coordinator?.isInteractive
      wasInteractive = coordinator?.initiallyInteractive
      isCancelled = coordinator?.isCancelled
      leaving = coordinator?.viewController(forKey: .from)
      coming = coordinator?.viewController(forKey: .to)
      style = coordinator?.presentationStyle
      container = coordinator?.containerView
      leavingView = coordinator?.view(forKey: .from)
      comingView = coordinator?.view(forKey: .to)
      transform = coordinator?.targetTransform
    }
  }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator
  @Test(.needsApplication)
  func `an animated push has a coordinator that is not interactive`() {
    let first = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    let stage = Stage(root: navigation)
    expectNil(first.transitionCoordinator)
    let second = Screen()
    navigation.pushViewController(second, animated: true)
    stage.window.layoutIfNeeded()
    expectEqual(second.isAnimated, to: true)
    expectEqual(second.isInteractive, to: false)
    expectEqual(second.wasInteractive, to: false)
    expectEqual(second.isCancelled, to: false)
    #expect(second.leaving === first)
    #expect(second.coming === second)
  }

  // https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
  @Test(.needsApplication)
  func `the context of a push has both views and a container inside the navigation's view`() {
    let first = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    let stage = Stage(root: navigation)
    let second = Screen()
    navigation.pushViewController(second, animated: true)
    stage.window.layoutIfNeeded()
    #expect(second.leavingView === first.view)
    #expect(second.comingView === second.view)
    expectEqual(second.container?.isDescendant(of: navigation.view), to: true)
    expectEqual(second.style, to: UIModalPresentationStyle.none)
    expectEqual(second.transform, to: .identity)
  }

  @Test func `a screen that appears outside any transition has no coordinator`() {
    let screen = Screen()
    let stage = Stage(root: screen)
    #expect(stage.window.rootViewController === screen)
    expectNil(screen.isAnimated)
    expectNil(screen.transitionCoordinator)
  }
}
