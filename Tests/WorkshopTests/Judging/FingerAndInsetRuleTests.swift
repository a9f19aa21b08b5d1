import CoreGraphics
import Testing
import Judging

extension MovementRuleTests {
  private func dragged(by offsets: [CGFloat], to after: Rest) -> DeviceMovement {
    var movement = movement(from: rest(at: 200, keyboard: true), by: offsets, to: after)
    for index in movement.frames.indices {
      movement.frames[index].finger = .dragging(300 - 10 * CGFloat(index))
      movement.frames[index].contentInset = 302
    }
    return movement
  }

  @Test func `content follows the finger, and stays when the finger lifts`() {
    // The last offset under the finger, and the offset at rest.
    let rows: [(CGFloat, CGFloat, [MovementRule])] = [
      (220, 220, []), (260, 260, [.finger]), (220, 300, [.finger]),
    ]
    for (last, end, rules) in rows {
      let movement = dragged(by: [200, 210, last], to: rest(at: end, keyboard: true))
      expectEqual(broken(movement), to: rules, note: "\(last), \(end)")
    }
    // Between two slow frames, a finger may move content and lift.
    var movement = dragged(by: [-121, -125, -110], to: rest(at: -91, keyboard: true))
    for index in 1...2 { movement.frames[index].finger = .none }
    expectEqual(broken(movement), to: [.straight])
    movement.frameDuration = 1.0 / 30
    expectEqual(broken(movement), to: [])
  }

  @Test func `rows that UIKit measures under a finger shift the offset`() {
    for isFlipped in [false, true] {
      let last: CGFloat = isFlipped ? 210 - 40 + 10 : 220 - 40
      var movement = dragged(by: [200, 210, last], to: rest(at: last, keyboard: true))
      movement.after.isFlipped = isFlipped
      for index in movement.frames.indices {
        movement.frames[index].contentHeight = index == 2 ? 1160 : 1200
        movement.frames[index].rowCount = 30
      }
      expectEqual(broken(movement).contains(.finger), to: false)
      movement.frames[2].offset = 260
      expectEqual(broken(movement).contains(.finger), to: true)
      movement.frames[2].offset = 120
      expectEqual(broken(movement).contains(.finger), to: true)
      // Without other rows, and after a change of the rows, the app has moved the content.
      movement.frames[2].offset = last
      movement.frames[2].rowCount = 29
      expectEqual(broken(movement).contains(.finger), to: !isFlipped)
    }
  }

  @Test func `content beyond its end springs back to the end when the finger lifts`() {
    var movement = dragged(by: [-160, -150, 40], to: rest(at: 40, keyboard: true))
    movement.frames[2].finger = .decelerating
    // After a flick, content may end anywhere; after a finger that has paused, only at the range's end.
    expectEqual(broken(movement), to: [])
    movement.frames[2].time += 0.1
    expectEqual(broken(movement), to: [.finger])
    // If the main thread is blocked, the frames show a flicking finger at one place.
    movement.frames[2].followsHitch = true
    expectEqual(broken(movement), to: [])
    movement.frames[2].followsHitch = false
    movement.frames[2].offset = -91
    movement.after.offset = -91
    expectEqual(broken(movement), to: [])
  }

  @Test func `a field that a finger has scrolled away stays hidden`() {
    var movement = dragged(
      by: [200, 210, 220], to: rest(at: 220, keyboard: true, target: 100...144)
    )
    movement.before.target = movement.after.target
    expectEqual(broken(movement), to: [])
    movement.after.offset = 9
    expectEqual(broken(movement), to: [.finger])
  }

  @Test func `an inset that grows or an offset that is written during a drag is a finding`() {
    var grown = dragged(by: [200, 210, 220], to: rest(at: 220, keyboard: true))
    grown.frames[1].contentInset = 602
    expectEqual(broken(grown), to: [.finger])
    // A keyboard may have shown and hidden meanwhile, or a composer grown and shrunk.
    for path in [\DeviceMovement.turnsBack, \.isBurst] {
      grown[keyPath: path] = true
      expectEqual(broken(grown), to: [])
      grown[keyPath: path] = false
    }
    var written = dragged(by: [200, 210, 220], to: rest(at: 220, keyboard: true))
    written.frames[2].offsetWrites = 1
    expectEqual(broken(written), to: [.finger])
    // The write was before the finger touched the decelerating content.
    written.frames[0].finger = .decelerating
    written.frames[1].finger = .decelerating
    let drag = written.frames[2].finger
    for finger in [drag, .touching(300)] {
      written.frames[2].finger = finger
      expectEqual(broken(written), to: [])
    }
  }

  @Test func `a chat must keep its distance to the end, except after a drag`() {
    var shown = movement(from: rest(at: 390, keyboard: false), to: rest(at: 692, keyboard: true))
    shown.keepsDistance = true
    expectEqual(broken(shown), to: [])
    shown.after.offset = 390
    expectEqual(broken(shown), to: [.chat])
    var flicked = dragged(by: [600, 500], to: rest(at: 390, keyboard: false))
    flicked.frames[1].finger = .decelerating
    flicked.keepsDistance = true
    expectEqual(broken(flicked), to: [])
    flicked.after.offset = 88
    expectEqual(broken(flicked), to: [.finger])
  }

  @Test func `an inset that differs from the covered height, even for a frame, is a finding`() {
    var before = rest(at: -91, keyboard: false)
    var after = rest(at: -91, keyboard: true)
    for (inset, rules) in [(336, []), (302, [MovementRule.inset]), (370, [.inset])]
      as [(CGFloat, [MovementRule])]
    {
      after.bottomInset = inset
      expectEqual(broken(movement(from: before, to: after)), to: rules, note: "\(inset)")
    }
    // An app's own inset may be added to the keyboard's height.
    (before.bottomInset, after.bottomInset) = (50, 352)
    var padded = movement(from: before, to: after)
    padded.ownSlack = 16
    expectEqual(broken(padded), to: [])
    // An inset that disappears and returns, or is set a frame late.
    for keyboard in [true, false] {
      var late = movement(
        from: rest(at: -91, keyboard: keyboard), by: [-91, -91], to: rest(at: -91, keyboard: true)
      )
      late.firstReactionTime = keyboard ? nil : 0
      expectEqual(broken(late), to: [], note: "\(keyboard)")
      late.frames[0].contentInset = 0
      expectEqual(broken(late), to: [.inset], note: "\(keyboard)")
    }
  }
}
