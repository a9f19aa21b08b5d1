import Foundation
import UIKit

/// The frames of the display, one at a time; on Linux, sixty frames a second of the stand-in's
/// clock.
@MainActor final class FrameClock {
  private let clock: HostClock
  #if canImport(ObjectiveC)
  private let display = DisplayFrames()
  #endif

  init(_ clock: HostClock) { self.clock = clock }

  /// Waits for the next frame; returns false if frames were missed.
  func next() async -> Bool {
    #if canImport(ObjectiveC)
    await display.next()
    #else
    await clock.wait(1.0 / 60)
    return true
    #endif
  }
}

#if canImport(ObjectiveC)
/// A separate class, because a display link calls an Objective-C method, and retains its target
/// until `invalidate()`.
@MainActor private final class DisplayFrames: NSObject {
  private var waiting: CheckedContinuation<Bool, Never>?
  private var number = 0
  private var last: CFTimeInterval?
  private var link: CADisplayLink?

  func next() async -> Bool {
    number += 1
    let number = number
    // Without a display, for example in the background, a display link has no frames.
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, number == self.number else { return }
        self.resume(isRegular: false)
      }
    }
    return await withCheckedContinuation { continuation in
      waiting = continuation
      guard link == nil else { return }
      let link = CADisplayLink(target: self, selector: #selector(frameWillBeShown))
      link.add(to: .main, forMode: .common)
      self.link = link
    }
  }

  @objc private func frameWillBeShown(_ link: CADisplayLink) {
    guard waiting != nil else {
      link.invalidate()
      self.link = nil
      last = nil
      return
    }
    let isRegular = last.map { link.timestamp - $0 < 0.025 } ?? true
    last = link.timestamp
    resume(isRegular: isRegular)
  }

  private func resume(isRegular: Bool) {
    waiting?.resume(returning: isRegular)
    waiting = nil
  }
}
#endif
