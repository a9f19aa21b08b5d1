import CoreGraphics
import Testing
import UIKit

@MainActor
@Suite("scrollRectToVisible", .tags(.contract))
struct ScrollRectToVisibleTests {
  @Test func `S63: a rect below the visible area scrolls by the difference`() {
    let p = ScrollFixture.p(bottomInset: 302)
    p.scrollView.scrollRectToVisible(
      CGRect(x: 20, y: 600, width: 350, height: 44),
      animated: false
    )
    expectEqual(p.scrollView.contentOffset, to: CGPoint(x: 0, y: 136))
  }

  @Test func `S64: a visible rect moves nothing`() {
    let p = ScrollFixture.p(bottomInset: 302)
    p.scrollView.scrollRectToVisible(
      CGRect(x: 20, y: 100, width: 350, height: 44),
      animated: false
    )
    expectEqual(p.scrollView.contentOffset, to: .zero)
    #expect(p.recorder.offsets.isEmpty)
  }

  @Test func `S65: a rect above the visible area scrolls to below the top inset`() {
    let p = ScrollFixture.p(bottomInset: 302, offset: 400)
    p.scrollView.scrollRectToVisible(
      CGRect(x: 20, y: 300, width: 350, height: 44),
      animated: false
    )
    expectEqual(p.scrollView.contentOffset, to: CGPoint(x: 0, y: 253))
  }

  // One report, with these numbers.
  @Test func `S66: the bottom inset counts as hidden`() {
    let fixture = ScrollFixture(
      frame: CGRect(x: 0, y: 0, width: 402, height: 758),
      behavior: .never,
      contentSize: CGSize(width: 402, height: 1084.7),
      contentInset: UIEdgeInsets(top: 0, left: 0, bottom: 339, right: 0),
      offset: CGPoint(x: 0, y: 298.7)
    )
    fixture.scrollView.scrollRectToVisible(
      CGRect(x: 16, y: 713.7, width: 10.3, height: 24.7),
      animated: false
    )
    #expect(isClose(fixture.scrollView.contentOffset.y, 319.4, within: onePixel))
  }

  @Test(arguments: [
    (CGRect(x: 350, y: 900, width: 40, height: 40), CGPoint(x: 300, y: 130)),
    (CGRect(x: 700, y: 300, width: 40, height: 40), CGPoint(x: 350, y: 100)),
    (CGRect(x: 100, y: 300, width: 40, height: 40), CGPoint(x: 100, y: 100)),
  ])
  func `S67: only the axis that needs it moves`(rect: CGRect, expected: CGPoint) {
    // The visible part is x 300...690 and y 147...910.
    let p = ScrollFixture(
      behavior: .always,
      contentSize: CGSize(width: 1000, height: 2000),
      offset: CGPoint(x: 300, y: 100)
    )
    p.scrollView.scrollRectToVisible(rect, animated: false)
    expectEqual(p.scrollView.contentOffset, to: expected)
  }

  // One radar.
  @Test func `S68: a rect wider than the view ends at its far end`() {
    let fixture = ScrollFixture(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      behavior: .never,
      contentSize: CGSize(width: 3000, height: 480)
    )
    fixture.scrollView.scrollRectToVisible(
      CGRect(x: 10, y: 0, width: 2900, height: 40),
      animated: false
    )
    expectEqual(fixture.scrollView.contentOffset, to: CGPoint(x: 2590, y: 0))
  }

  // One report, with these numbers.
  @Test func `S69: a rect as tall as the bounds ends at the far end of what is visible`() {
    let fixture = ScrollFixture(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      behavior: .never,
      contentSize: CGSize(width: 320, height: 2000),
      contentInset: UIEdgeInsets(top: 0, left: 0, bottom: 100, right: 0)
    )
    fixture.scrollView.scrollRectToVisible(
      CGRect(x: 0, y: 300, width: 320, height: 480),
      animated: false
    )
    expectEqual(fixture.scrollView.contentOffset, to: CGPoint(x: 0, y: 400))
  }

  @Test func `S69: a rect taller than the visible area ends at its far end`() {
    let p = ScrollFixture.p(bottomInset: 302)
    p.scrollView.scrollRectToVisible(
      CGRect(x: 0, y: 200, width: 390, height: 900),
      animated: false
    )
    expectEqual(p.scrollView.contentOffset, to: CGPoint(x: 0, y: 592))
  }

  // Inferred, with low confidence.
  @Test func `S70: a rect outside the content is reached as far as the range goes`() {
    let p = ScrollFixture.p(bottomInset: 302)
    p.scrollView.scrollRectToVisible(
      CGRect(x: 0, y: 2500, width: 10, height: 10),
      animated: false
    )
    expectEqual(p.scrollView.contentOffset, to: CGPoint(x: 0, y: 1492))
  }

  // No source at all.
  @Test func `S71: a rect without size scrolls as a point`() {
    let p = ScrollFixture.p(bottomInset: 302)
    p.scrollView.scrollRectToVisible(
      CGRect(x: 100, y: 600, width: 0, height: 0),
      animated: false
    )
    expectEqual(p.scrollView.contentOffset, to: CGPoint(x: 0, y: 92))
  }

  @Test func `S72: a rect that is nowhere or everywhere moves nothing`() {
    for rect in [CGRect.null, .infinite] {
      let p = ScrollFixture.p(bottomInset: 302, offset: 400)
      p.scrollView.scrollRectToVisible(rect, animated: false)
      expectEqual(p.scrollView.contentOffset, to: CGPoint(x: 0, y: 400), note: "\(rect)")
      #expect(p.recorder.offsets.isEmpty, "\(rect)")
    }
  }

  @Test func `S73: an animated call moves nothing before time passes`() {
    let p = ScrollFixture.p(bottomInset: 302)
    p.scrollView.scrollRectToVisible(
      CGRect(x: 20, y: 600, width: 350, height: 44),
      animated: true
    )
    expectEqual(p.scrollView.contentOffset, to: .zero)
    #expect(p.recorder.offsets.isEmpty)
    expectEqual(p.recorder.endedAnimations, to: 0)
  }

  @Test func `S74: inside an animation the offset is final at once`() {
    let p = ScrollFixture.p(bottomInset: 302)
    UIView.animate(withDuration: 0.25) {
      p.scrollView.scrollRectToVisible(
        CGRect(x: 20, y: 600, width: 350, height: 44),
        animated: false
      )
      expectEqual(p.scrollView.contentOffset, to: CGPoint(x: 0, y: 136))
    }
    expectEqual(p.scrollView.contentOffset, to: CGPoint(x: 0, y: 136))
    expectEqual(p.recorder.offsets, to: [CGPoint(x: 0, y: 136)])
  }

  @Test(.needsApplication)
  func `S75: an override can hold UIKit's own scroll to the focused field`() async {
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
