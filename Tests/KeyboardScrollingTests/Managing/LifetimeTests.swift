import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor struct LifetimeTests {
  @Test(arguments: [false, true])
  func `139: a thousand released views leave no memory behind`(isVisible: Bool) async {
    let bench = Workbench()
    let coordinator = bench.makeCoordinator()
    if isVisible { bench.show() }
    let dropped = manageAndDrop(1000, coordinator, bench)
    await MainLoop.nextTurn()
    #expect(dropped.allSatisfy { $0.object == nil })
    bench.turns.run()
    expectEqual(bench.turns.observerCount, to: 0)
    var adjustments = 0
    coordinator.onAdjustment = { _ in adjustments += 1 }
    if !isVisible { bench.show() }
    bench.hide()
    bench.turns.run()
    expectEqual(adjustments, to: 0)
    coordinator.manage(bench.scrollView)
    bench.show()
    bench.expect(bottom: 336)
  }

  @Test
  func `139: a released coordinator removes its keyboard insets, and writes nothing afterwards`() {
    let bench = Workbench()
    let other = Workbench.makeScrollView()
    bench.window.addSubview(other)
    bench.scrollView.contentInset.bottom = 20
    bench.scrollView.verticalScrollIndicatorInsets.bottom = 30
    var coordinator: KeyboardScrollCoordinator? = bench.makeCoordinator()
    coordinator?.manage(bench.scrollView)
    coordinator?.manage(other)
    bench.show()
    bench.expect(bottom: 356)
    other.expect(bottom: 336)
    // Some work waits for the next turn.
    bench.post(.willShow, Keyboard.iPhone)
    let isGone = { [weak coordinator] in coordinator == nil }
    coordinator = nil
    #expect(isGone())
    bench.expect(bottom: 20, indicator: 30)
    other.expect(bottom: 0, indicator: 0)
    bench.scrollView.forget()
    bench.turns.run()
    bench.show(Keyboard.iPhoneShort)
    bench.post(.didShow, Keyboard.iPhoneShort)
    bench.hide()
    bench.expect(path: [], writes: 0)
  }

  @Test func `a coordinator retains neither its views nor their superviews`() async {
    let bench = Workbench()
    let coordinator = bench.makeCoordinator()
    let field = focusAndDrop(coordinator, bench)
    await MainLoop.nextTurn()
    expectNil(field.object)
    bench.show()
    coordinator.revealFirstResponder(animated: false)
    expectEqual(bench.scrollView.contentOffset, to: .zero)
  }

  @Test func `a view can be managed again after its coordinator was released`() {
    let bench = Workbench()
    var first: KeyboardScrollCoordinator? = bench.makeCoordinator()
    first?.manage(bench.scrollView)
    bench.show()
    first = nil
    let second = bench.makeCoordinator()
    second.manage(bench.scrollView)
    bench.expect(bottom: 336)
    second.stopManaging(bench.scrollView)
    bench.expect(bottom: 0)
  }

  private func manageAndDrop(
    _ count: Int, _ coordinator: KeyboardScrollCoordinator, _ bench: Workbench
  ) -> [Weak<UIScrollView>] {
    (0..<count).map { _ in
      let scrollView = Workbench.makeScrollView()
      bench.window.addSubview(scrollView)
      coordinator.manage(scrollView)
      scrollView.removeFromSuperview()
      return Weak(scrollView)
    }
  }

  private func focusAndDrop(
    _ coordinator: KeyboardScrollCoordinator, _ bench: Workbench
  ) -> Weak<UITextField> {
    coordinator.manage(bench.scrollView)
    let field = bench.addFocusedField()
    field.removeFromSuperview()
    return Weak(field)
  }
}
