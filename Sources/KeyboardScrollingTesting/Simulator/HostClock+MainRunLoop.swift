import CoreFoundation
import Foundation
import UIKit

#if !os(Linux)
extension HostClock {
  /// Runs work before the main run loop waits for the next event, after UIKit's own observers, whose
  /// orders are about 2,000,000; it does not wake the loop.
  /// https://developer.apple.com/documentation/corefoundation/cfrunloopobserver
  static func observeMainRunLoop(_ work: @escaping Work) -> Work {
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
#endif
