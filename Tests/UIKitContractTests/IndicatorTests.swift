import Testing
import UIKit

@MainActor struct IndicatorTests {
  @Test func `S59: indicators are adjusted automatically by default`() {
    #expect(UIScrollView().automaticallyAdjustsScrollIndicatorInsets)
  }

  @Test func `S60: indicator insets read back and do not move content`() {
    let p = ScrollFixture.p(offset: 500)
    let inset = UIEdgeInsets(top: 1, left: 2, bottom: 302, right: 3)
    p.scrollView.verticalScrollIndicatorInsets = inset
    p.layout()
    expectEqual(p.scrollView.verticalScrollIndicatorInsets, to: inset)
    expectEqual(p.scrollView.contentInset, to: .zero)
    expectEqual(p.scrollView.adjustedContentInset, to: .iPhone)
    expectEqual(p.scrollView.contentOffset.y, to: 500)
    #expect(p.recorder.offsets.isEmpty)
  }

  @Test func `S62: scrollIndicatorInsets sets the insets of both indicators`() {
    let scrollView = UIScrollView()
    let inset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scrollView.scrollIndicatorInsets = inset
    expectEqual(scrollView.verticalScrollIndicatorInsets, to: inset)
    expectEqual(scrollView.horizontalScrollIndicatorInsets, to: inset)
  }
}
