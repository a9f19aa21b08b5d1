import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor struct CasesOfLifecycle {
  @Test(arguments: Stage.all)
  func `114: a view that is managed, or enters a window, under the keyboard is inset at once`(
    _ stage: Stage
  ) {
    stage.run(.init(baseline: 6, isManaged: false)) { screen in
      screen.showAndFinish()
      screen.expect(bottom: 6, indicator: 6, writes: 0)
      screen.coordinator.manage(screen.scrollView)
      screen.expect(bottom: 308, indicator: 308)
      expectEqual(screen.scrollView.insetDurations, to: [0])
      screen.settle()
      screen.expect(bottom: 308, indicator: 308)
      screen.expectWrites(insets: 1, indicators: 1)
      screen.expectStill()
      screen.hide()
      screen.expect(bottom: 6, indicator: 6)
    }
    stage.run(.init(frame: CGRect(x: 0, y: 0, width: 390, height: 600), isManaged: false)) {
      screen in
      screen.scrollView.removeFromSuperview()
      screen.showAndFinish()
      screen.coordinator.manage(screen.scrollView)
      screen.expect(bottom: 0, indicator: 0)
      screen.controller.view.addSubview(screen.scrollView)
      screen.settle()
      // 600 - 508. UIKit adds nothing to a view that ends above the home indicator.
      screen.expect(bottom: 92, indicator: 92)
      screen.hide()
      screen.expect(bottom: 0, indicator: 0)
    }
  }

  @Test(arguments: Stage.all)
  func `115: a coordinator knows the keyboard only if the library has observed the show`(
    _ stage: Stage
  ) {
    stage.run(.init(isManaged: false)) { screen in
      screen.showAndFinish()
      // This environment has not observed the show.
      let late = screen.equipment.makeEnvironment()
      let coordinator = late.run {
        KeyboardScrollCoordinator(configuration: .init(revealPadding: 0))
      }
      coordinator.manage(screen.scrollView)
      expectEqual(coordinator.adjustment(of: screen.scrollView)?.reason, to: .keyboardUnknown)
      screen.settle()
      screen.expect(bottom: 0, indicator: 0)
      screen.post(.didChangeFrame, Keyboard.iPhone)
      screen.settle()
      screen.expect(bottom: 302, indicator: 302)
      screen.hide()
      screen.expect(bottom: 0, indicator: 0)
    }
    // This app starts to observe at launch.
    stage.run(.init(isManaged: false)) { screen in
      screen.equipment.makeEnvironment().run {
        KeyboardScrollCoordinator.startObservingKeyboard()
        screen.show()
        KeyboardScrollCoordinator.startObservingKeyboard()
        let coordinator = KeyboardScrollCoordinator(configuration: .init(revealPadding: 0))
        coordinator.manage(screen.scrollView)
        screen.expect(bottom: 302, indicator: 302)
        screen.hide()
        screen.expect(bottom: 0, indicator: 0)
      }
    }
  }

  @Test(arguments: Stage.all)
  func `117: a view that shrinks under the keyboard needs a smaller inset`(_ stage: Stage) {
    stage.run(.init(baseline: 3)) { screen in
      screen.showAndFinish()
      screen.expect(bottom: 305, indicator: 305)
      screen.scrollView.autoresizingMask = []
      screen.scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 700)
      screen.settle()
      expectEqual(screen.scrollView.safeAreaInsets.bottom, to: 0)
      screen.expect(bottom: 195, indicator: 195)
      screen.scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      screen.settle()
      screen.expect(bottom: 305, indicator: 305)
      screen.hide()
      screen.expect(bottom: 3, indicator: 3)
    }
  }

  @Test(arguments: Stage.all, [true, false])
  func `125: a panel shrunk to the keyboard's top needs no inset`(stage: Stage, isBefore: Bool) {
    stage.run(.init(baseline: 3, isManaged: false)) { screen in
      let panel = screen.addView(CGRect(x: 0, y: 0, width: 390, height: 844))
      panel.addSubview(screen.scrollView)
      screen.coordinator.manage(screen.scrollView)
      screen.settle()
      for _ in 0..<2 {
        if isBefore { panel.frame.size.height = 508 }
        screen.announce(.willShow, Keyboard.iPhone)
        panel.frame.size.height = 508
        screen.settle()
        screen.finish()
        expectEqual(screen.scrollView.frame.height, to: 508)
        screen.expect(bottom: 3, indicator: 3)

        screen.announce(.willHide, Keyboard.iPhoneHidden)
        panel.frame.size.height = 844
        screen.settle()
        screen.finish(.didHide, Keyboard.iPhoneHidden)
        screen.expect(bottom: 3, indicator: 3)
      }
    }
  }

  @Test(arguments: Stage.all)
  func `126: a view that its container moves above the keyboard needs no inset`(stage: Stage) {
    stage.run(.plain.with { $0.isManaged = false }) { screen in
      let host = screen.addView(CGRect(x: 0, y: 0, width: 390, height: 844))
      host.addSubview(screen.scrollView)
      screen.coordinator.manage(screen.scrollView)
      screen.settle()
      host.frame.origin.y = -336
      screen.showAndFinish()
      screen.expect(bottom: 0, indicator: 0, writes: 0)
    }
  }

  /// The moment at which UIKit adds its inset: before the coordinator's update, after it in the
  /// same turn, or in the next turn.
  enum Moment: CaseIterable { case before, after, nextTurn }

  @Test(
    .bug("https://github.com/michaeltyson/TPKeyboardAvoiding/issues/161"),
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/646"),
    arguments: Stage.all,
    Moment.allCases
  )
  func `123: the coordinator does not add an inset that UIKit adds`(stage: Stage, moment: Moment) {
    stage.run(.init(baseline: 7)) { screen in
      @MainActor func add(_ inset: CGFloat, _ announce: @MainActor () -> Void) {
        let add = { @MainActor in screen.controller.additionalSafeAreaInsets.bottom += inset }
        if moment == .before { add() }
        if moment == .nextTurn { screen.clock.nextTurn(add) }
        announce()
        if moment == .after { add() }
      }
      for _ in 0..<2 {
        // The insets of 34 and 302 add up to the keyboard's 336.
        add(302) { screen.post(.willShow, Keyboard.iPhone) }
        screen.finish()
        screen.expect(bottom: 7, indicator: 7, adjusted: 343)
        add(-302) { screen.post(.willHide, Keyboard.iPhoneHidden) }
        screen.finish(.didHide, Keyboard.iPhoneHidden)
        screen.expect(bottom: 7, indicator: 7, adjusted: 41)
      }
    }
  }

  @Test(
    .bug("https://github.com/pichillilorenzo/flutter_inappwebview/issues/2859"),
    arguments: Stage.all,
    [(CGFloat(302), CGFloat(0)), (100, 202), (0, 302)]
  )
  func `142: if UIKit adds a part of the inset, as in a web view, the coordinator adds the rest`(
    _ stage: Stage, row: (byUIKit: CGFloat, expected: CGFloat)
  ) {
    stage.run { screen in
      screen.controller.additionalSafeAreaInsets.bottom += row.byUIKit
      screen.showAndFinish()
      screen.expect(bottom: row.expected, indicator: row.expected, adjusted: 336)
      screen.controller.additionalSafeAreaInsets.bottom -= row.byUIKit
      screen.hide()
      screen.expect(bottom: 0, indicator: 0)
    }
  }

  @Test(arguments: Stage.all, [3, 5, 12])
  func `223: after the safe area changes in steps, the total inset is the overlap`(
    _ stage: Stage, count: Int
  ) {
    for pause in [0.1, 0.3, 1, 2] {
      stage.run { screen in
        screen.focusAndShow(screen.addField(1000...1040))
        for way in [49, -49] as [CGFloat] {
          for _ in 0..<count {
            screen.controller.additionalSafeAreaInsets.bottom += way / CGFloat(count)
            screen.wait(1.0 / 60)
          }
          screen.wait(pause)
        }
        screen.wait(2)
        screen.expect(adjusted: 336, "\(pause)")
      }
    }
  }

  @Test(arguments: Stage.all)
  func `130: the keyboard of another app changes the insets, and reveals nothing`(_ stage: Stage) {
    stage.run(.window(rect(0, 0, 410, 1194), on: CGSize(width: 834, height: 1194))) { screen in
      let field = screen.addField(1000...1044)
      screen.focus(field)
      screen.wait(1)
      screen.scroll(to: 0)
      screen.show(CGRect(x: 0, y: 814, width: 834, height: 380), isLocal: false)
      screen.wait(1)
      screen.expect(bottom: 380, indicator: 380, offsetWrites: 0)
      #expect(screen.scrollsToFocus || screen.path == [])
      screen.post(.willHide, CGRect(x: 0, y: 1194, width: 834, height: 380), isLocal: false)
      // The hide is delayed because a field of this app has the focus (case 162).
      screen.wait(KeyboardTracker.holdDuration)
      screen.expect(bottom: 0, indicator: 0, offsetWrites: 0)
      #expect(screen.scrollsToFocus || screen.path == [])
    }
  }

  @Test(
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/760"),
    arguments: Stage.all
  )
  func `144: without a software keyboard no inset changes`(_ stage: Stage) {
    stage.run { screen in
      let first = screen.addField(100...144)
      let second = screen.addField(700...744)
      screen.focus(first)
      screen.focus(second, from: first)
      screen.wait(1)
      screen.expect(bottom: 0, indicator: 0, writes: 0)
      // If UIKit reveals the field, the field's end at 744 moves to 844 - 34.
      #expect([-91, -66].contains(screen.o))
    }
  }

  private final class Row: UIView {
    var durations: [TimeInterval] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      durations.append(UIView.inheritedAnimationDuration)
    }
  }

  @Test(
    .bug("https://github.com/michaeltyson/TPKeyboardAvoiding/issues/186"),
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/827"),
    arguments: Stage.all
  )
  func `138: views with pending layout are not animated with the keyboard`(_ stage: Stage) {
    stage.run { screen in
      let row = Row(frame: CGRect(x: 0, y: 300, width: 390, height: 44))
      screen.scrollView.addSubview(row)
      let field = screen.addField(700...744)
      screen.settle()
      for _ in 0..<2 {
        screen.scrollView.forget()
        screen.beginEditing(field)
        row.setNeedsLayout()
        let layouts = row.durations.count
        screen.announce(.willShow, Keyboard.iPhone)
        expectEqual(row.durations.count, to: layouts)
        screen.settle()
        #expect(row.durations.count > layouts)
        screen.finish()
        screen.wait(1)
        screen.expect(offset: 236)
        screen.endEditing(field)
        screen.hide()
        expectEqual(screen.scrollView.insetDurations, to: [0.25, 0.25])
      }
      #expect(row.durations.allSatisfy { $0 == 0 })
    }
  }
}
