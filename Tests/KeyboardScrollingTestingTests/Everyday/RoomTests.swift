import CoreGraphics
import Testing

@testable import KeyboardScrollingTesting

/// Tests `clearsKeyboard`: whether a scroll view has an inset or a frame with which its content can
/// scroll above the keyboard.
struct RoomTests {
  /// Returns the state of a table below a bar.
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
    movement.restWithoutKeyboard = rest()
    (movement.before, movement.after) = (before, after)
    return movement
  }

  /// Each conversion between coordinate spaces has a different rounding error.
  ///
  /// When the keyboard shows, UIKit grows a sheet at its top.
  @Test func `a view clears the keyboard with its bottom, not by a rounding error or at its top`() {
    var after = rest(keyboard: 336)
    #expect(!movement(rest(), after).clearsKeyboard)
    after.frame.origin.y += 4e-14
    #expect(!movement(rest(), after).clearsKeyboard)
    after.frame.size.height -= 302
    #expect(movement(rest(), after).clearsKeyboard)
    var sheet = rest(keyboard: 336)
    sheet.frame = sheet.frame.insetBy(dx: 0, dy: 100).offsetBy(dx: 0, dy: 100)
    var grown = movement(rest(), sheet)
    (grown.restWithoutKeyboard, grown.after) = (sheet, rest(keyboard: 336))
    #expect(!grown.clearsKeyboard)
    grown.after.bottomInset = 336
    #expect(grown.clearsKeyboard)
  }

  @Test func `rounding errors hide neither an ignored keyboard height nor a larger safe area`() {
    let before = rest(keyboard: 336, inset: 336)
    var after = rest(keyboard: 380, inset: 336)
    after.frame.origin.y += 4e-14
    #expect(movement(before, after).ignoresHeight)
    after.bottomInset = 380
    #expect(!movement(before, after).ignoresHeight)
    var enlarged = rest(inset: 300)
    enlarged.frame.origin.y += 4e-14
    expectEqual(
      movement(rest(keyboard: 336, inset: 300), enlarged).fault(by: .ownInset),
      to: "the bottom inset is 300 with UIKit’s part, not 34"
    )
  }

  /// A card in the middle of the space above the keyboard moves up, and becomes lower only if it
  /// does not fit.
  @Test func `only a view that is shortened has to end at the keyboard`() {
    var card = rest()
    card.frame = CGRect(x: 35, y: 236, width: 320, height: 420)
    var after = card
    (after.keyboard, after.coverTop) = (.docked, 508)
    after.frame.origin.y = 67
    var movement = movement(card, after)
    movement.restWithoutKeyboard = card
    movement.margin = 8
    expectNil(movement.fault(by: .stretch))
    movement.after.frame.size.height = 380
    expectEqual(movement.fault(by: .stretch), to: "61 points above the keyboard")
  }
}
