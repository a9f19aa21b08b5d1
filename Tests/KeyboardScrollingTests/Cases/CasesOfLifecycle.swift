import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import KeyboardScrolling

/// Screens that come and go, other owners of the keyboard, and fingers, on any simulator.
@MainActor
@Suite("Cases: lifecycle", .tags(.scene, .portable))
struct CasesOfLifecycle {
  // MARK: Late management

  @Test(arguments: Stage.all)
  func `114: a view that is managed while the keyboard is visible gets its insets at once`(
    _ stage: Stage
  ) {
    stage.run(
      .iPhone.with {
        $0.isManaged = false
        $0.baseline = 6
      }
    ) { screen in
      screen.show()
      screen.finish()
      screen.expect(b: 6, i: 6)
      #expect(screen.scrollView.writes == 0)
      screen.coordinator.manage(screen.scrollView)
      screen.expect(b: 308, i: 308)
      #expect(screen.scrollView.insetDurations == [0])
      screen.clock.settle()
      screen.expect(b: 308, i: 308)
      screen.expectWrites(insets: 1, indicators: 1)
      screen.expectStill()
      screen.hide()
      screen.expect(b: 6, i: 6)
    }
  }

  @Test(arguments: Stage.all)
  func `114: a view outside any window gets its insets with its first layout in one`(
    _ stage: Stage
  ) {
    stage.run(
      .iPhone.with {
        $0.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
        $0.isManaged = false
      }
    ) { screen in
      screen.scrollView.removeFromSuperview()
      screen.show()
      screen.finish()
      screen.coordinator.manage(screen.scrollView)
      screen.expect(b: 0, i: 0)
      screen.controller.view.addSubview(screen.scrollView)
      screen.clock.settle()
      // 600 less 508; UIKit adds nothing to a view that ends above the home indicator.
      screen.expect(b: 92, i: 92)
      screen.hide()
      screen.expect(b: 0, i: 0)
    }
  }

  @Test(arguments: Stage.all)
  func `115: a process that observes late has no keyboard frame until the next notification`(
    _ stage: Stage
  ) {
    stage.run(.iPhone.with { $0.isManaged = false }) { screen in
      screen.show()
      screen.finish()
      // Nothing was observed before.
      let late = screen.equipment.makeEnvironment()
      let coordinator = late.run {
        KeyboardScrollCoordinator(configuration: .init(revealPadding: 0))
      }
      coordinator.manage(screen.scrollView)
      screen.clock.settle()
      screen.expect(b: 0, i: 0)
      screen.post(.didChangeFrame, Keyboard.iPhone)
      screen.clock.settle()
      screen.expect(b: 302, i: 302)
    }
  }

  @Test(arguments: Stage.all)
  func `128: a screen that is pushed while the keyboard is visible is inset and shows its field`(
    _ stage: Stage
  ) {
    stage.run { screen in
      screen.focusAndShow(screen.addField(100...144))
      let pushed = UIViewController()
      let list = CountingScrollView()
      list.contentInsetAdjustmentBehavior = .always
      let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      screen.place(list, in: pushed.view, frame: frame, contentHeight: 1600)
      screen.coordinator.manage(list)
      let field = screen.addField(700...744, to: list)
      screen.controller.addChild(pushed)
      screen.addView(frame).addSubview(pushed.view)
      pushed.view.frame = frame
      // It becomes first responder meanwhile, and no keyboard notification is posted.
      screen.beginEditing(field)
      pushed.didMove(toParent: screen.controller)
      screen.clock.settle()
      screen.clock.advance(by: 1)
      #expect(list.contentInset.bottom == 302)
      #expect(list.contentOffset.y == 236)
    }
  }

  // MARK: Geometry that changes

