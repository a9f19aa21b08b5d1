import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct MainThreadTests {
  private let fixture = KeyboardFixture()

  private func expect(
    _ time: TimeInterval, _ expected: TimeInterval,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(time - expected) < 1e-9, sourceLocation: sourceLocation)
  }

  @Test func `a turn with work takes time`() {
    fixture.device.roughness.mainThread.turn = 0.008
    let clock = fixture.device.clock
    let start = clock.now
    clock.settle()
    expectEqual(clock.now, to: start)
    clock.nextTurn {}
    clock.settle()
    expect(clock.now, start + 0.008)
  }

  @Test func `work that becomes due during a turn is late, and later work waits`() {
    fixture.device.roughness.mainThread.turn = 0.2
    let clock = fixture.device.clock
    let start = clock.now
    var times: [TimeInterval] = []
    clock.after(0.1) { times.append(clock.now - start) }
    clock.after(0.35) { times.append(clock.now - start) }
    clock.nextTurn {}
    clock.advance(by: 0.1)
    expectEqual(times.count, to: 1)
    expect(times[0], 0.2)
    // The turn took longer than the test waited, and no other work was due.
    expect(clock.now - start, 0.2)
    clock.advance(by: 0.2)
    expectEqual(times.count, to: 2)
  }

  @Test func `the display continues while the main thread is busy, but runs no work`() {
    let clock = fixture.device.clock
    var frames: [Bool] = []
    var turns = 0
    let end = clock.observeTurns { turns += 1 }
    clock.onFrame = { frames.append(clock.isBusy) }
    clock.stayBusy(for: 0.1)
    expectEqual(frames, to: Array(repeating: true, count: 6))
    expectEqual(turns, to: 0)
    clock.advance(by: 0.1)
    expectEqual(frames.suffix(6), to: Array(repeating: false, count: 6))
    #expect(turns > 0)
    end()
    clock.onFrame = nil
  }

  enum Place: Sendable { case before, inTurn, after }

  @Test(arguments: [(Place.before, 0.1, 0.1), (.inTurn, 0, 0.1), (.after, 0, 0)])
  func `a hitch may be before the announcement, before its commit, or after its commit`(
    place: Place, announced: TimeInterval, committed: TimeInterval
  ) throws {
    fixture.device.roughness.display.showsCommits = true
    switch place {
    case .before: fixture.device.roughness.mainThread.hitchBeforeAnnouncement = 0.1...0.1
    case .inTurn: fixture.device.roughness.mainThread.hitchInAnnouncement = 0.1...0.1
    case .after: fixture.device.roughness.mainThread.hitchAfterAnnouncement = 0.1...0.1
    }
    let field = fixture.addField()
    let clock = fixture.device.clock
    let start = clock.now
    var next: TimeInterval = 0
    fixture.onKeyboard = { if $0 == .willShow { clock.nextTurn { next = clock.now } } }
    field.becomeFirstResponder()
    clock.settle()
    let entry = try #require(fixture.keyboard.log.first { $0.event.name == .willShow })
    expect(entry.time - start, announced)
    expect(entry.committed - start, committed)
    // The app's next block waits for the hitch in each case.
    expect(next - start, 0.1)
  }

  @Test func `a fraction of turns has hitches, the same ones for the same seed`() {
    func turns(seed: Int) -> [TimeInterval] {
      let device = HeadlessDevice()
      device.dice = HeadlessDice(seed: seed)
      device.roughness.mainThread.hitchShare = 0.5
      return device.run {
        (0..<20).map { _ in
          let start = device.clock.now
          device.clock.nextTurn {}
          device.clock.settle()
          return device.clock.now - start
        }
      }
    }
    let lengths = turns(seed: 1)
    #expect(lengths.allSatisfy { $0 == 0 || (0.05 - 1e-9...0.3 + 1e-9).contains($0) })
    #expect((4...16).contains(lengths.count { $0 > 0 }))
    expectEqual(turns(seed: 1), to: lengths)
    #expect(turns(seed: 2) != lengths)
  }

  @Test func `a timer may be late, but the system's own work is not`() {
    fixture.device.roughness.mainThread.timerDelay = 0.05
    let clock = fixture.device.clock
    let start = clock.now
    var times: [TimeInterval] = []
    clock.timer(0.1) { times.append(clock.now - start) }
    clock.after(0.1) { times.append(clock.now - start) }
    clock.advance(by: 0.2)
    expect(times[0], 0.1)
    #expect(times[1] > 0.1 && times[1] <= 0.15)
  }

  /// The main thread drives both movements.
  @Test(arguments: [false, true])
  func `an animated scroll and a flick take no longer on a busy main thread`(isFlick: Bool) {
    func duration(turn: TimeInterval) -> TimeInterval {
      var duration: TimeInterval = 0
      let fixture = KeyboardFixture()
      let view = UIScrollView(frame: fixture.root.view.bounds)
      view.contentSize = CGSize(390, 10_000)
      fixture.root.view.addSubview(view)
      let clock = fixture.device.clock
      clock.settle()
      fixture.device.roughness.mainThread.turn = turn
      fixture.device.roughness.display.showsCommits = true
      let start = clock.now
      if isFlick {
        let finger = HeadlessFinger(from: CGPoint(100, 600), to: CGPoint(100, 500))
        finger.lift(velocity: CGPoint(0, -1000))
      } else {
        view.setContentOffset(CGPoint(0, 3000), animated: true)
      }
      var last = view.contentOffset.y
      for _ in 0..<100 {
        clock.advance(by: 0.05)
        if view.contentOffset.y != last { duration = clock.now - start }
        last = view.contentOffset.y
      }
      return duration
    }
    let smooth = duration(turn: 0)
    let busy = duration(turn: 0.02)
    #expect(smooth > 0.2)
    #expect(abs(busy - smooth) < 0.2, "\(busy) and \(smooth)")
  }
}
