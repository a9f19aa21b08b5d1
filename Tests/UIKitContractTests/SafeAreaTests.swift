import Testing
import UIKit

@MainActor struct SafeAreaTests {
  @Test func `S213: a view that begins above its superview has the superview's safe area`() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: -20, width: 390, height: 400))
    stage.root.view.addSubview(view)
    stage.window.layoutIfNeeded()
    expectEqual(view.safeAreaInsets, to: UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
  }

  @Test func `S213: a scroll view that ends below the screen has only the screen's safe area`() {
    let fixture = ScrollFixture(
      frame: CGRect(x: 0, y: 0, width: 390, height: 864), behavior: .always
    )
    expectEqual(fixture.scrollView.safeAreaInsets.bottom, to: 34)
    expectEqual(fixture.scrollView.adjustedContentInset.bottom, to: 34)
  }

  @Test func `S213: scrolling adds nothing to the safe area of the content`() {
    let n = ScrollFixture.n(offset: 100)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
    n.scrollView.addSubview(view)
    n.layout()
    expectEqual(view.safeAreaInsets.top, to: 47)
    expectEqual(view.safeAreaInsets.bottom, to: 34)
  }

  @Test func `S213: additional insets of a controller add to the safe area that a view reaches`() {
    let stage = Stage()
    let child = UIViewController()
    child.additionalSafeAreaInsets.top = 50
    child.view.frame = CGRect(x: 0, y: -20, width: 390, height: 400)
    stage.root.addChild(child)
    stage.root.view.addSubview(child.view)
    child.didMove(toParent: stage.root)
    stage.window.layoutIfNeeded()
    expectEqual(child.view.safeAreaInsets.top, to: 97)
  }
}
