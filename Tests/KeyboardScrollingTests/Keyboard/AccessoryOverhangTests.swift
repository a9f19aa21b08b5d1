import CoreGraphics
import Testing

@testable import KeyboardScrolling

/// The overhang is the height of an accessory view that the keyboard's end frame omits.
struct AccessoryOverhangTests {
  private let keys = CGRect(x: 0, y: 508, width: 390, height: 336)
  private let above = CGRect(x: 0, y: 464, width: 390, height: 44)

  private func learned() -> AccessoryOverhang {
    var overhang = AccessoryOverhang()
    overhang.announce(keys, height: 44, place: above)
    return overhang
  }

  @Test func `after a first accessory view was measured, the overhang includes the next at once`() {
    var overhang = learned()
    overhang.hide()
    expectEqual(overhang.height, to: 0)
    overhang.announce(keys, height: 60, place: nil)
    expectEqual(overhang.height, to: 60)
    overhang.announce(keys, height: nil, place: nil)
    expectEqual(overhang.height, to: 0)
  }

  @Test func `the overhang omits an accessory view that has left its window`() {
    var overhang = learned()
    overhang.keyboardStopped(at: keys, place: nil)
    expectEqual(overhang.height, to: 0)
    // If the app's `inputAccessoryView` getter makes a new view for each call, UIKit shows an
    // earlier view of equal height, so the latest view is in no window.
    overhang.announce(keys, height: 44, place: nil)
    overhang.keyboardStopped(at: keys, place: nil)
    expectEqual(overhang.height, to: 44)
  }

  @Test
  func `an accessory view is measured if it ends at the keyboard, or near one that has stopped`() {
    // The bottom of an accessory view of 44 points, and the overhang that is measured.
    let announced: [(CGFloat, CGFloat)] = [
      (508, 44), (508.5, 43.5), (507.5, 44.5), (509, 0), (507, 0),
    ]
    for (end, expected) in announced {
      var overhang = AccessoryOverhang()
      let place = CGRect(x: 0, y: end - 44, width: 390, height: 44)
      overhang.announce(keys, height: 44, place: place)
      expectEqual(overhang.height, to: expected, note: "announced, \(end)")
    }
    // Once the keyboard has stopped, the accessory view may be up to two points above it.
    for (end, expected) in [(506, 46), (505.5, 44), (520, 32)] as [(CGFloat, CGFloat)] {
      var overhang = learned()
      overhang.keyboardStopped(at: keys, place: CGRect(x: 0, y: end - 44, width: 390, height: 44))
      expectEqual(overhang.height, to: expected, note: "stopped, \(end)")
    }
  }

  @Test func `an accessory view of one point, or of an impossible height, is no overhang`() {
    for (height, expected) in [(1, 0), (1.5, 1.5), (2, 2)] as [(CGFloat, CGFloat)] {
      let place = CGRect(x: 0, y: 508 - height, width: 390, height: height)
      var announced = AccessoryOverhang()
      announced.announce(keys, height: height, place: place)
      expectEqual(announced.height, to: expected, note: "announced, \(height)")
      var stopped = AccessoryOverhang()
      stopped.keyboardStopped(at: keys, place: place)
      expectEqual(stopped.height, to: expected, note: "stopped, \(height)")
    }
    for (height, expected) in [(-10, 0), (.infinity, 0), (10, 10)] as [(CGFloat, CGFloat)] {
      var overhang = learned()
      overhang.announce(keys, height: height, place: nil)
      expectEqual(overhang.height, to: expected, note: "\(height)")
    }
  }

  /// UIKit lays out a new accessory view after the announcement.
  @Test(arguments: [0, 1] as [CGFloat])
  func `before its layout, an accessory view has the announced height`(_ height: CGFloat) {
    var overhang = learned()
    let place = CGRect(x: 0, y: 508 - height, width: 390, height: height)
    overhang.announce(keys, height: 44, place: place)
    expectEqual(overhang.height, to: 44)
  }
}
