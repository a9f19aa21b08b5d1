import CoreGraphics
import Testing
import Judging

/// Tests the judge's rules on a phone of 844 points.
///
/// UIKit adds insets of 91 points at the top and 34 at the bottom. The keyboard covers 336 points.
struct MovementRuleTests {
  enum Target {}

  /// Returns the state of a form of 1200 points, with the correct inset for the keyboard.
  func rest(
    at offset: CGFloat, keyboard: Bool, target: ClosedRange<CGFloat>? = nil, textLength: Int = 0
  ) -> Rest {
    var rest = Rest()
    rest.offset = offset
    rest.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    rest.contentHeight = 1200
    rest.topInset = 91
    rest.bottomInset = keyboard ? 336 : 34
    rest.contentInset = keyboard ? 302 : 0
    rest.covered = rest.bottomInset
    rest.keyboard = keyboard ? .docked : .absent
    rest.target = target.map {
      Rest.Target(responder: ObjectIdentifier(Target.self), extent: $0, textLength: textLength)
    }
    return rest
  }

  func movement(from before: Rest, by offsets: [CGFloat] = [], to after: Rest) -> DeviceMovement {
    var movement = DeviceMovement()
    (movement.view, movement.event) = ("form", "an event")
    (movement.before, movement.after) = (before, after)
    movement.ownSlack = 0
    movement.frames = offsets.enumerated().map { number, offset in
      // The inset is written before the first frame.
      MovementFrame(time: Double(number + 1) / 60, offset: offset, contentInset: after.contentInset)
    }
    return movement
  }

  /// Returns a movement from offset 0 that the keyboard's show causes, with a field at 664 to 708.
  func reveal(by offsets: [CGFloat] = [], to end: CGFloat) -> DeviceMovement {
    movement(
      from: rest(at: 0, keyboard: false), by: offsets,
      to: rest(at: end, keyboard: true, target: 664...708)
    )
  }

  func broken(_ movement: DeviceMovement) -> [MovementRule] {
    movement.findings(of: MovementRule.promised).map(\.rule)
  }

  /// Without a keyboard the end is at 390, with it at 692.
  @Test(arguments: [(389.6, true), (388, false)] as [(CGFloat, Bool)])
  func `a chat within a pixel of its end moves exactly to its new end`(
    _ row: (start: CGFloat, isAtEnd: Bool)
  ) {
    var end = rest(at: 692.5, keyboard: true)
    end.bottomInset += 0.3
    var movement = movement(from: rest(at: row.start, keyboard: false), to: end)
    (movement.keepsDistance, movement.pixel) = (true, 0.5)
    #expect(broken(movement).contains(.chat) != row.isAtEnd)
  }

  @Test func `a visible field that moves, or moves away and back, is a finding with the offsets`() {
    func show(by offsets: [CGFloat] = [], to end: CGFloat) -> DeviceMovement {
      let after = rest(at: end, keyboard: true, target: 100...144)
      return movement(from: rest(at: -91, keyboard: false), by: offsets, to: after)
    }
    expectEqual(broken(show(to: -91)), to: [])
    expectEqual(broken(show(to: 1)), to: [.still])
    let away = show(by: [-91, 644, 300, -91], to: -91)
    expectEqual(broken(away), to: [.still])
    expectEqual(away.findings(of: [.still]).map(\.detail), to: ["offset −91 → 644 → −91"])
  }

  /// At offset 200, the field is just above the keyboard; at 208, the padding of 8 is visible too.
  @Test func `a covered field moves above the keyboard, with padding or a button, no further`() {
    let rows: [(CGFloat, [MovementRule])] = [
      (200, []), (204, []), (208, []), (0, [.smallest]), (199, [.smallest]), (209, [.smallest]),
      (573, [.smallest]),
    ]
    for (end, rules) in rows { expectEqual(broken(reveal(to: end)), to: rules, note: "\(end)") }
    var withButton = rest(at: 308, keyboard: true, target: 664...708)
    withButton.target?.joined = 664...808
    expectEqual(broken(movement(from: rest(at: 0, keyboard: false), to: withButton)), to: [])
    withButton.offset = 309
    let tooFar = movement(from: rest(at: 0, keyboard: false), to: withButton)
    expectEqual(broken(tooFar), to: [.smallest])
  }

  @Test func `a field stays visible when the device rotates, unless the user scrolled it away`() {
    var after = rest(at: 500, keyboard: true, target: 100...144)
    expectEqual(broken(movement(from: after, to: after)), to: [])
    after.frame.size.width = 844
    let before = rest(at: 0, keyboard: true, target: 100...144)
    expectEqual(broken(movement(from: before, to: after)), to: [.smallest])
  }

