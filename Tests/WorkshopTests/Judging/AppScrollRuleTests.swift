import CoreGraphics
import Testing
import Workshop

extension MovementRuleTests {
  /// Returns a movement from offset 0, in which the app scrolls to 330 while the keyboard is up.
  private func scrolledByApp(
    by offsets: [CGFloat] = [], to end: CGFloat, target: ClosedRange<CGFloat>? = 700...744
  ) -> DeviceMovement {
    var movement = movement(
      from: rest(at: 0, keyboard: true, target: target), by: offsets,
      to: rest(at: end, keyboard: true, target: target)
    )
    movement.appScroll = AppScroll(time: 0, offset: 330, contentHeight: 1200, bottomInset: 336)
    return movement
  }

  @Test(arguments: [330, 0, 236, 329, 331] as [CGFloat])
  func `an app's scroll ends exactly at its target`(end: CGFloat) {
    expectEqual(broken(scrolledByApp(to: end)), to: end == 330 ? [] : [.arrival])
  }

  @Test func `a field that the app scrolls away stays hidden`() {
    expectEqual(broken(scrolledByApp(to: 330, target: 100...144)), to: [])
    expectEqual(broken(scrolledByApp(to: 9, target: 100...144)), to: [.arrival])
  }

  @Test func `a keyboard that gets lower reveals no field that the app has hidden`() {
    var movement = scrolledByApp(to: 330, target: 100...144)
    movement.appScroll?.bottomInset = 381
    expectEqual(broken(movement), to: [])
    movement.after.offset = 9
    expectEqual(broken(movement), to: [.arrival])
    // If the keyboard gets taller instead, a reveal is right.
    movement.appScroll?.bottomInset = 291
    expectEqual(broken(movement), to: [])
  }

  @Test func `a field that new content hides after the app's scroll has to be revealed`() {
    var movement = scrolledByApp(to: 330, target: 400...444)
    movement.after.target?.extent = 830...874
    movement.after.target?.joined = 830...874
    movement.appScroll?.contentHeight = 770
    expectEqual(broken(movement), to: [.arrival])
    movement.after.offset = 374
    expectEqual(broken(movement), to: [])
  }

  @Test func `an app's scroll beyond the range ends at the range's end`() {
    var movement = scrolledByApp(to: 692)
    movement.appScroll?.offset = 734
    expectEqual(broken(movement), to: [])
    movement.after.offset = 734
    expectEqual(broken(movement), to: [.arrival])
  }

  @Test func `a scroll to the end of a chat ends where the content finally ends`() {
    var movement = scrolledByApp(to: 692, target: nil)
    movement.appScroll?.isToEnd = true
    movement.keepsDistance = true
    expectEqual(broken(movement), to: [])
    movement.after.offset = 647
    expectEqual(broken(movement), to: [.arrival])
    // If the list need not keep its distance to the end, only the requested offset is right.
    movement.keepsDistance = false
    movement.after.offset = 692
    expectEqual(broken(movement), to: [.arrival])
  }

  @Test func `rows that the app inserts above shift the offset, and do not stop a movement`() {
    var movement = scrolledByApp(to: 692, target: nil)
    movement.before.offset = 292
    movement.before.bottomInset = 34
    movement.before.contentHeight = 1102
    expectEqual(broken(movement), to: [.arrival])
    movement.keepsDistance = true
    expectEqual(broken(movement), to: [.arrival])
    movement.appScroll?.shift = 98
    expectEqual(broken(movement), to: [])
    // The app inserted 34 points above, and 64 at the end.
    movement.appScroll?.shift = 34
    movement.after.offset = 628
    expectEqual(broken(movement), to: [])
    movement.after.offset = 300
    expectEqual(broken(movement), to: [.arrival])
    // The list was moving to its end.
    movement.before.offset = 280
    movement.after.offset = 692
    expectEqual(broken(movement), to: [.arrival])
    movement.startsMoving = true
    expectEqual(broken(movement), to: [])
    (movement.startsMoving, movement.isBurst) = (false, true)
    expectEqual(broken(movement), to: [])
  }

  @Test func `a field that becomes first responder after the app's scroll may be revealed`() {
    var movement = scrolledByApp(to: 374, target: 830...874)
    expectEqual(broken(movement), to: [.arrival])
    movement.appScroll?.firstResponder = ObjectIdentifier(Movement.self)
    expectEqual(broken(movement), to: [])
    movement.after.offset = 500
    expectEqual(broken(movement), to: [.arrival])
  }

