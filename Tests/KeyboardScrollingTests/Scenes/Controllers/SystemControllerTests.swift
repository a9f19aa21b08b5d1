#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct SystemControllerTests {
  @Test(
    .bug("https://github.com/michaeltyson/TPKeyboardAvoiding/issues/161"),
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/37"),
    arguments: OptionMatrix.all
  )
  func `a table view controller that UIKit insets gets no second inset`(_ option: Option) throws {
    // If UIKit adjusts after the coordinator, the coordinator adds its inset and removes it again.
    let writesAllowed = option.options.systemTableAdjustment == .beforeClient ? 0 : 2
    let controller = FieldTableController(style: .plain)
    try ControllerStage.run(UINavigationController(rootViewController: controller), option) {
      stage in
      let table = try #require(controller.tableView)
      stage.coordinator.manage(table)
      for _ in 0..<2 {
        table.forgetWrites()
        for row in [0, 3, 13, 5] {
          let field = try controller.rows.field(row)
          stage.focus(field)
          expectEqual(stage.keyboardTop, to: 508)
          table.expect(bottom: 0, indicator: 0, adjusted: 336)
          stage.expectVisible(field, in: table)
          // All fields have the same keyboard, so only the first focus changes insets.
          #expect(table.headlessWrites.contentInset <= writesAllowed)
          #expect(table.headlessWrites.verticalScrollIndicatorInsets <= writesAllowed)
        }
        table.forgetWrites()
        stage.endEditing()
        table.expect(bottom: 0, indicator: 0, adjusted: 34)
        #expect(table.headlessWrites.contentInset <= writesAllowed)
      }
    }
  }

  @Test(arguments: OptionMatrix.systemAdjustment)
  func `after management, a table view controller keeps UIKit's inset`(option: Option) throws {
    let controller = FieldTableController(style: .plain)
    try ControllerStage.run(UINavigationController(rootViewController: controller), option) {
      stage in
      let table = try #require(controller.tableView)
      table.contentInset.bottom = 20
      stage.coordinator.manage(table)
      stage.focus(try controller.rows.field(0))
      stage.coordinator.stopManaging(table)
      table.expect(bottom: 20, adjusted: 356)
      stage.endEditing()
      table.expect(bottom: 20, adjusted: 54)
    }
  }

  @Test(arguments: OptionMatrix.systemAdjustment)
  func `the inset of a refresh control is kept`(_ option: Option) throws {
    let controller = FieldListController()
    try ControllerStage.run(UINavigationController(rootViewController: controller), option) {
      stage in
      let table = controller.table
      let refresh = UIRefreshControl()
      table.refreshControl = refresh
      stage.coordinator.manage(table)
      stage.focus(try controller.rows.field(0))
      refresh.beginRefreshing()
      stage.wait(1)
      expectEqual(table.contentInset, to: UIEdgeInsets(top: 60, left: 0, bottom: 302, right: 0))
      stage.endEditing()
      expectEqual(table.contentInset, to: UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0))
      stage.focus(try controller.rows.field(0))
      expectEqual(table.contentInset, to: UIEdgeInsets(top: 60, left: 0, bottom: 302, right: 0))
      refresh.endRefreshing()
      stage.wait(1)
      expectEqual(table.contentInset, to: UIEdgeInsets(top: 0, left: 0, bottom: 302, right: 0))
      stage.endEditing()
      expectEqual(table.contentInset, to: .zero)
    }
  }

  nonisolated private static let shortKeyboards:
    [(row: Int, height: CGFloat, pause: TimeInterval, end: CGFloat)] = [
      (19, 291, 0.04, 1092), (19, 291, 0.3, 1092), (19, 216, 0.1, 1092), (18, 216, 0.1, 1012),
    ]

  @Test(arguments: OptionMatrix.systemAdjustment, [true, false])
  func `238: a keyboard that is shorter for a moment does not change where a reveal ends`(
    _ option: Option, isTable: Bool
  ) throws {
    for row in Self.shortKeyboards {
      let fields = FieldTable(count: 20, rowHeight: 80)
      let table = fields.table
      var controller = UIViewController()
      if isTable {
        let tableController = UITableViewController(style: .plain)
        tableController.tableView = table
        controller = tableController
      } else {
        table.frame = controller.view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(table)
      }
      try ControllerStage.run(UINavigationController(rootViewController: controller), option) {
        stage in
        stage.wait(1)
        stage.coordinator.manage(table)
        table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .middle, animated: false)
        stage.wait(1)
        stage.focus(try fields.field(10))
        table.contentOffset.y = 790
        stage.wait(1)
        try fields.field(row.row).takeFocus()
        stage.wait(0.004)
        stage.device.keyboard.perform(.changeFrameOnly(height: row.height))
        stage.wait(row.pause)
        stage.device.keyboard.perform(.changeFrameOnly(height: 336))
        stage.wait(2)
        table.expect(offset: row.end, within: 0.5, "\(row)")
      }
    }
  }
}
#endif
