import CoreGraphics
import Testing

@testable import KeyboardScrolling

/// A field is lost, and revealed again, if something other than a scroll hides it.
struct SightMemoryTests {
  /// A field from 700 to 744, in a view whose part from 91 to 508 is visible.
  private func sight(offset: CGFloat, width: CGFloat = 390, covered: CGFloat = 336) -> Sight {
    Sight(
      target: RevealTarget(extent: 700...744),
      top: 700,
      metrics: ScrollMetrics(
        bounds: CGRect(x: 0, y: offset, width: width, height: 844),
        contentSize: CGSize(width: width, height: 1600),
        adjustedInset: VerticalEdges(top: 91, bottom: covered),
        systemInset: VerticalEdges(top: 91, bottom: covered),
        covered: KeyboardOverlap(height: covered)
      )
    )
  }

  private func check(
    _ memory: inout SightMemory, _ found: Sight?,
    at moment: SightMemory.Moment = SightMemory.Moment()
  ) -> SightMemory.Change {
    memory.check(at: moment, following: { _ in nil }, found: { found })
  }

  @Test func `after a scroll, only what the scroll has left visible can be lost`() {
    var memory = SightMemory()
    memory.record(sight(offset: 300))
    // The user scrolls the field away. A taller keyboard does not reveal the field.
    let followed = memory.check(
      at: SightMemory.Moment(), following: { _ in sight(offset: 640) },
      found: { sight(offset: 300) }
    )
    expectEqual(followed, to: .scrolled)
    expectEqual(memory.last, to: sight(offset: 640))
    let unscrolled = memory.check(
      at: SightMemory.Moment(), following: { _ in sight(offset: 640) }, found: { nil }
    )
    expectEqual(unscrolled, to: .none)
    let change = check(&memory, sight(offset: 640, covered: 380))
    expectEqual(change, to: .none)
  }

  /// With the padding of 8, the field is shown at 744 + 8 - 508.
  @Test func `a reveal moves the least, but not for the padding of a line being typed`() {
    func sight(at offset: CGFloat) -> Sight {
      var sight = self.sight(offset: offset)
      sight.target = RevealTarget(extent: 700...744, padding: 8)
      return sight
    }
    var memory = SightMemory()
    expectEqual(memory.offsetToReveal(sight(at: 0), isTyping: false), to: 244)
    expectNil(memory.offsetToReveal(sight(at: 300), isTyping: false))
    memory.record(sight(at: 236))
    expectEqual(memory.offsetToReveal(sight(at: 236), isTyping: false), to: 244)
    expectNil(memory.offsetToReveal(sight(at: 236), isTyping: true))
    expectEqual(memory.offsetToReveal(sight(at: 235), isTyping: true), to: 244)
    // Another line than at the last check gets its padding.
    var line = sight(at: 236)
    line.target = RevealTarget(extent: 720...744, padding: 8)
    expectEqual(memory.offsetToReveal(line, isTyping: true), to: 244)
  }

  @Test func `after a reveal in vain, the next one starts where the last one did`() {
    var memory = SightMemory()
    var moved = sight(offset: 236)
    moved.start = 700
    memory.record(moved)
    memory.revealWasInVain()
    // From 700, the field's top is shown at 700 - 91.
    expectEqual(memory.offsetToReveal(sight(offset: 236), isTyping: false), to: 609)
    memory.record(nil)
    expectNil(memory.offsetToReveal(sight(offset: 236), isTyping: false))
  }

  @Test(arguments: [nil, 300] as [CGFloat?])
  func `if there is no target now, or was none before, nothing is lost`(offset: CGFloat?) {
    var memory = SightMemory()
    memory.record(offset.map { sight(offset: $0) })
    // A first responder that cannot be revealed resets the memory.
    let change = check(&memory, offset == nil ? sight(offset: 640) : nil)
    expectEqual(change, to: .none)
    expectEqual(memory.last, to: offset == nil ? sight(offset: 640) : nil)
  }

  @Test
  func `a field that UIKit's own scroll hides is lost, even if the check follows the scroll`() {
    let moments: [(SightMemory.Moment, Bool)] = [
      (SightMemory.Moment(), false),
      (SightMemory.Moment(isScrolledBySystem: true), true),
      (SightMemory.Moment(mayScrollUnreported: true), true),
    ]
    for (moment, isLoss) in moments {
      var memory = SightMemory()
      memory.record(sight(offset: 300))
      let change = check(&memory, sight(offset: 640), at: moment)
      expectEqual(change, to: isLoss ? .lost : .none, note: "\(moment)")
    }
    var memory = SightMemory()
    memory.record(sight(offset: 300))
    let whileScrolling = check(
      &memory, sight(offset: 320), at: SightMemory.Moment(isScrolledBySystem: true)
    )
    let atEnd = check(&memory, sight(offset: 640))
    memory.record(sight(offset: 300))
    let later = check(&memory, sight(offset: 640))
    expectEqual([whileScrolling, atEnd, later], to: [.none, .lost, .none])
  }

  private static let rotations: [(moment: SightMemory.Moment, width: CGFloat, isLoss: Bool)] = [
    // UIKit may scroll until the end of the transitions.
    (SightMemory.Moment(mayScrollForRotation: true), 844, true),
    // The keyboard arrived long ago, or a finger scrolls.
    (SightMemory.Moment(), 844, false),
    // The width is unchanged: only the keyboard's height differs.
    (SightMemory.Moment(mayScrollForRotation: true), 390, false),
  ]

  @Test func `a field is lost if an unreported scroll hides it after a rotation or a second one`() {
    for (moment, width, isLoss) in Self.rotations {
      var memory = SightMemory()
      memory.record(sight(offset: 300))
      // The field is visible with the announced keyboard. In the next turn, UIKit scrolls.
      let rotated = check(&memory, sight(offset: 400, width: width, covered: 302), at: moment)
      let scrolled = check(&memory, sight(offset: 640, width: width, covered: 302), at: moment)
      // A loss is reported once.
      let again = check(&memory, sight(offset: 640, width: width, covered: 302), at: moment)
      let changes = [rotated, scrolled, again]
      expectEqual(changes, to: [.none, isLoss ? .lost : .none, .none], note: "\(moment), \(width)")
    }
    // After a transition, the second rotation is compared with the check just before it.
    var memory = SightMemory()
    memory.record(sight(offset: 300))
    let transition = SightMemory.Moment(mayScrollForRotation: true)
    let between = sight(offset: 400, width: 844, covered: 302)
    _ = check(&memory, between, at: transition)
    _ = check(&memory, between, at: SightMemory.Moment())
    let rotated = check(&memory, sight(offset: 300), at: transition)
    let scrolled = check(&memory, sight(offset: 640), at: transition)
    expectEqual([rotated, scrolled], to: [.none, .lost])
  }
}
