import Testing
import Workshop

/// Tests `checkEverydayUse(of:)` in its strict mode.
@MainActor @Suite(.serialized) struct ScreenCheckTests {
  /// Kinds whose app scrolls late, or scrolls the field under a bar.
  private static let late: Set = [
    "announced-scroll-form", "jumping-chat", "late-scroll-chat", "late-scrolling-list",
    "turned-list",
  ]
  /// A sheet that UIKit moves for the system's keyboard only, and that has no large detent.
  ///
  /// Above the simulated keyboard, it shows 42 points of a field of 44.
  private static let low: Set = ["half-sheet"]

  @Test func `only apps that scroll late and the low sheet have findings`() async throws {
    for kind in SessionKind.all {
      let findings = try await ScreenCheck.findings(of: kind, seed: 1, isStrict: true)
      let isExpected = Self.late.union(Self.low).contains(kind.name)
      #expect(findings.isEmpty != isExpected, "\(kind.name): \(findings)")
    }
  }
}
