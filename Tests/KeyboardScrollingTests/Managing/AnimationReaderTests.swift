#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct AnimationReaderTests {
  private let container = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
  private let bar = UIView(frame: CGRect(x: 0, y: 150, width: 390, height: 50))
  private let list = UITableView()

  private func read(
    _ announcement: TimeInterval, endingAt end: TimeInterval, at now: TimeInterval
  ) -> Motion {
    let turn = AnnouncementTurn(time: announcement, isAfterDrag: false, end: end, screen: nil)
    return AnimationReader(
      bar: ManagedBar(bar), announcement: turn, timingOfTransition: nil, now: now
    ).motion(of: list)
  }

  @Test func `beside a bar, content begins with the keyboard only in the first half second`() {
    // Up to 0.5 s after the announcement, the content catches up with the bar.
    expectEqual(read(1, endingAt: 1.1, at: 1.4).start, to: 1.1)
    expectEqual(read(1, endingAt: 1.1, at: 1.7).start, to: 1.7)
  }

  @Test func `an older animation of the bar itself does not hide the newer one around the bar`() {
    let device = HeadlessDevice()
    device.run {
      let window = device.makeWindow(rootViewController: UIViewController())
      window.addSubview(container)
      container.addSubview(bar)
      device.clock.advance(by: 1)
      UIView.animate(withDuration: 0.5) { bar.bounds.size.height += 20 }
      device.clock.advance(by: 0.2)
      let announcement = device.clock.now
      UIView.animate(withDuration: 0.3) { container.frame.origin.y -= 50 }
      device.clock.advance(by: 0.1)
      let found = read(announcement, endingAt: announcement, at: device.clock.now)
      expectEqual(found.duration, to: 0.3)
    }
  }
}
#endif
