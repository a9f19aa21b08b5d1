import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor struct AdjustmentTests {
  private typealias Adjustment = KeyboardScrollCoordinator.Adjustment

  private let bench = Workbench()
  private let log = Log()

  @MainActor private final class Log {
    var entries: [Adjustment] = []
  }

  private func makeCoordinator(
    _ configuration: KeyboardScrollCoordinator.Configuration = .init(revealPadding: 0)
  ) -> KeyboardScrollCoordinator {
    let coordinator = bench.makeCoordinator(configuration)
    coordinator.onAdjustment = { [log] in log.entries.append($0) }
    return coordinator
  }

  /// Expects values of the last adjustment; a value that is nil is not compared.
  private func expectLast(
    _ reason: KeyboardScrollCoordinator.Adjustment.Reason,
    trigger: KeyboardScrollCoordinator.Adjustment.Trigger? = nil,
    placement: KeyboardScrollCoordinator.Placement? = nil,
    overlap: CGFloat? = nil,
    systemInset: CGFloat? = nil,
    keyboardInset: CGFloat? = nil,
    insets: (before: CGFloat, after: CGFloat)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let last = log.entries.last else {
      Issue.record("There is no adjustment.", sourceLocation: sourceLocation)
      return
    }
    #expect(
      last.reason == reason && last.trigger == trigger ?? last.trigger
        && last.placement == placement ?? last.placement,
      sourceLocation: sourceLocation
    )
    expectLengths(
      [
        ("overlap", overlap, last.overlap), ("system inset", systemInset, last.systemInset),
        ("keyboard inset", keyboardInset, last.keyboardInset),
        ("inset before", insets?.before, last.contentInsetBefore.bottom),
        ("inset after", insets?.after, last.contentInsetAfter.bottom),
      ],
      sourceLocation: sourceLocation
    )
  }

  @Test func `without a closure for reports, the last adjustment of a view can be read`() throws {
    let coordinator = bench.makeCoordinator()
    expectNil(coordinator.adjustment(of: bench.scrollView))
    coordinator.manage(bench.scrollView)
    expectEqual(coordinator.adjustment(of: bench.scrollView)?.trigger, to: .managed)
    bench.show()
    let adjustment = try #require(coordinator.adjustment(of: bench.scrollView))
    expectEqual(adjustment.reason, to: .overlap)
    expectEqual(adjustment.contentInsetAfter.bottom, to: 336)
    let other = bench.makeCoordinator()
    expectNil(other.adjustment(of: bench.scrollView))
    coordinator.stopManaging(bench.scrollView)
    expectNil(coordinator.adjustment(of: bench.scrollView))
  }

  @Test func `a show is reported with all values before and after`() throws {
    let coordinator = makeCoordinator()
    bench.scrollView.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 20, right: 4)
    bench.scrollView.verticalScrollIndicatorInsets.bottom = 30
    bench.scrollView.contentOffset = CGPoint(x: 0, y: 100)
    coordinator.manage(bench.scrollView)
    log.entries = []
    bench.post(.willShow, Keyboard.iPhone)
    let adjustment = try #require(log.entries.first)
    #expect(log.entries.count == 1 && adjustment.scrollView === bench.scrollView)
    expectLast(
      .overlap, trigger: .keyboard, placement: .docked, overlap: 336, systemInset: 0,
      keyboardInset: 336
    )
    expectEqual(adjustment.endFrameInScreen, to: Keyboard.iPhone)
    expectEqual(
      adjustment.contentInsetBefore, to: UIEdgeInsets(top: 1, left: 2, bottom: 20, right: 4)
    )
    expectEqual(
      adjustment.contentInsetAfter, to: UIEdgeInsets(top: 1, left: 2, bottom: 356, right: 4)
    )
    let indicators = [
      adjustment.verticalScrollIndicatorInsetsBefore, adjustment.verticalScrollIndicatorInsetsAfter,
    ]
    expectEqual(indicators.map(\.bottom), to: [30, 366])
    let offsets = [adjustment.contentOffsetBefore, adjustment.contentOffsetAfter]
    expectEqual(offsets, to: [CGPoint(x: 0, y: 100), CGPoint(x: 0, y: 100)])
    #expect(adjustment.didChange)
  }

  @Test func `the reported keyboard inset depends on the baseline policy`() {
    let coordinator = makeCoordinator(.init(revealPadding: 0, baselinePolicy: .max))
    bench.scrollView.contentInset.bottom = 20
    coordinator.manage(bench.scrollView)
    bench.show()
    expectLast(.overlap, keyboardInset: 316, insets: (336, 336))
  }

  @Test func `an update that changes nothing is reported without a change`() {
    let coordinator = makeCoordinator()
    coordinator.manage(bench.scrollView)
    bench.show()
    log.entries = []
    bench.show()
    #expect(!log.entries.isEmpty && log.entries.filter(\.didChange).isEmpty)
    expectLast(.overlap, keyboardInset: 336, insets: (336, 336))
  }

  @Test func `a view without the first responder is reported, also beside the one that has it`() {
    let coordinator = makeCoordinator()
    let other = Workbench.makeScrollView()
    bench.window.addSubview(other)
    coordinator.manage(other)
    coordinator.manage(bench.scrollView)
    bench.addFocusedField()
    bench.show()
    let reveals = log.entries.filter { $0.scrollView === other }.map(\.reveal)
    #expect(reveals.contains(.noFirstResponder) && !reveals.contains(.waiting))
    expectEqual(coordinator.adjustment(of: other)?.reveal, to: .noFirstResponder)
    expectEqual(coordinator.adjustment(of: bench.scrollView)?.reveal, to: .moved)
    coordinator.stopManaging(bench.scrollView)
    bench.hide()
    bench.show()
    expectEqual(coordinator.adjustment(of: other)?.reveal, to: .noFirstResponder)
  }

  @Test func `a reveal changes the reported offsets`() throws {
    let coordinator = makeCoordinator()
    coordinator.manage(bench.scrollView)
    bench.addFocusedField()
    log.entries = []
    bench.post(.willShow, Keyboard.iPhone)
    bench.turns.run()
    expectEqual(log.entries.map(\.trigger), to: [.keyboard, .reveal])
    let adjustment = try #require(log.entries.last)
    expectEqual(adjustment.contentOffsetBefore.y, to: 0)
    // The field's end at 744 moves to the keyboard's top at 508.
    expectEqual(adjustment.contentOffsetAfter.y, to: 236)
    #expect(adjustment.didChange)
    #expect(adjustment.description.contains("content inset 336 → 336, offset 0 → 236;"))
  }

  @Test func `each managed view has its own report, delivered when all views are up to date`() {
    let coordinator = makeCoordinator()
    let other = Workbench.makeScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    bench.window.addSubview(other)
    coordinator.manage(bench.scrollView)
    coordinator.manage(other)
    var seen: [[CGFloat]] = []
    coordinator.onAdjustment = { [bench] in
      seen.append([$0.overlap, bench.b, other.contentInset.bottom])
    }
    bench.post(.willShow, Keyboard.iPhone)
    expectEqual(seen.sorted { $0[0] < $1[0] }, to: [[92, 336, 92], [336, 336, 92]])
  }

  @Test func `every cause has its trigger`() {
    let coordinator = makeCoordinator()
    coordinator.manage(bench.scrollView)
    expectEqual(log.entries.map(\.trigger), to: [.managed])
    log.entries = []
    bench.post(.willShow, Keyboard.iPhone)
    bench.turns.run()
    expectEqual(log.entries.map(\.trigger), to: [.keyboard, .reveal])
    log.entries = []
    bench.addFocusedField()
    #expect(log.entries.isEmpty)
    bench.turns.run()
    expectEqual(log.entries.map(\.trigger), to: [.reveal])
    log.entries = []
    coordinator.revealFirstResponder(animated: false)
    #expect(log.entries.isEmpty)
    bench.turns.run()
    expectEqual(log.entries.map(\.trigger), to: [.request])
    log.entries = []
    coordinator.stopManaging(bench.scrollView)
    expectEqual(log.entries.map(\.trigger), to: [.released])
    expectEqual(log.entries.map(\.reason), to: [.released])
  }

  @Test func `before any announcement, the keyboard is reported as unknown`() throws {
    let coordinator = makeCoordinator()
    coordinator.manage(bench.scrollView)
    let adjustment = try #require(log.entries.last)
    expectLast(.keyboardUnknown, placement: .hidden)
    #expect(adjustment.endFrameInScreen == nil && !adjustment.didChange)
  }

  private nonisolated static let floating = CGRect(x: 50, y: 300, width: 200, height: 200)

  struct Row: Sendable {
    var frame = Keyboard.iPhone
    var height: CGFloat = 844
    var follows = false
    let reason: KeyboardScrollCoordinator.Adjustment.Reason
    let placement: KeyboardScrollCoordinator.Placement
    var overlap: CGFloat = 0
  }

  @Test(arguments: [
    Row(frame: .zero, reason: .keyboardHidden, placement: .hidden),
    Row(frame: floating, reason: .keyboardNotDocked, placement: .floating),
    // The overlap is everything below the keyboard's top.
    Row(frame: floating, follows: true, reason: .overlap, placement: .floating, overlap: 544),
    Row(height: 508, reason: .noOverlap, placement: .docked),
  ])
  func `an end frame is reported with a reason, a placement and an overlap`(_ row: Row) {
    let coordinator = makeCoordinator(.init(revealPadding: 0, followsUndockedKeyboard: row.follows))
    bench.scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: row.height)
    coordinator.manage(bench.scrollView)
    bench.show(row.frame)
    let (placement, overlap) = (row.placement, row.overlap)
    expectLast(row.reason, placement: placement, overlap: overlap, keyboardInset: overlap)
    expectEqual(log.entries.last?.endFrameInScreen, to: row.frame)
    bench.expect(bottom: row.overlap)
  }

  @Test func `an overlap that UIKit clears has its own reason`() {
    let coordinator = makeCoordinator()
    let clearing = SelfAdjustingScrollView(frame: Workbench.bounds)
    clearing.contentInsetAdjustmentBehavior = .never
    clearing.automaticallyAdjustsScrollIndicatorInsets = false
    clearing.contentSize = CGSize(width: 390, height: 1600)
    clearing.added = 336
    bench.window.addSubview(clearing)
    coordinator.manage(clearing)
    bench.show()
    expectLast(.clearedByUIKit, overlap: 336, systemInset: 336, keyboardInset: 0)
    clearing.expect(bottom: 0)
    clearing.added = 34
    bench.show(Keyboard.iPhoneShort)
    expectLast(.overlap, overlap: 291, systemInset: 34, keyboardInset: 257)
    clearing.expect(bottom: 257)
  }

  @Test func `a view outside a window has its own reason`() throws {
    let coordinator = makeCoordinator()
    let outside = Workbench.makeScrollView()
    coordinator.manage(outside)
    bench.show()
    let adjustment = try #require(log.entries.last)
    expectLast(.notInWindow, placement: .hidden, overlap: 0)
    #expect(adjustment.endFrameInScreen == nil && !adjustment.didChange)
    bench.hide()
    expectLast(.keyboardHidden)
  }

  @Test func `during a drag, a change that would move content is reported as waiting`() {
    let coordinator = makeCoordinator()
    coordinator.manage(bench.scrollView)
    bench.show()
    // The last offset: 1600 + 336 - 844.
    bench.scrollView.contentOffset.y = 1092
    bench.scrollView.isTouched = true
    bench.hide()
    expectLast(.waiting, keyboardInset: 336)
    bench.expect(bottom: 336)
    bench.scrollView.isTouched = false
    log.entries = []
    bench.turns.run()
    expectLast(.keyboardHidden, trigger: .geometry)
    bench.expect(bottom: 0)
  }

  @Test func `a report's description is one line that names the inset that changed`() throws {
    let coordinator = makeCoordinator()
    bench.scrollView.transform = CGAffineTransform(scaleX: 1, y: -1)
    coordinator.manage(bench.scrollView)
    bench.post(.willShow, Keyboard.iPhone)
    let text = try #require(log.entries.last).description
    #expect(!text.contains("\n"))
    for part in ["overlap 336", "docked", "upper content inset 0 → 336,"] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
  }

  @Test(arguments: [
    (0, "0"), (302, "302"), (-47, "-47"), (0.5, "0.5"), (66.666666, "66.67"), (72.99999999, "73"),
    (-0.001, "0"), (1e300, "1e+300"), (-CGFloat.infinity, "-inf"), (.nan, "nan"),
  ])
  func `a length in a report has two decimals at most`(length: CGFloat, text: String) {
    expectEqual(length.inReport, to: text)
  }
}

private final class SelfAdjustingScrollView: UIScrollView {
  var added: CGFloat = 0

  override var adjustedContentInset: UIEdgeInsets {
    var inset = super.adjustedContentInset
    inset.bottom += added
    return inset
  }
}