  @Test func `a target taller than the visible rectangle has to fill it, with any part`() {
    for (end, rules) in [(0, []), (392, []), (-91, [MovementRule.smallest])]
      as [(CGFloat, [MovementRule])]
    {
      let movement = movement(
        from: rest(at: -91, keyboard: false), to: rest(at: end, keyboard: true, target: 91...900)
      )
      expectEqual(broken(movement), to: rules, note: "\(end)")
    }
    // If the keyboard covers the whole view, every offset is right.
    for end in [-91, -40, 0] as [CGFloat] {
      var after = rest(at: end, keyboard: true, target: 91...135)
      after.covered = after.frame.height
      let movement = movement(from: rest(at: -91, keyboard: false), to: after)
      #expect(!broken(movement).contains(.smallest), "\(end)")
    }
  }

  @Test func `content that moves beyond its destination or turns back is a finding`() {
    for way in [[100, 250, 200], [100, 60, 150]] as [[CGFloat]] {
      let movement = reveal(by: way, to: 200)
      expectEqual(broken(movement), to: [.straight])
    }
  }

  /// Without a keyboard the end is at 390, and that of the chat below at 440.
  @Test(arguments: [(0, true), (20, false)] as [(CGFloat, Bool)])
  func `content that begins beyond its end may return first`(beyond: CGFloat, isFound: Bool) {
    let form = movement(
      from: rest(at: 390 + beyond, keyboard: false), by: [385, 500, 692],
      to: rest(at: 692, keyboard: true, target: 1040...1184)
    )
    #expect(form.findings(of: [.straight]).isEmpty != isFound)
    var chat = chat(barTops: [700, 610, 520, 458], offsets: [499, 574, 674, 742])
    chat.before.offset += beyond
    #expect(chat.findings(of: [.beside]).isEmpty != isFound)
  }

  @Test func `content that jumps although the keyboard is animated is a finding`() {
    var movement = reveal(by: [40, 90, 150, 200], to: 200)
    movement.isAnimated = true
    expectEqual(broken(movement), to: [])
    movement.frames.removeSubrange(0...2)
    expectEqual(broken(movement), to: [.smooth])
    // A short movement may be made in one step.
    movement.before.offset = 180
    expectEqual(broken(movement), to: [])
    (movement.before.offset, movement.isAnimated) = (0, false)
    expectEqual(broken(movement), to: [])
    // A frame with two draws may show two steps.
    var drawnTwice = reveal(by: [130, 190], to: 200)
    drawnTwice.isAnimated = true
    expectEqual(broken(drawnTwice), to: [.smooth])
    drawnTwice.frames[0].stepCount = 2
    expectEqual(broken(drawnTwice), to: [])
    drawnTwice.frames[0].offset = 145
    expectEqual(broken(drawnTwice), to: [.smooth])
  }

  @Test func `when the keyboard hides, only content beyond its range may move`() {
    let end = movement(
      from: rest(at: 600, keyboard: true, target: 1000...1044), to: rest(at: 390, keyboard: false)
    )
    expectEqual(broken(end), to: [])
    let middle = movement(
      from: rest(at: 200, keyboard: true, target: 500...544), to: rest(at: 0, keyboard: false)
    )
    expectEqual(broken(middle), to: [.hide])
  }

  @Test func `if UIKit scrolls to a field without a report, the field only has to be visible`() {
    var movement = reveal(by: [200, 30, 60, 100], to: 240)
    movement.keepsDistance = true
    expectEqual(broken(movement), to: [.straight, .chat])
    movement.mover = .system
    expectEqual(broken(movement), to: [])
    movement.after.offset = 150
    expectEqual(broken(movement), to: [.smallest])
    movement.frames[3].finger = .touching(400)
    expectEqual(broken(movement), to: [])
  }

  @Test func `a visible gap between the rows of a list is a finding`() {
    var movement = reveal(by: [60, 130], to: 200)
    movement.frames[0].gap = 40
    expectEqual(broken(movement), to: [])
    movement.frames[0].gap = 174
    // Without a write, UIKit has moved the rows.
    expectEqual(broken(movement), to: [])
    movement.after.writes = 1
    expectEqual(broken(movement), to: [.rows])
  }

  /// Returns the movement of a chat at its end, when the keyboard shows under a bar of 50 points.
  private func chat(barTops: [CGFloat], offsets: [CGFloat]) -> DeviceMovement {
    var before = rest(at: 390, keyboard: false)
    (before.barTop, before.covered, before.bottomInset) = (760, 84, 84)
    before.offset = 440
    var after = rest(at: 742, keyboard: true)
    (after.barTop, after.covered, after.bottomInset, after.contentInset) = (458, 386, 386, 302)
    var movement = movement(from: before, by: offsets, to: after)
    for index in movement.frames.indices { movement.frames[index].barTop = barTops[index] }
    movement.keepsDistance = true
    movement.isAnimated = true
    return movement
  }

