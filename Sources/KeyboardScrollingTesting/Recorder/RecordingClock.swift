import CoreFoundation
import Dispatch
import Foundation
import UIKit

/// The time and the turns of the main run loop that a recorder reads; the stand-in's on Linux.
@MainActor
struct RecordingClock {
  typealias Work = @MainActor () -> Void

  /// Seconds since any fixed moment.
  let now: @MainActor () -> TimeInterval
  /// Runs work at the end of each turn, until the closure that it returns is called.
  let observeTurns: @MainActor (@escaping Work) -> Work
}

extension RecordingClock {
  #if os(Linux)
  /// The clock of the current device, which moves only when a test advances it.
  static var current: RecordingClock {
    let device = HeadlessDevice.current
    return RecordingClock(
      now: { device.clock.now },
      observeTurns: { device.clock.observeTurns($0) }
    )
  }
  #else
  /// The system's clock, and the main run loop.
  static var current: RecordingClock {
    RecordingClock(
      // An app would have to declare a reason for using the system's uptime.
      now: { TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9 },
      observeTurns: { observeMainRunLoop($0) }
    )
  }

  /// Runs work before the main run loop waits for the next event, after UIKit's own observers, whose
  /// orders are about 2,000,000; it does not wake the loop.
  /// https://developer.apple.com/documentation/corefoundation/cfrunloopobserver
  private static func observeMainRunLoop(_ work: @escaping Work) -> Work {
    let observer = CFRunLoopObserverCreateWithHandler(
      kCFAllocatorDefault,
      CFRunLoopActivity.beforeWaiting.rawValue,
      true,
      .max
    ) { _, _ in
      MainActor.assumeIsolated { work() }
    }
    // Each mode is added by name: Core Foundation identifies the common modes by a pointer, which
    // Swift does not preserve.
    for mode in [RunLoop.Mode.default, .tracking] {
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, coreFoundationMode(mode))
    }
    return { CFRunLoopObserverInvalidate(observer) }
  }

  /// A mode has a type of its own on Apple's systems, and is a plain string elsewhere.
  private static func coreFoundationMode<Mode: RawRepresentable>(_ mode: RunLoop.Mode) -> Mode?
  where Mode.RawValue == CFString {
    Mode(rawValue: coreFoundationMode(mode))
  }

  private static func coreFoundationMode(_ mode: RunLoop.Mode) -> CFString {
    CFStringCreateWithCString(nil, mode.rawValue, CFStringBuiltInEncodings.UTF8.rawValue)
  }
  #endif
}
