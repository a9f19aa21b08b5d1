import CoreGraphics
import Testing
import Workshop

/// What comes and goes again leaves the content where it was, on the phone of ``MovementRuleTests``.
@Suite("Rests that are remembered")
struct RestMemoryTests {
  private let rules = MovementRuleTests()

  /// A chat of 1200 points without anything to edit in it.
  private func chat(_ offset: CGFloat, keyboard: Bool, height: CGFloat = 844) -> Rest {
    var rest = rules.rest(at: offset, keyboard: keyboard)
    rest.frame.size.height = height
    return rest
  }

  /// Plays rests one after the other, and returns the offset that is remembered at the last one.
  private func remembered(
    _ rests: [Rest],
    keepsDistance: Bool = true,
    change: (inout Movement, Int) -> Void = { _, _ in }
  ) -> CGFloat? {
    var memory = RestMemory()
    var found: Rest?
    for (number, (before, after)) in zip(rests, rests.dropFirst()).enumerated() {
      var movement = Movement()
      (movement.before, movement.after) = (before, after)
      movement.keepsDistance = keepsDistance
      change(&movement, number)
      found = memory.note(movement)
    }
    return found?.offset
  }

  @Test func `a chat that is left with the keyboard and comes back`() {
    let rests = [chat(100, keyboard: true), chat(-91, keyboard: false), chat(211, keyboard: true)]
    #expect(remembered(rests) == 100)
    // Another keyboard, or another place of the view, is not what it was.
    var other = rests
    other[2].coverTop = 488
    #expect(remembered(other) == nil)
    #expect(remembered([rests[0], rests[1], chat(211, keyboard: true, height: 800)]) == nil)
  }

  @Test func `the first rest counts, and not the last one`() {
    let rests =
      [chat(100, keyboard: true)]
      + [(-91, false), (50, true), (-91, false), (50, true)]
      .map { chat($0.0, keyboard: $0.1) }
    #expect(remembered(rests) == 100)
  }

  @Test func `somebody who scrolls decides anew`() {
    let rests = [
      chat(100, keyboard: true), chat(-91, keyboard: false), chat(0, keyboard: false),
      chat(302, keyboard: true),
    ]
    let scrolls: [(inout Movement) -> Void] = [
      { $0.mover = .user }, { $0.mover = .app }, { $0.isScrolledByApp = true },
      { $0.isBurst = true }, { $0.startsMoving = true }, { $0.appEnd = .some(0...0) },
      { $0.frames = [MovementFrame(time: 0, offset: 0, finger: .dragging(100))] },
      { $0.after.contentHeight = 1300 },
    ]
    #expect(remembered(rests) == 100)
    for scroll in scrolls {
      #expect(remembered(rests) { if $1 == 1 { scroll(&$0) } } == nil)
    }
  }

  @Test func `content that has moved between two events was scrolled by somebody`() {
    let rests = [chat(100, keyboard: true), chat(-91, keyboard: false), chat(302, keyboard: true)]
    #expect(remembered(rests) { if $1 == 1 { $0.before.offset = 0 } } == nil)
  }

  @Test func `a screen that was away is compared when it is back`() {
    var memory = RestMemory()
    var movement = Movement()
    movement.keepsDistance = true
    (movement.before, movement.after) = (chat(0, keyboard: false), chat(302, keyboard: true))
    #expect(memory.note(movement) == nil)
    (movement.before, movement.after) = (chat(249, keyboard: true), chat(249, keyboard: true))
    #expect(memory.note(movement, wasAway: true)?.offset == 302)
  }

  @Test func `a form is remembered while the same field is edited`() {
    func form(
      _ offset: CGFloat,
      keyboard: Bool,
      _ target: ClosedRange<CGFloat>? = 400...444
    ) -> Rest {
      rules.rest(at: offset, keyboard: keyboard, target: target)
    }
    let rests = [form(300, keyboard: true), form(100, keyboard: false), form(200, keyboard: true)]
    #expect(remembered(rests, keepsDistance: false) == 300)
    // Who taps another field, or the same one again, has seen where it lies.
    let resigned = [rests[0], form(100, keyboard: false, nil), rests[2]]
    #expect(remembered(resigned, keepsDistance: false) == nil)
    // A reveal is not undone.
    var taller = form(20, keyboard: true)
    taller.covered += 60
    taller.bottomInset += 60
    let revealed = [form(-50, keyboard: true), taller, form(20, keyboard: true)]
    #expect(remembered(revealed, keepsDistance: false) == nil)
  }

  // MARK: The rule

  @Test func `content that is elsewhere is found with the numbers`() {
    var movement = rules.movement(
      from: chat(0, keyboard: false),
      to: chat(302, keyboard: true)
    )
    movement.keepsDistance = true
    movement.earlier = chat(302.3, keyboard: true)
    #expect(rules.broken(movement).isEmpty)
    movement.earlier = chat(280, keyboard: true)
    #expect(
      movement.findings(of: [.thereAndBack]).map(\.detail)
        == ["offset 302, where it was 280 when all was as it is"]
    )
  }

  /// Without a memory nothing says how much a clamp has taken.
  @Test(arguments: [-91, 0, 211] as [CGFloat])
  func `a chat at its start may stay there, or come back as far as there is room`(_ end: CGFloat) {
    var movement = rules.movement(
      from: chat(-91, keyboard: false),
      to: chat(end, keyboard: true)
    )
    movement.keepsDistance = true
    #expect(rules.broken(movement).isEmpty)
    movement.before.offset = -80
    #expect(rules.broken(movement) == [.chat])
    movement.before.offset = -91
    movement.after.offset = 240
    #expect(rules.broken(movement) == [.chat])
  }
}
