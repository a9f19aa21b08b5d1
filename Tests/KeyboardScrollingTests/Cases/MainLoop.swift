import Dispatch
import UIKit

@testable import KeyboardScrolling

@MainActor enum MainLoop {
  private static var runLoopRuns: Bool?
  private static let turns = TurnQueue()

  /// Makes an environment with real time, the real main queue and a test's notification centre.
  ///
  /// Some systems serve the main queue without the main run loop while tests run. On these systems,
  /// each wait is treated as a turn.
  static func environment(_ center: NotificationCenter) async -> Environment {
    guard await !checkForRunLoop() else { return Environment(notificationCenter: center) }
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

  /// Lets one turn of the main queue pass; on Apple's systems the turn empties an autorelease pool.
  static func nextTurn() async { await pass(0) }

  /// Waits in real time until a condition is true, for at most ten seconds on a busy machine.
  ///
  /// Lays out the window meanwhile, because UIKit lays out only an application's window.
  static func wait(_ screen: CaseScreen, until holds: () -> Bool) async {
    for _ in 0..<1000 where !holds() {
      screen.window.layoutIfNeeded()
      await pass(0.01)
    }
  }

  private static func checkForRunLoop() async -> Bool {
    if let runLoopRuns { return runLoopRuns }
    var turned = false
    let stop = MainRunLoop().observeTurns { turned = true }
    for _ in 0..<20 where !turned { await pass(0.01) }
    stop()
    runLoopRuns = turned
    return turned
  }
}
