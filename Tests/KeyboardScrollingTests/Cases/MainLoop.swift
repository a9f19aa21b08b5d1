import Dispatch
import UIKit

@testable import KeyboardScrolling

@MainActor
enum MainLoop {
  private static var isTurning: Bool?
  private static let turns = TurnQueue()

  /// Makes an app's environment, except for the notification centre.
  ///
  /// Some systems serve the main queue without the main run loop while tests run. There, each wait
  /// counts as a turn. Time and the main queue are real everywhere.
  static func environment(_ center: NotificationCenter) async -> Environment {
    guard await !isThere() else { return Environment(notificationCenter: center) }
    let runLoop = MainRunLoop(observeTurns: turns.observe)
    return Environment(notificationCenter: center, runLoop: runLoop)
  }

  static func pass(_ seconds: TimeInterval) async {
    let end = DispatchTime.now() + seconds
    repeat {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.005) { continuation.resume() }
      }
      turns.run()
    } while DispatchTime.now() < end
  }

  /// Lets one turn of the main queue pass; on Apple's systems it empties an autorelease pool.
  static func nextTurn() async {
    await pass(0)
  }

  /// Waits in real time until a condition holds, for at most ten seconds, because a machine may be
  /// busy.
  ///
  /// Meanwhile the test lays out the window; UIKit does that only for an application's window.
  static func wait(_ screen: CaseScreen, until holds: () -> Bool) async {
    for _ in 0..<1000 where !holds() {
      screen.window.layoutIfNeeded()
      await pass(0.01)
    }
  }

  private static func isThere() async -> Bool {
    if let isTurning { return isTurning }
    var turned = false
    let stop = MainRunLoop().observeTurns { turned = true }
    for _ in 0..<20 where !turned { await pass(0.01) }
    stop()
    isTurning = turned
    return turned
  }
}
