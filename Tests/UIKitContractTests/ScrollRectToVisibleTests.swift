import Testing
import UIKit

@MainActor struct ScrollRectToVisibleTests {
  nonisolated private static let field = CGRect(x: 20, y: 600, width: 350, height: 44)

  /// At an offset of zero, the visible part is y 47...508.
  @Test(arguments: [
    (CGFloat(0), field, CGFloat(136)), (400, CGRect(x: 20, y: 300, width: 350, height: 44), 253),
    (0, CGRect(x: 0, y: 200, width: 390, height: 900), 592),
    // Inferred, with low confidence.
    (0, CGRect(x: 0, y: 2500, width: 10, height: 10), 1492),
    // There is no source for this row.
    (0, CGRect(x: 100, y: 600, width: 0, height: 0), 92),
  ])
  func `S63, S65, S69 to S71: a rect outside the visible area scrolls into it`(
    offset: CGFloat, rect: CGRect, end: CGFloat
  ) {
    let p = ScrollFixture.p(bottomInset: 302, offset: offset)
    p.scrollView.scrollRectToVisible(rect, animated: false)
    expectEqual(p.scrollView.contentOffset, to: CGPoint(x: 0, y: end))
  }

  @Test(arguments: [
    (CGFloat(0), CGRect(x: 20, y: 100, width: 350, height: 44)),
    (400, .null), (400, .infinite),
  ])
  func `S64, S72: a visible, null or infinite rect moves nothing`(offset: CGFloat, rect: CGRect) {
    let p = ScrollFixture.p(bottomInset: 302, offset: offset)
    p.scrollView.scrollRectToVisible(rect, animated: false)
    expectEqual(p.scrollView.contentOffset, to: CGPoint(x: 0, y: offset))
    #expect(p.recorder.offsets.isEmpty)
  }

  // Evidence: one report, with these numbers.
  @Test func `S66: a rect that the bottom inset covers scrolls to just above the inset`() {
    let fixture = ScrollFixture(
      frame: CGRect(x: 0, y: 0, width: 402, height: 758),
      behavior: .never,
      contentSize: CGSize(width: 402, height: 1084.7),
      contentInset: UIEdgeInsets(top: 0, left: 0, bottom: 339, right: 0),
      offset: CGPoint(x: 0, y: 298.7)
    )
    fixture.scrollView.scrollRectToVisible(
      CGRect(x: 16, y: 713.7, width: 10.3, height: 24.7), animated: false
    )
    #expect(isClose(fixture.scrollView.contentOffset.y, 319.4, within: onePixel))
  }

  @Test(arguments: [
    (CGRect(x: 350, y: 900, width: 40, height: 40), CGPoint(x: 300, y: 130)),
    (CGRect(x: 700, y: 300, width: 40, height: 40), CGPoint(x: 350, y: 100)),
    (CGRect(x: 100, y: 300, width: 40, height: 40), CGPoint(x: 100, y: 100)),
  ])
  func `S67: content moves only along the axis that needs it`(rect: CGRect, expected: CGPoint) {
    // The visible part is x 300...690 and y 147...910.
    let p = ScrollFixture(
      behavior: .always, contentSize: CGSize(width: 1000, height: 2000),
      offset: CGPoint(x: 300, y: 100)
    )
    p.scrollView.scrollRectToVisible(rect, animated: false)
    expectEqual(p.scrollView.contentOffset, to: expected)
  }

  @Test(arguments: [
    // Evidence: one radar. 10 + 2900 - 320.
    (
      CGSize(width: 3000, height: 480), CGFloat(0),
      CGRect(x: 10, y: 0, width: 2900, height: 40), CGPoint(x: 2590, y: 0)
    ),
    // Evidence: one report, with these numbers. 300 + 480 + 100 - 480.
    (
      CGSize(width: 320, height: 2000), CGFloat(100),
      CGRect(x: 0, y: 300, width: 320, height: 480), CGPoint(x: 0, y: 400)
    ),
  ])
  func `S68, S69: of a rect as large as the view or larger, the far end becomes visible`(
    contentSize: CGSize, bottomInset: CGFloat, rect: CGRect, end: CGPoint
  ) {
    let fixture = ScrollFixture(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      behavior: .never,
      contentSize: contentSize,
      contentInset: UIEdgeInsets(top: 0, left: 0, bottom: bottomInset, right: 0)
    )
    fixture.scrollView.scrollRectToVisible(rect, animated: false)
    expectEqual(fixture.scrollView.contentOffset, to: end)
  }

  @Test func `S73: an animated call moves nothing before time passes`() {
    let p = ScrollFixture.p(bottomInset: 302)
    p.scrollView.scrollRectToVisible(Self.field, animated: true)
    expectEqual(p.scrollView.contentOffset, to: .zero)
    #expect(p.recorder.offsets.isEmpty)
    expectEqual(p.recorder.endedAnimations, to: 0)
  }

  @Test func `S74: inside an animation the offset is final at once`() {
    let p = ScrollFixture.p(bottomInset: 302)
    UIView.animate(withDuration: 0.25) {
      p.scrollView.scrollRectToVisible(Self.field, animated: false)
      expectEqual(p.scrollView.contentOffset, to: CGPoint(x: 0, y: 136))
    }
    expectEqual(p.scrollView.contentOffset, to: CGPoint(x: 0, y: 136))
    expectEqual(p.recorder.offsets, to: [CGPoint(x: 0, y: 136)])
  }

  @Test(.needsApplication)
  func `S75: an override can prevent UIKit's own scroll to the focused field`() async {
    let p = ScrollFixture.p()
    let field = UITextField(frame: CGRect(x: 20, y: 1500, width: 350, height: 44))
    p.scrollView.addSubview(field)
    p.scrollView.ignoresRequests = true
    p.stage.window.makeKeyAndVisible()
    p.layout()
    defer { p.stage.window.endEditing(true) }
    #expect(field.becomeFirstResponder())
    #expect(await wait { !p.scrollView.requests.isEmpty })
    expectEqual(p.scrollView.contentOffset, to: .zero)
  }
}
