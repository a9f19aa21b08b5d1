import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import KeyboardScrolling

/// Cases found by using screens again and again, and by what keyboards post on their way.
@MainActor
@Suite("Cases: everyday use", .tags(.scene))
struct CasesOfEverydayUse {
  @Test func `180: a stored adjustment keeps no view alive`() {
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
    #expect(adjustments.contains { $0.scrollView == nil })
    #expect(adjustments.allSatisfy { !$0.description.isEmpty })
  }
}
