import Testing
import UIKit

@MainActor struct ZoomTests {
  private final class Zooming: NSObject, UIScrollViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var log: [String] = []

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("did") }

    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { log.append("end \(scale)") }
  }

  private func makeFixture() -> (ScrollFixture, Zooming) {
    let fixture = ScrollFixture(behavior: .never, contentSize: CGSize(width: 390, height: 844))
    let zooming = Zooming()
    fixture.scrollView.addSubview(zooming.view)
    fixture.scrollView.delegate = zooming
    fixture.scrollView.maximumZoomScale = 3
    return (fixture, zooming)
  }

  // https://stackoverflow.com/questions/3993532
  @Test func `S260: an animated zoom is final at once, reported once, and ends once`() async {
    let (fixture, zooming) = makeFixture()
    fixture.scrollView.setZoomScale(2, animated: true)
    expectEqual(fixture.scrollView.zoomScale, to: 2)
    expectEqual(fixture.scrollView.contentSize, to: CGSize(width: 780, height: 1688))
    expectEqual(zooming.log, to: ["did"])
    #expect(!fixture.scrollView.isZooming)
    guard timePasses else { return }
    #expect(await wait { zooming.log == ["did", "end 2.0"] })
  }

  @Test func `S260: a scale is kept within the limits`() {
    let (fixture, zooming) = makeFixture()
    fixture.scrollView.setZoomScale(9, animated: false)
    expectEqual(fixture.scrollView.zoomScale, to: 3)
    fixture.scrollView.setZoomScale(0.1, animated: false)
    expectEqual(fixture.scrollView.zoomScale, to: 1)
    expectEqual(zooming.log, to: ["did", "did"])
  }

  // https://developer.apple.com/documentation/uikit/uiscrollview/zoom(to:animated:)
  @Test func `S260: after a zoom to a rectangle, the rectangle is in the middle`() {
    let (fixture, zooming) = makeFixture()
    fixture.scrollView.zoom(to: CGRect(x: 100, y: 300, width: 195, height: 422), animated: false)
    #expect(isClose(fixture.scrollView.zoomScale, 2))
    let target: UIView? = fixture.scrollView
    let middle = zooming.view.convert(CGPoint(x: 197.5, y: 511), to: target)
    let bounds = fixture.scrollView.bounds
    #expect(isClose(middle.x, bounds.midX, within: 1))
    #expect(isClose(middle.y, bounds.midY, within: 1))
  }

  // https://developer.apple.com/documentation/uikit/uiscrollview/contentalignmentpoint
  @available(iOS 17.4, *)
  @Test func `S262: content is at the top left by default, and smaller content can be aligned`() {
    let fixture = ScrollFixture(behavior: .never, contentSize: CGSize(width: 390, height: 244))
    let atTop = fixture.scrollView.contentAlignmentPoint
    fixture.scrollView.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    fixture.layout()
    let middle = fixture.scrollView.contentOffset
    fixture.scrollView.contentSize.height = 2000
    fixture.scrollView.contentOffset.y = 500
    fixture.layout()
    let scrolled = fixture.scrollView.contentOffset
    expectEqual(atTop, to: .zero)
    expectEqual(middle, to: CGPoint(x: 0, y: -300))
    expectEqual(scrolled, to: CGPoint(x: 0, y: 500))
  }
}
