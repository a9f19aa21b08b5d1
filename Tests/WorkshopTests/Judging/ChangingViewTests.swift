import CoreGraphics
import Testing
import Workshop

extension MovementRuleTests {
  /// Returns the form at its end, in a view that ends above the keyboard.
  private func shortened(at offset: CGFloat) -> Rest {
    var rest = rest(at: offset, keyboard: true)
    rest.frame.size.height = 508
    (rest.bottomInset, rest.covered) = (0, 0)
    return rest
  }

  @Test func `content in a view that grows in one step jumps`() {
    let grown = rest(at: 390, keyboard: false)
    var leaping = movement(from: shortened(at: 692), by: [692, 390], to: grown)
    leaping.isAnimated = true
    #expect(broken(leaping) == [.smooth])
    // Content that moves with the keyboard's animation does not jump.
    let offsets = stride(from: CGFloat(692), through: 390, by: -30).map { $0 }
    var smooth = movement(from: shortened(at: 692), by: offsets, to: grown)
    smooth.isAnimated = true
    #expect(broken(smooth).isEmpty)
    // UIKit moves the view's sheet.
    leaping.before.frame.origin.y = 40
    #expect(broken(leaping).isEmpty)
  }

  @Test func `content may return to its earlier offset in a view whose height has changed`() {
    let after = rest(at: 100, keyboard: true, target: 300...344)
    var movement = movement(from: rest(at: 100, keyboard: false), by: [130, 120], to: after)
    #expect(broken(movement) == [.still])
    movement.before.frame.size.height = 508
    #expect(broken(movement).isEmpty)
  }

  @Test func `UIKit may move content with a bar that grows before it scrolls`() {
    var after = rest(at: 240, keyboard: true, target: 700...744)
    after.topInset = 95
    let moved = movement(
      from: rest(at: -91, keyboard: false),
      by: [-95, 100, 200],
      to: after
    )
    #expect(broken(moved).isEmpty)
  }

  @Test func `content that UIKit clamps in a growing view may move during a drag`() {
    func drag(clampingTo offset: CGFloat) -> DeviceMovement {
      var drag = movement(from: shortened(at: -91), to: rest(at: -91, keyboard: false))
      drag.frames = [(CGFloat(-103), CGFloat(400)), (offset, 412)].enumerated().map {
        MovementFrame(
          time: Double($0) / 60,
          offset: $1.0,
          finger: .dragging($1.1)
        )
      }
      return drag
    }
    #expect(broken(drag(clampingTo: -91)).isEmpty)
    #expect(broken(drag(clampingTo: -95)) == [.finger])
  }

  @Test func `a sheet may be scrolled before it moves up`() {
    var before = rest(at: -91, keyboard: false)
    before.frame.origin.y = 60
    // Above the keyboard, whose top edge is at 508, the sheet shows 448 points at its old position.
    let scrolled = movement(from: before, to: rest(at: 296, keyboard: true, target: 700...744))
    #expect(broken(scrolled).isEmpty)
    let tooFar = movement(from: before, to: rest(at: 310, keyboard: true, target: 700...744))
    #expect(broken(tooFar) == [.smallest])
  }
}
