import CoreFoundation
import Foundation
import UIKit

/// The main run loop, as far as the end of its turns is concerned.
@MainActor
enum MainRunLoop {
  /// Runs work at the end of each turn, before the loop waits for the next event.
  static func observeTurns(_ work: @escaping Environment.Work) -> Environment.Work {
    // The observer wakes nothing and runs after UIKit's and Core Animation's observers, whose orders
    // are about 2,000,000. Newer systems lay out and commit inside a source of the loop, which comes
    // before any observer. So the work sees every settled geometry, if not always before the commit.
    // https://developer.apple.com/documentation/corefoundation/cfrunloopobserver
    let observer = CFRunLoopObserverCreateWithHandler(
      kCFAllocatorDefault,
      CFRunLoopActivity.beforeWaiting.rawValue,
      true,
      .max
    ) { _, _ in
      MainActor.assumeIsolated { work() }
    }
    // By name, each: the set of common modes is recognised by its pointer, which Swift does not keep.
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
