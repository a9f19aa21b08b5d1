import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor struct CasesOfLifetimes {
  @Test(arguments: Stage.all, Policy.both)
  func `140: the end of management removes the inset`(_ stage: Stage, policy: Policy) {
    stage.run(.iPhone.base(20, policy)) { screen in
      screen.showAndFinish()
      let inset: CGFloat = policy == .sum ? 322 : 302
      screen.expect(bottom: inset, indicator: inset)
      screen.scroll(to: 1600 + 34 + inset - 844)
      var reasons: [KeyboardScrollCoordinator.Adjustment.Reason] = []
      screen.coordinator.onAdjustment = { reasons.append($0.reason) }
      screen.coordinator.stopManaging(screen.scrollView)
      // The last offset: 1600 + 34 + 20 - 844.
      screen.expect(bottom: 20, indicator: 20, offset: 810)
      expectEqual(screen.scrollView.insetDurations, to: [0])
      #expect(!screen.coordinator.isManaging(screen.scrollView))
      expectEqual(reasons, to: [.released])

      screen.coordinator.stopManaging(screen.scrollView)
      screen.show(Keyboard.iPhoneShort)
      screen.hide()
      screen.wait(1)
      screen.expectWrites(insets: 1, indicators: 1)
      screen.expect(bottom: 20, indicator: 20)
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
