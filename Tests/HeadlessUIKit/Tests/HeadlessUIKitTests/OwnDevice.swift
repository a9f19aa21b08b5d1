import Testing
@_spi(Headless) import UIKit

/// Gives each test of a suite a current device of its own, which the test's fixture replaces.
struct OwnDevice: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws { try await HeadlessDevice.withOwnCurrent(body) }
}

extension Trait where Self == OwnDevice {
  static var ownDevice: Self { Self() }
}
