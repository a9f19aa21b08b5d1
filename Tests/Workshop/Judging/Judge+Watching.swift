@_spi(Headless) import UIKit

extension Judge {
  /// Judges all events until ``stopWatching()``.
  ///
  /// An event begins at rest, and ends when nothing has moved for a third of a second. If another
  /// event interrupts it, only needless movement is judged.
  package func watch() {
    device.willHappen = { [weak self] in self?.happens($0) }
  }

  package func stopWatching() {
    device.willHappen = nil
    finish()
  }

  /// Ends the event, because the next movement is the app's own.
  package func appWillScroll() {
    finish()
  }

  private func happens(_ happening: HeadlessDevice.Happening) {
    let turn = device.clock.turnCount
    defer { (lastTurn, lastHappening, lastTime) = (turn, happening, device.clock.now) }
    // A focus and its notifications, which share a turn, are one event.
    guard !isJudging || turn != lastTurn else { return rename("\(event), \(happening.name)") }
    // A keyboard that returns at once did not really hide.
    if isJudging, lastHappening?.isHide == true, happening.isShow,
      device.clock.now - lastTime < 0.2
    {
      return rename("\(event), \(happening.name)")
    }
    finish()
    // A test may move a finger in no time, without a frame that shows the finger.
    begin(happening.name, mover: happening == .touch ? .user : .none)
  }

  private func finish() {
    guard isJudging else { return }
    // Don't wait for the rest: the test decides how time passes.
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
