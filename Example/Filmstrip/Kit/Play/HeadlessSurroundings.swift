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
func withHeadlessSurroundings<Result>(
  of device: HeadlessDevice,
  _ body: () throws -> Result
) rethrows -> Result {
  let surroundings = Surroundings(
    onNextTurn: { [weak device] work in device?.clock.nextTurn(work) },
    after: { [weak device] time, work in device?.clock.after(time, work) },
    inEachTurn: { [weak device] work in device?.clock.inEachTurn(work) }
  )
  return try Surroundings.$current.withValue(surroundings) { try body() }
}
