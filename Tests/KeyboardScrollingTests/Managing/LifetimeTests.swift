import CoreGraphics
import Dispatch
import Foundation
import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("Lifetimes", .tags(.uikit))
struct LifetimeTests {
  private struct Weak<Object: AnyObject> {
    weak var object: Object?
  }

  @Test(.tags(.scene)) func `139: a thousand views managed and dropped leave nothing`() async {
    let bench = Workbench()
    let coordinator = bench.makeCoordinator()
    let dropped = manageAndDrop(1000, coordinator, bench)
    await nextTurn()
    #expect(dropped.allSatisfy { $0.object == nil })
    var adjustments = 0
    coordinator.onAdjustment = { _ in adjustments += 1 }
    bench.show()
    bench.hide()
    bench.turns.run()
    #expect(adjustments == 0)
    coordinator.manage(bench.scrollView)
    bench.show()
    #expect(bench.bottomInset == 336)
  }

  @Test(.tags(.scene)) func `139: a thousand dropped while the keyboard is visible leave nothing`()
    async
  {
    let bench = Workbench()
    let coordinator = bench.makeCoordinator()
    bench.show()
    let dropped = manageAndDrop(1000, coordinator, bench)
    await nextTurn()
    #expect(dropped.allSatisfy { $0.object == nil })
    bench.hide()
    bench.turns.run()
    #expect(bench.bottomInset == 0)
  }

  @Test(.tags(.scene)) func `139: no turn is observed for a view that is gone`() async {
    let bench = Workbench()
    let coordinator = bench.makeCoordinator()
    bench.show()
    _ = manageAndDrop(1, coordinator, bench)
    await nextTurn()
    bench.turns.run()
    #expect(bench.turns.observerCount == 0)
    withExtendedLifetime(coordinator) {}
  }

  @Test(.tags(.scene))
  func `139: a released coordinator takes its adjustments back, and is not called again`() {
    let bench = Workbench()
    let other = Workbench.makeScrollView()
    bench.window.addSubview(other)
    bench.scrollView.contentInset.bottom = 20
    bench.scrollView.verticalScrollIndicatorInsets.bottom = 30
    var coordinator: KeyboardScrollCoordinator? = bench.makeCoordinator()
    coordinator?.manage(bench.scrollView)
    coordinator?.manage(other)
    bench.show()
    #expect(bench.bottomInset == 356)
    #expect(other.contentInset.bottom == 336)
    // Work waits for the next turn.
    bench.post(.willShow, Keyboard.iPhone)
    let gone = Weak(object: coordinator)
    coordinator = nil
    #expect(gone.object == nil)
    #expect(bench.bottomInset == 20)
    #expect(bench.bottomIndicatorInset == 30)
    #expect(other.contentInset.bottom == 0)
    #expect(other.verticalScrollIndicatorInsets.bottom == 0)
    bench.scrollView.forget()
    bench.show(Keyboard.iPhoneShort)
    bench.hide()
    #expect(bench.scrollView.writes == 0)
  }

  @Test func `158: the last reference may end while a task-local value is bound`() {
    let bench = Workbench()
    let coordinator = makeCoordinator(managing: bench)
    bench.show()
    #expect(bench.bottomInset == 336)
    Self.$number.withValue(1) { coordinator.release() }
    #expect(bench.bottomInset == 0)
  }

  @TaskLocal private static var number = 0

  /// The only reference to a coordinator.
  private final class LastReference: @unchecked Sendable {
    private var coordinator: KeyboardScrollCoordinator?

    init(_ coordinator: KeyboardScrollCoordinator) {
      self.coordinator = coordinator
    }

    func release() { coordinator = nil }
  }

  private func makeCoordinator(managing bench: Workbench) -> LastReference {
    let coordinator = bench.manage()
    return LastReference(coordinator)
  }

  @Test func `nothing fires after a coordinator is released`() async {
    let bench = Workbench()
    let gone = makeAndDropCoordinator(bench)
    await nextTurn()
    #expect(gone.object == nil)
    bench.scrollView.forget()
    bench.turns.run()
    bench.turns.run()
    bench.show()
    bench.post(.didShow, Keyboard.iPhone)
    bench.hide()
    #expect(bench.scrollView.writes == 0)
    #expect(bench.scrollView.offsets == [])
  }

  @Test func `a coordinator retains neither its views nor their superviews`() async {
    let bench = Workbench()
    let coordinator = bench.makeCoordinator()
    let field = focusAndDrop(coordinator, bench)
    await nextTurn()
    #expect(field.object == nil)
    bench.show()
    coordinator.revealFirstResponder(animated: false)
    #expect(bench.scrollView.contentOffset == .zero)
  }

  @Test func `a view can be managed again after its coordinator was released`() {
    let bench = Workbench()
    var first: KeyboardScrollCoordinator? = bench.makeCoordinator()
    first?.manage(bench.scrollView)
    bench.show()
    first = nil
    let second = bench.makeCoordinator()
    second.manage(bench.scrollView)
    #expect(bench.bottomInset == 336)
    second.stopManaging(bench.scrollView)
    #expect(bench.bottomInset == 0)
  }

  @Test func `observations end with their owner`() {
    let center = NotificationCenter()
    let name = Notification.Name("lifetime")
    let heard = Counter()
    var observer: NotificationObserver? = NotificationObserver(
      [(name, 1)],
      center: center,
      read: { _, tag in tag },
      handle: { heard.count += $0 }
    )
    center.post(name: name, object: nil)
    #expect(heard.count == 1)
    #expect(observer != nil)
    observer = nil
    center.post(name: name, object: nil)
    #expect(heard.count == 1)
  }

  // MARK: Support

  @MainActor
  private final class Counter {
    var count = 0
  }

  private func manageAndDrop(
    _ count: Int,
    _ coordinator: KeyboardScrollCoordinator,
    _ bench: Workbench
  ) -> [Weak<UIScrollView>] {
    (0..<count).map { _ in
      let scrollView = Workbench.makeScrollView()
      bench.window.addSubview(scrollView)
      coordinator.manage(scrollView)
      scrollView.removeFromSuperview()
      return Weak(object: scrollView)
    }
  }

  private func makeAndDropCoordinator(_ bench: Workbench) -> Weak<KeyboardScrollCoordinator> {
    let coordinator = bench.manage()
    // Leaves work waiting for the next turn.
    bench.post(.willShow, Keyboard.iPhone)
    return Weak(object: coordinator)
  }

  private func focusAndDrop(
    _ coordinator: KeyboardScrollCoordinator,
    _ bench: Workbench
  ) -> Weak<UITextField> {
    coordinator.manage(bench.scrollView)
    let field = ClaimingTextField(frame: CGRect(x: 16, y: 700, width: 358, height: 44))
    bench.scrollView.addSubview(field)
    bench.center.post(name: UITextField.textDidBeginEditingNotification, object: field)
    field.removeFromSuperview()
    return Weak(object: field)
  }

  /// Lets one turn of the main queue pass; on Apple's systems it empties an autorelease pool.
  private func nextTurn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
