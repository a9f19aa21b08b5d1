import CoreGraphics
import Testing
import Judging

extension MovementRuleTests {
  /// Returns a form whose view ends at the top of the keyboard.
  private func shortened(at offset: CGFloat) -> Rest {
    var rest = rest(at: offset, keyboard: true)
    rest.frame.size.height = 508
    (rest.bottomInset, rest.covered) = (0, 0)
    return rest
  }

  @Test func `content that jumps when its view grows is a finding`() {
    let grown = rest(at: 390, keyboard: false)
    var leaping = movement(from: shortened(at: 692), by: [692, 390], to: grown)
    leaping.isAnimated = true
    expectEqual(broken(leaping), to: [.smooth])
    // Content that moves with the keyboard's animation does not jump.
    let offsets = stride(from: CGFloat(692), through: 390, by: -30).map { $0 }
    var smooth = movement(from: shortened(at: 692), by: offsets, to: grown)
    smooth.isAnimated = true
    expectEqual(broken(smooth), to: [])
    // UIKit has moved the sheet that contains the view.
    leaping.before.frame.origin.y = 40
    expectEqual(broken(leaping), to: [])
  }

  @Test func `in a view whose height has changed, content may move away and back`() {
    let after = rest(at: 100, keyboard: true, target: 300...344)
    var movement = movement(from: rest(at: 100, keyboard: false), by: [130, 120], to: after)
    expectEqual(broken(movement), to: [.still])
    movement.before.frame.size.height = 508
    expectEqual(broken(movement), to: [])
  }

  @Test func `UIKit may move content down for a growing top bar, then scroll to a field`() {
    var after = rest(at: 240, keyboard: true, target: 700...744)
    after.topInset = 95
    let moved = movement(from: rest(at: -91, keyboard: false), by: [-95, 100, 200], to: after)
    expectEqual(broken(moved), to: [])
  }

  @Test func `during a drag, UIKit may move content only to clamp it in a growing view`() {
    func drag(clampingTo offset: CGFloat) -> DeviceMovement {
      var drag = movement(from: shortened(at: -91), to: rest(at: -91, keyboard: false))
      drag.frames = [(CGFloat(-103), CGFloat(400)), (offset, 412)].enumerated().map {
        MovementFrame(time: Double($0) / 60, offset: $1.0, finger: .dragging($1.1))
      }
      return drag
    }
    expectEqual(broken(drag(clampingTo: -91)), to: [])
    expectEqual(broken(drag(clampingTo: -95)), to: [.finger])
  }

  @Test func `a reveal in a sheet may fit the sheet's position before the sheet moves up`() {
    var before = rest(at: -91, keyboard: false)
    before.frame.origin.y = 60
    // At its old position, the sheet shows 448 points above the keyboard, whose top is at 508.
    let scrolled = movement(from: before, to: rest(at: 296, keyboard: true, target: 700...744))
    expectEqual(broken(scrolled), to: [])
    let tooFar = movement(from: before, to: rest(at: 310, keyboard: true, target: 700...744))
    expectEqual(broken(tooFar), to: [.smallest])
  }
}