  @Test(arguments: [(1000.0...1044.0, true), (400.0...444.0, false)])
  func `the newest row need not stay visible if the field is visible in the list`(
    _ field: ClosedRange<Double>, isFound: Bool
  ) {
    let target = CGFloat(field.lowerBound)...CGFloat(field.upperBound)
    var movement = movement(
      from: rest(at: 390, keyboard: false), to: rest(at: 300, keyboard: true, target: target)
    )
    movement.keepsDistance = true
    #expect(movement.findings(of: [.newest]).isEmpty != isFound)
  }

  @Test func `rows may move back and forth with their bar`() {
    var movement = chat(barTops: [700, 721, 640, 549, 458], offsets: [500, 479, 560, 651, 742])
    expectEqual(broken(movement), to: [])
    movement.frames[1].barTop = 700
    expectEqual(broken(movement), to: [.straight, .beside])
  }

  @Test func `a row that trails the bar is a finding, unless the main thread had no time`() {
    let trailing = chat(barTops: [700, 610, 520, 458], offsets: [499, 574, 674, 742])
    expectEqual(broken(trailing), to: [.beside])
    expectEqual(
      trailing.findings(of: [.beside]).map(\.detail),
      to: ["the newest row is −16 from its place at the bar, 2 frames are wrong"]
    )
    var late = chat(barTops: [700, 610, 520, 458], offsets: [499, 580, 680, 742])
    late.frames[1].isTimely = false
    expectEqual(broken(late), to: [])
  }

  @Test func `a row may leave its bar in a sheet that moves and comes back`() {
    var movement = chat(barTops: [458, 820, 458], offsets: [742, 742, 742])
    movement.before = movement.after
    expectEqual(broken(movement), to: [.beside])
    movement.frames[2].top = movement.after.frame.minY + 37
    expectEqual(broken(movement), to: [])
  }

  @Test func `a chat need not follow its bar beyond its start`() {
    var movement = chat(barTops: [458, 700, 458], offsets: [91, -91, 91])
    for state in [\DeviceMovement.before, \.after] {
      movement[keyPath: state] = movement.after
      movement[keyPath: state].contentHeight = 549
      movement[keyPath: state].offset = 91
    }
    for (barTop, count) in [(700, 0), (650, 0), (640, 1)] as [(CGFloat, Int)] {
      movement.frames[1].barTop = barTop
      movement.frames[1].offset = 20
      expectEqual(movement.findings(of: [.beside]).count, to: count, note: "\(barTop)")
    }
    // Without the keyboard, the bar would be 302 points lower. Here the keyboard soon returns.
    movement.bottomInsetWithoutKeyboard = movement.after.bottomInset - 302
    expectEqual(movement.findings(of: [.beside]).count, to: 0, note: "a part of the way")
    movement.frames[1].offset = -91
    movement.frames[1].barTop = 300
    expectEqual(movement.findings(of: [.beside]).count, to: 1, note: "a row under the bar")
  }

  @Test func `rows may trail the bar if they grow, are scrolled or keep no distance`() {
    let wrong = chat(barTops: [700, 610, 520, 458], offsets: [499, 580, 680, 742])
    var others = Array(repeating: wrong, count: 5)
    others[0].keepsDistance = false
    others[1].isAnimated = false
    others[2].mover = .app
    others[3].before.contentHeight = 1100
    others[4].frames[0].finger = .touching(0)
    for (number, other) in others.enumerated() {
      expectEqual(other.findings(of: [.beside]).count, to: 0, note: "\(number)")
    }
    expectEqual(wrong.findings(of: [.beside]).count, to: 1)
    var hide = wrong
    (hide.before, hide.after) = (wrong.after, wrong.before)
    hide.frames.reverse()
    expectEqual(hide.findings(of: [.beside]).count, to: 1)
  }

  @Test func `an offset may be wrong by a pixel, an inset may not`() {
    var movement = reveal(to: 208.9)
    expectEqual(broken(movement), to: [.smallest])
    movement.pixel = 1
    expectEqual(broken(movement), to: [])
    movement.after.bottomInset += 0.9
    expectEqual(broken(movement), to: [.inset])
  }

  @Test(arguments: [120.0: false, 60: false, 30: true])
  func `an inset may be one frame late, at every frame rate`(rate: Double, isInTime: Bool) {
    var movement = movement(
      from: rest(at: -91, keyboard: false), by: [-91], to: rest(at: -91, keyboard: true)
    )
    movement.firstReactionTime = 0
    movement.frames[0].time = 1.0 / 30
    movement.frameDuration = 1 / rate
    expectEqual(broken(movement).isEmpty, to: isInTime)
  }
}
