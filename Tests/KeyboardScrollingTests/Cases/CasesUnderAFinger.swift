import CoreGraphics
import Testing
import UIKit

@testable import KeyboardScrolling

/// A finger that drags the keyboard away.
///
/// The scroll view is tracked, and the test moves its content and the bar as a finger would. No
/// notification is posted before it lifts.
@MainActor
@Suite("Cases: under a finger", .tags(.scene, .portable))
struct CasesUnderAFinger {
  /// The end of 3000 points of content, with and without the keyboard.
  private static let end: (shown: CGFloat, hidden: CGFloat) = (2492, 2190)

  /// A list at its end, with the keyboard up.
  private func list(keepsDistance: Bool = true) -> CaseScreen {
    let screen = CaseScreen(
      .iPhone.with {
        $0.contentHeight = 3000
        $0.configuration.keepsDistanceToEnd = keepsDistance
        $0.configuration.revealsFirstResponder = false
      }
    )
    screen.scroll(to: Self.end.hidden)
    screen.focusAndShow(screen.addField(2600...2644))
    screen.scroll(to: Self.end.shown)
    return screen
  }

  /// A chat at its end: a bar of 50 rides on the keyboard.
  private func chat() -> (CaseScreen, bar: UIView) {
    let (screen, bar) = CaseScreen.chat()
    screen.scroll(to: Self.end.hidden + 50)
    screen.show()
    bar.frame.origin.y = 458
    screen.finish()
    screen.clock.advance(by: 1)
    screen.expect(b: 352, i: 352)
    screen.expect(o: Self.end.shown + 50)
    screen.scrollView.forget()
    return (screen, bar)
  }

  /// Moves the content, and a bar, in steps of a frame.
  private func drag(
    _ screen: CaseScreen,
    to offset: CGFloat,
    bar: UIView? = nil,
    to top: CGFloat = 0
  ) {
    screen.scrollView.isDragged = true
    let steps = 10
    let (start, barStart) = (screen.o, bar?.frame.minY ?? 0)
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      screen.o = start + (offset - start) * part
      bar?.frame.origin.y = barStart + (top - barStart) * part
      screen.clock.advance(by: 1.0 / 60)
    }
  }

  // MARK: Away

  @Test(arguments: [true, false], [CGFloat(2000), 2202])
  func `164: a list at its end stays where a finger has left it, up to its end`(
    keepsDistance: Bool,
    offset: CGFloat
  ) {
    let screen = list(keepsDistance: keepsDistance)
    drag(screen, to: offset)
    screen.expect(b: 302, i: 302)
    screen.expect(o: offset)
    screen.scrollView.isDragged = false
    screen.hide()
    screen.finish(.didHide, Keyboard.iPhoneHidden)
    screen.clock.advance(by: 1)
    screen.expect(b: 0, i: 0)
    screen.expect(o: min(offset, Self.end.hidden))
  }

  @Test(arguments: [CGFloat(500), 640, 760])
  func `165: a bar that a finger carries is not measured`(top: CGFloat) {
    let (screen, bar) = chat()
    drag(screen, to: Self.end.hidden, bar: bar, to: top)
    screen.expect(b: 352, i: 352)
    screen.expect(o: Self.end.hidden)
    #expect(screen.scrollView.insetWrites == 0)
    screen.scrollView.isDragged = false
    // Its layout takes it down with the announcement.
    bar.frame.origin.y = 760
    screen.hide()
    screen.finish(.didHide, Keyboard.iPhoneHidden)
    screen.clock.advance(by: 1)
    screen.expect(b: 50, i: 50)
    screen.expect(o: Self.end.hidden)
  }

  @Test func `173: a keyboard that is dragged away while it is coming leaves the content`() {
    let screen = CaseScreen(.iPhone.with { $0.contentHeight = 3000 })
    let field = screen.addField(900...944)
    screen.scroll(to: 300)
    screen.scrollView.isDragged = true
    screen.beginEditing(field)
    screen.show()
    screen.clock.advance(by: 0.1)
    screen.scrollView.forget()
    drag(screen, to: 150)
    screen.scrollView.isDragged = false
    screen.endEditing(field)
    screen.hide()
    screen.finish(.didHide, Keyboard.iPhoneHidden)
    screen.clock.advance(by: 1)
    screen.expect(b: 0, i: 0)
    screen.expect(o: 150)
  }

  // MARK: And back

  @Test func `179: a dismissal that is begun and cancelled five times changes nothing`() {
    let screen = list()
    screen.scrollView.forget()
    for _ in 0..<5 {
      drag(screen, to: 2300)
      drag(screen, to: 2400)
      screen.scrollView.isDragged = false
      screen.clock.advance(by: 2)
      screen.expect(b: 302, i: 302)
      screen.expect(o: 2400)
    }
    #expect(screen.scrollView.writes == 0)
  }

  @Test func `179: nor does it with a bar`() {
    let (screen, bar) = chat()
    for _ in 0..<5 {
      drag(screen, to: 2300, bar: bar, to: 650)
      drag(screen, to: 2400, bar: bar, to: 458)
      screen.scrollView.isDragged = false
      screen.clock.advance(by: 2)
      screen.expect(b: 352, i: 352)
      screen.expect(o: 2400)
    }
    #expect(screen.scrollView.writes == 0)
  }
}
