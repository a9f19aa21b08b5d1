import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct KeyboardRoughnessTests {
  private let fixture = KeyboardFixture()

  @Test(arguments: [
    (HeadlessRoughness.Keyboard.Announcement.inFocusCall, 0.0, true), (.nextTurn, 0, false),
    (.late, 0.35, false),
  ])
  func `S234: a keyboard is announced inside the focus call, a turn later, or late`(
    announcement: HeadlessRoughness.Keyboard.Announcement, delay: TimeInterval, isInside: Bool
  ) {
    fixture.device.roughness.keyboard.announcement = announcement
    let field = fixture.addField()
    let start = fixture.device.clock.now
    field.becomeFirstResponder()
    expectEqual(fixture.keyboard.log.isEmpty, to: !isInside)
    fixture.device.clock.advance(by: 1)
    expectEqual(fixture.eventNames, to: .show)
    #expect(abs((fixture.keyboard.log.first?.time ?? 0) - start - delay) < 1e-9)
    expectEqual(fixture.keyboard.frameInScreen, to: .docked)
  }

  @Test func `a keyboard is not announced if its focus has ended in the meantime`() {
    fixture.device.roughness.keyboard.announcement = .late
    let field = fixture.addField()
    field.becomeFirstResponder()
    fixture.device.clock.advance(by: 0.2)
    field.resignFirstResponder()
    fixture.device.clock.advance(by: 1)
    #expect(fixture.keyboard.log.isEmpty)
    let other = fixture.addField("other", y: 200)
    field.becomeFirstResponder()
    fixture.device.clock.advance(by: 0.2)
    other.becomeFirstResponder()
    fixture.device.clock.advance(by: 1)
    expectEqual(fixture.eventNames, to: .show)
  }

  @Test func `the dice draw each of the three times of an announcement`() {
    var delays: Set<Int> = []
    for seed in 0..<20 {
      let fixture = KeyboardFixture()
      fixture.device.dice = HeadlessDice(seed: seed)
      fixture.device.roughness.keyboard.announcement = .any
      let field = fixture.addField()
      let start = fixture.device.clock.now
      field.becomeFirstResponder()
      let isInside = !fixture.keyboard.log.isEmpty
      fixture.device.clock.advance(by: 1)
      let delay = (fixture.keyboard.log.first?.time ?? 0) - start
      delays.insert(isInside ? 0 : delay < 0.1 ? 1 : 2)
    }
    expectEqual(delays, to: [0, 1, 2])
  }

  private func falseStart(
    _ falseStart: HeadlessRoughness.Keyboard.FalseStart, seed: Int = 0
  ) -> [HeadlessKeyboardEvent] {
    let fixture = KeyboardFixture()
    fixture.device.dice = HeadlessDice(seed: seed)
    fixture.device.roughness.keyboard.falseStart = falseStart
    let field = fixture.addField()
    let posted = fixture.posted(within: 1) { field.becomeFirstResponder() }
    expectEqual(posted.suffix(4).map(\.name), to: .show)
    expectEqual(fixture.keyboard.frameInScreen, to: .docked)
    // A keyboard that is already up is announced without empty pairs.
    let other = fixture.addField("other", y: 200)
    let moved = fixture.posted { other.becomeFirstResponder() }
    expectEqual(moved.map(\.name), to: .willShow)
    return posted.dropLast(4)
  }

  @Test
  func `S235: a pair without height, or with too small a height, is posted before the keyboard`() {
    let empty = falseStart(.noHeight)
    expectEqual(empty.map(\.name), to: [.willShow, .didShow])
    expectEqual(empty.map { $0.endFrame?.height }, to: [0, 0])
    expectEqual(empty.map(\.duration), to: [0, 0])
    let low = falseStart(.tooLow)
    expectEqual(low.map(\.name), to: [.willShow, .didShow])
    expectEqual(low.map { $0.endFrame?.minY }, to: [553, 553])
    expectEqual(low.map(\.duration), to: [0.25, 0.25])
    #expect(falseStart(.none).isEmpty)
  }

  @Test func `S235: two to five empty pairs are posted before the keyboard`() {
    let counts = (0..<20).map { seed in
      let events = falseStart(.burst, seed: seed)
      #expect(events.allSatisfy { $0.endFrame == .zero })
      return events.count / 2
    }
    expectEqual(Set(counts), to: [2, 3, 4, 5])
  }

  @Test func `a lock posts two to five empty pairs within an eighth of a second`() {
    let counts = (0..<20).map { seed in
      let fixture = KeyboardFixture()
      fixture.addFocusedField()
      fixture.device.dice = HeadlessDice(seed: seed)
      fixture.device.roughness.keyboard.falseStart = .burst
      let start = fixture.device.clock.now
      let number = fixture.keyboard.log.count
      fixture.keyboard.perform(.lockAndUnlock)
      fixture.device.clock.advance(by: 1)
      let pairs = fixture.keyboard.log.dropFirst(number)
        .filter { $0.event.name == .willShow && $0.event.endFrame == .zero }
      #expect(pairs.allSatisfy { $0.time - start <= 0.125 })
      expectEqual(fixture.keyboard.frameInScreen, to: .docked)
      return pairs.count
    }
    expectEqual(Set(counts), to: [2, 3, 4, 5])
  }

  @Test func `did-notifications may be late`() {
    fixture.device.roughness.keyboard.didDelay = 0.2
    let field = fixture.addField()
    let start = fixture.device.clock.now
    field.becomeFirstResponder()
    fixture.device.clock.advance(by: 1)
    let delay = (fixture.keyboard.log.last?.time ?? 0) - start
    #expect(delay > 0.25 && delay <= 0.45)
  }

  @Test(arguments: [(true, 0.1), (false, 0)])
  func `the keyboard may wait for the commit of its announcement`(
    waitsForCommit: Bool, hitch: TimeInterval
  ) {
    fixture.device.roughness.display.showsCommits = true
    fixture.device.roughness.keyboard.waitsForCommit = waitsForCommit
    fixture.device.roughness.mainThread.hitchInAnnouncement = 0.1...0.1
    let field = fixture.addField()
    let clock = fixture.device.clock
    var tops: [CGFloat] = []
    let start = clock.now
    clock.onFrame = {
      if clock.now - start < 0.101 {
        tops.append(fixture.keyboard.headlessPresentationFrame?.minY ?? 844)
      }
    }
    field.becomeFirstResponder()
    clock.advance(by: 0.2)
    expectEqual(tops.count, to: 6)
    expectEqual(tops.allSatisfy { $0 == 844 }, to: waitsForCommit)
    clock.onFrame = nil
    clock.advance(by: 1)
    expectEqual(fixture.keyboard.headlessPresentationFrame, to: .docked)
  }

  @Test func `the first frame of the keyboard may be several refreshes late`() {
    fixture.device.roughness.keyboard.firstFrame = 2
    let field = fixture.addField()
    let clock = fixture.device.clock
    var tops: [CGFloat] = []
    clock.onFrame = { tops.append(fixture.keyboard.headlessPresentationFrame?.minY ?? 844) }
    field.becomeFirstResponder()
    clock.advance(by: 0.051)
    expectEqual(tops.prefix(2), to: [844, 844])
    #expect(tops[2] < 844)
    clock.onFrame = nil
  }
}
