import Testing
import UIKit

@MainActor struct SafeAreaTests {
  @Test func `S213: a view that begins above its superview has the safe area that it reaches`() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: -20, width: 390, height: 400))
    stage.root.view.addSubview(view)
    stage.window.layoutIfNeeded()
    expectEqual(view.safeAreaInsets, to: UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
    // A controller's additional insets add to that safe area.
    let parent = Stage()
    let child = UIViewController()
    child.additionalSafeAreaInsets.top = 50
    child.view.frame = CGRect(x: 0, y: -20, width: 390, height: 400)
    parent.root.addChild(child)
    parent.root.view.addSubview(child.view)
    child.didMove(toParent: parent.root)
    parent.window.layoutIfNeeded()
    expectEqual(child.view.safeAreaInsets.top, to: 97)
  }

  @Test func `S213: ending below the screen, or scrolling, adds nothing to the safe area`() {
    let fixture = ScrollFixture(
      frame: CGRect(x: 0, y: 0, width: 390, height: 864), behavior: .always
    )
    expectEqual(fixture.scrollView.safeAreaInsets.bottom, to: 34)
    expectEqual(fixture.scrollView.adjustedContentInset.bottom, to: 34)
    // Scrolling adds nothing to the safe area of the content.
    let n = ScrollFixture.n(offset: 100)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
    n.scrollView.addSubview(view)
    n.layout()
    expectEqual(view.safeAreaInsets.top, to: 47)
    expectEqual(view.safeAreaInsets.bottom, to: 34)
  }
}
