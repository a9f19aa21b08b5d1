@_spi(Headless) import UIKit

extension Judge {
  /// Judges all events until ``stopWatching()``.
  ///
  /// An event ends when the next one begins. If something has moved in the third of a second before
  /// that, the judge reports only needless movement.
  package func watch() { device.willHappen = { [weak self] in self?.happens($0) } }

  package func stopWatching() {
    device.willHappen = nil
    finish()
  }

  /// Ends the event before the app scrolls, so that the judge ignores that scroll.
  package func appWillScroll() { finish() }

  private func happens(_ happening: HeadlessDevice.Happening) {
    let turn = device.clock.turnCount
    defer { (lastTurn, lastHappening, lastTime) = (turn, happening, device.clock.now) }
    // A focus and its notifications, which share a turn, are one event.
    guard !isJudging || turn != lastTurn else { return rename("\(event), \(happening.name)") }
    // A show within 0.2 s after a hide is part of the hide's event.
    if isJudging, lastHappening?.isHide == true, happening.isShow,
      device.clock.now - lastTime < 0.2
    {
      return rename("\(event), \(happening.name)")
    }
    finish()
    // Record the user as the mover now: a test may lift the finger before the next frame.
    begin(happening.name, mover: happening == .touch ? .user : .none)
  }

  private func finish() {
    guard isJudging else { return }
    // Don't wait until nothing moves: the test advances the clock itself.
    end(isInterrupted: !isAtRest, checksLater: false)
  }
}

extension HeadlessDevice.Happening {
  fileprivate var name: String {
    switch self {
    case .notification(let name): "\(name)"
    case .focus: "focus"
    case .touch: "touch"
    }
  }

  fileprivate var isHide: Bool {
    self == .notification(.willHide) || self == .notification(.didHide)
  }

  fileprivate var isShow: Bool {
    [.notification(.willShow), .notification(.willChangeFrame)].contains(self)
  }
}
