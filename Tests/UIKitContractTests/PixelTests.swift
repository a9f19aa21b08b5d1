import Testing
import UIKit

@MainActor struct PixelTests {
  enum Way: CaseIterable, Sendable {
    case property, method, animationBlock

    @MainActor func assign(_ offset: CGFloat, to scrollView: UIScrollView) {
      switch self {
      case .property: scrollView.contentOffset.y = offset
      case .method: scrollView.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
      case .animationBlock:
        UIView.animate(withDuration: 0.25) { scrollView.contentOffset.y = offset }
      }
    }
  }

  private func pixel(of scrollView: UIScrollView) throws -> CGFloat {
    1 / (try #require(scrollView.window).screen.scale)
  }

  @Test(
    .bug("https://github.com/wordpress-mobile/WordPress-iOS/pull/19432"),
    arguments: Way.allCases
  )
  func `S238: an offset reads as the nearest pixel`(way: Way) throws {
    let n = ScrollFixture.n(offset: 50)
    let pixel = try pixel(of: n.scrollView)
    // On every existing screen, this is nearer to 100 than to any other pixel.
    way.assign(100.1, to: n.scrollView)
    #expect(isClose(n.scrollView.contentOffset.y, 100))
    way.assign(100 + 0.9 * pixel, to: n.scrollView)
    #expect(isClose(n.scrollView.contentOffset.y, 100 + pixel))
  }

  @Test func `S238: a step of less than half a pixel changes nothing`() {
    let n = ScrollFixture.n(offset: 50)
    for _ in 1...10 { n.scrollView.contentOffset.y += 0.08 }
    expectEqual(n.scrollView.contentOffset.y, to: 50)
    #expect(n.recorder.offsets.isEmpty)
  }

  @Test(.bug("https://openradar.appspot.com/32547794"))
  func `S239: the origin of the bounds may be between two pixels`() {
    let n = ScrollFixture.n(offset: 50)
    n.scrollView.bounds.origin.y = 100.1
    #expect(isClose(n.scrollView.contentOffset.y, 100.1))
  }
}
