import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor struct CasesOfNotifications {
  private static let floating = CGRect(x: 500, y: 600, width: 320, height: 260)

  @Test(arguments: Stage.all)
  func `29: a floating keyboard needs no inset`(_ stage: Stage) {
    stage.run(.iPad) { screen in
      screen.expect(adjusted: 20)
      let start = screen.o
      screen.focusAndShow(screen.addField(600...644), Self.floating)
      screen.expect(bottom: 0, indicator: 0)
      screen.expectMove(to: start)
    }
  }

  /// An undocked keyboard, a split one at the bottom, the shortcuts bar, and an accessory bar with
  /// a hardware keyboard.
  nonisolated private static let rows: [(setup: CaseScreen.Setup, frame: CGRect, b: CGFloat)] =
    [
      (.iPad, rect(0, 300, 834, 265), 0), (.iPad, rect(0, 929, 834, 265), 245),
      (.iPadWithHomeButton, rect(0, 969, 768, 313), 55),
      (.iPadWithHomeButton, rect(0, 980, 768, 308), 44),
    ]

  @Test(arguments: Stage.all, rows.indices)
  func `30, 32 to 34: the inset includes only the visible part of a docked keyboard`(
    _ stage: Stage, index: Int
  ) {
    let row = Self.rows[index]
    stage.run(row.setup) { $0.expect(bottom: row.b, indicator: row.b, under: row.frame) }
  }

  @Test(arguments: Stage.all)
  func `37: a moving floating keyboard needs no inset`(_ stage: Stage) {
    stage.run(.iPad) { screen in
      screen.show(Self.floating)
      screen.expect(bottom: 0, indicator: 0)
      screen.post(.willChangeFrame, .zero)
      screen.expect(bottom: 0, indicator: 0)
      screen.settle()
      screen.expect(bottom: 0, indicator: 0)
      screen.post(.didChangeFrame, CGRect(x: 100, y: 700, width: 320, height: 260))
      screen.settle()
      screen.expect(bottom: 0, indicator: 0, writes: 0)
    }
  }

  @Test(arguments: Stage.all)
  func `39: after the empty frames of unlocking, the inset matches the keyboard`(_ stage: Stage) {
    stage.run { screen in
      screen.showAndFinish()
      for frame in [
        CGRect(x: 0, y: 844, width: 390, height: 0), CGRect(x: 0, y: 508, width: 0, height: 336),
        CGRect(x: 0, y: 508, width: 390, height: 0), CGRect(x: 0, y: 0, width: 390, height: 0),
        CGRect(x: 0, y: 0, width: 0, height: 844), CGRect.zero,
      ] {
        screen.post(.willShow, frame, duration: 0)
        #expect([0, 302].contains(screen.b))
        screen.settle()
        #expect([0, 302].contains(screen.b))
        screen.expect(indicator: screen.b)
      }
      screen.show()
      screen.expect(bottom: 302, indicator: 302, offset: -91)
    }
  }

  @Test(arguments: Stage.all)
  func `42: the inset follows a keyboard that grows in steps`(_ stage: Stage) {
    stage.run { screen in
      for (height, expected) in [(0, 0), (216, 182), (256, 222)] as [(CGFloat, CGFloat)] {
        let frame = CGRect(x: 0, y: 844 - height, width: 390, height: height)
        screen.post(.willShow, frame)
        screen.settle()
        screen.expect(bottom: expected, indicator: expected)
      }
      screen.finish(.didShow, CGRect(x: 0, y: 588, width: 390, height: 256))
      screen.expect(bottom: 222, indicator: 222)
      screen.expectWrites(insets: 2, indicators: 2)
    }
  }

  @Test(arguments: Stage.all)
  func `44: of three keyboards announced for one focus, the last one decides`(_ stage: Stage) {
    stage.run { screen in
      for frame in [Keyboard.iPhone, Keyboard.iPhoneShort, Keyboard.iPhoneShort] {
        screen.announce(.willShow, frame)
        screen.wait(0.003)
      }
      screen.finish(.didShow, Keyboard.iPhoneShort)
      screen.expect(bottom: 257, indicator: 257)
      #expect(screen.scrollView.insetWrites <= 2)
      #expect(screen.scrollView.indicatorWrites <= 2)
    }
  }

  @Test(arguments: Stage.all, Policy.both)
  func `45: the baseline does not include the keyboard inset`(_ stage: Stage, policy: Policy) {
    stage.run(.iPhone.base(20, policy)) { screen in
      let expected: [CGFloat] = policy == .sum ? [322, 277, 20] : [302, 257, 20]
      screen.show()
      screen.expect(bottom: expected[0], indicator: expected[0])
      screen.show(Keyboard.iPhoneShort)
      screen.expect(bottom: expected[1], indicator: expected[1])
      screen.hide()
      screen.expect(bottom: expected[2], indicator: expected[2])
      screen.expectWrites(insets: 3, indicators: 3)
    }
  }

  nonisolated private static let partialStreams: [[KeyboardNotification.Kind]] = [
    [.willChangeFrame], [.didChangeFrame], [.didShow], [.didChangeFrame, .didShow],
  ]

  @Test(arguments: Stage.all, partialStreams)
  func `50: the inset follows an incomplete sequence of notifications`(
    _ stage: Stage, kinds: [KeyboardNotification.Kind]
  ) {
    stage.run { screen in
      for kind in kinds { screen.post(kind, Keyboard.iPhone) }
      screen.settle()
      screen.expect(bottom: 302, indicator: 302)
      screen.showAndFinish()
      screen.wait(0.6)
      screen.scrollView.forget()
      for kind in kinds { screen.post(kind, Keyboard.iPhoneShort) }
      screen.settle()
      screen.expect(bottom: 257, indicator: 257)
      screen.expectWrites(insets: 1, indicators: 1)
    }
  }

  @Test(arguments: Stage.all, [KeyboardNotification.Kind.didShow, .willShow])
  func `50: the inset follows a single show and a single didHide`(
    _ stage: Stage, kind: KeyboardNotification.Kind
  ) {
    stage.run(.init(baseline: 20)) { screen in
      for _ in 0..<3 {
        screen.post(kind, Keyboard.iPhone)
        screen.wait(kind == .willShow ? 1 : 0)
        screen.expect(bottom: 322, indicator: 322)
        screen.post(.didHide, Keyboard.iPhoneHidden)
        screen.settle()
        screen.expect(bottom: 20, indicator: 20)
      }
    }
  }

  @Test(
    .bug("https://github.com/manaflow-ai/cmux/pull/10810"),
    arguments: Stage.all,
    // Single notifications, a pair, and three notifications.
    [
      [KeyboardNotification.Kind.didChangeFrame], [.didShow], [.didChangeFrame, .didShow],
      [.didShow, .didChangeFrame, .didShow],
    ]
  )
  func `167: the frame of a did-notification after a show is ignored`(
    _ stage: Stage, _ kinds: [KeyboardNotification.Kind]
  ) {
    // A frame off the screen, and a frame of a different height.
    for frame in [Keyboard.iPhoneHidden, Keyboard.iPhoneShort] {
      stage.run { screen in
        screen.beginEditing(screen.addField(700...744))
        screen.show()
        screen.wait(0.25)
        for kind in kinds { screen.post(kind, frame) }
        screen.wait(1)
        screen.expect(bottom: 302, indicator: 302, offset: 236, insetWrites: 1)
      }
    }
  }

  @Test(.bug("https://github.com/flutter/flutter/issues/189051"), arguments: Stage.all)
  func `172: without a first responder, the inset stays until the keyboard hides`(_ stage: Stage) {
    stage.run { screen in
      let field = screen.addField(700...744)
      screen.focusAndShow(field)
      screen.scroll(to: 0)
      screen.endEditing(field)
      screen.wait(5)
      screen.expect(bottom: 302, indicator: 302, offset: 0)
      screen.show()
      screen.wait(5)
      screen.expect(bottom: 302, indicator: 302, offset: 0, insetWrites: 0)
      screen.hide()
      screen.expect(bottom: 0, indicator: 0)
    }
  }

  @Test(arguments: Stage.all)
  func `182: after a frame off the screen, the coordinator observes no turns`(_ stage: Stage) {
    stage.run { screen in
      screen.showAndFinish()
      #expect(screen.environment.isChecking)
      screen.hide()
      screen.wait(1)
      // This frame differs from the hide's frame.
      screen.post(.didChangeFrame, CGRect(x: 0, y: 844, width: 390, height: 250))
      screen.wait(1)
      screen.expect(bottom: 0, indicator: 0)
      #expect(!screen.environment.isChecking)
    }
  }

  @Test(arguments: Stage.all)
  func `52: a rotation replaces the inset, and the next field is revealed above the new keyboard`(
    _ stage: Stage
  ) {
    stage.run { screen in
      let field = screen.addField(700...744)
      screen.focusAndShow(field)
      screen.expect(offset: 236)
      rotate(screen)
      screen.expect(bottom: 188, indicator: 188, adjusted: 209)
      // The field is visible between 32 and 181 on the screen. The old offset is not restored.
      #expect(screen.o + 32 <= 700.001 && 744 <= screen.o + 181.001)
    }
    stage.run { screen in
      let first = screen.addField(700...744)
      screen.focusAndShow(first)
      rotate(screen)
      let next = screen.addField(900...944)
      screen.scroll(to: 500)
      screen.focus(next, from: first)
      screen.show(Keyboard.iPhoneLandscape)
      screen.wait(1)
      // The field's end at 944 moves to 181.
      screen.expect(offset: 763)
    }
  }

  /// Rotates the screen from portrait to landscape, and posts the keyboard's notifications.
  private func rotate(_ screen: CaseScreen) {
    screen.post(.willHide, Keyboard.iPhoneHidden, duration: 0)
    screen.post(.didHide, Keyboard.iPhoneHidden, duration: 0)
    // The hide is delayed because the field keeps the focus (case 162).
    screen.wait(KeyboardTracker.holdDuration)
    screen.expect(bottom: 0, indicator: 0)
    screen.resize(
      to: CGSize(width: 844, height: 390),
      safeArea: UIEdgeInsets(top: 32, left: 0, bottom: 21, right: 0)
    )
    screen.scrollView.contentSize.width = 844
    screen.settle()
    screen.show(Keyboard.iPhoneLandscape)
    screen.showAndFinish(Keyboard.iPhoneLandscape)
    screen.wait(1)
  }

  @Test(arguments: Stage.all)
  func `55: with any curve, the insets animate for the keyboard's duration`(_ stage: Stage) {
    for curve in [0, 1, 2, 3, 4, 7, 15, 16, 123, -1, Int.max, Int.min] {
      stage.run { screen in
        screen.focus(screen.addField(700...744))
        screen.announce(.willShow, Keyboard.iPhone, curve: curve)
        screen.wait(1)
        screen.expect(bottom: 302, indicator: 302, offset: 236)
        expectEqual(screen.scrollView.insetDurations, to: [0.25])
      }
    }
  }
}
