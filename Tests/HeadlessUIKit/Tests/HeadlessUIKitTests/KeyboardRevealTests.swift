import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct KeyboardRevealTests {
  /// Fixture P: a scroll view of 390x844 with a content of 390x2000 and safe areas of 47 and 34.
  private func setUp() -> (KeyboardFixture, RevealSpy, UITextField) {
    let fixture = KeyboardFixture()
    let scrollView = fixture.addScrollView(RevealSpy())
    scrollView.contentInsetAdjustmentBehavior = .always
    let field = fixture.addField(y: 700, to: scrollView)
    scrollView.contentOffset = .zero
    scrollView.requests = []
    return (fixture, scrollView, field)
  }

  @Test func `S131: UIKit scrolls again in the turn after a change of frame, but not of a hide`() {
    let (fixture, scrollView, field) = setUp()
    field.becomeFirstResponder()
    fixture.device.clock.turn()
    expectEqual(scrollView.requests.count, to: 2)
    fixture.device.clock.advance(by: 1)
    expectEqual(scrollView.requests.count, to: 2)
    // Posting the same frame again is not a change.
    for _ in 0..<2 {
      fixture.keyboard.post(
        HeadlessKeyboardEvent(.willShow, endFrame: CGRect(0, 464, 390, 380), duration: 0.25)
      )
      fixture.device.clock.turn()
      expectEqual(scrollView.requests.count, to: 3)
    }
    field.resignFirstResponder()
    fixture.device.clock.advance(by: 1)
    expectEqual(scrollView.requests.count, to: 3)
  }

  @Test func `S131: an inset raised in willShow makes the second call scroll`() {
    let (fixture, scrollView, field) = setUp()
    fixture.onKeyboard = { if $0 == .willShow { scrollView.contentInset.bottom = 302 } }
    field.becomeFirstResponder()
    expectEqual(scrollView.contentOffset.y, to: 0)
    fixture.device.clock.advance(by: 1)
    expectEqual(scrollView.insetsAtRequest.map(\.bottom), to: [34, 336])
    // The field's end at 744 is at the keyboard's edge at 508.
    expectEqual(scrollView.contentOffset.y, to: 236)
  }
}
