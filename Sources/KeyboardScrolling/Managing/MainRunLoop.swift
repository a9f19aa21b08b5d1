import CoreFoundation
import Foundation
import UIKit

/// An observer of the end of turns of the main run loop.
@MainActor
enum MainRunLoop {
  /// Runs work at the end of each turn, before the loop waits for the next event.
  static func observeTurns(_ work: @escaping Environment.Work) -> Environment.Work {
    // The observer does not wake the loop. It runs after UIKit's and Core Animation's observers,
    // whose orders are about 2,000,000. Newer systems lay out and commit inside a source of the
    // loop, before any observer. So the work always runs after layout, but not always before the
    // commit.
    // https://developer.apple.com/documentation/corefoundation/cfrunloopobserver
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
}
