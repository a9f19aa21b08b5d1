import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor struct WaitingTests {
  private let bench = Workbench()

  private func coveredChat() -> (KeyboardScrollCoordinator, UIView) {
    let bar = bench.addBar(height: 50)
    let coordinator = bench.makeCoordinator(.init(keepsDistanceToEnd: true))
    coordinator.manage(bench.scrollView, bar: bar)
    bench.turns.run()
    bench.scrollView.removeFromSuperview()
    bench.turns.run()
    return (coordinator, bar)
  }

  @Test func `a view is updated in the turn in which its covered screen returns`() {
    let (coordinator, bar) = coveredChat()
    bench.window.addSubview(bench.scrollView)
    bar.frame.origin.y -= 40
    bar.frame.size.height += 40
    bench.window.bringSubviewToFront(bar)
    bench.turns.run()
    bench.expect(bottom: bench.scrollView.frame.maxY - bar.frame.minY)
    withExtendedLifetime(coordinator) {}
  }

  @Test func `when management ends, the coordinator stops waiting for the view's window`() {
    let (coordinator, _) = coveredChat()
    coordinator.stopManaging(bench.scrollView)
    bench.turns.run()
    expectEqual(bench.turns.observerCount, to: 0)
  }

  @Test func `a released coordinator no longer waits for a view's window`() {
    var (coordinator, bar): (KeyboardScrollCoordinator?, UIView) = coveredChat()
    coordinator = nil
    expectNil(coordinator)
    bench.turns.run()
    expectEqual(bench.turns.observerCount, to: 0)
    withExtendedLifetime(bar) {}
  }

  @Test func `no turn is observed for a deallocated scroll view, even if its bar still exists`() {
    let coordinator = bench.makeCoordinator(.init(keepsDistanceToEnd: true))
    let bar = bench.addBar(height: 50)
    var scrollView: UIScrollView? = Workbench.makeScrollView()
    scrollView.map(bench.window.addSubview)
    scrollView.map { coordinator.manage($0, bar: bar) }
    bench.turns.run()
    scrollView?.removeFromSuperview()
    scrollView = nil
    bench.turns.run()
    expectEqual(bench.turns.observerCount, to: 0)
    withExtendedLifetime(bar) {}
  }

  @Test func `the coordinator no longer waits for the window of a deallocated view`() {
    let coordinator = bench.makeCoordinator(.init(keepsDistanceToEnd: true))
    var scrollView: UIScrollView? = Workbench.makeScrollView()
    scrollView.map(bench.window.addSubview)
    scrollView.map { coordinator.manage($0) }
    bench.turns.run()
    scrollView?.removeFromSuperview()
    bench.turns.run()
    scrollView = nil
    coordinator.manage(bench.scrollView)
    coordinator.stopManaging(bench.scrollView)
    bench.turns.run()
    expectEqual(bench.turns.observerCount, to: 0)
  }

  private final class RotatingController: UIViewController {
    var transition: LeavingTransition?

    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { transition }
  }

  @Test func `a rotating screen is not treated as disappearing`() {
    let controller = RotatingController()
    controller.view.frame = Workbench.bounds
    bench.window.addSubview(controller.view)
    controller.view.addSubview(bench.scrollView)
    controller.transition = LeavingTransition(from: controller, to: controller)
    #expect(!bench.scrollView.isScreenLeaving)
    let next = UIViewController()
    controller.transition = LeavingTransition(from: controller, to: next)
    #expect(bench.scrollView.isScreenLeaving)
    withExtendedLifetime(next) {}
  }
}
