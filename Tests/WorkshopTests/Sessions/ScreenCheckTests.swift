import Testing
import Workshop

/// Findings of `checkEverydayUse(of:)` in its strict mode.
@MainActor
@Suite("Checked screens", .serialized)
struct ScreenCheckTests {
  /// Apps that scroll late, or to a place where a bar hides the field.
  private static let late: Set = [
    "announced-scroll-form", "jumping-chat", "late-scroll-chat", "late-scrolling-list",
    "turned-list",
  ]
  /// The simulated keyboard does not move the sheet, which leaves 42 points for a field of 44.
  private static let low: Set = ["half-sheet"]

  @Test func `the check finds late actions of the app, and nothing else`() async throws {
    for kind in SessionKind.all {
      let findings = try await ScreenCheck.findings(of: kind, seed: 1, isStrict: true)
      let isExpected = Self.late.union(Self.low).contains(kind.name)
      #expect(findings.isEmpty != isExpected, "\(kind.name): \(findings)")
    }
  }
}
