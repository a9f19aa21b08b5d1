import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import KeyboardScrolling

/// Cases found by using screens again and again, and by what keyboards post on their way.
@MainActor
@Suite("Cases: everyday use", .tags(.scene))
struct CasesOfEverydayUse {
  @Test(arguments: Stage.all)
  func `163: a visible field that is focused after a dismissal moves nothing`(_ stage: Stage) {
    stage.run(.iPhone.with { $0.contentHeight = 1200 }) { screen in
      let low = screen.addField(1100...1144)
      let high = screen.addField(100...144)
      screen.focusAndShow(low)
      screen.expect(o: 636)
      screen.endEditing(low)
      screen.hide()
      screen.finish(.didHide, Keyboard.iPhoneHidden)
      screen.expect(o: 390)
      screen.scroll(to: -91)
      screen.clock.advance(by: 1)

      screen.focusAndShow(high)
      screen.expect(b: 302, i: 302)
      screen.expect(o: -91)
      #expect(screen.path == [])
    }
  }

  // MARK: The accessory view

  private final class GetterField: UITextField, FocusClaiming {
    static let beginName = UITextField.textDidBeginEditingNotification
    static let changeName = UITextField.textDidChangeNotification
    static let endName = UITextField.textDidEndEditingNotification

    var claims: Bool? = false
    var calls = 0

    override var isFirstResponder: Bool { claims ?? super.isFirstResponder }

    override var inputAccessoryView: UIView? {
      get {
        calls += 1
        return UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      }
      set {}
    }
  }

  @Test func `166: an accessory view is asked for once a focus and once an announcement`() {
    // Where the field has the focus, UIKit asks as well.
    Stage.posted.run { screen in
      let field = GetterField(frame: CaseScreen.row(100...144))
      screen.scrollView.addSubview(field)
      screen.focus(field)
      screen.clock.advance(by: 1)
      #expect(field.calls <= 1)
      field.calls = 0
      screen.show()
      screen.finish()
      screen.clock.advance(by: 1)
      #expect(field.calls <= 1)
      field.calls = 0
      for step in 0..<120 {
        screen.o = CGFloat(step)
        screen.clock.advance(by: 1.0 / 60)
      }
      #expect(field.calls == 0)
    }
  }

  /// Adds a field whose accessory view of 44 points is at a height of the screen; nil for one that
  /// UIKit has not shown yet.
  private func addField(
    _ range: ClosedRange<CGFloat>,
    on screen: CaseScreen,
    accessoryAt top: CGFloat?
  ) -> ClaimingTextField {
    let field = screen.addField(range)
    let bar = UIView(frame: CGRect(x: 0, y: top ?? 0, width: 390, height: 44))
    if top != nil { screen.addWindow().rootViewController?.view.addSubview(bar) }
    field.inputAccessoryView = bar
    return field
  }

  @Test(arguments: Stage.all)
  func `169: an accessory view that the end frame leaves out is counted at once`(_ stage: Stage) {
    stage.run { screen in
      let field = addField(700...744, on: screen, accessoryAt: 464)
      screen.beginEditing(field)
      screen.show()
      screen.expect(b: 346, i: 346)
      screen.finish()
      screen.clock.advance(by: 1)
      screen.expect(b: 346, i: 346)
      #expect(screen.scrollView.insetWrites == 1)
      // 744 at 464, in one movement.
      #expect(screen.path == [280])
    }
  }

  @Test(arguments: Stage.all)
  func `169: a focus that moves between fields keeps the height of the accessory view`(
    _ stage: Stage
  ) {
    stage.run { screen in
      let first = addField(700...744, on: screen, accessoryAt: 464)
      let second = addField(900...944, on: screen, accessoryAt: nil)
      screen.focusAndShow(first)
      screen.scroll(to: 280)
      screen.endEditing(first)
      screen.show()
      screen.expect(b: 346, i: 346)
      screen.beginEditing(second)
      screen.show()
      screen.finish()
      screen.clock.advance(by: 1)
      screen.expect(b: 346, i: 346)
      #expect(screen.scrollView.insetWrites == 0)
      // 944 at 464.
      #expect(screen.path == [480])
    }
  }

  @Test(arguments: Stage.all)
  func `169: an accessory view that the end frame includes is not counted twice`(_ stage: Stage) {
    stage.run { screen in
      let frame = CGRect(x: 0, y: 464, width: 390, height: 380)
      let first = addField(700...744, on: screen, accessoryAt: 464)
      let second = addField(900...944, on: screen, accessoryAt: nil)
      screen.focusAndShow(first, frame)
      screen.expect(b: 346, i: 346)
      screen.endEditing(first)
      screen.focusAndShow(second, frame)
      screen.expect(b: 346, i: 346)
      #expect(screen.scrollView.insetWrites == 1)
    }
  }