  @Test func `after the app's scroll to a newly focused field, the padding may be revealed`() {
    // The app has scrolled the field to 7 points above the keyboard.
    var movement = scrolledByApp(to: 331, target: 787...831)
    expectEqual(broken(movement), to: [.arrival])
    movement.before.target = nil
    expectEqual(broken(movement), to: [])
    movement.after.offset = 338
    expectEqual(broken(movement), to: [.arrival])
    // The app hides the field on purpose.
    movement = scrolledByApp(to: 374, target: 830...874)
    movement.before.target = nil
    expectEqual(broken(movement), to: [.arrival])
  }

  @Test func `if the app's scroll looks like UIKit's own, the field may be revealed`() {
    // The smallest movement ends at 436, or at 444 with padding.
    var movement = scrolledByApp(to: 444, target: 900...944)
    movement.before.target?.responder = ObjectIdentifier(Movement.self)
    movement.appScroll?.offset = 500
    expectEqual(broken(movement), to: [.arrival])
    movement.appScroll?.mayBeUIKitsOwn = true
    expectEqual(broken(movement), to: [])
    movement.after.offset = 400
    #expect(broken(movement).contains(.arrival))
    // In a burst of actions, content may have been at 692, where the field was visible.
    movement.after.offset = 692
    #expect(broken(movement).contains(.arrival))
    movement.isBurst = true
    movement.frames = [MovementFrame(time: 0.1, offset: 692)]
    expectEqual(broken(movement), to: [])
  }

  @Test func `content moving back to its end may stop at that end when the app adds content`() {
    var movement = scrolledByApp(to: 288, target: nil)
    movement.before.contentHeight = 796
    movement.appScroll?.contentHeight = 796
    movement.after.contentHeight = 840
    expectEqual(broken(movement), to: [])
    movement.after.offset = 250
    expectEqual(broken(movement), to: [.arrival])
  }

  @Test func `an app's scroll by a pixel may end anywhere`() {
    var movement = scrolledByApp(to: 331)
    expectEqual(broken(movement), to: [.arrival])
    movement.appScroll?.isRounding = true
    expectEqual(broken(movement), to: [])
  }

  @Test func `a field that the app has scrolled away may stay hidden if UIKit scrolls too`() {
    var movement = scrolledByApp(to: 330, target: 100...144)
    (movement.isScrolledByUIKit, movement.firstReactionTime) = (true, 0)
    expectEqual(broken(movement), to: [])
    movement.after.offset = 250
    expectEqual(broken(movement), to: [.smallest])
  }

  @Test func `a field that the app focuses after its scroll and a drag may be revealed`() {
    var movement = scrolledByApp(by: [20, 330], to: 374, target: 830...874)
    movement.frames[0].finger = .dragging(400)
    movement.appScroll?.time = 1 / 60
    movement.appScroll?.bottomInset = 34
    expectEqual(broken(movement), to: [.arrival])
    movement.isBurst = true
    expectEqual(broken(movement), to: [])
    movement.after.offset = 500
    expectEqual(broken(movement), to: [.arrival])
  }

  @Test func `if the app's second scroll hides the field, a reveal may undo that scroll`() {
    var movement = scrolledByApp(to: 9, target: 100...144)
    movement.appScroll?.replacesOther = true
    expectEqual(broken(movement), to: [])
    movement.after.offset = -60
    expectEqual(broken(movement), to: [.arrival])
  }

  @Test func `an app's scroll that moves back on its way is a finding`() {
    expectEqual(broken(scrolledByApp(by: [10, 40, 90, 160, 330], to: 330)), to: [])
    var movement = scrolledByApp(by: [10, 40, 90, 66, 330], to: 330)
    expectEqual(broken(movement), to: [.straight])
    // The app scrolled to a target for a keyboard that has hidden since.
    movement.bottomInsetWithoutKeyboard = 0
    expectEqual(broken(movement), to: [.straight])
    movement.isBurst = true
    expectEqual(broken(movement), to: [])
  }

