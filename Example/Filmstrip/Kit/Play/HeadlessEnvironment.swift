import KeyboardScrolling
import UIKit

/// Runs a closure in which coordinators wait on a device's clock.
///
/// - Parameters:
///   - device: The device whose clock it is.
///   - body: The closure.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
@MainActor
func withHeadlessEnvironment<Result>(
  of device: HeadlessDevice,
  _ body: () throws -> Result
) rethrows -> Result {
  let environment = Environment(
    now: { [weak device] in device?.clock.now ?? 0 },
    onNextTurn: { [weak device] work in device?.clock.nextTurn(work) },
    after: { [weak device] time, work in device?.clock.after(time, work) },
    observeTurns: { [weak device] work in device?.clock.observeTurns(work) ?? {} }
  )
  return try environment.run { try body() }
}