  @Test(arguments: Stage.all, [false, true])
  func `169: an accessory view that comes later counts when the keyboard has come to rest`(
    _ stage: Stage,
    isAfterEnd: Bool
  ) {
    stage.run { screen in
      let field = addField(700...744, on: screen, accessoryAt: nil)
      screen.beginEditing(field)
      screen.show()
      screen.expect(b: 302, i: 302)
      if isAfterEnd { screen.finish() }
      if let bar = field.inputAccessoryView {
        bar.frame.origin.y = 464
        screen.addWindow().rootViewController?.view.addSubview(bar)
      }
      if !isAfterEnd { screen.finish() }
      screen.clock.advance(by: 1)
      screen.expect(b: 346, i: 346)
      // 744 at 464.
      screen.expect(o: 280)
    }
  }

  @Test(arguments: Stage.all)
  func `169: an accessory view that comes again counts at once, and is not measured on its way`(
    _ stage: Stage
  ) {
    stage.run { screen in
      let field = addField(100...144, on: screen, accessoryAt: 464)
      screen.focusAndShow(field)
      screen.expect(b: 346, i: 346)
      screen.hide()
      screen.clock.advance(by: 1)
      field.inputAccessoryView?.frame.origin.y = 844
      screen.show()
      screen.expect(b: 346, i: 346)
      screen.scroll(to: 1)
      screen.clock.advance(by: 0.1)
      screen.expect(b: 346, i: 346)
    }
  }

  @Test(arguments: Stage.all)
  func `169: a field without an accessory view leaves no room for the last one's`(_ stage: Stage) {
    stage.run { screen in
      let first = addField(700...744, on: screen, accessoryAt: 464)
      let second = screen.addField(100...144)
      screen.focusAndShow(first)
      screen.clock.advance(by: 1)
      screen.expect(b: 346, i: 346)
      first.inputAccessoryView?.removeFromSuperview()
      screen.endEditing(first)
      screen.beginEditing(second)
      screen.show()
      screen.finish()
      screen.clock.advance(by: 1)
      screen.expect(b: 302, i: 302)
    }
  }

  // MARK: What covers less

  /// The last field of the content in focus, and the content at its end.
  private func runAtEnd(_ stage: Stage, _ body: @MainActor (CaseScreen) -> Void) {
    stage.run { screen in
      screen.focusAndShow(screen.addField(1540...1584))
      screen.scroll(to: 1092)
      screen.clock.advance(by: 1)
      screen.scrollView.forget()
      body(screen)
      expectStill(screen)
    }
  }

  private func expectStill(
    _ screen: CaseScreen,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    screen.clock.advance(by: 1)
    #expect(screen.path == [], sourceLocation: sourceLocation)
    #expect(screen.scrollView.insetWrites == 0, sourceLocation: sourceLocation)
    screen.expect(b: 302, i: 302, sourceLocation: sourceLocation)
  }

  private func announce(
    _ screen: CaseScreen,
    _ kind: KeyboardNotification.Kind,
    _ frame: CGRect,
    duration: Double = 0.25
  ) {
    screen.post(.willChangeFrame, frame, duration: duration)
    screen.post(kind, frame, duration: duration)
    screen.clock.settle()
  }

  @Test(arguments: Stage.all, [(0.042, 0.045), (0.06, 0.07)])
  func `171: an input view that is exchanged on iOS 26 moves nothing`(
    _ stage: Stage,
    _ times: (end: TimeInterval, show: TimeInterval)
  ) {
    runAtEnd(stage) { screen in
      announce(screen, .willHide, Keyboard.iPhoneHidden)
      screen.clock.advance(by: times.end)
      screen.post(.didChangeFrame, Keyboard.iPhoneHidden)
      screen.post(.didHide, Keyboard.iPhoneHidden)
      screen.clock.advance(by: times.show)
      announce(screen, .willShow, Keyboard.iPhone)
    }
  }

  /// The last notification that covers less counts, and the end of a hide is none.
  @Test(arguments: Stage.all, [KeyboardNotification.Kind.didHide, .willHide])
  func `171: a hide is held for a tenth of a second from the last one on`(
    _ stage: Stage,
    second: KeyboardNotification.Kind
  ) {
    stage.run { screen in
      screen.focusAndShow(screen.addField(700...744))
      screen.scrollView.forget()
      screen.post(.willHide, Keyboard.iPhoneHidden)
      screen.clock.advance(by: 0.06)
      screen.post(second, Keyboard.iPhoneHidden)
      screen.clock.advance(by: 0.1)
      screen.expect(b: 302, i: 302)
      screen.clock.advance(by: 0.01)
      screen.expect(b: 0, i: 0)
      screen.clock.advance(by: 1)
      screen.expect(b: 0, i: 0)
      screen.expectWrites(insets: 1, indicators: 1)
      // A hide that is over does not end the next one early.
      screen.show()
      screen.post(.willHide, Keyboard.iPhoneHidden)
      screen.clock.advance(by: 0.05)
      screen.post(.willShow, Keyboard.iPhone)
      screen.post(.willHide, Keyboard.iPhoneHidden)
      screen.clock.advance(by: 0.06)
      screen.expect(b: 302, i: 302)
      screen.clock.advance(by: 0.06)
      screen.expect(b: 0, i: 0)
    }
  }

