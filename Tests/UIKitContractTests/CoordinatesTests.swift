import Testing
import UIKit

@MainActor struct CoordinatesTests {
  @Test func `S1, S2: points convert to a subview, a sibling and across branches`() {
    // A root view that contains A and B, with C in B.
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let a: UIView = UIView(frame: CGRect(x: 20, y: 10, width: 10, height: 10))
    let b: UIView = UIView(frame: CGRect(x: 80, y: 80, width: 20, height: 20))
    let c = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
    root.addSubview(a)
    root.addSubview(b)
    b.addSubview(c)
    let targets: [UIView?] = [a, b]
    expectEqual(root.convert(CGPoint(x: 15, y: 15), to: targets[0]), to: CGPoint(x: -5, y: 5))
    expectEqual(a.convert(CGPoint(x: 60, y: 70), to: targets[1]), to: .zero)
    expectEqual(c.convert(CGPoint(x: 1, y: 1), to: targets[0]), to: CGPoint(x: 66, y: 76))
  }

  @Test func `S3: a conversion includes the bounds origins of both views`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.bounds.origin = CGPoint(x: 50, y: 50)
    let child = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    child.bounds.origin = CGPoint(x: 123, y: 123)
    view.addSubview(child)
    let parent: UIView? = view
    expectEqual(child.convert(CGPoint(x: 133, y: 133), to: parent), to: CGPoint(x: 50, y: 50))
  }

  @Test func `S4: a scaled child converts there and back`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let child = UIView()
    child.transform = CGAffineTransform(scaleX: 2, y: 2)
    child.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
    view.addSubview(child)
    let parent: UIView? = view
    let scaled: UIView? = child
    expectEqual(view.convert(CGPoint(x: 60, y: 20), to: scaled), to: CGPoint(x: 25, y: 5))
    expectEqual(child.convert(CGPoint(x: 25, y: 5), to: parent), to: CGPoint(x: 60, y: 20))
  }

  @Test func `S5: a scaled container also scales its indirect subviews`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let container = UIView()
    container.transform = CGAffineTransform(scaleX: 2, y: 2)
    container.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let middle = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    let innermost = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    root.addSubview(container)
    container.addSubview(middle)
    middle.addSubview(innermost)
    let target: UIView? = innermost
    expectEqual(root.convert(CGPoint(x: 100, y: 100), to: target), to: CGPoint(x: 35, y: 35))
  }

  @Test(arguments: [
    (CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 0)),
    (CGPoint(x: 33, y: 44), CGPoint(x: 0, y: 0)),
    (CGPoint(x: 0, y: 0), CGPoint(x: 7, y: 9)),
    (CGPoint(x: 33, y: 44), CGPoint(x: 7, y: 9)),
  ])
  func `S6: neither the position nor the bounds origin of a window shifts its coordinates`(
    frameOrigin: CGPoint, boundsOrigin: CGPoint
  ) {
    let window = UIWindow(frame: CGRect(origin: frameOrigin, size: CGSize(width: 390, height: 844)))
    window.bounds.origin = boundsOrigin
    let outer = UIView(frame: CGRect(x: 80, y: 80, width: 200, height: 200))
    outer.bounds.origin = CGPoint(x: 15, y: 15)
    let middle = UIView(frame: CGRect(x: 70, y: 70, width: 100, height: 100))
    middle.bounds.origin = CGPoint(x: 25, y: 25)
    let innermost = UIView(frame: CGRect(x: 50, y: 50, width: 40, height: 40))
    innermost.bounds.origin = CGPoint(x: 64, y: 64)
    window.addSubview(outer)
    outer.addSubview(middle)
    middle.addSubview(innermost)
    let base: UIView? = window
    let nothing: UIView? = nil
    let point = CGPoint(x: 20, y: 10)
    expectEqual(innermost.convert(point, to: base), to: CGPoint(x: 116, y: 106))
    expectEqual(innermost.convert(point, to: nothing), to: CGPoint(x: 116, y: 106))
  }

  @Test func `S7: a view converts to nil as to itself, and in a window as to the window`() {
    let view = UIView(frame: CGRect(x: 40, y: 50, width: 100, height: 100))
    let nothing: UIView? = nil
    expectEqual(view.convert(CGPoint(x: 3, y: 4), to: nothing), to: CGPoint(x: 3, y: 4))
    let window = UIWindow(frame: CGRect(x: 33, y: 44, width: 390, height: 800))
    window.addSubview(view)
    expectEqual(view.convert(CGPoint(x: 3, y: 4), to: nothing), to: CGPoint(x: 43, y: 54))
  }

  @Test func `S8: a frame set on a scaled view is that after scaling, and reads back exactly`() {
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
    expectEqual(view.bounds, to: CGRect(x: 0, y: 0, width: 30, height: 20))
    expectEqual(view.center, to: CGPoint(x: 40, y: 30))
    expectEqual(view.frame, to: CGRect(x: 10, y: 10, width: 60, height: 40))
    // Dividing by 1.5 and multiplying again gives an error in the last digit, but tests in other
    // projects compare exactly.
    for scale in [1.5, 3, 0.5] as [CGFloat] {
      let scaled = UIView()
      scaled.transform = CGAffineTransform(scaleX: scale, y: scale)
      let frame = CGRect(x: 10, y: 20, width: 100, height: 100)
      scaled.frame = frame
      expectEqual(scaled.frame, to: frame, note: "\(scale)")
    }
  }

  // Apple leaves this undefined. Evidence: one project's tests.
  @Test func `S221: a conversion between two trees includes the frames of both roots`() {
    let root = UIView(frame: CGRect(x: 10, y: 20, width: 400, height: 400))
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    root.addSubview(view)
    let otherRoot: UIView = UIView(frame: CGRect(x: 100, y: 100, width: 400, height: 400))
    let other = UIView(frame: CGRect(x: 1, y: 2, width: 100, height: 100))
    otherRoot.addSubview(other)
    let targets: [(UIView?, CGPoint)] = [
      (other, CGPoint(x: -86, y: -77)), (otherRoot, CGPoint(x: -85, y: -75)),
    ]
    for (target, expected) in targets {
      expectEqual(view.convert(CGPoint.zero, to: target), to: expected)
    }
    let origin: UIView? = view
    expectEqual(other.convert(CGPoint.zero, from: origin), to: CGPoint(x: -86, y: -77))
  }

  @Test func `S9: screen coordinates reach a view through its window's frame`() {
    let window = UIWindow(frame: CGRect(x: 704, y: 10, width: 320, height: 1346))
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 1246))
    window.addSubview(view)
    let inScreen = CGRect(x: 704, y: 1030, width: 320, height: 336)
    let screen = window.screen.coordinateSpace
    expectEqual(
      screen.convert(inScreen, to: window), to: CGRect(x: 0, y: 1020, width: 320, height: 336)
    )
    expectEqual(
      view.convert(inScreen, from: screen), to: CGRect(x: 0, y: 920, width: 320, height: 336)
    )
  }

  @Test func `S10: a scroll view's coordinates include its offset`() {
    let fixture = ScrollFixture(
      frame: CGRect(x: 0, y: 100, width: 390, height: 744), behavior: .never,
      offset: CGPoint(x: 0, y: 500)
    )
    let scrollView = fixture.scrollView
    let window: UIView? = fixture.stage.window
    let keyboard = scrollView.convert(CGRect.keyboard, from: window)
    expectEqual(keyboard, to: CGRect(x: 0, y: 908, width: 390, height: 336))
    expectEqual(scrollView.bounds.maxY, to: 1244)
    expectEqual(scrollView.bounds.maxY - keyboard.minY, to: 336)
  }

  @Test func `S11: a rotated rect converts to the box around its corners`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = UIView(frame: CGRect(x: 150, y: 180, width: 100, height: 40))
    view.transform = CGAffineTransform(rotationAngle: .pi / 6)
    root.addSubview(view)
    // Width 100 cos 30 + 40 sin 30, height 100 sin 30 + 40 cos 30, around the center (200, 200).
    let width = 50 * CGFloat(3).squareRoot() + 20
    let height = 50 + 20 * CGFloat(3).squareRoot()
    let box = CGRect(x: 200 - width / 2, y: 200 - height / 2, width: width, height: height)
    let parent: UIView? = root
    #expect(isClose(view.convert(view.bounds, to: parent), box))
    #expect(isClose(view.frame, box))
  }

  @Test func `S12: a view outside a window has no screen`() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    expectNil(view.window)
    expectNil(view.window?.screen)
    stage.root.view.addSubview(view)
    #expect(view.window === stage.window)
    #expect(view.window?.screen === stage.window.screen)
    view.removeFromSuperview()
    expectNil(view.window)
    expectNil(view.window?.screen)
  }
}
