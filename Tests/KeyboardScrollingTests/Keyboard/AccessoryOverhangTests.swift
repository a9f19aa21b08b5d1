import CoreGraphics
import Testing

@testable import KeyboardScrolling

@Suite("AccessoryOverhang", .tags(.state))
struct AccessoryOverhangTests {
  private let keys = CGRect(x: 0, y: 508, width: 390, height: 336)
  private let above = CGRect(x: 0, y: 464, width: 390, height: 44)
  private let below = CGRect(x: 0, y: 844, width: 390, height: 44)

  private func learned() -> AccessoryOverhang {
    var overhang = AccessoryOverhang()
    overhang.announce(keys, height: 44, place: above)
    return overhang
  }

  @Test func `an accessory view in its place is measured with the announcement`() {
    #expect(learned().height == 44)
  }

  @Test func `before the first measurement the frame counts as complete`() {
    var overhang = AccessoryOverhang()
    overhang.announce(keys, height: 44, place: below)
    #expect(overhang.height == 0)
    overhang.keyboardStopped(at: keys, place: above)
    #expect(overhang.height == 44)
  }

  @Test func `after it the next accessory view counts at once`() {
    var overhang = learned()
    overhang.hide()
    #expect(overhang.height == 0)
    overhang.announce(keys, height: 60, place: nil)
    #expect(overhang.height == 60)
    overhang.announce(keys, height: nil, place: nil)
    #expect(overhang.height == 0)
  }

  @Test func `a frame that includes the accessory view ends that`() {
    var overhang = learned()
    let whole = CGRect(x: 0, y: 464, width: 390, height: 380)
    overhang.keyboardStopped(at: whole, place: above)
    #expect(overhang.height == 0)
    overhang.announce(whole, height: 44, place: nil)
    #expect(overhang.height == 0)
  }

  @Test func `a view that was on the keyboard and left its window no longer counts`() {
    var overhang = learned()
    overhang.keyboardStopped(at: keys, place: nil)
    #expect(overhang.height == 0)
    // One that UIKit has never shown was made by a getter; the one on the screen is as high.
    overhang.announce(keys, height: 44, place: nil)
    overhang.keyboardStopped(at: keys, place: nil)
    #expect(overhang.height == 44)
  }

  @Test func `a view away from the keyboard is not measured`() {
    var overhang = learned()
    overhang.keyboardStopped(at: keys, place: above.offsetBy(dx: 0, dy: -100))
    #expect(overhang.height == 44)
    overhang.keyboardStopped(at: keys, place: .null)
    #expect(overhang.height == 44)
  }
}
