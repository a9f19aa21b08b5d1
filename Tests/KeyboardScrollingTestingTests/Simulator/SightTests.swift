import Testing
import UIKit

@testable import KeyboardScrollingTesting

@MainActor struct SightTests {
  private let screen = TestScreen()

  @Test func `a view is visible until the keyboard covers more than a third of a point of it`() {
    let above = screen.addView(above: 340...384)
    let almostAbove = screen.addView(above: 335.7...380)
    let below = screen.addView(above: 320...364)
    let covered = screen.addView(above: 100...144)
    #expect(screen.keyboard.shows(above) && screen.keyboard.shows(below))
    screen.keyboard.show()
    #expect(screen.keyboard.shows(above) && screen.keyboard.shows(almostAbove))
    #expect(!screen.keyboard.shows(below) && !screen.keyboard.shows(covered))
    expectEqual(
      screen.keyboard.visibleRect(of: below), to: CGRect(x: 0, y: 0, width: 100, height: 28)
    )
    expectEqual(screen.keyboard.visibleRect(of: covered), to: .zero)
    screen.keyboard.hide()
    #expect(screen.keyboard.shows(below))
  }

  @Test func `a system keyboard covers a view, a floating one or one to the side does not`() {
    let screens = [TestScreen(), TestScreen(), TestScreen()]
    let views = screens.map { $0.addView(above: 100...144) }
    screens[0].systemPosts(.willShow)
    screens[1].keyboard.perform(.float)
    let side = CGRect(x: 200, y: screens[2].bottom - 300, width: 100, height: 300)
    screens[2].keyboard.post(KeyboardEvent(.willShow, endFrame: side))
    let visible = zip(screens, views).map { $0.keyboard.shows($1) }
    expectEqual(visible, to: [false, true, true])
  }

  @Test(arguments: [
    CGRect.null, CGRect(x: 0, y: CGFloat.nan, width: 320, height: 266),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: CGFloat.infinity),
  ])
  func `a keyboard whose frame is not finite covers nothing, and can dock again`(frame: CGRect) {
    let view = screen.addView(above: 100...144)
    for scenario in [KeyboardScenario.float(to: frame), .show, .move(to: frame), .hide] {
      screen.keyboard.perform(scenario)
      #expect(screen.keyboard.shows(view), "\(scenario)")
    }
    screen.keyboard.perform(.dock)
    #expect(!screen.keyboard.shows(view))
  }

  @Test func `a view with an infinite frame is not visible, and covers nothing`() {
    let field = screen.addView(above: 500...544)
    // `bounds.insetBy(dx:dy:)` returns such a frame in a view without a size.
    let hidden = screen.addView(above: 100...144)
    hidden.frame = .null
    #expect(!screen.keyboard.shows(hidden))
    expectEqual(screen.keyboard.visibleRect(of: hidden), to: .zero)
    #expect(screen.keyboard.shows(field, behind: [hidden]))
    hidden.addSubview(field)
    #expect(!screen.keyboard.shows(field))
  }

  @Test func `content outside the bounds of a scroll view is not visible`() {
    let view = screen.addView(above: 500...544)
    screen.scrollView.contentOffset.y = view.frame.minY + 20 - screen.scrollView.safeAreaInsets.top
    expectEqual(
      screen.keyboard.visibleRect(of: view), to: CGRect(x: 0, y: 20, width: 100, height: 24)
    )
    screen.scrollView.frame.size.height = 10
    screen.scrollView.contentOffset.y = 0
    #expect(!screen.keyboard.shows(view))
  }

  @Test func `a view behind a visible bar, or below the safe area, is not visible`() {
    let view = screen.addView(above: 100...144)
    let bar = screen.addView(above: 0...120, to: screen.controller.view)
    #expect(screen.keyboard.shows(view))
    #expect(!screen.keyboard.shows(view, behind: [bar]))
    bar.isHidden = true
    #expect(screen.keyboard.shows(view, behind: [bar]))
    let area = screen.controller.view.safeAreaInsets.bottom
    screen.controller.additionalSafeAreaInsets.bottom = 130 - area
    screen.window.layoutIfNeeded()
    #expect(!screen.keyboard.shows(view))
    // Beside the safe area, as on a phone in landscape, a view is visible.
    let landscape = TestScreen()
    let beside = landscape.addView(above: 100...144)
    landscape.controller.additionalSafeAreaInsets.left = beside.frame.minX + 40
    landscape.window.layoutIfNeeded()
    #expect(landscape.keyboard.shows(beside))
  }

  @Test func `a hidden or transparent view is not visible`() {
    let view = screen.addView(above: 500...544)
    view.isHidden = true
    #expect(!screen.keyboard.shows(view))
    view.isHidden = false
    screen.scrollView.alpha = 0
    #expect(!screen.keyboard.shows(view))
    screen.scrollView.alpha = 1
    #expect(screen.keyboard.shows(view))
    view.removeFromSuperview()
    #expect(!screen.keyboard.shows(view))
    #expect(!screen.keyboard.shows(screen.addView(above: 500...500)))
  }

  @Test func `a text view that the user edits is visible if its caret is visible`() {
    let text = EditedTextView(frame: CGRect(x: 0, y: 0, width: 100, height: 2000))
    text.text = "i"
    text.isScrollEnabled = false
    text.caret = CGRect(x: 99, y: 50, width: 2, height: 20)
    screen.scrollView.addSubview(text)
    screen.scrollView.contentInset.top = 100
    screen.scrollView.contentOffset.y = -100
    #expect(screen.keyboard.shows(text))
    text.caret.origin.y = 1900
    #expect(!screen.keyboard.shows(text))
  }
}

/// A text view that is always first responder, with a caret that the test sets.
private final class EditedTextView: UITextView {
  var caret = CGRect.zero
  override var isFirstResponder: Bool { true }
  override func caretRect(for position: UITextPosition) -> CGRect { caret }
}
