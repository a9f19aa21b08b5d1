import CoreFoundation
import Dispatch
package import Foundation
import UIKit

/// What the coordinators of a process share, and how they reach the world.
///
/// There is one for the process. A test puts its own in its place, with a private notification
/// centre and a clock that moves only when told.
@MainActor
package final class Surroundings {
  /// Takes work and runs it when its moment comes.
  package typealias Scheduler = @MainActor (_ work: @escaping @MainActor () -> Void) -> Void
  /// Takes work and runs it after a time in seconds.
  package typealias Timer =
    @MainActor (TimeInterval, _ work: @escaping @MainActor () -> Void) -> Void
  /// Takes work and runs it again and again until it returns false.
  package typealias Repeater = @MainActor (_ work: @escaping @MainActor () -> Bool) -> Void

  /// The surroundings of coordinators that are created now.
  @TaskLocal package static var current = Surroundings()

  let notificationCenter: NotificationCenter
  /// Runs work on the next turn of the main run loop, when sheets and carets have settled.
  let onNextTurn: Scheduler
  /// Runs work after a time.
  let after: Timer
  /// Runs work in each turn of the main run loop in which no finger scrolls, without causing any.
  let inEachTurn: Repeater
  private(set) lazy var keyboard = KeyboardMonitor(
    notificationCenter: notificationCenter,
    focus: focus,
    after: after,
    onNextTurn: onNextTurn
  )
  private(set) lazy var focus = FocusMonitor(notificationCenter: notificationCenter)
  let owners = ScrollViewOwners()

  nonisolated package init(
    notificationCenter: NotificationCenter = .default,
    onNextTurn: @escaping Scheduler = { work in DispatchQueue.main.async { work() } },
    after: @escaping Timer = { seconds, work in
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { work() }
    },
    inEachTurn: @escaping Repeater = { work in RunLoop.performInEachTurn(work) }
  ) {
    self.notificationCenter = notificationCenter
    self.onNextTurn = onNextTurn
    self.after = after
    self.inEachTurn = inEachTurn
  }
}

extension RunLoop {
  /// Runs work in each turn of the main run loop in which no finger scrolls, until the work returns
  /// false.
  ///
  /// While a scroll view follows a finger or glides the loop is not in its default mode.
  /// https://developer.apple.com/documentation/foundation/runloop/mode/tracking
  ///
  /// Turns are not made for it: such a block wakes nothing, and runs the next time the loop wakes up
  /// for something else.
  /// https://developer.apple.com/documentation/corefoundation/1542985-cfrunloopperformblock
  @MainActor
  fileprivate static func performInEachTurn(_ work: @escaping @MainActor () -> Bool) {
    CFRunLoopPerformBlock(CFRunLoopGetMain(), RunLoop.Mode.default.rawValue as CFTypeRef) {
      MainActor.assumeIsolated {
        if work() { performInEachTurn(work) }
      }
    }
  }
}