  @Test(arguments: Stage.all)
  func `162: notifications that keep coming hold a hide for half a second at most`(
    _ stage: Stage
  ) {
    stage.run { screen in
      screen.focusAndShow(screen.addField(700...744))
      screen.scrollView.forget()
      for _ in 0..<9 {
        announce(screen, .willHide, Keyboard.iPhoneHidden)
        screen.clock.advance(by: 0.06)
      }
      screen.expect(b: 0, i: 0)
      screen.expectWrites(insets: 1, indicators: 1)
    }
  }

  @Test(arguments: Stage.all)
  func `174: a show without height, as with cross-fade, is held like a hide`(_ stage: Stage) {
    runAtEnd(stage) { screen in
      announce(screen, .willShow, CGRect(x: 0, y: 844, width: 390, height: 0), duration: 0.383)
      screen.clock.advance(by: 0.09)
      announce(screen, .willShow, Keyboard.iPhone, duration: 0.383)
    }
  }

  @Test(arguments: Stage.all)
  func `175: AutoFill in a plain field moves nothing`(_ stage: Stage) {
    runAtEnd(stage) { screen in
      announce(screen, .willHide, Keyboard.iPhoneHidden)
      screen.clock.advance(by: 0.05)
      announce(screen, .willShow, Keyboard.iPhoneShort)
      screen.clock.advance(by: 0.04)
      announce(screen, .willShow, Keyboard.iPhone)
    }
  }

  @Test(arguments: Stage.all, [true, false])
  func `176: unlocking moves nothing, with did-notifications as without`(
    _ stage: Stage,
    hasEnds: Bool
  ) {
    runAtEnd(stage) { screen in
      for frame in [
        CGRect(x: 0, y: 844, width: 390, height: 0), CGRect(x: 0, y: 508, width: 0, height: 336),
      ] {
        announce(screen, .willShow, frame, duration: 0)
        if hasEnds {
          screen.post(.didChangeFrame, frame, duration: 0)
          screen.post(.didShow, frame, duration: 0)
        }
        screen.clock.advance(by: 0.1)
      }
      announce(screen, .willShow, Keyboard.iPhone)
    }
  }

  // MARK: Insets that the app assigns

  /// A base of 60, and the content at its end: 1600 + 362 + 34 - 844.
  private func runAssigned(_ stage: Stage, _ body: @MainActor (CaseScreen) -> Void) {
    stage.run(.iPhone.with { $0.baseline = 60 }) { screen in
      screen.focusAndShow(screen.addField(1400...1444))
      screen.scroll(to: 1152)
      screen.clock.advance(by: 1)
      screen.scrollView.forget()
      body(screen)
    }
  }

  @Test(arguments: Stage.all)
  func `177: our part and the offset that its loss cost come back together`(_ stage: Stage) {
    runAssigned(stage) { screen in
      screen.scrollView.contentInset.bottom = 90
      screen.scrollView.forget()
      screen.clock.settle()
      #expect(screen.b == 392)
      screen.expect(o: 1152)
      #expect(screen.scrollView.insetDurations == [0])
      screen.clock.advance(by: 1)
      screen.expect(o: 1152)
      #expect(screen.path.allSatisfy { screen.isClose($0, 1152) })
      for inset in [60, 90, 60] as [CGFloat] {
        screen.scrollView.contentInset.bottom = inset
        screen.clock.settle()
        #expect(screen.b == inset + 302)
        screen.expect(o: 1152)
        screen.clock.advance(by: 1)
      }
      screen.expect(o: 1152)
    }
  }

  @Test(arguments: Stage.all)
  func `177: content that the app has scrolled in the same turn stays where the app has put it`(
    _ stage: Stage
  ) {
    runAssigned(stage) { screen in
      screen.scrollView.contentInset.bottom = 90
      screen.o = 1040
      screen.clock.advance(by: 1)
      #expect(screen.b == 392)
      // The field is in sight there as well.
      screen.expect(o: 1040)
    }
  }

  // MARK: Adjustments

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
