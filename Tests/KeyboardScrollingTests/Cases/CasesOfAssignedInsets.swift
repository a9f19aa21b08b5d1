import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor struct CasesOfAssignedInsets {
  @Test(arguments: Stage.all, Policy.both)
  func `94: an inset that other code adds is kept`(_ stage: Stage, policy: Policy) {
    for isAnnouncedAgain in [true, false] {
      stage.run(.iPhone.with { $0.configuration.baselinePolicy = policy }) { screen in
        screen.showAndFinish()
        screen.expect(bottom: 302, indicator: 302)
        screen.scrollView.contentInset.bottom += 60
        screen.expect(bottom: 362, indicator: 302)
        if isAnnouncedAgain {
          screen.show()
          screen.expect(bottom: policy == .sum ? 362 : 302, indicator: 302)
        }
        screen.hide()
        screen.expect(bottom: 60, indicator: 0)
      }
    }
  }

  @Test(arguments: Stage.all, Policy.both)
  func `95: an inset that an app assigns under the keyboard is kept, even an inset of zero`(
    stage: Stage, policy: Policy
  ) {
    for isAnnouncedAgain in [true, false] {
      stage.run(.iPhone.with { $0.configuration.baselinePolicy = policy }) { screen in
        screen.showAndFinish()
        screen.scrollView.contentInset.bottom = 80
        if isAnnouncedAgain {
          screen.show()
          screen.expect(bottom: policy == .sum ? 382 : 302)
        }
        screen.scrollView.contentInset.bottom -= 15
        screen.hide()
        screen.expect(bottom: 65, indicator: 0)
      }
    }
    stage.run(.iPhone.base(20, policy)) { screen in
      screen.show()
      screen.scrollView.contentInset = .zero
      screen.scrollView.verticalScrollIndicatorInsets = .zero
      screen.show()
      screen.expect(bottom: 302, indicator: 302)
      screen.hide()
      screen.expect(bottom: 0, indicator: 0)
    }
  }

  @Test(arguments: Stage.all)
  func `149: within a turn, the keyboard inset is added to an inset of the app`(stage: Stage) {
    stage.run(.init(baseline: 60)) { screen in
      let field = screen.addField(1540...1584)
      screen.focusAndShow(field)
      screen.expect(bottom: 362, indicator: 362)
      // The last offset: 1600 + 362 + 34 - 844.
      screen.scroll(to: 1152)
      screen.scrollView.contentInset.bottom = 90
      screen.settle()
      screen.expect(bottom: 392)
      screen.wait(1)
      // The field is between the bar and the bottom inset of 392 + 34.
      #expect(screen.o + 91 <= 1540.01)
      #expect(screen.o + 844 - 426 >= 1583.99)
      screen.endEditing(field)
      screen.hide()
      screen.expect(bottom: 90)
    }
  }

  private final class AssigningController: UIViewController {
    weak var scrollView: UIScrollView?

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      scrollView?.contentInset.bottom = 60
    }
  }

  @Test(arguments: Stage.all)
  func `150: an app that assigns an inset in each layout causes no endless writes`(stage: Stage) {
    stage.run(.init(isManaged: false)) { screen in
      let controller = AssigningController()
      let list = CountingScrollView()
      list.contentInsetAdjustmentBehavior = .always
      controller.scrollView = list
      let root: UIView = screen.controller.view
      screen.controller.addChild(controller)
      controller.view.frame = root.bounds
      root.addSubview(controller.view)
      controller.didMove(toParent: screen.controller)
      screen.place(list, in: controller.view, frame: root.bounds, contentHeight: 1600)
      screen.coordinator.manage(list)
      screen.show()
      list.expect(bottom: 362)
      for _ in 0..<3 {
        screen.wait(1)
        list.forget()
        controller.view.setNeedsLayout()
        screen.settle()
        list.expect(bottom: 362)
        // The app and the coordinator write once each. On a device, the coordinator's write causes
        // another layout pass.
        #if os(Linux)
        expectEqual(list.insetWrites, to: 2)
        #else
        #expect(list.insetWrites <= 4)
        #endif
      }
      screen.wait(1)
      let writes = list.insetWrites
      screen.wait(1)
      expectEqual(list.insetWrites, to: writes)
      screen.hide()
      list.expect(bottom: 60)
    }
  }

  private final class AssigningScrollView: UIScrollView {
    var assigns = false
    private(set) var insetWrites = 0

    override var contentInset: UIEdgeInsets {
      didSet {
        insetWrites += 1
        setNeedsLayout()
      }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      if assigns, contentInset.bottom != 60 { contentInset.bottom = 60 }
    }
  }

  @Test(arguments: Stage.all)
  func `150: if the app reverts each write, the coordinator stops writing`(_ stage: Stage) {
    stage.run(.init(isManaged: false)) { screen in
      let list = AssigningScrollView()
      list.contentInsetAdjustmentBehavior = .always
      screen.place(list, frame: screen.controller.view.bounds, contentHeight: 1600)
      screen.coordinator.manage(list)
      list.assigns = true
      let before = list.insetWrites
      screen.show()
      // Three writes by the coordinator, and the app's reactions.
      #expect(list.insetWrites - before <= 6)
      let writes = list.insetWrites
      for _ in 0..<3 {
        screen.post(.willShow, Keyboard.iPhone)
        screen.settle()
      }
      expectEqual(list.insetWrites, to: writes)
      #expect(screen.environment.isChecking)
      screen.hide()
      list.expect(bottom: 60)
    }
  }

  @Test(arguments: Stage.all)
  func `159: a field is revealed even if the insets leave less than its height`(_ stage: Stage) {
    stage.run(
      .init(safeArea: .zero, frame: CGRect(x: 0, y: 291, width: 390, height: 553), baseline: 100)
    ) { screen in
      // 217 points of the view are above the keyboard. The app's insets of 91 and 100 leave 26 of
      // them.
      screen.scrollView.contentInset.top = 91
      let field = screen.addField(700...744)
      screen.focusAndShow(field)
      screen.expect(bottom: 436)
      #expect(screen.o <= 700.01)
      #expect(screen.o + 217 >= 743.99)
    }
  }

  /// Runs a case with an app's inset of 60, at the last offset: 1600 + 362 + 34 - 844.
  private func runAssigned(_ stage: Stage, _ body: @MainActor (CaseScreen) -> Void) {
    stage.run(.init(baseline: 60)) { screen in
      screen.focusAndShow(screen.addField(1400...1444))
      screen.scroll(to: 1152)
      screen.wait(1)
      // The time of a posted keyboard is not that of its animation, which is over.
      screen.scrollView.layer.removeAllAnimations()
      screen.scrollView.forget()
      body(screen)
    }
  }

  @Test(arguments: Stage.all)
  func `177: if an app overwrites the keyboard inset, the inset returns, and only the app scrolls`(
    stage: Stage
  ) {
    runAssigned(stage) { screen in
      screen.scrollView.contentInset.bottom = 90
      screen.scrollView.forget()
      screen.settle()
      screen.expect(bottom: 392, offset: 1152)
      expectEqual(screen.scrollView.insetDurations, to: [0])
      screen.wait(1)
      screen.expect(offset: 1152)
      #expect(screen.path.allSatisfy { abs($0 - 1152) <= rounding })
      for inset in [60, 90, 60] as [CGFloat] {
        screen.scrollView.contentInset.bottom = inset
        screen.settle()
        screen.expect(bottom: inset + 302, offset: 1152)
        screen.wait(1)
      }
      screen.expect(offset: 1152)
    }
    // Then the app adds content, for example a page of results.
    for inset in [60, 90] as [CGFloat] {
      runAssigned(stage) { screen in
        screen.scrollView.contentInset.bottom = inset
        screen.scrollView.contentSize.height += 60
        screen.wait(1)
        screen.expect(bottom: inset + 302, offset: 1152)
      }
    }
    // Then the app removes content: its new end, 1540 + 396 - 844, is where the content rests from
    // then on, even with a taller keyboard.
    runAssigned(stage) { screen in
      screen.scrollView.contentInset.bottom = 60
      screen.scrollView.contentSize.height -= 60
      screen.wait(1)
      screen.expect(bottom: 362, offset: 1092)
      screen.show(CGRect(x: 0, y: 464, width: 390, height: 380))
      screen.wait(1)
      screen.expect(bottom: 406, offset: 1092)
    }
    runAssigned(stage) { screen in
      screen.scrollView.contentInset.bottom = 90
      screen.o = 1040
      screen.wait(1)
      screen.expect(bottom: 392, offset: 1040)
    }
  }
}
