#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct SearchControllerTests {
  /// A list with a search bar above it, and a separate list of results.
  @MainActor private struct Search {
    let stage: ControllerStage
    let list: FieldListController
    let results: FieldListController
    let controller: UISearchController
    let coordinator: KeyboardScrollCoordinator

    var field: UITextField { controller.searchBar.searchTextField }
    var tables: [UITableView] { [list.table, results.table] }

    func forgetWrites() {
      for table in tables { table.forgetWrites() }
    }

    func type(_ text: String) {
      field.insertText(text)
      stage.wait(1)
    }

    func cancel() {
      controller.searchBar.headlessPressCancel()
      stage.wait(1)
    }

    func expectClean(sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(stage.device.keyboard.frameInScreen == nil, sourceLocation: sourceLocation)
      for table in tables {
        #expect(table.contentInset == .zero, sourceLocation: sourceLocation)
        #expect(table.verticalScrollIndicatorInsets == .zero, sourceLocation: sourceLocation)
        table.expect(offsetWrites: 0, sourceLocation: sourceLocation)
      }
    }
  }

  private func run(
    _ option: Option, hidesNavigationBar: Bool = true, _ body: (Search) throws -> Void
  ) rethrows {
    let list = FieldListController()
    let results = FieldListController()
    let controller = UISearchController(searchResultsController: results)
    controller.hidesNavigationBarDuringPresentation = hidesNavigationBar
    list.navigationItem.hidesSearchBarWhenScrolling = false
    list.navigationItem.searchController = controller
    try ControllerStage.run(UINavigationController(rootViewController: list), option) { stage in
      stage.coordinator.manage(list.table)
      let coordinator = KeyboardScrollCoordinator(configuration: .init(revealPadding: 0))
      coordinator.manage(results.table)
      stage.wait(1)
      let search = Search(
        stage: stage, list: list, results: results, controller: controller, coordinator: coordinator
      )
      search.forgetWrites()
      try body(search)
    }
  }

  @Test(
    .bug("https://github.com/square/Listable/issues/199"),
    arguments: OptionMatrix.focus,
    [false, true]
  )
  func `results that appear while the keyboard is up are inset`(
    _ option: Option, _ hidesNavigationBar: Bool
  ) {
    run(option, hidesNavigationBar: hidesNavigationBar) { search in
      let (list, results) = (search.list.table, search.results.table)
      list.expect(offset: -143)
      search.stage.focus(search.field)
      let top: CGFloat = hidesNavigationBar ? -99 : -143
      list.expect(bottom: 302, indicator: 302, adjusted: 336)
      list.expect(offset: top)
      expectNil(results.window)
      results.expect(insetWrites: 0)

      search.type("a")
      #expect(results.window != nil)
      results.expect(bottom: 302, indicator: 302, adjusted: 336)
      results.expect(offset: top)
      expectEqual(search.stage.frame(of: results), to: search.stage.window.bounds)
      // At the end of the scroll range, the last result is just above the keyboard.
      results.contentOffset.y = 1400 + 336 - 844
      search.type("b")
      results.expect(offset: 892, offsetWrites: 1)
      // The results get their safe area only with the first layout in their window, after which a
      // second write may follow.
      #expect(results.headlessWrites.contentInset <= 2)

      results.contentOffset.y = top
      search.forgetWrites()
      search.cancel()
      search.expectClean()
      expectNil(results.window)
      list.expect(offset: -143)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `results that disappear when text is deleted are inset when they return`(option: Option) {
    run(option) { search in
      search.stage.focus(search.field)
      for _ in 0..<3 {
        search.type("a")
        search.results.table.expect(bottom: 302, indicator: 302, adjusted: 336)
        search.field.deleteBackward()
        search.stage.wait(1)
        expectNil(search.results.table.window)
        search.list.table.expect(bottom: 302, indicator: 302, adjusted: 336)
      }
      search.list.table.expect(insetWrites: 1)
      #expect(search.results.table.headlessWrites.contentInset <= 6)
      search.cancel()
      search.expectClean()
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a field in a result becomes visible`(_ option: Option) throws {
    try run(option) { search in
      search.stage.focus(search.field)
      search.type("a")
      search.forgetWrites()
      for row in [5, 13, 2] {
        let field = try search.results.rows.field(row)
        search.stage.focus(field)
        search.stage.expectVisible(field, in: search.results.table)
        search.results.table.expect(bottom: 302, indicator: 302, adjusted: 336)
      }
      search.list.table.expect(offset: -99, offsetWrites: 0)
      search.forgetWrites()
      search.cancel()
      search.expectClean()
      search.list.table.expect(offset: -143)
    }
  }

  /// Unlike an alert, a search does not give the focus back to the field.
  @Test(arguments: OptionMatrix.focus)
  func `a list does not go back to a field that was edited during a search`(_ option: Option) throws
  {
    try run(option) { search in
      search.stage.focus(search.field)
      let table = search.list.table
      table.scrollToRow(at: IndexPath(row: 13, section: 0), at: .bottom, animated: false)
      search.stage.wait(1)
      let field = try search.list.rows.field(13)
      search.stage.focus(field)
      let edited = table.contentOffset.y
      field.resignFirstResponder()
      search.stage.wait(1)
      let rest = table.contentOffset.y
      #expect(rest < edited - 100)
      search.stage.focus(search.field)
      table.expect(offset: rest)
      table.contentOffset.y = 500
      search.stage.wait(1)
      search.stage.focus(field)
      search.stage.expectVisible(field, in: table)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a resumed search keeps the offset of its results`(_ option: Option) {
    run(option) { search in
      let results = search.results.table
      search.stage.focus(search.field)
      search.type("a")
      results.contentOffset.y = 300
      search.stage.wait(1)
      search.forgetWrites()
      search.stage.endEditing()
      #expect(search.controller.isActive)
      search.expectClean()
      results.expect(offset: 300)
      search.stage.focus(search.field)
      results.expect(bottom: 302, indicator: 302, adjusted: 336)
      results.expect(offset: 300, path: [])
      search.cancel()
      search.expectClean()
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `after a pushed screen is popped, the results have no insets`(_ option: Option) {
    run(option) { search in
      search.stage.focus(search.field)
      search.type("a")
      let navigation = search.list.navigationController
      let detail = FormController(focusesAt: .viewDidAppear)
      search.coordinator.manage(detail.scrollView)
      navigation?.pushViewController(detail, animated: true)
      search.stage.wait(1)
      #expect(detail.field.isFirstResponder)
      detail.scrollView.expect(bottom: 302, offset: 236)
      navigation?.popViewController(animated: true)
      search.stage.wait(1)
      #expect(search.results.table.window != nil)
      search.expectClean()
      detail.scrollView.expect(bottom: 0)
      search.cancel()
      search.list.table.expect(offset: -143)
    }
  }
}
#endif
