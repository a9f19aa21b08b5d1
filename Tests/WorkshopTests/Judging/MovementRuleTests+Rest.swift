import CoreGraphics
import Testing
import Judging

extension MovementRuleTests {
  @Test
  func `typing does not move a visible caret, and reveals a hidden one with the least movement`() {
    let typed = movement(
      from: rest(at: 0, keyboard: true, target: 300...320, textLength: 4),
      to: rest(at: 0, keyboard: true, target: 300...320, textLength: 5)
    )
    expectEqual(broken(typed), to: [])
    let wrapped = movement(
      from: rest(at: 0, keyboard: true, target: 480...500, textLength: 4),
      to: rest(at: 0, keyboard: true, target: 520...540, textLength: 5)
    )
    expectEqual(broken(wrapped), to: [.caret])
    let scrolled = movement(
      from: rest(at: 0, keyboard: true, target: 300...320, textLength: 4),
      to: rest(at: 60, keyboard: true, target: 300...320, textLength: 5)
    )
    expectEqual(broken(scrolled), to: [.caret])
  }

  @Test func `a field under a bar at the top has to move below the bar`() {
    var before = rest(at: 80, keyboard: false)
    var under = rest(at: 80, keyboard: true, target: 100...144)
    var out = rest(at: 53, keyboard: true, target: 100...144)
    for inset in [0, 47] as [CGFloat] {
      before.topInset = inset
      (under.topInset, out.topInset) = (inset, inset)
      (before.coveredAtTop, under.coveredAtTop, out.coveredAtTop) = (47, 47, 47)
      #expect(!broken(movement(from: before, to: under)).isEmpty)
      expectEqual(broken(movement(from: before, to: out)), to: [])
    }
  }

  /// When the keyboard got lower, UIKit clamped the offset from 692 to 647.
  ///
  /// Now the keyboard gets taller: the field is visible at offsets up to 669, or 661 with padding.
  @Test(
    arguments: [(647, []), (655, [.still]), (661, []), (669, []), (680, [.still]), (692, [])]
      as [(CGFloat, [MovementRule])]
  )
  func `content may stay, return, or return only as far as the field stays visible`(
    _ row: (end: CGFloat, broken: [MovementRule])
  ) {
    var before = rest(at: 647, keyboard: true, target: 760...804)
    before.bottomInset = 291
    before.covered = 291
    var after = rest(at: row.end, keyboard: true, target: 760...804)
    after.bottomInset = 407
    after.covered = 407
    var movement = movement(from: before, to: after)
    movement.ownSlack = nil
    movement.offsetsInFocus = [692]
    expectEqual(broken(movement).filter { $0 == .still }, to: row.broken)
    movement.offsetsInFocus = []
    #expect(row.end == 647 || broken(movement).contains(.still))
  }

  @Test func `once content is at rest, nothing moves, is written or draws frames`() {
    var resting = movement(from: rest(at: -91, keyboard: false), to: rest(at: -91, keyboard: true))
    resting.later = resting.after
    expectEqual(broken(resting), to: [])
    resting.later?.writes = 1
    expectEqual(broken(resting), to: [.quiet])
    resting.later = resting.after
    resting.later?.offset = -90
    expectEqual(broken(resting), to: [.quiet])
    // A display link that runs on without a change.
    var drawing = movement(from: rest(at: 0, keyboard: false), to: rest(at: 0, keyboard: true))
    drawing.later = drawing.after
    expectEqual(broken(drawing), to: [])
    drawing.drawsFramesLater = true
    expectEqual(broken(drawing), to: [.quiet])
  }

  @Test func `a finding is one line`() {
    let movement = movement(
      from: rest(at: -91, keyboard: false), to: rest(at: 1.25, keyboard: true, target: 100...144)
    )
    let lines = movement.findings(of: [.still]).map(\.description)
    expectEqual(lines, to: ["an event, form: still expected; offset −91 → 1.3, not −91"])
  }
}
