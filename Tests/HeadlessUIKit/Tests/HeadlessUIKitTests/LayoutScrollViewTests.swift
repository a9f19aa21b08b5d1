import Testing
import UIKit

@Suite(.ownDevice) struct LayoutScrollViewTests {
  private let fixture = RootFixture()
  private var root: UIView { fixture.root }

  @Test func `constraints on the content guide decide the content size`() {
    let scrollView = solvedView(UIScrollView(frame: .zero), in: root)
    pin(scrollView, to: root)
    let content = solvedView(UIView(), in: scrollView)
    let guide = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -20),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1500),
    ])
    root.layoutIfNeeded()
    expectEqual(content.frame, to: CGRect(0, 10, 390, 1500))
    expectEqual(scrollView.contentSize, to: CGSize(390, 1530))
    expectEqual(guide.layoutFrame, to: CGRect(0, 0, 390, 1530))
  }

  @Test func `for its content, a scroll view's edges are those of the content`() {
    let scrollView = solvedView(UIScrollView(frame: .zero), in: root)
    pin(scrollView, to: root, inset: 50)
    let content = solvedView(ContentView.make(100, 900), in: scrollView)
    pin(content, to: scrollView, inset: 5)
    content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -10).isActive = true
    root.layoutIfNeeded()
    expectEqual(scrollView.frame, to: CGRect(50, 50, 290, 744))
    expectEqual(content.frame, to: CGRect(5, 5, 280, 900))
    expectEqual(scrollView.contentSize, to: CGSize(290, 910))
  }

  @Test func `an axis that no constraint decides keeps the app's content size`() {
    let scrollView = UIScrollView(frame: root.bounds)
    root.addSubview(scrollView)
    scrollView.contentSize = CGSize(123, 2000)
    let content = solvedView(ContentView.make(500), in: scrollView)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 30),
    ])
    root.layoutIfNeeded()
    expectEqual(content.frame.minY, to: 30)
    expectEqual(scrollView.contentSize, to: CGSize(500, 2000))
  }

  @Test func `scrolling moves content, but not views constrained to the frame guide`() {
    let scrollView = solvedView(UIScrollView(frame: .zero), in: root)
    scrollView.contentInsetAdjustmentBehavior = .never
    pin(scrollView, to: root)
    let content = solvedView(ContentView.make(390, 2000), in: scrollView)
    pin(content, to: scrollView)
    let header = solvedView(ContentView.make(390, 40), in: scrollView)
    header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor).isActive = true
    root.layoutIfNeeded()
    expectEqual(header.frame.minY, to: scrollView.bounds.minY)
    scrollView.bounds.origin.y = 300
    root.layoutIfNeeded()
    expectEqual(header.frame.minY, to: 300)
    expectEqual(content.frame.minY, to: 0)
    expectEqual(scrollView.contentSize.height, to: 2000)
  }

  @Test func `a scroll before the layout does not change the position of the content`() {
    let scrollView = solvedView(UIScrollView(frame: .zero), in: root)
    pin(scrollView, to: root)
    scrollView.bounds.origin.y = 300
    let content = solvedView(ContentView.make(390, 2000), in: scrollView)
    pin(content, to: scrollView)
    root.layoutIfNeeded()
    expectEqual(content.frame, to: CGRect(0, 0, 390, 2000))
  }
}
