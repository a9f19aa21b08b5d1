#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
struct ScrollingAppTests {
  struct Scroll: Sendable, CustomTestStringConvertible {
    let row: Int
    let position: UITableView.ScrollPosition
    let end: CGFloat
    var testDescription: String { "row \(row) at \(end)" }

    @MainActor func begin(in table: UITableView, animated: Bool) {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: animated)
    }

    /// To the focused row, in the middle of the 417 visible points: 600 + 30 - (91 + 417 / 2).
    static let toOwnRow = Scroll(row: 10, position: .middle, end: 330.5)
    /// To a row near the end, and so to the last offset: 1800 + 336 - 844.
    static let away = Scroll(row: 25, position: .top, end: 1292)
  }

  nonisolated private static let options = OptionMatrix.focus + [atFirstStep]
  nonisolated private static let atFirstStep = Option(
    "UIKit reports a scroll from its first step on"
  ) { $0.tellsScrollAtOnce = false }

  private func run(
    _ option: Option, reportsScrolls: Bool = true,
    _ body: (ControllerStage, FieldTable) throws -> Void
  ) rethrows {
    let rows = FieldTable(count: 30, rowHeight: 60)
    let controller = UIViewController()
    controller.view.addSubview(rows.table)
    rows.table.frame = controller.view.bounds
    rows.table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let root = UINavigationController(rootViewController: controller)
    try ControllerStage.run(root, option, reportsScrolls: reportsScrolls) { stage in
      stage.wait(1)
      stage.coordinator.manage(rows.table)
      stage.wait(1)
      try body(stage, rows)
    }
  }

  private func focus(_ row: Int, of rows: FieldTable) throws {
    let field = try rows.field(row)
    field.takeFocus()
  }

  /// Waits, and expects the content to arrive without moving back.
  ///
  /// If UIKit reports the app's scroll only from its first step on, the coordinator may move the
  /// content before that step.
  private func expectArrival(
    at end: CGFloat, of table: UITableView, on stage: ControllerStage,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let start = table.contentOffset.y
    table.headlessOffsetHistory = []
    stage.wait(1)
    let path = [start] + table.headlessOffsetHistory.map(\.y)
    table.expect(offset: end, within: 0.5, "\(path)", sourceLocation: sourceLocation)
    let isBack = zip(path, path.dropFirst()).contains { ($1 - $0) * (end - start) < -0.01 }
    let isKnown = stage.device.options.tellsScrollAtOnce
    #expect(!isBack || !isKnown, "\(path)", sourceLocation: sourceLocation)
  }

  @Test(
    arguments: options,
    [(Scroll.toOwnRow, true), (.toOwnRow, false), (.away, true), (.away, false)]
  )
  func `202, 217: an app that scrolls soon after a first or second focus reaches its target`(
    _ option: Option, _ row: (scroll: Scroll, animated: Bool)
  ) throws {
    for (pause, isSecond) in [
      (0.02, false), (0.05, false), (0.1, false), (0.2, false), (0.35, false), (0.5, false),
      (0.8, false), (0.05, true), (0.2, true), (0.5, true),
    ] {
      try run(option) { stage, rows in
        if isSecond { stage.focus(try rows.field(7)) }
        try focus(10, of: rows)
        stage.wait(pause)
        row.scroll.begin(in: rows.table, animated: row.animated)
        expectArrival(at: row.scroll.end, of: rows.table, on: stage)
      }
    }
  }

  @Test(arguments: options, [0.7, 1] as [TimeInterval])
  func `202: an app's scroll with the keyboard up reaches its target`(
    _ option: Option, pause: TimeInterval
  ) throws {
    for (reportsScrolls, animated) in [(true, true), (true, false), (false, true), (false, false)] {
      try run(option, reportsScrolls: reportsScrolls) { stage, rows in
        stage.focus(try rows.field(10))
        stage.wait(pause)
        Scroll.away.begin(in: rows.table, animated: animated)
        expectArrival(at: 1292, of: rows.table, on: stage)
      }
    }
  }

  @Test(arguments: options, [0.05, 0.1, 0.2, 0.45, 0.5] as [TimeInterval])
  func `202: an app's scroll after typing or a batch update reaches its target`(
    _ option: Option, pause: TimeInterval
  ) throws {
    for (isLetter, animated) in [(true, true), (true, false), (false, true), (false, false)] {
      try run(option) { stage, rows in
        let field = try rows.field(10)
        stage.focus(field)
        if isLetter {
          field.insertText("a")
        } else {
          rows.table.performBatchUpdates({ rows.insertRows(1, at: 28) }, completion: nil)
        }
        stage.wait(pause)
        Scroll.away.begin(in: rows.table, animated: animated)
        expectArrival(at: isLetter ? 1292 : 1352, of: rows.table, on: stage)
      }
    }
  }

  @Test(arguments: options, [true, false])
  func `an app's scroll in the turn in which a banner makes the view lower reaches its target`(
    _ option: Option, isList: Bool
  ) {
    var setup = Scene.Setup(contentHeight: 2000).on(option)
    if isList { setup.makeScrollView = { UITableView() } }
    Scene.run(setup) { scene in
      scene.edit(scene.addField(1200...1244))
      scene.scrollView.autoresizingMask = []
      scene.appWillScroll()
      scene.scrollView.frame.origin.y += 60
      scene.scrollView.frame.size.height -= 60
      // To the top of the content, below the bar.
      scene.scrollView.setContentOffset(CGPoint(x: 0, y: -31), animated: true)
      scene.wait(1)
      scene.expect(offset: -31)
    }
  }

  /// With options that let UIKit scroll to the focus, UIKit's scroll would end the app's.
  @Test(arguments: OptionMatrix.withoutScrollOfUIKit(OptionMatrix.focus), [0, 1, 3])
  func `219: an app that scrolls in the turn of the focus reaches its target`(
    _ option: Option, turns: Int
  ) throws {
    for isUp in [false, true] {
      try run(option) { stage, rows in
        if isUp { stage.focus(try rows.field(7)) }
        try focus(10, of: rows)
        for _ in 0..<turns { stage.device.clock.turn() }
        Scroll.toOwnRow.begin(in: rows.table, animated: true)
        expectArrival(at: 330.5, of: rows.table, on: stage)
      }
    }
  }

  @Test(arguments: options)
  func `221: an app's scroll reaches its target when rows or insets change`(option: Option) throws {
    for (pause, inserts) in [(0.05, true), (0.1, true), (0.2, true), (0.1, false)] {
      try run(option) { stage, rows in
        rows.table.contentOffset.y = 200
        stage.wait(0.1)
        let field = try rows.field(9)
        stage.focus(field)
        rows.table.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
        stage.wait(1)
        rows.table.scrollToRow(at: IndexPath(row: 9, section: 0), at: .middle, animated: true)
        stage.wait(pause)
        if inserts {
          rows.insertRows(4, at: 2)
        } else {
          rows.table.contentInset.bottom += 30
        }
        stage.wait(1)
        #expect(field.isFirstResponder)
        stage.expectVisible(field, in: rows.table)
      }
    }
  }

  @Test(arguments: OptionMatrix.focus, [false, true])
  func `212: a field focused while rows are inserted is visible`(
    _ option: Option, inCompletion: Bool
  ) throws {
    try run(option) { stage, rows in
      let field = try rows.field(10)
      rows.table.headlessOffsetHistory = []
      if inCompletion {
        rows.table.performBatchUpdates({ rows.insertRows(1, at: 2) }) { _ in
          field.becomeFirstResponder()
        }
      } else {
        rows.table.beginUpdates()
        rows.insertRows(1, at: 2)
        rows.table.endUpdates()
        field.becomeFirstResponder()
      }
      stage.wait(2)
      stage.expectRevealed(field, in: rows.table)
    }
  }

  @Test(arguments: [0.02, 0.05, 0.1, 0.15] as [TimeInterval], [true, false])
  func `188: if the inset shrinks in UIKit's scroll to a focus, content rests in its range`(
    pause: TimeInterval, reveals: Bool
  ) throws {
    try run(OptionMatrix.plain) { stage, rows in
      var configuration = KeyboardScrollCoordinator.Configuration(revealPadding: 0)
      configuration.revealsFirstResponder = reveals
      stage.coordinator.manage(rows.table, configuration: configuration)
      stage.focus(try rows.field(3))
      stage.device.keyboard.perform(.changeFrameOnly(height: 407))
      stage.wait(1)
      rows.table.setContentOffset(CGPoint(x: 0, y: 1100), animated: false)
      stage.wait(1)
      // UIKit scrolls to the last offset: 1800 + 407 - 844 = 1363.
      try rows.field(29).takeFocus()
      stage.wait(pause)
      stage.device.keyboard.perform(.changeFrameOnly(height: 336))
      stage.wait(2)
      let end: CGFloat = 1800 + 336 - 844
      rows.table.expect(bottom: 302)
      #expect(rows.table.contentOffset.y <= end + 0.5, "\(rows.table.contentOffset.y)")
    }
  }

  @Test(arguments: OptionMatrix.focus, [0.04, 0.1, 0.2, 0.25] as [TimeInterval])
  func `188: if an app scrolls after a drag dismissed the keyboard, content stays in its range`(
    _ option: Option, pause: TimeInterval
  ) throws {
    try run(option) { stage, rows in
      rows.table.keyboardDismissMode = .interactive
      stage.focus(try rows.field(1))
      let finger = HeadlessFinger.touch(at: 478)
      finger.move(along: steps(from: 492, to: 842, by: 14), stage.device.clock)
      finger.lift()
      stage.wait(pause)
      rows.table.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: true)
      stage.wait(2)
      rows.table.expect(bottom: 0)
      rows.table.expect(offset: 990, within: 0.5)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `if a scroll began before the hide, no run loop observer is left after the scroll`(
    _ option: Option
  ) throws {
    try run(option) { stage, rows in
      let field = try rows.field(10)
      stage.focus(field)
      stage.wait(1)
      Scroll.away.begin(in: rows.table, animated: true)
      field.resignFirstResponder()
      stage.wait(2)
      rows.table.expect(bottom: 0)
      expectEqual(stage.device.clock.observerCount, to: 0)
    }
  }

  @Test(arguments: [true, false])
  func `218: a list moves the same way with and without UIKit's scroll to the focus`(
    reportsScrolls: Bool
  ) throws {
    func path(_ option: Option) throws -> [CGFloat] {
      var path: [CGFloat] = []
      try run(option, reportsScrolls: reportsScrolls) { stage, rows in
        stage.device.keyboard.isAutomatic = false
        try focus(10, of: rows)
        stage.device.clock.onFrame = { path.append(rows.table.contentOffset.y) }
        for frame in [Keyboard.iPhoneShort, Keyboard.iPhone] {
          stage.post(.willShow, frame, from: frame)
          stage.wait(1.0 / 30)
        }
        stage.wait(1)
        stage.device.clock.onFrame = nil
      }
      return path
    }
    let withScroll = try path(OptionMatrix.plain)
    let without = try path(OptionMatrix.noScroll)
    expectEqual(without.last, to: 152)
    let distances = zip(withScroll, without).map { abs($0 - $1) }
    expectEqual(withScroll.count, to: without.count)
    #expect((distances.max() ?? 99) <= 2, "\(withScroll) \(without)")
  }
}
#endif
