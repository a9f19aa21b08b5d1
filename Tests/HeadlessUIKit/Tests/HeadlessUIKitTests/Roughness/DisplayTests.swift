import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct DisplayTests {
  private let fixture = RootFixture()
  private let view = UIScrollView(frame: CGRect(0, 100, 300, 400))
  private var device: HeadlessDevice { fixture.device }

  init() {
    view.contentSize = CGSize(300, 1000)
    fixture.root.addSubview(view)
    device.clock.settle()
  }

  @Test func `a change is visible after the commit of its turn`() {
    device.roughness.display.showsCommits = true
    view.contentOffset.y = 50
    view.frame.origin.y = 120
    view.contentInset.bottom = 30
    view.contentSize.height = 900
    #expect(view.headlessIsUncommitted)
    expectEqual(view.headlessPresentationBounds.minY, to: 0)
    expectEqual(view.headlessPresentationFrame.minY, to: 100)
    expectEqual(view.headlessPresentationInset.bottom, to: 0)
    expectEqual(view.headlessPresentationContentSize.height, to: 1000)
    device.clock.turn()
    #expect(!view.headlessIsUncommitted)
    expectEqual(view.headlessPresentationBounds.minY, to: 50)
    expectEqual(view.headlessPresentationFrame.minY, to: 120)
    expectEqual(view.headlessPresentationInset.bottom, to: 30)
    expectEqual(view.headlessPresentationContentSize.height, to: 900)
  }

  /// An event is committed before the next block of the queue, or together with that block.
  @Test(arguments: [(HeadlessOptions.TurnOrder.layoutFirst, 50.0), (.queueFirst, 0)])
  func `the queue's block comes after the commit, or before it`(
    order: HeadlessOptions.TurnOrder, shown: CGFloat
  ) {
    device.roughness.display.showsCommits = true
    device.options.turnOrder = order
    view.contentOffset.y = 50
    var found: CGFloat?
    device.clock.nextTurn { found = view.headlessPresentationBounds.minY }
    device.clock.turn()
    expectEqual(found, to: shown)
  }

  @Test func `S233: an animation begins with its commit, and ends later by the same time`() {
    device.roughness.display.showsCommits = true
    device.roughness.mainThread.turn = 0.1
    let start = device.clock.now
    var end: TimeInterval?
    UIView.animate(withDuration: 0.2) {
      view.center.y += 100
    } completion: { _ in
      end = device.clock.now
    }
    expectNil(view.headlessBeginOfAnimation)
    device.clock.turn()
    let begin = view.headlessBeginOfAnimation ?? 0
    #expect(abs(begin - start - 0.1) < 1e-9)
    expectEqual(view.headlessPresentationFrame.minY, to: 100)
    device.clock.advance(by: 0.3)
    #expect(end.map { abs($0 - start - 0.3) < 1e-9 } == true)
    expectEqual(view.headlessPresentationFrame.minY, to: 200)
  }

  @Test(arguments: [30, 60, 120])
  func `frames come at the rate of the display`(rate: Int) {
    device.roughness.display.framesPerSecond = rate
    var (calls, frames) = (0, 0)
    let end = device.clock.observeFrames { calls += 1 }
    device.clock.onFrame = { frames += 1 }
    device.clock.advance(by: 1.001)
    expectEqual(calls, to: rate)
    expectEqual(frames, to: rate)
    end()
    device.clock.onFrame = nil
  }

  /// Without commits, the changes of a display link are visible at the same refresh.
  @Test(arguments: [(true, [0, 10, 20.0]), (false, [10, 20, 30])])
  func `the changes of a display link are visible at the next refresh, or at the same one`(
    showsCommits: Bool, shown: [CGFloat]
  ) {
    device.roughness.display.showsCommits = showsCommits
    var found: [CGFloat] = []
    var times: [TimeInterval] = []
    let start = device.clock.now
    let end = device.clock.observeFrames {
      times.append(device.clock.timeOfFrame - start)
      view.contentOffset.y += 10
    }
    device.clock.onFrame = { found.append(view.headlessPresentationBounds.minY) }
    device.clock.advance(by: 0.051)
    expectEqual(found, to: shown)
    let first = showsCommits ? 2.0 / 60 : 1.0 / 60
    #expect(abs((times.first ?? 0) - first) < 1e-9)
    end()
    device.clock.onFrame = nil
  }

  @Test func `no display link is called for a dropped frame`() {
    device.roughness.display.droppedFrames = 1
    var calls = 0
    let end = device.clock.observeFrames { calls += 1 }
    device.clock.advance(by: 0.101)
    expectEqual(calls, to: 0)
    // The next frame shows nothing new.
    #expect(abs(device.clock.lastMissedFrame - device.clock.now - 1.0 / 60) < 0.01)
    device.roughness.display.droppedFrames = 0.33
    device.clock.advance(by: 3)
    #expect((90...150).contains(calls))
    end()
  }

  @Test func `a display link due while the main thread is busy is called once, afterwards`() {
    let start = device.clock.now
    var times: [TimeInterval] = []
    let end = device.clock.observeFrames { times.append(device.clock.now - start) }
    device.clock.stayBusy(for: 0.06)
    device.clock.advance(by: 0.01)
    expectEqual(times.count, to: 2)
    #expect(abs(times[0] - 0.06) < 1e-9)
    #expect(abs(times[1] - 4.0 / 60) < 1e-9)
    end()
  }

  @Test func `a display link may be late, and a new one waits`() {
    device.roughness.display.linkDelay = 0.01
    device.roughness.display.firstFrame = 2
    let start = device.clock.now
    var times: [TimeInterval] = []
    let end = device.clock.observeFrames { times.append(device.clock.now - start) }
    device.clock.advance(by: 0.1)
    #expect(times.first.map { $0 >= 0.05 && $0 <= 0.06 } == true)
    #expect(times.contains { ($0 * 60).truncatingRemainder(dividingBy: 1) > 0.01 })
    end()
  }
}
