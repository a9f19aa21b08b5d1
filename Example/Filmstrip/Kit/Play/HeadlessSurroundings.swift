import UIKit

/// Runs a closure in which coordinators take their turns from a device's clock.
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
  try body()
}
