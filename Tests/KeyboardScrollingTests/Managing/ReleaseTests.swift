import Dispatch
import Testing
import UIKit

@testable import KeyboardScrolling

/// Releases of the last reference on another queue, or while a task-local value is bound.
///
/// UIKit deallocates a view on the main thread. The stand-in for UIKit does so on the thread of the
/// last release. https://github.com/onevcat/Kingfisher/pull/2353
@MainActor struct ReleaseTests {
  private enum Local {
    @TaskLocal static var number = 0
  }

  private final class LastReference<Object: AnyObject>: @unchecked Sendable {
    private var object: Object?

    init(_ object: Object) { self.object = object }

    func release() { object = nil }
  }

  private struct Weak {
    weak var object: UIScrollView?
  }

  private let bench = Workbench()

  @Test func `a managed view may be deallocated on another queue while the keyboard is up`() async {
    let coordinator = bench.manage()
    bench.show()
    let (view, reference) = makeManagedView(coordinator)
    expectEqual(view.object?.contentInset.bottom, to: 336)
    await onAnotherQueue { reference.release() }
    await nextTurn()
    expectNil(view.object)
    bench.turns.run()
    bench.expect(bottom: 336)
    // The next view may get the deallocated view's address.
    let next = Workbench.makeScrollView()
    bench.window.addSubview(next)
    #expect(!coordinator.isManaging(next))
    coordinator.manage(next)
    next.expect(bottom: 336)
    bench.hide()
    next.expect(bottom: 0)
    bench.expect(bottom: 0)
  }

  @Test func `managed views may be deallocated on many queues at once`() async {
    let coordinator = bench.manage()
    bench.show()
    let made = (0..<64).map { _ in makeManagedView(coordinator) }
    let references = made.map(\.1)
    await onAnotherQueue {
      DispatchQueue.concurrentPerform(iterations: references.count) { references[$0].release() }
    }
    await nextTurn()
    #expect(made.allSatisfy { $0.0.object == nil })
    bench.show(Keyboard.iPhoneShort)
    bench.expect(bottom: 291)
    bench.hide()
    bench.expect(bottom: 0)
  }

  @Test func `a managed view may be deallocated while a task-local value is bound`() async {
    let coordinator = bench.manage()
    bench.show()
    let (view, reference) = makeManagedView(coordinator)
    // UIKit may hold references to an added and removed view until the next turn.
    await nextTurn()
    Local.$number.withValue(1) { reference.release() }
    expectNil(view.object)
    bench.hide()
    bench.expect(bottom: 0)
  }

  @Test func `158: a coordinator may be deallocated while a task-local value is bound`() {
    let reference = makeCoordinator(managing: [bench.scrollView])
    bench.show()
    bench.expect(bottom: 336)
    Local.$number.withValue(1) { reference.release() }
    bench.expect(bottom: 0)
  }

  @Test func `158: a coordinator may be freed on another queue with a task-local value`() async {
    bench.scrollView.contentInset.bottom = 20
    let reference = makeCoordinator(managing: [bench.scrollView])
    bench.show()
    bench.expect(bottom: 356)
    await onAnotherQueue { Local.$number.withValue(1) { reference.release() } }
    await nextTurn()
    bench.expect(bottom: 20, indicator: 0)
  }

  @Test func `158: many coordinators may be deallocated on many queues at once`() async {
    let views = (0..<64).map { _ in
      let view = Workbench.makeScrollView()
      bench.window.addSubview(view)
      return view
    }
    let references = views.map { makeCoordinator(managing: [$0]) }
    bench.show()
    #expect(views.allSatisfy { $0.contentInset.bottom == 336 })
    await onAnotherQueue {
      DispatchQueue.concurrentPerform(iterations: references.count) { references[$0].release() }
    }
    await nextTurn()
    #expect(views.allSatisfy { $0.contentInset.bottom == 0 })
    #expect(views.allSatisfy { $0.verticalScrollIndicatorInsets.bottom == 0 })
  }

  @Test func `a view and its coordinator may be deallocated together on another queue`() async {
    let coordinator = bench.makeCoordinator()
    let (view, reference) = makeManagedView(coordinator)
    let owner = LastReference(coordinator)
    bench.show()
    await onAnotherQueue {
      owner.release()
      reference.release()
    }
    await nextTurn()
    expectNil(view.object)
    bench.hide()
  }

  @Test func `a coordinator may be deallocated on another queue while it has pending work`() async {
    let field = ClaimingTextField(frame: CGRect(x: 16, y: 700, width: 358, height: 44))
    bench.scrollView.addSubview(field)
    let reference = makeCoordinator(managing: [bench.scrollView])
    bench.center.post(name: UITextField.textDidBeginEditingNotification, object: field)
    bench.post(.willShow, Keyboard.iPhone)
    bench.turns.runOnce()
    #expect(bench.turns.count > 0)
    await onAnotherQueue { reference.release() }
    await nextTurn()
    bench.scrollView.forget()
    bench.turns.run()
    bench.expect(bottom: 0, path: [], writes: 0)
    expectEqual(bench.turns.observerCount, to: 0)
  }

  @Test func `after an observer is released on another queue, nothing is delivered`() async {
    let center = NotificationCenter()
    let name = Notification.Name("release")
    let received = Received()
    let observer = LastReference(
      NotificationObserver(
        [(name, 1)], center: center, read: { _, tag in tag }, handle: { received.count += $0 }
      )
    )
    center.post(name: name, object: nil)
    expectEqual(received.count, to: 1)
    await onAnotherQueue { observer.release() }
    center.post(name: name, object: nil)
    await nextTurn()
    expectEqual(received.count, to: 1)
  }

  @MainActor private final class Received {
    var count = 0
  }

  private func makeManagedView(
    _ coordinator: KeyboardScrollCoordinator
  ) -> (Weak, LastReference<UIScrollView>) {
    let view = Workbench.makeScrollView()
    bench.window.addSubview(view)
    coordinator.manage(view)
    // Outside a window, the keyboard inset stays while the keyboard is up.
    view.removeFromSuperview()
    return (Weak(object: view), LastReference(view))
  }

  private func makeCoordinator(
    managing views: [UIScrollView]
  ) -> LastReference<KeyboardScrollCoordinator> {
    let coordinator = bench.makeCoordinator()
    for view in views { coordinator.manage(view) }
    return LastReference(coordinator)
  }

  private func onAnotherQueue(_ work: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        work()
        continuation.resume()
      }
    }
  }

  private func nextTurn() async {
    for _ in 0..<3 {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }
}
