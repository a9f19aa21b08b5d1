import CoreGraphics
import KeyboardScrollingTesting
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
  private func runList(
    _ stage: Stage,
    keepsDistance: Bool = true,
    _ body: @MainActor (CaseScreen) -> Void
  ) {
    let setup = CaseScreen.Setup.iPhone.with {
      $0.contentHeight = 3000
      $0.configuration.keepsDistanceToEnd = keepsDistance
      $0.configuration.revealsFirstResponder = false
    }
    stage.run(setup) { screen in
      screen.allow(.chat, because: "The judge sees no finger.")
      screen.scroll(to: Self.end.hidden)
      screen.focusAndShow(screen.addField(2600...2644))
      screen.scroll(to: Self.end.shown)
      body(screen)
    }
  }

  /// A chat at its end: a bar of 50 rides on the keyboard.
  private func runChat(
    _ stage: Stage,
    _ body: @MainActor (_ screen: CaseScreen, _ bar: UIView) -> Void
  ) {
    stage.run(.chat) { screen in
      screen.allow(.chat, because: "The judge sees no finger.")
      let bar = screen.addChatBar()
      screen.scroll(to: Self.end.hidden + 50)
      screen.show()
      bar.frame.origin.y = 458
      screen.finish()
      screen.clock.advance(by: 1)
      screen.expect(b: 352, i: 352)
      screen.expect(o: Self.end.shown + 50)
      screen.scrollView.forget()
      body(screen, bar)
    }
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

  /// Whether the distance to the end is kept, and where the finger leaves the content.
  private nonisolated static let drags: [(keepsDistance: Bool, offset: CGFloat)] = [
    (true, 2000), (true, 2202), (false, 2000), (false, 2202),
  ]

  @Test(arguments: Stage.all, drags)
  func `164: a list at its end stays where a finger has left it, up to its end`(
    _ stage: Stage,
    row: (keepsDistance: Bool, offset: CGFloat)
  ) {
    let offset = row.offset
    runList(stage, keepsDistance: row.keepsDistance) { screen in
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
  }

  @Test(arguments: Stage.all, [CGFloat(500), 640, 760])
  func `165: a bar that a finger carries is not measured`(_ stage: Stage, top: CGFloat) {
    runChat(stage) { screen, bar in
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
  }

  @Test(arguments: Stage.withoutScrollOfUIKit)
  func `173: a keyboard that is dragged away while it is coming leaves the content`(_ stage: Stage)
  {
    stage.run(.iPhone.with { $0.contentHeight = 3000 }) { screen in
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
  }

  // MARK: And back

  @Test(arguments: Stage.all)
  func `179: a dismissal that is begun and cancelled five times changes nothing`(_ stage: Stage) {
    runList(stage) { screen in
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
  }

  @Test(arguments: Stage.all)
  func `179: nor does it with a bar`(_ stage: Stage) {
    runChat(stage) { screen, bar in
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
}
