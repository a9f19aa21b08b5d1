#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("Controllers: with insets of their own", .tags(.scene))
struct SystemControllerTests {
  /// Two writes, if UIKit adjusts after its clients, so that they remove an inset again.
  private func writesAllowed(_ option: Option) -> Int {
    option.options.systemTableAdjustment == .beforeClient ? 0 : 2
  }

  /// Focuses one field after another and hides the keyboard, twice.
  private func walk(
    _ scrollView: UIScrollView,
    on stage: ControllerStage,
    _ option: Option,
    field: (Int) -> UITextField?
  ) throws {
    stage.coordinator.manage(scrollView)
    for _ in 0..<2 {
      scrollView.headlessWrites = HeadlessScrollWrites()
      for row in [0, 3, FieldRow.count - 1, 5] {
        let field = try #require(field(row))
        stage.focus(field)
        #expect(stage.keyboardTop == 508)
        #expect(scrollView.contentInset.bottom == 0)
        #expect(scrollView.adjustedContentInset.bottom == 336)
        #expect(scrollView.verticalScrollIndicatorInsets.bottom == 0)
        stage.expectInSight(field, in: scrollView)
        // All have the same keyboard, so only the first field causes changes.
        #expect(scrollView.headlessWrites.contentInset <= writesAllowed(option))
        #expect(scrollView.headlessWrites.verticalScrollIndicatorInsets <= writesAllowed(option))
      }
      scrollView.headlessWrites = HeadlessScrollWrites()
      stage.endEditing()
      #expect(scrollView.contentInset.bottom == 0)
      #expect(scrollView.adjustedContentInset.bottom == 34)
      #expect(scrollView.verticalScrollIndicatorInsets.bottom == 0)
      #expect(scrollView.headlessWrites.contentInset <= writesAllowed(option))
    }
  }

  @Test(
    .bug("https://github.com/michaeltyson/TPKeyboardAvoiding/issues/161"),
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/37"),
    arguments: OptionMatrix.all
  )
  func `a table view controller gets no second adjustment`(_ option: Option) throws {
    let controller = FieldTableController(style: .plain)
    try ControllerStage.run(UINavigationController(rootViewController: controller), option) {
      stage in
      let table = try #require(controller.tableView)
      try walk(table, on: stage, option) { FieldRows.field($0, in: table) }
    }
  }

  @Test(arguments: OptionMatrix.systemAdjustment)
  func `a collection view controller gets no second adjustment`(_ option: Option) throws {
    let controller = FieldCollectionController()
    try ControllerStage.run(UINavigationController(rootViewController: controller), option) {
      stage in
      let collection = try #require(controller.collectionView)
      try walk(collection, on: stage, option) { controller.field($0) }
    }
  }

  @Test(arguments: OptionMatrix.systemAdjustment)
  func `a table in a plain controller gets the whole keyboard inset`(
    _ option: Option
  ) throws {
    let controller = FieldListController()
    try ControllerStage.run(UINavigationController(rootViewController: controller), option) {
      stage in
      let table = controller.table
      stage.coordinator.manage(table)
      table.headlessWrites = HeadlessScrollWrites()
      for row in [0, 3, FieldRow.count - 1, 5] {
        let field = try #require(FieldRows.field(row, in: table))
        stage.focus(field)
        #expect(table.contentInset.bottom == 302)
        #expect(table.adjustedContentInset.bottom == 336)
        stage.expectInSight(field, in: table)
      }
      #expect(table.headlessWrites.contentInset == 1)
      #expect(table.headlessWrites.verticalScrollIndicatorInsets == 1)
      stage.endEditing()
      #expect(table.contentInset.bottom == 0)
      #expect(table.headlessWrites.contentInset == 2)
    }
  }

  @Test(arguments: OptionMatrix.systemAdjustment)
  func `a table view controller that is released keeps its system's adjustment`(
    _ option: Option
  ) throws {
    let controller = FieldTableController(style: .plain)
    try ControllerStage.run(UINavigationController(rootViewController: controller), option) {
      stage in
      let table = try #require(controller.tableView)
      table.contentInset.bottom = 20
      stage.coordinator.manage(table)
      stage.focus(try #require(FieldRows.field(0, in: table)))
      stage.coordinator.stopManaging(table)
      #expect(table.contentInset.bottom == 20)
      #expect(table.adjustedContentInset.bottom == 356)
      stage.endEditing()
      #expect(table.contentInset.bottom == 20)
      #expect(table.adjustedContentInset.bottom == 54)
    }
  }

  @Test(arguments: OptionMatrix.systemAdjustment)
  func `a refresh control keeps its own part of the insets`(_ option: Option) throws {
    let controller = FieldListController()
    try ControllerStage.run(UINavigationController(rootViewController: controller), option) {
      stage in
      let table = controller.table
      let refresh = UIRefreshControl()
      table.refreshControl = refresh
      stage.coordinator.manage(table)
      stage.focus(try #require(FieldRows.field(0, in: table)))
      refresh.beginRefreshing()
      stage.device.clock.advance(by: 1)
      #expect(table.contentInset == UIEdgeInsets(top: 60, left: 0, bottom: 302, right: 0))
      stage.endEditing()
      #expect(table.contentInset == UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0))
      stage.focus(try #require(FieldRows.field(0, in: table)))
      #expect(table.contentInset == UIEdgeInsets(top: 60, left: 0, bottom: 302, right: 0))
      refresh.endRefreshing()
      stage.device.clock.advance(by: 1)
      #expect(table.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 302, right: 0))
      stage.endEditing()
      #expect(table.contentInset == .zero)
    }
  }
}
#endif
