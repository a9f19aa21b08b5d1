import CoreGraphics
import Testing
import UIKit

@MainActor
@Suite("Transitions", .tags(.contract))
struct TransitionTests {
  /// A controller that asks for the coordinator of the transition it takes part in.
  private final class Screen: UIViewController {
    private(set) weak var leaving: UIViewController?
    private(set) weak var coming: UIViewController?
    private(set) var isAnimated: Bool?
    private(set) var isInteractive: Bool?
    private(set) var wasInteractive: Bool?
    private(set) var isCancelled: Bool?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      let coordinator = transitionCoordinator
      isAnimated = coordinator?.isAnimated
      isInteractive = coordinator?.isInteractive
      wasInteractive = coordinator?.initiallyInteractive
      isCancelled = coordinator?.isCancelled
      leaving = coordinator?.viewController(forKey: .from)
      coming = coordinator?.viewController(forKey: .to)
    }
  }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator
  @Test(.needsApplication)
  func `an animated push has a coordinator that is not interactive`() {
    let first = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    let stage = Stage(root: navigation)
    #expect(first.transitionCoordinator == nil)
    let second = Screen()
    navigation.pushViewController(second, animated: true)
    stage.window.layoutIfNeeded()
    #expect(second.isAnimated == true)
    #expect(second.isInteractive == false)
    #expect(second.wasInteractive == false)
    #expect(second.isCancelled == false)
    #expect(second.leaving === first)
    #expect(second.coming === second)
  }

  @Test func `a screen that appears outside any transition has no coordinator`() {
    let screen = Screen()
    let stage = Stage(root: screen)
    #expect(stage.window.rootViewController === screen)
    #expect(screen.isAnimated == nil)
    #expect(screen.transitionCoordinator == nil)
  }
}
