import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor struct AnimationTimingTests {
  private static let always: UIView.AnimationOptions = [
    .beginFromCurrentState, .allowUserInteraction,
  ]
  private static let curveBits: UInt = 0xF << 16

  @Test(
    .bug("https://github.com/iZettle/Form/issues/38"),
    arguments: [Int.min, -1, 0, 1, 2, 3, 7, 15, 16, 123, 1 << 16, 1 << 40, Int.max]
  )
  func `55: any integer is a valid curve`(curve: Int) {
    let options = AnimationTiming(duration: 0.25, curve: curve).options
    expectEqual(options.rawValue & ~Self.curveBits, to: Self.always.rawValue)
    // The lowest four bits of the two's complement.
    expectEqual((options.rawValue >> 16) & 0xF, to: UInt(bitPattern: curve) & 0xF)
  }

  @Test func `UIKit's named curves become UIKit's animation options`() {
    let curves: [(UIView.AnimationCurve, UIView.AnimationOptions)] = [
      (.easeInOut, .curveEaseInOut), (.easeIn, .curveEaseIn), (.easeOut, .curveEaseOut),
      (.linear, .curveLinear),
    ]
    for (curve, options) in curves {
      expectEqual(
        AnimationTiming(duration: 1, curve: curve.rawValue).options, to: Self.always.union(options)
      )
    }
  }

  @Test func `changes are animated only with a duration`() {
    let view = UIView()
    var inherited: [TimeInterval] = []
    var enabled: [Bool] = []
    for duration in [0.25, 0] {
      AnimationTiming(duration: duration, curve: 7).animate {
        view.alpha = 0.5
        inherited.append(UIView.inheritedAnimationDuration)
        enabled.append(UIView.areAnimationsEnabled)
      }
    }
    expectEqual(enabled, to: [true, false])
    expectEqual(inherited.first, to: 0.25)
  }
}
