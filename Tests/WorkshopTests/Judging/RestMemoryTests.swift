import CoreGraphics
import Testing
import Judging

/// Tests the memory of earlier offsets, on the phone of ``MovementRuleTests``.
///
/// When a view rests again with the same keyboard, frame and content, its offset has to be the same.
struct RestMemoryTests {
  private let rules = MovementRuleTests()

  /// A chat of 1200 points without an edited view.
  private func chat(_ offset: CGFloat, keyboard: Bool, height: CGFloat = 844) -> Rest {
    var rest = rules.rest(at: offset, keyboard: keyboard)
    rest.frame.size.height = height
    return rest
  }

  /// Returns the offset that the memory expects for the last of several states at rest.
  private func remembered(
    _ rests: [Rest], keepsDistance: Bool = true, change: (inout Movement, Int) -> Void = { _, _ in }
  ) -> CGFloat? {
    var memory = RestMemory()
    var found: Rest?
    for (number, (before, after)) in zip(rests, rests.dropFirst()).enumerated() {
      var movement = Movement()
      (movement.before, movement.after) = (before, after)
      movement.keepsDistance = keepsDistance
      change(&movement, number)
      found = memory.record(movement)
    }
    return found?.offset
  }

  @Test func `a chat's first offset is remembered while its keyboard disappears and returns`() {
    let rests = [chat(100, keyboard: true), chat(-91, keyboard: false), chat(211, keyboard: true)]
    expectEqual(remembered(rests), to: 100)
    // With a different keyboard or a different frame of the view, the memory expects nothing.
    var other = rests
    other[2].coverTop = 488
    expectNil(remembered(other))
    expectNil(remembered([rests[0], rests[1], chat(211, keyboard: true, height: 800)]))
    // A later return to 50 does not replace the first offset.
    let twice =
      [chat(100, keyboard: true)]
      + [(-91, false), (50, true), (-91, false), (50, true)]
      .map { chat($0.0, keyboard: $0.1) }
    expectEqual(remembered(twice), to: 100)
  }

  @Test func `an offset beyond the range is not remembered`() {
    // With the keyboard, the end is at 692.
    for (start, found) in [(692, 692), (720, nil)] as [(CGFloat, CGFloat?)] {
      let rests = [
        chat(start, keyboard: true), chat(390, keyboard: false), chat(692, keyboard: true),
      ]
      expectEqual(remembered(rests), to: found)
    }
  }

  @Test func `after a scroll, or a movement between two events, earlier offsets are forgotten`() {
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
    expectEqual(remembered(rests), to: 100)
    for (number, scroll) in scrolls.enumerated() {
      let found = remembered(rests) { if $1 == 1 { scroll(&$0) } }
      expectEqual(found, to: nil, note: "\(number)")
    }
    let returned = [rests[0], rests[1], rests[3]]
    expectNil(remembered(returned) { if $1 == 1 { $0.before.offset = 0 } })
  }

  @Test func `a screen that was away is compared with its earlier rest when it returns`() {
    var memory = RestMemory()
    var movement = Movement()
    movement.keepsDistance = true
    (movement.before, movement.after) = (chat(0, keyboard: false), chat(302, keyboard: true))
    expectNil(memory.record(movement))
    (movement.before, movement.after) = (chat(249, keyboard: true), chat(249, keyboard: true))
    expectEqual(memory.record(movement, wasAway: true)?.offset, to: 302)
    // A form must return only as far as its range without a keyboard, which ends at 390.
    for (offset, expected) in [(300, 300), (390, 390), (400, 350)] as [(CGFloat, CGFloat)] {
      let forms = [offset, 350].map { rules.rest(at: $0, keyboard: true, target: 600...644) }
      (memory, movement) = (RestMemory(), Movement())
      (movement.before, movement.after) = (forms[0], forms[0])
      expectEqual(memory.record(movement)?.offset, to: offset)
      (movement.before, movement.after) = (forms[1], forms[1])
      movement.bottomInsetWithoutKeyboard = 34
      let found = memory.record(movement, wasAway: true)?.offset
      expectEqual(found, to: expected, note: "\(offset)")
    }
  }

