// A build of only the products for apps has no module for expectations.
#if canImport(KeyboardScrollingExpectations)
import KeyboardScrollingExpectations
import KeyboardScrollingTesting
import Testing

#if os(Linux)
@_spi(Headless) import UIKit
#else
import UIKit
#endif

@MainActor @Suite(.serialized, .needsApplication) struct ExpectationTests {
  private func issues(_ body: () async -> Void) async -> [Issue] {
    let log = IssueLog()
    await withKnownIssue(isIntermittent: true) {
      await body()
    } matching: { issue in
      log.append(issue)
      return true
    }
    return log.issues
  }

  @Test func `each finding is an issue at the line of the call`() async {
    let first = FormScreen.clumsy()
    let findings = await first.findings(of: first.fields, seed: 1)
    #expect(findings.count > 1)

    let screen = FormScreen.clumsy()
    defer { screen.close() }
    var line = 0
    let issues = await issues {
      line = #line + 1
      await screen.keyboard.expectEverydayUse(of: screen.fields)
    }
    expectEqual(issues.count, to: findings.count)
    #expect(issues.allSatisfy { $0.sourceLocation?.line == line })
    for (issue, finding) in zip(issues, findings) {
      expectEqual(
        issue.comments.first?.rawValue.hasPrefix("\(finding.kind), \(finding.view)"), to: true
      )
    }
  }

  #if os(Linux)
  @Test func `an expectation returns the number of steps whose frames it has missed`() async {
    for screen in [FormScreen.coordinator(), .clumsy()] {
      let clock = screen.device.clock
      screen.on(.willShow) { _ in clock.after(0.1) { clock.stayBusy(for: 0.05) } }
      var count = 0
      _ = await issues { count = await screen.keyboard.expectEverydayUse(of: screen.fields) }
      #expect(count > 3)
      screen.close()
    }
  }
  #endif

  @Test func `a problem is an issue beside the findings before it`() async {
    var counts: Set<Bool> = []
    for seed in 1...6 as ClosedRange<UInt64> {
      let screen = FormScreen.spacer()
      screen.fields[0].isEnabled = false
      let issues = await issues {
        await screen.keyboard.expectEverydayUse(of: screen.fields, seed: seed)
      }
      screen.close()
      let comment = issues.last?.comments.first?.rawValue
      expectEqual(comment?.hasPrefix("“name” did not become first responder."), to: true)
      counts.insert(issues.count > 1)
    }
    // With some seeds, the user taps the disabled field first.
    expectEqual(counts, to: [true, false])
  }

  @Test func `a correct screen records no issues, and a check that throws a problem one`()
    async throws
  {
    let screen = FormScreen.coordinator()
    #expect(await issues { await screen.keyboard.expectEverydayUse(of: screen.fields) }.isEmpty)
    screen.close()
    let unlisted = FormScreen.coordinator()
    defer { unlisted.close() }
    let issues = await issues { await unlisted.keyboard.expectEverydayUse(of: []) }
    let comment = try #require(issues.first?.comments.first)
    #expect(issues.count == 1 && comment.rawValue.hasPrefix("There is no field"))
  }
}

/// The issues of a test, which may arrive on any thread.
private final class IssueLog: @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: [Issue] = []

  var issues: [Issue] { lock.withLock { recorded } }

  func append(_ issue: Issue) { lock.withLock { recorded.append(issue) } }
}
#endif
