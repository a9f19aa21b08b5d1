import CoreGraphics
import Testing
import Judging

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

  @Test func `an app's scroll ends exactly at its target, or at the end of the range`() {
    for end in [330, 0, 236, 329, 331] as [CGFloat] {
      let rules: [MovementRule] = end == 330 ? [] : [.arrival]
      expectEqual(broken(scrolledByApp(to: end)), to: rules, note: "\(end)")
    }
    var beyond = scrolledByApp(to: 692)
    beyond.appScroll?.offset = 734
    expectEqual(broken(beyond), to: [])
    beyond.after.offset = 734
    expectEqual(broken(beyond), to: [.arrival])
    // A scroll by a pixel may end anywhere.
    var pixel = scrolledByApp(to: 331)
    expectEqual(broken(pixel), to: [.arrival])
    pixel.appScroll?.isRounding = true
    expectEqual(broken(pixel), to: [])
  }

  @Test func `a scroll over rows that UIKit measures may miss its target`() {
    var movement = scrolledByApp(to: 290)
    movement.after.contentHeight = 1160
    for (count, rules) in [(0, [.arrival]), (29, [.arrival]), (30, [])] as [(Int, [MovementRule])] {
      movement.appScroll?.rowCount = count
      movement.after.rowCount = 30
      expectEqual(broken(movement), to: rules, note: "\(count)")
    }
    // The scroll misses by no more than UIKit has measured.
    movement.after.offset = 250
    expectEqual(broken(movement), to: [.arrival])
    movement.after.offset = 290
    // The scroll may also hide the field.
    movement.after.target = rest(at: 0, keyboard: true, target: 100...144).target
    movement.before.target = movement.after.target
    expectEqual(broken(movement), to: [])
    movement.appScroll?.contentHeight = 1160
    expectEqual(broken(movement), to: [.arrival])
  }

  @Test func `a field that the app scrolls away stays hidden, unless the keyboard gets taller`() {
    expectEqual(broken(scrolledByApp(to: 330, target: 100...144)), to: [])
    expectEqual(broken(scrolledByApp(to: 9, target: 100...144)), to: [.arrival])
    // The keyboard gets lower.
    var lower = scrolledByApp(to: 330, target: 100...144)
    lower.appScroll?.bottomInset = 381
    expectEqual(broken(lower), to: [])
    lower.after.offset = 9
    expectEqual(broken(lower), to: [.arrival])
    // The keyboard gets taller instead, so a reveal is right.
    lower.appScroll?.bottomInset = 291
    expectEqual(broken(lower), to: [])
    // UIKit scrolls too.
    var scrolledTwice = scrolledByApp(to: 330, target: 100...144)
    (scrolledTwice.isScrolledByUIKit, scrolledTwice.firstReactionTime) = (true, 0)
    expectEqual(broken(scrolledTwice), to: [])
    scrolledTwice.after.offset = 250
    expectEqual(broken(scrolledTwice), to: [.smallest])
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
    var scrolled = scrolledByApp(to: 374, target: 830...874)
    expectEqual(broken(scrolled), to: [.arrival])
    scrolled.appScroll?.firstResponder = ObjectIdentifier(Movement.self)
    expectEqual(broken(scrolled), to: [])
    scrolled.after.offset = 500
    expectEqual(broken(scrolled), to: [.arrival])
    // The user has dragged the content between the app's scroll and the change of focus.
    var dragged = scrolledByApp(by: [20, 330], to: 374, target: 830...874)
    dragged.frames[0].finger = .dragging(400)
    dragged.appScroll?.time = 1 / 60
    dragged.appScroll?.bottomInset = 34
    expectEqual(broken(dragged), to: [.arrival])
    dragged.isBurst = true
    expectEqual(broken(dragged), to: [])
    dragged.after.offset = 500
    expectEqual(broken(dragged), to: [.arrival])
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

  @Test func `if the app's second scroll hides the field, a reveal may undo that scroll`() {
    var movement = scrolledByApp(to: 9, target: 100...144)
    movement.appScroll?.replacesOther = true
    expectEqual(broken(movement), to: [])
    movement.after.offset = -60
    expectEqual(broken(movement), to: [.arrival])
  }

  @Test func `an app's scroll that moves back is a finding, unless an animation adds to it`() {
    expectEqual(broken(scrolledByApp(by: [10, 40, 90, 160, 330], to: 330)), to: [])
    var back = scrolledByApp(by: [10, 40, 90, 66, 330], to: 330)
    expectEqual(broken(back), to: [.straight])
    // The app scrolled to a target for a keyboard that has hidden since.
    back.bottomInsetWithoutKeyboard = 0
    expectEqual(broken(back), to: [.straight])
    back.isBurst = true
    expectEqual(broken(back), to: [])
    // UIKit may add the remainder of the keyboard's animation.
    var added = scrolledByApp(by: [100, 160, 360, 400, 330], to: 330)
    expectEqual(broken(added), to: [.straight])
    (added.isAnimated, added.firstReactionTime) = (true, -0.7)
    expectEqual(broken(added), to: [.straight])
    added.firstReactionTime = -0.1
    expectEqual(broken(added), to: [])
    (added.isAnimated, added.firstReactionTime, added.startsMoving) = (false, nil, true)
    expectEqual(broken(added), to: [])
  }

  @Test func `a finger may stop the app's scroll anywhere, and UIKit's scroll may replace it`() {
    var touched = scrolledByApp(by: [100, 200], to: 200, target: 900...944)
    expectEqual(broken(touched), to: [.arrival])
    touched.frames[1].finger = .touching(300)
    expectEqual(broken(touched), to: [])
    touched.frames[1].finger = .dragging(300)
    #expect(!broken(touched).contains(.arrival))
    // UIKit scrolls to the focus.
    var replaced = scrolledByApp(to: 236)
    (replaced.isScrolledByUIKit, replaced.firstReactionTime) = (true, 0)
    expectEqual(broken(replaced), to: [])
    replaced.isScrolledByUIKit = false
    expectEqual(broken(replaced), to: [.arrival])
  }

  @Test func `if the keyboard hid and returned, only the end is judged`() {
    var moved = movement(
      from: rest(at: 300, keyboard: true, target: 400...444), by: [280, 290, 270, 295],
      to: rest(at: 300, keyboard: true, target: 400...444)
    )
    moved.frames[1].contentInset = 0
    expectEqual(broken(moved), to: [.still, .inset])
    moved.turnsBack = true
    expectEqual(broken(moved), to: [])
    moved.after.offset = 280
    expectEqual(broken(moved), to: [.still])
    // Content may stay where the hide has moved it.
    var left = movement(
      from: rest(at: 600, keyboard: true, target: 800...844), by: [390],
      to: rest(at: 390, keyboard: true, target: 800...844)
    )
    left.frames[0].contentInset = 0
    left.turnsBack = true
    expectEqual(broken(left), to: [])
    // The keyboard returned before the next frame, which has the larger inset again.
    left.frames[0].contentInset = left.after.contentInset
    expectEqual(broken(left), to: [.still])
    left.bottomInsetWithoutKeyboard = 34
    expectEqual(broken(left), to: [])
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