  @Test func `the offset of a form is remembered while one field is edited`() {
    func form(
      _ offset: CGFloat, keyboard: Bool, _ target: ClosedRange<CGFloat>? = 400...444
    ) -> Rest { rules.rest(at: offset, keyboard: keyboard, target: target) }
    let rests = [form(300, keyboard: true), form(100, keyboard: false), form(200, keyboard: true)]
    expectEqual(remembered(rests, keepsDistance: false), to: 300)
    // If the field resigned in between, the offset is forgotten.
    let resigned = [rests[0], form(100, keyboard: false, nil), rests[2]]
    expectNil(remembered(resigned, keepsDistance: false))
    // After a reveal, content need not return.
    var taller = form(20, keyboard: true)
    taller.covered += 60
    taller.bottomInset += 60
    let revealed = [form(-50, keyboard: true), taller, form(20, keyboard: true)]
    expectNil(remembered(revealed, keepsDistance: false))
    // A keyboard that was taller for a moment may also have caused a reveal.
    let moment = [form(-50, keyboard: true), form(20, keyboard: true)]
    expectEqual(remembered(moment, keepsDistance: false), to: -50)
    for (inset, offset) in [(60, nil), (5, -50)] as [(CGFloat, CGFloat?)] {
      let found = remembered(moment, keepsDistance: false) { movement, _ in
        let inset = movement.after.contentInset + inset
        movement.frames = [MovementFrame(time: 0, offset: 20, contentInset: inset)]
      }
      expectEqual(found, to: offset)
    }
  }

  @Test func `a reveal above the app's own inset makes a form forget its offset`() {
    func form(_ offset: CGFloat, keyboard height: CGFloat) -> Rest {
      var rest = rules.rest(at: offset, keyboard: true, target: 400...444)
      (rest.covered, rest.bottomInset) = (height, height + 40)
      return rest
    }
    for (height, expected) in [(356, nil), (341, -10)] as [(CGFloat, CGFloat?)] {
      let rests = [form(-10, keyboard: 336), form(4, keyboard: height), form(4, keyboard: 336)]
      expectEqual(remembered(rests, keepsDistance: false), to: expected)
      let moment = remembered([rests[0], rests[2]], keepsDistance: false) { movement, _ in
        let inset = movement.after.contentInset + height - 336
        movement.frames = [MovementFrame(time: 0, offset: 4, contentInset: inset)]
      }
      expectEqual(moment, to: expected)
    }
  }

  /// The keyboard's hide has clamped the form from 300 to 100.
  ///
  /// Before the keyboard returns, the user drags the form to an offset.
  @Test(arguments: [(100, 300), (60, nil)] as [(CGFloat, CGFloat?)])
  func `a drag that ends where it began does not make a form forget its offset`(
    _ offset: CGFloat, _ expected: CGFloat?
  ) {
    func form(_ offset: CGFloat, isEdited: Bool) -> Rest {
      rules.rest(at: offset, keyboard: isEdited, target: isEdited ? 400...444 : nil)
    }
    var (memory, movement) = (RestMemory(), Movement())
    (movement.before, movement.after) = (form(300, isEdited: true), form(300, isEdited: true))
    memory.recordRestInFocus(&movement)
    movement.mover = .user
    (movement.before, movement.after) = (form(100, isEdited: false), form(offset, isEdited: false))
    memory.recordRestInFocus(&movement)
    movement.mover = .none
    (movement.before, movement.after) = (movement.after, form(300, isEdited: true))
    memory.recordRestInFocus(&movement)
    expectEqual(movement.earlierInFocus?.offset, to: expected)
  }

  /// A change of the keyboard moves the form from 300 toward 100, until the next event interrupts
  /// the movement.
  @Test(arguments: [(Movement.Mover.none, 300), (.user, nil)] as [(Movement.Mover, CGFloat?)])
  func `of interrupted movements, only a scroll makes a form forget its offset`(
    _ mover: Movement.Mover, _ expected: CGFloat?
  ) {
    func form(_ offset: CGFloat) -> Rest {
      rules.rest(at: offset, keyboard: true, target: 400...444)
    }
    var (memory, movement) = (RestMemory(), Movement())
    (movement.before, movement.after) = (form(300), form(300))
    memory.recordRestInFocus(&movement)
    movement.mover = mover
    (movement.after, movement.isInterrupted) = (form(200), true)
    memory.recordInterruption(of: movement)
    (movement.mover, movement.startsMoving, movement.isInterrupted) = (.none, true, false)
    (movement.before, movement.after) = (form(200), form(100))
    memory.recordRestInFocus(&movement)
    expectEqual(movement.earlierInFocus?.offset, to: expected ?? 200)
  }

