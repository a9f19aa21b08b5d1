import CoreGraphics
import Testing
import UIKit

@Suite("Constraints in scroll views")
@MainActor
struct LayoutScrollViewTests {
  @Test func `constraints on the content guide decide the content size`() {
    withRootView { root in
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
      #expect(content.frame == CGRect(0, 10, 390, 1500))
      #expect(scrollView.contentSize == CGSize(width: 390, height: 1530))
      #expect(guide.layoutFrame == CGRect(0, 0, 390, 1530))
    }
  }

  @Test func `towards its content a scroll view's own edges are the content's`() {
    withRootView { root in
      let scrollView = solvedView(UIScrollView(frame: .zero), in: root)
      pin(scrollView, to: root, inset: 50)
      let content = solvedView(ContentView.make(100, 900), in: scrollView)
      pin(content, to: scrollView, inset: 5)
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -10).isActive = true
      root.layoutIfNeeded()
      #expect(scrollView.frame == CGRect(50, 50, 290, 744))
      #expect(content.frame == CGRect(5, 5, 280, 900))
      #expect(scrollView.contentSize == CGSize(width: 290, height: 910))
    }
  }

  @Test func `an axis that no constraint decides keeps the app's content size`() {
    withRootView { root in
      let scrollView = UIScrollView(frame: root.bounds)
      root.addSubview(scrollView)
      scrollView.contentSize = CGSize(width: 123, height: 2000)
      let content = solvedView(ContentView.make(500), in: scrollView)
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
        content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 30),
      ])
      root.layoutIfNeeded()
      #expect(content.frame.minY == 30)
      #expect(scrollView.contentSize == CGSize(width: 500, height: 2000))
    }
  }

  @Test func `scrolling moves content, not what is tied to the frame`() {
    withRootView { root in
      let scrollView = solvedView(UIScrollView(frame: .zero), in: root)
      scrollView.contentInsetAdjustmentBehavior = .never
      pin(scrollView, to: root)
      let content = solvedView(ContentView.make(390, 2000), in: scrollView)
      pin(content, to: scrollView)
      let header = solvedView(ContentView.make(390, 40), in: scrollView)
      header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(header.frame.minY == scrollView.bounds.minY)
      scrollView.bounds.origin.y = 300
      root.layoutIfNeeded()
      #expect(header.frame.minY == 300)
      #expect(content.frame.minY == 0)
      #expect(scrollView.contentSize.height == 2000)
    }
  }

  @Test func `content laid out after scrolling lies where it would without`() {
    withRootView { root in
      let scrollView = solvedView(UIScrollView(frame: .zero), in: root)
      pin(scrollView, to: root)
      scrollView.bounds.origin.y = 300
      let content = solvedView(ContentView.make(390, 2000), in: scrollView)
      pin(content, to: scrollView)
      root.layoutIfNeeded()
      #expect(content.frame == CGRect(0, 0, 390, 2000))
    }
  }
}
