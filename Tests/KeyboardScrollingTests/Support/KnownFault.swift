import Testing

/// Marks a test of a case that fails so far.
///
/// The test run fails when the marked test passes.
struct KnownFault: TestTrait, TestScoping {
  let comment: Comment
  let isIntermittent: Bool

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await withKnownIssue(comment, isIntermittent: isIntermittent) { try await function() }
  }
}

extension Trait where Self == KnownFault {
  /// Marks a test of a case that fails so far; with `onlySome`, some arguments pass.
  static func fault(_ number: Int, onlySome: Bool = false) -> Self {
    KnownFault(comment: "Case \(number) does not hold yet.", isIntermittent: onlySome)
  }
}
