import Testing
import UIKit

@testable import KeyboardScrolling

// False only in a check against UIKit's declarations, which include no QuartzCore.
#if canImport(Darwin) || os(Linux)
@MainActor struct DisplayFramesTests {
  private let window = TestApplication.makeWindow(
    frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let view = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))

  init() {
    window.addSubview(view)
    window.isHidden = false
  }

  /// The animations that a block adds to the view.
  private func animations(
    curve: UInt = 0, at edge: VerticalEdge = .top, _ block: @escaping () -> Void
  ) -> [PlaceAnimation] {
    defer { window.isHidden = true }
    let options = UIView.AnimationOptions(rawValue: curve << 16)
    UIView.animate(withDuration: 0.3, delay: 0, options: options, animations: block)
    return DisplayFrames.animations(of: view, at: edge)
  }

  // A layer has a curve's points as `Float`, which has no exact 0.42.
  @Test(arguments: [0, 1, 2, 3]) func `the curve of a block is found on the layer`(curve: Int) {
    let found = animations(curve: UInt(curve)) { view.center.y += 10 }.map(\.motion.timing)
    expectEqual(found, to: [AnimationTiming(duration: 0.3, curve: curve)])
  }

  @Test func `a block with the keyboard's curve moves a view with the keyboard's spring`() {
    let found = animations(curve: 7) { view.center.y += 10 }.map(\.motion)
    expectEqual(found.map(\.curve), to: [Motion.keyboard.curve])
    expectEqual(found.map(\.duration), to: [Motion.durationOfKeyboard])
  }

  /// An edge begins at its old place: the top 40 points below the new one if the view grows upward.
  @Test(
    arguments: [[0, 40, 0], [-40, 40, 40], [-40, 0, 40], [20, 0, -20]] as [[CGFloat]],
    [VerticalEdge.top, .bottom])
  func `a view's animations add up to the way of each edge`(_ row: [CGFloat], edge: VerticalEdge) {
    let found = animations(at: edge) {
      view.frame.origin.y += row[0]
      view.frame.size.height += row[1]
    }
    expectEqual(found.totalDisplacement, to: edge == .top ? row[2] : row[2] - row[1])
  }

  @Test func `a scroll in a block does not move the view itself`() {
    expectEqual(animations { view.bounds.origin.y += 50 }.totalDisplacement, to: 0)
  }

  @Test func `the way of a view with an animated transform is unknown`() {
    let found = animations { view.transform = CGAffineTransform(scaleX: 1, y: -1) }
    expectEqual(found.count, to: 1)
    expectNil(found.totalDisplacement)
  }
}
#endif