  @Test(arguments: Stage.all)
  func `117: a view that becomes smaller under the keyboard needs less`(_ stage: Stage) {
    stage.run(.iPhone.with { $0.baseline = 3 }) { screen in
      screen.show()
      screen.finish()
      screen.expect(b: 305, i: 305)
      screen.scrollView.autoresizingMask = []
      screen.scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 700)
      screen.clock.settle()
      #expect(screen.scrollView.safeAreaInsets.bottom == 0)
      screen.expect(b: 195, i: 195)
      screen.scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      screen.clock.settle()
      screen.expect(b: 305, i: 305)
      screen.hide()
      screen.expect(b: 3, i: 3)
    }
  }

  @Test(arguments: Stage.all, [true, false])
  func `125: a panel that makes way for the keyboard needs nothing`(
    _ stage: Stage,
    isBefore: Bool
  ) {
    stage.run(
      .iPhone.with {
        $0.isManaged = false
        $0.baseline = 3
      }
    ) { screen in
      let panel = screen.addView(CGRect(x: 0, y: 0, width: 390, height: 844))
      panel.addSubview(screen.scrollView)
      screen.coordinator.manage(screen.scrollView)
      screen.clock.settle()
      for _ in 0..<2 {
        if isBefore { panel.frame.size.height = 508 }
        screen.post(.willChangeFrame, Keyboard.iPhone)
        screen.post(.willShow, Keyboard.iPhone)
        panel.frame.size.height = 508
        screen.clock.settle()
        screen.finish()
        #expect(screen.scrollView.frame.height == 508)
        screen.expect(b: 3, i: 3)

        screen.post(.willChangeFrame, Keyboard.iPhoneHidden)
        screen.post(.willHide, Keyboard.iPhoneHidden)
        panel.frame.size.height = 844
        screen.clock.settle()
        screen.finish(.didHide, Keyboard.iPhoneHidden)
        screen.expect(b: 3, i: 3)
      }
    }
  }

  @Test(arguments: Stage.all)
  func `126: a host that lifts the view above the keyboard leaves nothing to do`(_ stage: Stage) {
    stage.run(.plain.with { $0.isManaged = false }) { screen in
      let host = screen.addView(CGRect(x: 0, y: 0, width: 390, height: 844))
      host.addSubview(screen.scrollView)
      screen.coordinator.manage(screen.scrollView)
      screen.clock.settle()
      host.frame.origin.y = -336
      screen.show()
      screen.finish()
      screen.expect(b: 0, i: 0)
      #expect(screen.scrollView.writes == 0)
    }
  }

  // MARK: Adjustments by UIKit

  @Test(arguments: Stage.all, [true, false])
  func `123: an inset that UIKit adds by itself is not added again`(_ stage: Stage, isBefore: Bool)
  {
    stage.run(.iPhone.with { $0.baseline = 7 }) { screen in
      for _ in 0..<2 {
        // 34 and 302 are the 336 of the keyboard.
        if isBefore { screen.controller.additionalSafeAreaInsets.bottom += 302 }
        screen.show()
        if !isBefore { screen.controller.additionalSafeAreaInsets.bottom += 302 }
        screen.finish()
        #expect(screen.adjustedBottom == 343)
        screen.expect(b: 7, i: 7)

        if isBefore { screen.controller.additionalSafeAreaInsets.bottom -= 302 }
        screen.hide()
        if !isBefore { screen.controller.additionalSafeAreaInsets.bottom -= 302 }
        screen.finish(.didHide, Keyboard.iPhoneHidden)
        #expect(screen.adjustedBottom == 41)
        screen.expect(b: 7, i: 7)
      }
    }
  }

  @Test(arguments: Stage.all)
  func `142: a view that UIKit insets in part, such as a web view's, gets the rest`(_ stage: Stage)
  {
    stage.run { screen in
      screen.controller.additionalSafeAreaInsets.bottom += 100
      screen.show()
      screen.finish()
      screen.expect(b: 202, i: 202)
      #expect(screen.adjustedBottom == 336)
    }
  }

  // MARK: The keyboard is somebody else's

  @Test(arguments: Stage.all)
  func `120: a list behind a sheet is inset, and does not move`(_ stage: Stage) {
    stage.run { screen in
      let sheet = screen.addView(CGRect(x: 20, y: 60, width: 350, height: 400), to: screen.window)
      let field = screen.addField(300...344, to: sheet)
      screen.scroll(to: 300)
      screen.focusAndShow(field)
      screen.expect(b: 302, i: 302)
      screen.endEditing(field)
      sheet.removeFromSuperview()
      screen.hide()
      screen.expect(b: 0, i: 0)
      screen.expect(o: 300)
      #expect(screen.path == [])
    }
  }

  @Test(arguments: Stage.all)
  func `121: a field in a bar of the keyboard's window does not move the list`(_ stage: Stage) {
    stage.run { screen in
      let window = screen.addWindow()
      let bar = screen.addView(
        CGRect(x: 0, y: 464, width: 390, height: 44),
        to: window.rootViewController?.view
      )
      let field = screen.addField(4...40, to: bar)
      screen.scroll(to: 300)
      screen.focusAndShow(field, CGRect(x: 0, y: 464, width: 390, height: 380))
      screen.coordinator.revealFirstResponder(animated: false)
      screen.clock.settle()
      screen.expect(b: 346, i: 346)
      screen.expectStill()
      screen.hide()
      screen.expect(b: 0, i: 0)
    }
  }

  @Test(arguments: Stage.all)
  func `130: the keyboard of another app changes the insets, and reveals nothing`(_ stage: Stage) {
    stage.run(
      .plain.with {
        $0.screen = CGSize(width: 834, height: 1194)
        $0.window = CGRect(x: 0, y: 0, width: 410, height: 1194)
      }
    ) { screen in
      let field = screen.addField(1000...1044)
      screen.focus(field)
      screen.clock.advance(by: 1)
      screen.scroll(to: 0)
      screen.show(CGRect(x: 0, y: 814, width: 834, height: 380), isLocal: false)
      screen.clock.advance(by: 1)
      screen.expect(b: 380, i: 380)
      #expect(screen.scrollView.offsetWrites == 0)
      #expect(screen.equipment.scrollsToFocus || screen.path == [])
      screen.post(.willHide, CGRect(x: 0, y: 1194, width: 834, height: 380), isLocal: false)
      // Case 162: held while a field of this app has the focus.
      screen.clock.advance(by: KeyboardTracker.holdDuration)
      screen.expect(b: 0, i: 0)
      #expect(screen.scrollView.offsetWrites == 0)
      #expect(screen.equipment.scrollsToFocus || screen.path == [])
    }
  }

  @Test(arguments: Stage.all)
  func `146: a field in an alert's window leaves the list where it is`(_ stage: Stage) {
    stage.run(.iPhone.with { $0.contentHeight = 900 }) { screen in
      let own = screen.addField(400...444)
      screen.scroll(to: 90)
      screen.focus(own)
      let alert = screen.addWindow()
      let field = screen.addField(300...344, to: alert.rootViewController?.view)
      screen.endEditing(own)
      screen.focusAndShow(field)
      screen.expect(b: 302, i: 302)
      screen.expect(o: 90)
      screen.endEditing(field)
      alert.isHidden = true
      screen.hide()
      screen.expect(b: 0, i: 0)
      #expect(screen.path == [])
    }
  }

  @Test(arguments: Stage.all)
  func `129: leaving the app while the keyboard is visible leaves no inset, with any notifications`(
    _ stage: Stage
  ) {
    stage.run(.iPhone.with { $0.baseline = 5 }) { screen in
      screen.focusAndShow(screen.addField(700...744))
      screen.expect(b: 307, i: 307)
      screen.post(.willHide, Keyboard.iPhoneHidden, duration: 0)
      // Case 162: the field keeps the focus.
      screen.clock.advance(by: KeyboardTracker.holdDuration)
      screen.expect(b: 5, i: 5)
      screen.show()
      screen.expect(b: 307, i: 307)
      // Nothing is posted when the app leaves, and a different keyboard appears when it returns.
      screen.clock.advance(by: 5)
      screen.show(Keyboard.iPhoneShort)
      screen.clock.advance(by: KeyboardTracker.holdDuration)
      screen.expect(b: 262, i: 262)
      screen.clock.advance(by: 5)
      screen.post(.willHide, .zero, duration: 0)
      screen.clock.advance(by: KeyboardTracker.holdDuration)
      screen.expect(b: 5, i: 5)
    }
  }

  // MARK: Fingers

  @Test(arguments: Stage.withoutScrollOfUIKit)
  func `132: under a finger the inset changes, and the offset once it is up`(_ stage: Stage) {
    stage.run { screen in
      let field = screen.addField(900...944)
      screen.scroll(to: -31)
      screen.scrollView.isHeld = true
      screen.focusAndShow(field)
      screen.expect(b: 302, i: 302)
      #expect(screen.path == [])
      screen.scrollView.isHeld = false
      screen.clock.advance(by: 1)
      // 944 at 508.
      screen.expect(o: 436)
    }
  }

  @Test(arguments: Stage.all)
  func `133: a hide under a finger does not move the content`(_ stage: Stage) {
    stage.run { screen in
      screen.scrollView.keyboardDismissMode = .interactive
      screen.show()
      screen.finish()
      screen.scroll(to: 1048)
      screen.scrollView.isHeld = true
      screen.clock.advance(by: 0.3)
      screen.expect(b: 302, i: 302)
      screen.post(.willChangeFrame, Keyboard.iPhoneHidden)
      screen.post(.willHide, Keyboard.iPhoneHidden)
      screen.clock.settle()
      screen.expect(o: 1048)
      #expect(screen.path == [])
      screen.scrollView.isHeld = false
      screen.clock.advance(by: 1)
      screen.expect(b: 0, i: 0)
      screen.expect(o: 790)
    }
  }

  // MARK: Inputs

  @Test(arguments: Stage.all)
  func `135: a text view is revealed, and does not scroll inside`(_ stage: Stage) {
    stage.run { screen in
      let textView = screen.addTextView(700...744, caret: 24...44)
      textView.isScrollEnabled = true
      screen.focusAndShow(textView)
      screen.expect(b: 302, i: 302)
      screen.expect(o: 236)
      #expect(textView.contentInset == .zero)
      #expect(!screen.coordinator.isManaging(textView))
    }
  }

  @Test(arguments: Stage.all)
  func `144: without a software keyboard no inset changes`(_ stage: Stage) {
    stage.run { screen in
      let first = screen.addField(100...144)
      let second = screen.addField(700...744)
      screen.focus(first)
      screen.focus(second, from: first)
      screen.clock.advance(by: 1)
      screen.expect(b: 0, i: 0)
      #expect(screen.scrollView.writes == 0)
      // A reveal is optional: 744 comes to 844 - 34.
      #expect([-91, -66].contains(screen.o))
    }
  }

  // MARK: Layout in animations

  /// A view that records the animation of its layout.
  private final class Row: UIView {
    var durations: [TimeInterval] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      durations.append(UIView.inheritedAnimationDuration)
    }
  }

  @Test(arguments: Stage.all)
  func `138: views that wait for layout do not fly in with the keyboard`(_ stage: Stage) {
    stage.run { screen in
      let row = Row(frame: CGRect(x: 0, y: 300, width: 390, height: 44))
      screen.scrollView.addSubview(row)
      screen.focusAndShow(screen.addField(700...744))
      screen.expect(o: 236)
      #expect(!row.durations.isEmpty)
      #expect(row.durations.allSatisfy { $0 == 0 })
      #expect(screen.scrollView.insetDurations == [0.25])
    }
  }

  // MARK: Ends

  @Test func `139: a scroll view is not kept, and its release has no effect later`() async {
    let screen = CaseScreen()
    screen.show()
    weak var gone: UIScrollView?
    manageAndDrop(screen) { gone = $0 }
    await MainLoop.nextTurn()
    #expect(gone == nil)
    var adjustments = 0
    screen.coordinator.stopManaging(screen.scrollView)
    screen.coordinator.onAdjustment = { _ in adjustments += 1 }
    screen.hide()
    screen.show()
    #expect(adjustments == 0)
  }

  private func manageAndDrop(_ screen: CaseScreen, _ note: (UIScrollView) -> Void) {
    let scrollView = CountingScrollView()
    let frame = CGRect(x: 0, y: 400, width: 390, height: 444)
    screen.place(scrollView, frame: frame, contentHeight: 1000)
    screen.coordinator.manage(scrollView)
    scrollView.removeFromSuperview()
    note(scrollView)
  }

  @Test(arguments: Stage.all, CaseScreen.policies)
  func `140: a view that is not managed any more is clear at once`(
    _ stage: Stage,
    policy: KeyboardScrollCoordinator.BaselinePolicy
  ) {
    stage.run(
      .iPhone.with {
        $0.baseline = 20
        $0.configuration.baselinePolicy = policy
      }
    ) { screen in
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
}