  @Test func `UIKit may add the remainder of the keyboard's animation to an app's scroll`() {
    var movement = scrolledByApp(by: [100, 160, 360, 400, 330], to: 330)
    expectEqual(broken(movement), to: [.straight])
    (movement.isAnimated, movement.firstReactionTime) = (true, -0.7)
    expectEqual(broken(movement), to: [.straight])
    movement.firstReactionTime = -0.1
    expectEqual(broken(movement), to: [])
    (movement.isAnimated, movement.firstReactionTime, movement.startsMoving) = (false, nil, true)
    expectEqual(broken(movement), to: [])
  }

  @Test func `a finger or a touch may stop the app's scroll anywhere`() {
    var movement = scrolledByApp(by: [100, 200], to: 200, target: 900...944)
    expectEqual(broken(movement), to: [.arrival])
    movement.frames[1].finger = .touching(300)
    expectEqual(broken(movement), to: [])
    movement.frames[1].finger = .dragging(300)
    #expect(!broken(movement).contains(.arrival))
  }

  @Test func `UIKit's own scroll to the focus may replace the app's`() {
    var movement = scrolledByApp(to: 236)
    (movement.isScrolledByUIKit, movement.firstReactionTime) = (true, 0)
    expectEqual(broken(movement), to: [])
    movement.isScrolledByUIKit = false
    expectEqual(broken(movement), to: [.arrival])
  }

  @Test func `if the keyboard hid and returned, only the end is judged`() {
    var movement = movement(
      from: rest(at: 300, keyboard: true, target: 400...444), by: [280, 290, 270, 295],
      to: rest(at: 300, keyboard: true, target: 400...444)
    )
    movement.frames[1].contentInset = 0
    expectEqual(broken(movement), to: [.still, .inset])
    movement.turnsBack = true
    expectEqual(broken(movement), to: [])
    movement.after.offset = 280
    expectEqual(broken(movement), to: [.still])
  }

  @Test func `content may stay where a brief hide has moved it`() {
    var movement = movement(
      from: rest(at: 600, keyboard: true, target: 800...844), by: [390],
      to: rest(at: 390, keyboard: true, target: 800...844)
    )
    movement.frames[0].contentInset = 0
    movement.turnsBack = true
    expectEqual(broken(movement), to: [])
    // The keyboard returned before the next frame, which has the larger inset again.
    movement.frames[0].contentInset = movement.after.contentInset
    expectEqual(broken(movement), to: [.still])
    movement.bottomInsetWithoutKeyboard = 34
    expectEqual(broken(movement), to: [])
  }

  @Test func `in a burst of several actions, the field only has to be visible at the end`() {
    var movement = movement(
      from: rest(at: 300, keyboard: true, target: 400...444), by: [320, 305],
      to: rest(at: 305, keyboard: true, target: 400...444)
    )
    expectEqual(broken(movement), to: [.still, .straight])
    movement.isBurst = true
    expectEqual(broken(movement), to: [])
    movement.after.target?.extent = 830...874
    expectEqual(broken(movement), to: [.smallest])
    // The last action has moved the focus, for example into a sheet.
    movement.after.target = nil
    for index in movement.frames.indices { movement.frames[index].contentHeight = 1200 }
    expectEqual(broken(movement), to: [.still, .straight])
    movement.hadTarget = true
    expectEqual(broken(movement), to: [])
  }

  @Test func `UIKit's inset in a flipped view is not the app's empty space`() {
    var before = rest(at: 0, keyboard: false)
    (before.bottomInset, before.covered) = (91, 0)
    var after = rest(at: 245, keyboard: true)
    after.contentInset = 245
    #expect((before.slack, after.slack) == (0, 0))
    after.bottomInset += 91
    after.contentInset += 91
    expectEqual(after.slack, to: 91)
  }

  @Test func `a row that the app inserts during a drag may move a flipped list`() {
    var movement = movement(
      from: rest(at: 100, keyboard: true), by: [100, 150], to: rest(at: 150, keyboard: true)
    )
    for index in [0, 1] { movement.frames[index].finger = .dragging(400) }
    expectEqual(broken(movement), to: [.finger])
    (movement.frames[0].contentHeight, movement.frames[1].contentHeight) = (1150, 1200)
    expectEqual(broken(movement), to: [.finger])
    movement.after.isFlipped = true
    expectEqual(broken(movement), to: [])
  }
}
