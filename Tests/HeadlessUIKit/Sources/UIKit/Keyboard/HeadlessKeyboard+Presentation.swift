extension HeadlessKeyboard {
  /// The keyboard's frame on the screen now, in the screen's coordinate space.
  ///
  /// The frame moves like a view animated with the notification. Nil while the keyboard is hidden,
  /// or for an infinite frame, as in some published traces.
  public var headlessPresentationFrame: CGRect? {
    guard let frame = movingFrame ?? restingFrameOnScreen else { return nil }
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    return numbers.allSatisfy(\.isFinite) ? frame : nil
  }

  private var restingFrameOnScreen: CGRect? { (committedPlacement ?? placement).frame }

  /// The time when the keyboard begins to move for a notification; infinite before the commit.
  private func begin(of entry: HeadlessKeyboardLogEntry) -> TimeInterval {
    let rough = device.roughness
    let frames = TimeInterval(rough.keyboard.firstFrame) * rough.display.frameDuration
    return (rough.keyboard.waitsForCommit ? entry.committed : entry.time) + frames
  }

  private var movingFrame: CGRect? {
    let move = log.last {
      $0.event.name.isWill && $0.event.duration ?? 0 > 0 && begin(of: $0) < .infinity
    }
    guard let move, let begin = move.event.beginFrame, let reported = move.event.endFrame,
      let duration = move.event.duration
    else { return nil }
    let start = self.begin(of: move)
    let isEndInWindow = device.options.endFrameInWindow && move.event.name != .willHide
    let end = isEndInWindow ? restingFrameOnScreen ?? reported : reported
    let animation = HeadlessAnimation(
      key: "frame", from: .rect(begin), to: .rect(end), start: start, duration: duration,
      curve: move.event.curve ?? curve, transaction: 0
    )
    let now = device.clock.now
    // After the reported duration, only the end of the spring's movement is left (S215). If a
    // finger has moved the keyboard meanwhile, that end is ignored.
    guard now < start + duration || (now < animation.end && restingFrameOnScreen ?? end == end),
      case .rect(let frame) = device.animator.value(of: animation)
    else { return nil }
    return frame
  }
}