  /// A hide moves content that is beyond the range without a keyboard, from 479 to 390.
  ///
  /// Before the hide, the user has typed; the keyboard returns with another height.
  @Test(
    arguments: [
      (nil, [479]), (.otherField, []), (.scroll, []), (.interruptedScroll, []), (.rotation, []),
      (.shortContent, []),
    ] as [(AfterHide?, [CGFloat])]
  )
  func `after an alert, content may return to its offset from before the hide`(
    _ row: (change: AfterHide?, expected: [CGFloat])
  ) {
    var (memory, movement) = (RestMemory(), Movement())
    var (before, after) = (
      rules.rest(at: 479, keyboard: true, target: 640...684, textLength: 47),
      rules.rest(at: 390, keyboard: false)
    )
    if row.change == .shortContent { (before.offset, after.offset) = (300, 300) }
    (movement.before, movement.after, movement.startsMoving) = (before, after, true)
    memory.recordRestInFocus(&movement)
    (movement.before, movement.startsMoving) = (after, false)
    var scrolled = movement
    (scrolled.mover, scrolled.after.offset) = (.user, 380)
    switch row.change {
    case .scroll: memory.recordRestInFocus(&scrolled)
    case .interruptedScroll: memory.recordInterruption(of: scrolled)
    default: break
    }
    movement.after = rules.rest(at: 479, keyboard: true, target: 640...684, textLength: 47)
    movement.after.covered = 356
    switch row.change {
    case .otherField: movement.after.target?.responder = ObjectIdentifier(RestMemory.self)
    case .rotation: movement.after.frame.size = CGSize(width: 844, height: 390)
    default: break
    }
    memory.recordRestInFocus(&movement)
    expectEqual(movement.offsetsInFocus, to: row.expected)
  }

  /// The user has scrolled the field away; after the alert, the keyboard is lower than before.
  @Test(arguments: [(true, [386]), (false, [])] as [(Bool, [CGFloat])])
  func `after an alert's own field, a field that was scrolled away may stay hidden`(
    _ row: (alertHasField: Bool, expected: [CGFloat])
  ) {
    var (memory, movement) = (RestMemory(), Movement())
    var scrolled = rules.rest(at: 386, keyboard: true, target: 400...444)
    (scrolled.covered, scrolled.bottomInset) = (356, 356)
    (movement.before, movement.after, movement.mover) = (scrolled, scrolled, .user)
    movement.before.offset = -36
    memory.recordRestInFocus(&movement)
    (movement.before, movement.mover) = (scrolled, .none)
    movement.after = rules.rest(at: 386, keyboard: row.alertHasField)
    memory.recordRestInFocus(&movement)
    movement.before = movement.after
    movement.after = rules.rest(at: 386, keyboard: true, target: 400...444)
    memory.recordRestInFocus(&movement)
    expectEqual(movement.offsetsInFocus, to: row.expected)
  }

  /// The keyboard becomes 45 points lower, and then the composer 21 points higher.
  @Test(arguments: [(CGFloat?.some(480), [668]), (nil, [])] as [(CGFloat?, [CGFloat])])
  func `beside an edited bar, content returns as far as a larger inset allows`(
    _ row: (barTop: CGFloat?, expected: [CGFloat])
  ) {
    func list(_ offset: CGFloat, covered: CGFloat) -> Rest {
      var rest = rules.rest(at: offset, keyboard: true)
      (rest.covered, rest.bottomInset, rest.barTop) = (covered, covered, row.barTop)
      return rest
    }
    var (memory, movement) = (RestMemory(), Movement())
    (movement.before, movement.after) = (list(692, covered: 336), list(692, covered: 336))
    memory.recordRestInFocus(&movement)
    movement.after = list(647, covered: 291)
    memory.recordRestInFocus(&movement)
    (movement.before, movement.after) = (movement.after, list(668, covered: 312))
    movement.offsetsInFocus = []
    memory.setRestsInFocus(of: &movement)
    #expect(Set(movement.offsetsInFocus).subtracting([647]) == Set(row.expected))
  }

