import Foundation
import UIKit

/// The frames of the display, one at a time; on Linux, sixty frames a second of the stand-in's
/// clock.
@MainActor final class FrameClock {
  #if canImport(ObjectiveC)
  private let display = DisplayFrames()
  #else
  private let clock: HostClock
  #endif
  private var last: TimeInterval?

  init(_ clock: HostClock) {
    #if !canImport(ObjectiveC)
    self.clock = clock
    #endif
  }

  /// Begins anew: the time before the next frame is not measured.
  func restart() { last = nil }

  /// Waits for the next frame; returns false if frames were missed.
  func next() async -> Bool {
    #if canImport(ObjectiveC)
    guard let time = await display.next() else { return false }
    #else
    await clock.wait(1.0 / 60)
    let time = clock.now()
    #endif
    defer { last = time }
    return last.map { time - $0 < 0.025 } ?? true
  }
}

#if canImport(ObjectiveC)
/// A separate class, because a display link calls an Objective-C method, and retains its target
/// until `invalidate()`.
@MainActor private final class DisplayFrames: NSObject {
  private var waiting: CheckedContinuation<CFTimeInterval?, Never>?
  private var number = 0
  private var link: CADisplayLink?

  /// Waits for the next frame; returns its time, or nil if there is none for a tenth of a second.
  func next() async -> CFTimeInterval? {
    number += 1
    let number = number
    // Without a display, for example in the background, a display link has no frames.
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, number == self.number else { return }
        self.resume(at: nil)
      }
    }
    return await withCheckedContinuation { continuation in
      waiting = continuation
      guard link == nil else { return }
      let link = CADisplayLink(target: self, selector: #selector(frameWillBeShown))
      // On a display with 120 frames a second, the rules for one frame would be looser.
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 60, preferred: 60)
      link.add(to: .main, forMode: .common)
      self.link = link
    }
  }

  @objc private func frameWillBeShown(_ link: CADisplayLink) {
    guard waiting != nil else {
      link.invalidate()
      self.link = nil
      return
    }
    resume(at: link.timestamp)
  }

  private func resume(at time: CFTimeInterval?) {
    waiting?.resume(returning: time)
    waiting = nil
  }
}
#endif
