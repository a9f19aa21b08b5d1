import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor struct ManagingTests {
  private let bench = Workbench()

  @Test func `a view is managed until the coordinator stops managing it`() {
    let coordinator = bench.makeCoordinator()
    #expect(!coordinator.isManaging(bench.scrollView))
    coordinator.manage(bench.scrollView)
    #expect(coordinator.isManaging(bench.scrollView))
    #expect(!coordinator.isManaging(Workbench.makeScrollView()))
    coordinator.stopManaging(bench.scrollView)
    #expect(!coordinator.isManaging(bench.scrollView))
    bench.show()
    bench.expect(bottom: 0, writes: 0)
  }

  @Test func `managing a view twice has the effect of managing it once`() {
    let coordinator = bench.manage()
    coordinator.manage(bench.scrollView)
    bench.show()
    bench.expect(bottom: 336, insetWrites: 1)
    coordinator.manage(bench.scrollView)
    bench.expect(bottom: 336, insetWrites: 1)
    coordinator.stopManaging(bench.scrollView)
    bench.expect(bottom: 0)
    #expect(!coordinator.isManaging(bench.scrollView))
  }

  @Test func `a new configuration takes effect at once`() {
    bench.scrollView.contentInset.bottom = 20
    let coordinator = bench.manage()
    bench.show()
    bench.expect(bottom: 356)
    coordinator.manage(bench.scrollView, configuration: .init(baselinePolicy: .max))
    bench.expect(bottom: 336)
    let bar = bench.addBar(height: 50)
    bar.frame.origin.y = 508 - 50
    coordinator.manage(bench.scrollView, bar: bar, configuration: .init(baselinePolicy: .max))
    bench.expect(bottom: 386)
    // Omitted arguments keep their values.
    coordinator.manage(bench.scrollView)
    bench.expect(bottom: 386)
    expectEqual(coordinator.configuration(of: bench.scrollView)?.baselinePolicy, to: .max)
    coordinator.manage(bench.scrollView, configuration: .init())
    bench.expect(bottom: 406)
    coordinator.setBar(nil, for: bench.scrollView)
    bench.expect(bottom: 356)
    bench.hide()
    bench.expect(bottom: 20)
  }

  private typealias Policy = KeyboardScrollCoordinator.BaselinePolicy

  @Test func `in an animation block, a call animates the change, also to a larger inset`() {
    bench.scrollView.contentInset.bottom = 16
    let coordinator = bench.makeCoordinator(.init(baselinePolicy: .max))
    coordinator.manage(bench.scrollView)
    bench.show()
    bench.delays.time += 2
    for (policy, bottom) in [(Policy.sum, 352), (.max, 336)] as [(_, CGFloat)] {
      UIView.animate(withDuration: 0.4) {
        coordinator.manage(bench.scrollView, configuration: .init(baselinePolicy: policy))
      }
      bench.expect(bottom: bottom)
    }
    expectEqual(bench.scrollView.insetDurations.suffix(2), to: [0.4, 0.4])
  }

  @Test func `a reveal requested before a view is managed does not apply to that view`() {
    let coordinator = bench.makeCoordinator(.init(revealsFirstResponder: false))
    coordinator.revealFirstResponder(animated: false)
    bench.addFocusedField()
    coordinator.manage(bench.scrollView)
    bench.show()
    bench.expect(path: [])
  }

  @Test func `after the app sets a bar again, the bar's position is still predicted at a show`() {
    let bar = bench.addBar(height: 50)
    let coordinator = bench.makeCoordinator()
    for _ in 0..<2 {
      coordinator.manage(bench.scrollView, bar: bar, configuration: .init())
      bench.turns.run()
    }
    bench.show()
    bench.hide()
    coordinator.manage(bench.scrollView, bar: bar, configuration: .init())
    bench.post(.willShow, Keyboard.iPhone)
    bench.expect(bottom: 386)
  }

  @Test func `a bar of an unmanaged view is ignored`() {
    let coordinator = bench.makeCoordinator()
    coordinator.setBar(bench.addBar(height: 50), for: bench.scrollView)
    #expect(!coordinator.isManaging(bench.scrollView))
    bench.expect(bottom: 0)
    let other = bench.makeCoordinator()
    other.manage(bench.scrollView)
    coordinator.setBar(bench.addBar(height: 50), for: bench.scrollView)
    bench.expect(bottom: 0)
  }

  @Test func `a bar, and the end of management, affect only one view`() {
    let coordinator = bench.makeCoordinator()
    let other = Workbench.makeScrollView()
    bench.window.addSubview(other)
    coordinator.manage(bench.scrollView)
    coordinator.manage(other, bar: bench.addBar(height: 44))
    bench.show()
    bench.expect(bottom: 336)
    other.expect(bottom: 380)
    coordinator.stopManaging(other)
    bench.expect(bottom: 336)
    other.expect(bottom: 0)
  }

  @Test func `a view belongs to the coordinator that managed it last, and may return`() {
    let first = bench.makeCoordinator()
    let second = bench.makeCoordinator()
    bench.scrollView.contentInset.bottom = 16
    first.manage(bench.scrollView)
    bench.show()
    bench.scrollView.forget()
    second.manage(bench.scrollView)
    #expect(!first.isManaging(bench.scrollView) && second.isManaging(bench.scrollView))
    first.stopManaging(bench.scrollView)
    bench.expect(bottom: 352, writes: 0)
    first.manage(bench.scrollView)
    #expect(first.isManaging(bench.scrollView) && !second.isManaging(bench.scrollView))
    bench.expect(bottom: 352, writes: 0)
    var reports = 0
    first.onAdjustment = { _ in reports += 1 }
    bench.post(.willHide, Keyboard.iPhoneHidden)
    expectEqual(reports, to: 1)
    bench.hide()
    bench.expect(bottom: 16)
    bench.show()
    bench.expect(bottom: 352)
    first.stopManaging(bench.scrollView)
    bench.expect(bottom: 16)
  }

  @Test func `a view that changes its coordinator gets the new coordinator's configuration`() {
    let first = bench.makeCoordinator()
    let second = bench.makeCoordinator(.init(baselinePolicy: .max))
    bench.scrollView.contentInset.bottom = 20
    first.manage(bench.scrollView, configuration: .init(followsUndockedKeyboard: true))
    bench.show()
    bench.expect(bottom: 356)
    second.manage(bench.scrollView)
    expectEqual(second.configuration(of: bench.scrollView), to: .init(baselinePolicy: .max))
    bench.expect(bottom: 336)
  }

  @Test func `releasing a coordinator does not change a view that a second one has taken over`() {
    var first: KeyboardScrollCoordinator? = bench.makeCoordinator()
    let second = bench.makeCoordinator()
    first?.manage(bench.scrollView)
    bench.show()
    second.manage(bench.scrollView)
    first = nil
    bench.expect(bottom: 336)
    bench.hide()
    bench.expect(bottom: 0)
    #expect(second.isManaging(bench.scrollView))
  }

  @Test func `a view that left its window loses the keyboard inset with the hide`() {
    bench.scrollView.contentInset.bottom = 20
    bench.manage()
    bench.show()
    bench.scrollView.removeFromSuperview()
    bench.show(Keyboard.iPhoneShort)
    bench.expect(bottom: 356)
    bench.hide()
    bench.expect(bottom: 20, indicator: 0)
  }

  private final class AnimatingScrollView: UIScrollView {
    var isAnimating = false
    var didStop: @MainActor () -> Void = {}

    @available(iOS 17.4, *)
    override var isScrollAnimating: Bool { isAnimating }

    @available(iOS 17.4, *)
    override func stopScrollingAndZooming() {
      isAnimating = false
      didStop()
    }
  }

  @Test func `if the app ends the management as UIKit's scroll ends, no inset is written`() throws {
    let view = AnimatingScrollView(frame: Workbench.bounds)
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 390, height: 1600)
    bench.window.addSubview(view)
    let field = ClaimingTextField(frame: CGRect(x: 16, y: 700, width: 358, height: 44))
    view.addSubview(field)
    bench.center.post(name: UITextField.textDidBeginEditingNotification, object: field)
    let coordinator = bench.makeCoordinator()
    coordinator.manage(view)
    bench.show()
    expectEqual(view.contentInset.bottom, to: 336)
    let managed = try #require(bench.environment.managedViews[view])
    // UIKit scrolls to the field in a window of another size.
    bench.window.frame.size.height = 600
    (view.isAnimating, view.didStop) = (true, { coordinator.stopManaging(view) })
    let keyboard = bench.environment.keyboard.keyboard(in: bench.window)
    _ = managed.update(UpdateContext(keyboard: keyboard, timing: .none))
    #expect(!coordinator.isManaging(view) && !view.isAnimating)
    expectEqual(view.contentInset.bottom, to: 0)
  }

  @Test(arguments: KeyboardNotification.Kind.allCases)
  func `49: a repeated event writes nothing`(kind: KeyboardNotification.Kind) {
    bench.scrollView.contentInset.bottom = 20
    bench.manage()
    bench.show()
    let frame = kind == .willHide || kind == .didHide ? Keyboard.iPhoneHidden : Keyboard.iPhoneShort
    bench.post(kind, frame)
    bench.turns.run()
    let inset = bench.b
    bench.scrollView.forget()
    for duration in [0.25, 0, 0.25] {
      bench.post(kind, frame, duration: duration)
      bench.turns.run()
    }
    bench.expect(bottom: inset, path: [], writes: 0)
  }

  @Test
  func `160: a thousand coordinators with one view each write as little as one`() {
    let views = (0..<1000).map { _ in Workbench.makeScrollView() }
    let coordinators = views.map { view in
      bench.window.addSubview(view)
      let coordinator = bench.makeCoordinator()
      coordinator.manage(view)
      return coordinator
    }
    bench.show()
    #expect(views.allSatisfy { $0.contentInset.bottom == 336 && $0.insetWrites == 1 })
    // All coordinators share one observer of the run loop.
    expectEqual(bench.turns.observerCount, to: 1)
    bench.hide()
    #expect(views.allSatisfy { $0.contentInset.bottom == 0 && $0.insetWrites == 2 })
    expectEqual(bench.turns.observerCount, to: 0)
    expectEqual(coordinators.count, to: 1000)
  }
}