  /// The content was at 692 when another event began, or on the way there, and is at 600 now.
  @Test(arguments: PassedPlace.allCases)
  func `content may return to where an event interrupted it, or to where the app has scrolled it`(
    _ place: PassedPlace
  ) {
    func form(_ offset: CGFloat) -> Rest {
      rules.rest(at: offset, keyboard: true, target: 600...644)
    }
    var (memory, movement) = (RestMemory(), Movement())
    (movement.before, movement.after) = (form(600), form(692))
    switch place {
    case .interrupted:
      movement.isInterrupted = true
      memory.recordInterruption(of: movement)
    case .interruptedAppScroll:
      (movement.isInterrupted, movement.isScrolledByApp) = (true, true)
      (movement.targetOfApp, movement.after.offset) = (692, 650)
      memory.recordInterruption(of: movement)
    case .appScroll:
      (movement.isScrolledByApp, movement.targetOfApp) = (true, 692)
      movement.after = form(600)
      memory.recordRestInFocus(&movement)
    case .endOfInterruptedScroll:
      (movement.isInterrupted, movement.mover) = (true, .user)
      memory.recordInterruption(of: movement)
      (movement.isInterrupted, movement.mover, movement.startsMoving) = (false, .none, true)
      memory.recordRestInFocus(&movement)
    }
    var last = Movement()
    (last.before, last.after) = (form(600), form(692))
    memory.setRestsInFocus(of: &last)
    #expect(last.offsetsInFocus.contains(692))
    // Not with other content, and not after the next scroll.
    last.offsetsInFocus = []
    last.after.contentHeight = 1300
    memory.setRestsInFocus(of: &last)
    #expect(!last.offsetsInFocus.contains(692))
    var scroll = Movement()
    (scroll.before, scroll.after, scroll.mover) = (form(600), form(300), .user)
    memory.recordRestInFocus(&scroll)
    (last.after, last.offsetsInFocus) = (form(692), [])
    memory.setRestsInFocus(of: &last)
    #expect(!last.offsetsInFocus.contains(692))
  }

  enum PassedPlace: CaseIterable {
    case interrupted, interruptedAppScroll, appScroll, endOfInterruptedScroll
  }

  /// After a drag beyond the end, content springs back to its end at 692; a clamp moves it there from
  /// within a larger range.
  @Test(arguments: [(1200, 692), (1400, nil)] as [(CGFloat, CGFloat?)])
  func `content returns to an offset to which it sprang back, but need not after a clamp`(
    _ row: (heightBefore: CGFloat, expected: CGFloat?)
  ) {
    func form(_ offset: CGFloat) -> Rest {
      rules.rest(at: offset, keyboard: true, target: 600...644)
    }
    var (memory, movement) = (RestMemory(), Movement())
    (movement.before, movement.after) = (form(710), form(692))
    movement.before.contentHeight = row.heightBefore
    if row.expected != nil {
      movement.startsMoving = true
      movement.frames = [MovementFrame(time: 0, offset: 700, finger: .decelerating)]
    }
    memory.recordRestInFocus(&movement)
    (movement.before, movement.startsMoving, movement.frames) = (form(600), false, [])
    memory.recordRestInFocus(&movement)
    expectEqual(movement.earlierInFocus?.offset, to: row.expected)
  }

  enum AfterHide { case otherField, scroll, interruptedScroll, rotation, shortContent }

  @Test func `a finding prints the earlier and the present offset`() {
    var movement = rules.movement(from: chat(0, keyboard: false), to: chat(302, keyboard: true))
    movement.keepsDistance = true
    movement.earlier = chat(302.3, keyboard: true)
    expectEqual(rules.broken(movement), to: [])
    movement.earlier = chat(280, keyboard: true)
    expectEqual(
      movement.findings(of: [.thereAndBack]).map(\.detail),
      to: ["offset 302; it was 280 in the same surroundings"]
    )
  }

  /// Without an earlier offset, the judge cannot know how far UIKit has clamped the content.
  @Test(arguments: [-91, 0, 211] as [CGFloat])
  func `a chat at its start may stay there, or return as far as the range allows`(_ end: CGFloat) {
    var movement = rules.movement(from: chat(-91, keyboard: false), to: chat(end, keyboard: true))
    movement.keepsDistance = true
    expectEqual(rules.broken(movement), to: [])
    movement.before.offset = -80
    expectEqual(rules.broken(movement), to: [.chat])
    movement.before.offset = -91
    movement.after.offset = 240
    expectEqual(rules.broken(movement), to: [.chat])
  }
}
