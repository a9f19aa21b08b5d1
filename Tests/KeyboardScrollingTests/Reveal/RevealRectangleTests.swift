import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor struct RevealRectangleTests {
  private let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 260))
  private let inner = UIScrollView(frame: CGRect(x: 10, y: 686, width: 280, height: 320))
  private let field = UITextField(frame: CGRect(x: 16, y: 137, width: 200, height: 34))

  /// The destination of the inner view's scroll, and the top of the field in the outer view at that
  /// offset.
  @Test(arguments: [(nil, 783), (124, 699), (300, 686), (-300, 972)] as [(CGFloat?, CGFloat)])
  func `a view in a moving list is measured at the list's destination`(
    _ row: (destination: CGFloat?, y: CGFloat)
  ) {
    outer.addSubview(inner)
    inner.addSubview(field)
    inner.contentOffset.y = 40
    let rectangle = field.revealRectangle(field.bounds, in: outer) { [inner] in
      $0 === inner ? row.destination : nil
    }
    expectEqual(rectangle?.rectangle.minY, to: row.y)
    // `top` does not depend on the inner view's offset.
    expectEqual(rectangle?.top, to: 823)
  }
}
