import CoreGraphics
import Testing

@testable import KeyboardScrollingTesting

@Suite("Room for the keyboard")
struct RoomTests {
  /// A table below a bar, with or without a keyboard of 336 points.
  private func rest(keyboard: CGFloat = 0, inset: CGFloat = 34) -> Rest {
    var rest = Rest()
    rest.frame = CGRect(x: 0, y: 91.33333333333333, width: 390, height: 752.6666666666667)
    rest.contentHeight = 1200
    rest.bottomInset = inset
    rest.keyboard = keyboard > 0 ? .docked : .absent
    rest.coverTop = keyboard > 0 ? 844 - keyboard : nil
    return rest
  }

  private func movement(_ before: Rest, _ after: Rest) -> Movement {
    var movement = Movement()
    movement.first = rest()
    (movement.before, movement.after) = (before, after)
    return movement
  }

  /// Each conversion to the screen has another one: a table that did nothing looked as if it had made
  /// room, and the check said that it had not shown the field.
  @Test func `a rounding error is no room`() {
    var after = rest(keyboard: 336)
    #expect(!movement(rest(), after).clearsKeyboard)
    after.frame.origin.y += 4e-14
    #expect(!movement(rest(), after).clearsKeyboard)
    after.frame.size.height -= 302
    #expect(movement(rest(), after).clearsKeyboard)
  }

  /// A sheet that grows for a field did nothing, and the check asked for a bar that the view does not know.
  @Test func `a view that grows at its top has made no room`() {
    var after = rest(keyboard: 336)
    after.frame = after.frame.insetBy(dx: 0, dy: 100).offsetBy(dx: 0, dy: 100)
    var movement = movement(rest(), after)
    (movement.first, movement.after) = (after, rest(keyboard: 336))
    #expect(!movement.clearsKeyboard)
    movement.after.bottomInset = 336
    #expect(movement.clearsKeyboard)
  }

  @Test func `a rounding error does not tell that the next height is followed`() {
    let before = rest(keyboard: 336, inset: 336)
    var after = rest(keyboard: 380, inset: 336)
    after.frame.origin.y += 4e-14
    #expect(movement(before, after).ignoresHeight)
    after.bottomInset = 380
    #expect(!movement(before, after).ignoresHeight)
  }

  @Test func `a safe area that stays is told, for all rounding errors`() {
    var after = rest(inset: 300)
    after.frame.origin.y += 4e-14
    #expect(
      movement(rest(keyboard: 336, inset: 300), after).fault(by: .ownInset)
        == "the bottom inset is 300 with UIKit’s part, not 34"
    )
  }
}
