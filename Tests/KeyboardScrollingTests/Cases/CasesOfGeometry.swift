import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import KeyboardScrolling

/// The covered part of a view, on any simulator.
@MainActor
@Suite("Cases: geometry", .tags(.scene, .portable))
struct CasesOfGeometry {
  // MARK: Safe areas and bars

  @Test func `1: the home indicator is counted once`() {
    let screen = CaseScreen()
    #expect(screen.adjustedBottom == 34)
    screen.expect(b: 302, i: 302, under: Keyboard.iPhone)
  }

  @Test func `2: a safe area that UIKit does not add is not subtracted`() {
    let screen = CaseScreen(.iPhone.with { $0.behavior = .never })
    #expect(screen.adjustedBottom == 0)
    // The indicator gets the safe area from UIKit, whatever the content inset.
    screen.expect(b: 336, i: 302, under: Keyboard.iPhone)
    screen.scrollView.automaticallyAdjustsScrollIndicatorInsets = false
    screen.expect(b: 336, i: 336, under: Keyboard.iPhone)
  }

  @Test func `3: a tab bar under the view is counted once`() {
    let screen = CaseScreen(.iPhone.with { $0.safeArea.bottom = 83 })
    #expect(screen.adjustedBottom == 83)
    screen.expect(b: 253, i: 253, under: Keyboard.iPhone)
  }

  @Test func `4: a view that ends above the tab bar is inset by its covered height`() {
    let screen = CaseScreen(
      .iPhone.with {
        $0.safeArea.bottom = 83
        $0.frame = CGRect(x: 0, y: 0, width: 390, height: 761)
      }
    )
    #expect(screen.adjustedBottom == 0)
    screen.expect(b: 253, i: 253, under: Keyboard.iPhone)
  }

  @Test func `5: a view above a bar that stays under the keys has no dead space`() {
    let screen = CaseScreen(
      .iPhone.with { $0.frame = CGRect(x: 0, y: 0, width: 390, height: 754) }
    )
    screen.addView(CGRect(x: 0, y: 754, width: 390, height: 56))
    #expect(screen.adjustedBottom == 0)
    screen.expect(b: 246, i: 246, under: Keyboard.iPhone)
  }

  @Test func `6: a bar that the app declares as safe area is counted once`() {
    let screen = CaseScreen()
    screen.controller.additionalSafeAreaInsets.bottom += 50
    screen.clock.settle()
    #expect(screen.adjustedBottom == 84)
    screen.expect(b: 252, i: 252, under: Keyboard.iPhone)
  }

  @Test func `9: an overlap smaller than the safe area needs nothing`() {
    let screen = CaseScreen()
    screen.expect(b: 0, i: 0, under: CGRect(x: 0, y: 824, width: 390, height: 20))
    #expect(screen.scrollView.writes == 0)
  }

  // MARK: Places

  @Test func `7: a scrolled view above the keyboard gets no negative inset`() {
    // The keyboard is at (-116, 572) in the view's coordinates: 713 is 279 - 138 + 572.
    let screen = CaseScreen(
      .iPadWithHomeButton.with {
        $0.screen = CGSize(width: 1024, height: 768)
        $0.frame = CGRect(x: 116, y: 279, width: 787, height: 327)
      }
    )
    screen.o = 138
    screen.expect(b: 0, i: 0, under: CGRect(x: 0, y: 713, width: 1024, height: 55))
    #expect(screen.o == 138)
  }

  @Test func `10: a form sheet above the keyboard is left alone`() {
    let screen = CaseScreen(
      .iPad.with { $0.frame = CGRect(x: 147, y: 287, width: 540, height: 620) }
    )
    screen.expect(b: 0, i: 0, under: Keyboard.iPad)
    #expect(screen.scrollView.writes == 0)
  }

  @Test func `12: a sheet that moves a turn after the announcement has the right insets at rest`() {
    let screen = CaseScreen(.iPadLandscape.with { $0.isManaged = false })
    let sheet = screen.addView(CGRect(x: 327, y: 107, width: 540, height: 620))
    screen.place(screen.scrollView, in: sheet, frame: sheet.bounds, contentHeight: 1600)
    screen.coordinator.manage(screen.scrollView)
    screen.clock.settle()

    screen.post(.willChangeFrame, Keyboard.iPadLandscape)
    screen.post(.willShow, Keyboard.iPadLandscape)
    // 727 less 421, if it is written at all.
    #expect([0, 306].contains(screen.b))
    screen.clock.turns.add { sheet.frame.origin.y = 20 }
    screen.clock.settle()
    screen.finish(.didShow, Keyboard.iPadLandscape)
    screen.expect(b: 219, i: 219)
  }

  @Test func `14: a view inside the screen is inset by its covered height`() {
    let screen = CaseScreen(
      .iPhone.with { $0.frame = CGRect(x: 20, y: 100, width: 350, height: 600) }
    )
    #expect(screen.adjustedBottom == 0)
    screen.expect(b: 192, i: 192, under: Keyboard.iPhone)
  }

