import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor struct WaitingTests {
  private let bench = Workbench()

  private func coveredChat(on bench: Workbench) -> (KeyboardScrollCoordinator, UIView) {
    let bar = bench.addBar(height: 50)
    let coordinator = bench.makeCoordinator(.init(keepsDistanceToEnd: true))
    coordinator.manage(bench.scrollView, bar: bar)
    bench.turns.run()
    bench.scrollView.removeFromSuperview()
    bench.turns.run()
    return (coordinator, bar)
  }

  @Test func `a view is updated in the turn in which its covered screen returns`() {
    let (coordinator, bar) = coveredChat(on: bench)
    bench.window.addSubview(bench.scrollView)
    bar.frame.origin.y -= 40
    bar.frame.size.height += 40
    bench.window.bringSubviewToFront(bar)
    bench.turns.run()
    bench.expect(bottom: bench.scrollView.frame.maxY - bar.frame.minY)
    withExtendedLifetime(coordinator) {}
  }

  @Test func `a bar that grows while its screen leaves changes the inset`() {
    let bar = bench.addBar(height: 50)
    let coordinator = bench.makeCoordinator(.init(keepsDistanceToEnd: true))
    let (controller, next) = (RotatingController(), UIViewController())
    controller.view.frame = Workbench.bounds
    bench.window.insertSubview(controller.view, belowSubview: bar)
    controller.view.addSubview(bench.scrollView)
    coordinator.manage(bench.scrollView, bar: bar)
    bench.show()
    bench.hide()
    controller.transition = LeavingTransition(from: controller, to: next)
    bar.frame.origin.y -= 40
    bar.frame.size.height += 40
    bench.turns.run()
    let bottom = bench.scrollView.frame.maxY - bar.frame.minY
    bench.expect(bottom: bottom)
    bench.scrollView.removeFromSuperview()
    bench.turns.run()
    bench.expect(bottom: bottom)
    withExtendedLifetime(next) {}
  }

  @Test func `under a finger, a field in another window than the first responder waits`() {
    let coordinator = bench.manage()
    // The known first responder is outside all managed views, in a window of its own.
    let overlay = TestApplication.makeWindow(frame: Workbench.bounds)
    let search = ClaimingTextField(frame: CGRect(x: 16, y: 60, width: 358, height: 44))
    overlay.addSubview(search)
    overlay.isHidden = false
    let field = bench.addFocusedField()
    bench.center.post(name: UITextField.textDidBeginEditingNotification, object: search)
    bench.scrollView.isTouched = true
    bench.show()
    bench.expect(bottom: 336, offset: 0)
    bench.scrollView.isTouched = false
    bench.turns.run()
    bench.expect(offset: 236)
    withExtendedLifetime((coordinator, field)) {}
  }

  @Test func `after its release or the end of management, a coordinator waits for no window`() {
    let (ended, _) = coveredChat(on: bench)
    ended.stopManaging(bench.scrollView)
    bench.turns.run()
    expectEqual(bench.turns.observerCount, to: 0)
    let other = Workbench()
    var (released, bar): (KeyboardScrollCoordinator?, UIView) = coveredChat(on: other)
    released = nil
    expectNil(released)
    other.turns.run()
    expectEqual(other.turns.observerCount, to: 0)
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
