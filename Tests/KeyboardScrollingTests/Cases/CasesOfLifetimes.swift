import CoreGraphics
import Dispatch
import Foundation
import Testing
import UIKit

@testable import KeyboardScrolling

/// Views and coordinators that go away, and a thousand of them, on any simulator.
@MainActor
@Suite("Cases: lifetimes", .tags(.scene, .portable))
struct CasesOfLifetimes {
  @Test(arguments: Stage.all, CaseScreen.policies)
  func `140: a view that is not managed any more is clear at once`(_ stage: Stage, policy: Policy) {
    stage.run(.iPhone.base(20, policy)) { screen in
      screen.show()
      screen.finish()
      let inset: CGFloat = policy == .sum ? 322 : 302
      screen.expect(b: inset, i: inset)
      // The end of the content.
      screen.scroll(to: 1600 + 34 + inset - 844)
      var reasons: [KeyboardScrollCoordinator.Adjustment.Reason] = []
      screen.coordinator.onAdjustment = { reasons.append($0.reason) }
      screen.coordinator.stopManaging(screen.scrollView)
      screen.expect(b: 20, i: 20)
      // 1600 + 34 + 20 - 844.
      screen.expect(o: 810)
      #expect(!screen.coordinator.isManaging(screen.scrollView))
      #expect(reasons == [.released])

      screen.coordinator.stopManaging(screen.scrollView)
      screen.show(Keyboard.iPhoneShort)
      screen.hide()
      screen.clock.advance(by: 1)
      screen.expectWrites(insets: 1, indicators: 1)
      screen.expect(b: 20, i: 20)
    }
  }

  /// A coordinator that is passed to another queue.
  private final class Carrier: @unchecked Sendable {
    var coordinator: KeyboardScrollCoordinator?
  }

  @Test func `158: a coordinator that is released on another queue takes its adjustment back`()
    async
  {
    let screen = CaseScreen(.iPhone.with { $0.isManaged = false })
    let carrier = Carrier()
    carrier.coordinator = screen.environment.run { KeyboardScrollCoordinator() }
    carrier.coordinator?.manage(screen.scrollView)
    screen.show()
    screen.expect(b: 302, i: 302)
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        carrier.coordinator = nil
        continuation.resume()
      }
    }
    await MainLoop.wait(screen) { screen.b == 0 }
    screen.expect(b: 0, i: 0)
  }

  @Test(arguments: Stage.all)
  func `158: a coordinator that is released on the main queue takes its adjustment back at once`(
    _ stage: Stage
  ) {
    stage.run(.iPhone.with { $0.isManaged = false }) { screen in
      let carrier = Carrier()
      carrier.coordinator = screen.environment.run { KeyboardScrollCoordinator() }
      carrier.coordinator?.manage(screen.scrollView)
      screen.show()
      Local.$value.withValue(1) { carrier.coordinator = nil }
      screen.expect(b: 0, i: 0)
    }
  }

  private enum Local {
    @TaskLocal static var value = 0
  }

  @Test(arguments: [true, false])
  func `160: of a thousand views each is written once on the way in and once on the way out`(
    isOneCoordinator: Bool
  ) {
    // Elsewhere the judge would look at a thousand views in each frame.
    Stage.posted.run(.plain.with { $0.isManaged = false }) { screen in
      var others: [KeyboardScrollCoordinator] = []
      let views = (0..<1000).map { _ in
        let view = CountingScrollView(frame: CGRect(x: 0, y: 400, width: 390, height: 444))
        view.contentInsetAdjustmentBehavior = .never
        view.automaticallyAdjustsScrollIndicatorInsets = false
        view.contentSize = CGSize(width: 390, height: 1000)
        screen.controller.view.addSubview(view)
        return view
      }
      for view in views {
        if !isOneCoordinator {
          others.append(screen.environment.run { KeyboardScrollCoordinator() })
        }
        (others.last ?? screen.coordinator).manage(view)
      }
      screen.clock.settle()
      for view in views { view.forget() }
      let field = screen.addField(100...144, to: views[0])
      screen.focusAndShow(field)
      #expect(views.allSatisfy { $0.contentInset.bottom == 336 && $0.insetWrites == 1 })
      for _ in 0..<3 { screen.changeText(in: field) }
      #expect(views.allSatisfy { $0.insetWrites == 1 })
      screen.endEditing(field)
      screen.hide()
      #expect(views.allSatisfy { $0.contentInset.bottom == 0 && $0.insetWrites == 2 })
    }
  }

  @Test func `180: a stored adjustment keeps no view alive`() async {
    let screen = CaseScreen()
    var adjustments: [KeyboardScrollCoordinator.Adjustment] = []
    screen.coordinator.onAdjustment = { adjustments.append($0) }
    func manageAndDrop() {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      screen.controller.view.addSubview(view)
      screen.coordinator.manage(view)
      screen.show()
      view.removeFromSuperview()
      #expect(adjustments.contains { $0.scrollView === view })
    }
    manageAndDrop()
    await MainLoop.nextTurn()
    #expect(adjustments.contains { $0.scrollView == nil })
    #expect(adjustments.allSatisfy { !$0.description.isEmpty })
  }
}
