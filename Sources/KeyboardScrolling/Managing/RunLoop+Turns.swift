import CoreFoundation
import UIKit

// KeyboardScrollingTesting compiles this file too, through a symbolic link, so that neither product
// depends on the other.

extension RunLoop {
  /// Observes the ends of the main run loop's turns, until the returned closure is called.
  @MainActor
  static func observeTurns(_ work: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    // The observer does not wake the loop. It runs after UIKit's and Core Animation's observers,
    // whose orders are about 2,000,000. Newer systems lay out and commit inside a source of the
    // loop, before any observer. The work therefore runs after layout, and perhaps after the
    // commit. It runs before UIKit's observer of the greatest order, which drains the autorelease
    // pool: otherwise, a view that the work reads could live until the next turn.
    // https://developer.apple.com/documentation/corefoundation/cfrunloopobserver
    // https://blog.ibireme.com/2015/05/18/runloop/
    let order = CFIndex(Int32.max) - 1
    let observer = CFRunLoopObserverCreateWithHandler(
      kCFAllocatorDefault,
      CFRunLoopActivity.beforeWaiting.rawValue,
      true,
      order
    ) { _, _ in
      MainActor.assumeIsolated { work() }
    }
    #if canImport(Darwin)
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    #else
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
    #endif
    return { CFRunLoopObserverInvalidate(observer) }
  }
}