  @Test func `18: both panes of a split view are inset, and one moves`() {
    let screen = CaseScreen(
      .iPadLandscape.with { $0.frame = CGRect(x: 0, y: 0, width: 320, height: 834) }
    )
    let detail = CountingScrollView()
    detail.contentInsetAdjustmentBehavior = .always
    let frame = CGRect(x: 320, y: 0, width: 874, height: 834)
    screen.place(detail, frame: frame, contentHeight: 1600)
    screen.coordinator.manage(detail)
    #expect(screen.adjustedBottom == 20)
    #expect(detail.adjustedContentInset.bottom == 20)
    let start = screen.o

    screen.focusAndShow(screen.addField(700...744, to: detail), Keyboard.iPadLandscape)
    screen.expect(b: 393, i: 393)
    #expect(detail.contentInset.bottom == 393)
    #expect(detail.verticalScrollIndicatorInsets.bottom == 393)
    #expect(screen.o == start)
    // 744 comes to the top of the keyboard, 421.
    #expect(detail.contentOffset.y == 323)
  }

  @Test func `20: a menu outside the screen gets its inset when it slides in`() {
    let outside = CGRect(x: -300, y: 0, width: 300, height: 844)
    let screen = CaseScreen(.iPhone.with { $0.frame = outside })
    screen.show()
    screen.finish()
    screen.expect(b: 0, i: 0)
    #expect(screen.scrollView.writes == 0)

    screen.scrollView.frame.origin.x = 0
    screen.clock.settle()
    screen.expect(b: 302, i: 302)
    screen.scrollView.frame.origin.x = -300
    screen.clock.settle()
    screen.expect(b: 0, i: 0)
  }

  @Test(arguments: CaseScreen.policies)
  func `21: an overlap of a sixth of a point is ignored`(
    policy: KeyboardScrollCoordinator.BaselinePolicy
  ) {
    let screen = CaseScreen(
      .iPhone.with {
        $0.frame = CGRect(x: 0, y: 0, width: 390, height: 715.66)
        // 12 points of it reach the view.
        $0.safeArea.bottom = 844 - 715.66 + 12
        $0.baseline = 12
        $0.configuration.baselinePolicy = policy
      }
    )
    #expect(abs(screen.adjustedBottom - 24) < 0.51)
    let frame = CGRect(x: 0, y: 715.51, width: 390, height: 844 - 715.51)
    screen.show(frame)
    for _ in 0..<5 {
      screen.scrollView.setNeedsLayout()
      screen.clock.settle()
    }
    screen.finish(.didShow, frame)
    screen.expect(b: 12, i: 12)
    #expect(screen.scrollView.writes == 0)
  }

  // MARK: Windows

  @Test func `15: in a window inside the screen the keyboard's frame is converted`() {
    let screen = CaseScreen(
      .plain.with {
        $0.screen = CGSize(width: 1194, height: 834)
        $0.window = CGRect(x: 247, y: 17, width: 700, height: 760)
      }
    )
    // 421 on the screen is 404 in the window.
    screen.expect(b: 356, i: 356, under: Keyboard.iPadLandscape)
  }

  @Test func `17: a keyboard wider than its window is docked`() {
    let screen = CaseScreen(
      .plain.with {
        $0.screen = CGSize(width: 1024, height: 768)
        $0.window = CGRect(x: 0, y: 0, width: 507, height: 768)
      }
    )
    screen.expect(b: 398, i: 398, under: CGRect(x: 0, y: 370, width: 1024, height: 398))
  }

  @Test(arguments: [(CGFloat(40), CGFloat(804), CGFloat(336)), (122, 600, 214)])
  func `23: a window lower or shorter than the screen is measured by its place`(
    row: (y: CGFloat, height: CGFloat, expected: CGFloat)
  ) {
    let screen = CaseScreen(
      .plain.with { $0.window = CGRect(x: 0, y: row.y, width: 390, height: row.height) }
    )
    screen.expect(b: row.expected, i: row.expected, under: Keyboard.iPhone)
  }

  // MARK: Moments

  @Test func `25: a keyboard announced before the first layout is remembered`() {
    let screen = CaseScreen(.iPhone.with { $0.frame = .zero })
    screen.show()
    screen.finish()
    screen.expect(b: 0, i: 0)
    screen.scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    screen.clock.settle()
    screen.expect(b: 302, i: 302)
  }

  @Test func `26: an accessory view counts while it is in the frame`() {
    let screen = CaseScreen()
    let withBar = CGRect(x: 0, y: 464, width: 390, height: 380)
    screen.show(withBar)
    screen.finish(.didShow, withBar)
    screen.expect(b: 346, i: 346)
    screen.show()
    screen.finish()
    screen.expect(b: 302, i: 302)
  }

  @Test(arguments: KeyboardNotification.Kind.allCases.filter { $0 != .willHide && $0 != .didHide })
  func `28: a notification without an end frame changes nothing`(kind: KeyboardNotification.Kind) {
    let screen = CaseScreen()
    for isUp in [false, true] {
      if isUp { screen.show() }
      screen.scrollView.forget()
      screen.post(kind, userInfo: nil)
      screen.post(kind, userInfo: [UIResponder.keyboardFrameEndUserInfoKey: "nowhere"])
      screen.clock.settle()
      screen.expect(b: isUp ? 302 : 0, i: isUp ? 302 : 0)
      #expect(screen.scrollView.writes == 0)
    }
  }

  @Test func `28: without duration and curve nothing animates`() {
    let screen = CaseScreen()
    let frame = screen.inScreen(Keyboard.iPhone)
    screen.post(.willShow, userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
    screen.clock.settle()
    screen.expect(b: 302, i: 302)
    #expect(screen.scrollView.insetDurations == [0])
  }
}
