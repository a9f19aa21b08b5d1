import ExampleScreens
import FilmstripKit
import KeyboardScrolling
import Testing
@_spi(Headless) import UIKit

/// Tests what the summary of each screen describes.
@MainActor struct ScreenTests {
  @Test(
    arguments: [("login", 0..<2), ("checkout", 4..<7)],
    [ShownScreen.Place.smallPhone, .phone, .pad]
  )
  func `the button to sign in or to pay is visible with the fields that belong to it`(
    _ row: (screen: String, fields: Range<Int>), _ place: ShownScreen.Place
  ) throws {
    try ShownScreen.run(row.screen, on: place) { shown in
      let button = try #require(shown.views(UIButton.self).first)
      for index in row.fields {
        let field = try #require(shown.fields.focus(at: index))
        shown.settle()
        expectEqual([shown.isVisible(field), shown.isVisible(button)], to: [true, true])
      }
    }
  }

  @Test func `Return in an empty field shows a message, in a filled one moves the focus`() throws {
    try ShownScreen.run("sign-up", on: .smallPhone) { shown in
      let fields = shown.views(UITextField.self)
      let texts = ["Ada Lovelace", "ada@example.com", "mill store wheel"]
      for (index, field) in fields.enumerated() {
        field.becomeFirstResponder()
        shown.settle()
        field.headlessPressReturn()
        shown.settle()
        let message = try #require(
          shown.views(UILabel.self).first { $0.textColor == .systemRed && !$0.isHidden }
        )
        #expect(shown.frame(of: message).maxY <= shown.frame(of: field).minY)
        expectEqual([field.isFirstResponder, shown.isVisible(field)], to: [true, true])

        field.insertText(texts[index])
        field.headlessPressReturn()
        shown.settle()
        #expect(message.isHidden)
        expectEqual(fields.map(\.isFirstResponder), to: (0..<3).map { $0 == index + 1 })
      }
      expectNil(shown.device.keyboard.frameInScreen)
    }
  }

  @Test func `UIKit insets the table view controller for the keyboard`() throws {
    var last: KeyboardScrollCoordinator.Adjustment?
    try ShownScreen.run(
      "settings",
      coordinator: {
        let coordinator = KeyboardScrollCoordinator()
        coordinator.onAdjustment = { last = $0 }
        return coordinator
      }
    ) { shown in
      shown.fields.focus(at: 0)
      shown.settle()
      expectEqual(last?.reason, to: .clearedByUIKit)
      expectEqual(last?.keyboardInset, to: 0)
    }
  }

  @Test func `Next moves from card to card, and scrolls only for another row`() throws {
    try ShownScreen.run("collection-form") { shown in
      expectEqual(shown.fields.count, to: 24)
      shown.fields.focus(at: 0)
      shown.settle()
      for index in 1..<24 {
        let before = shown.scrollView.contentOffset
        let field = try #require(shown.device.keyboard.focus as? UITextField)
        field.headlessPressReturn()
        shown.settle()
        let next = try #require(shown.device.keyboard.focus as? UITextField)
        expectEqual(next.placeholder, to: "Guest \(index + 1)")
        #expect(shown.isVisible(next))
        if !index.isMultiple(of: 2) { expectEqual(shown.scrollView.contentOffset, to: before) }
      }
    }
  }

  @Test(arguments: [ShownScreen.Place.smallPhone, .phone, .pad])
  func `the line being written stays above a bar that grows`(_ place: ShownScreen.Place) throws {
    try ShownScreen.run("compose", on: place) { shown in
      let textView = try #require(shown.fields.focus(at: 0) as? UITextView)
      let attach = try #require(shown.views(UIButton.self).first)
      shown.settle()
      for line in 1...40 {
        textView.insertText("Line \(line)\n")
        shown.settle()
        #expect(shown.isVisible(textView), "line \(line)")
      }
      let bar = try #require(shown.fields.barOnKeyboard)
      for _ in 1...3 {
        let height = shown.frame(of: bar).height
        let inset = textView.contentInset.bottom
        attach.headlessTap()
        shown.settle()
        let growth = shown.frame(of: bar).height - height
        #expect(growth > 0)
        #expect(abs(textView.contentInset.bottom - inset - growth) < 0.01)
        #expect(shown.isVisible(textView))
      }
    }
  }

  // On an iPad, all messages fit above the bar.
  @Test(arguments: [ShownScreen.Place.smallPhone, .phone])
  func `the newest message stays above a composer that grows`(_ place: ShownScreen.Place) throws {
    try ShownScreen.run("chat", on: place) { shown in
      let table = try #require(shown.scrollView as? UITableView)
      let bar = try #require(shown.fields.barOnKeyboard)
      @MainActor func expectNewest(_ when: String) throws {
        let row = table.numberOfRows(inSection: 0) - 1
        let newest = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)), "\(when)")
        #expect(abs(shown.frame(of: newest).maxY - shown.frame(of: bar).minY) < 0.01, "\(when)")
      }
      try expectNewest("before")
      let textView = try #require(shown.fields.focus(at: 0) as? UITextView)
      shown.settle()
      try expectNewest("keyboard up")
      for line in 1...4 {
        let height = shown.frame(of: bar).height
        textView.insertText("Line \(line)\n")
        shown.settle()
        #expect(shown.frame(of: bar).height > height)
        try expectNewest("line \(line)")
      }
      let send = try #require(shown.views(UIButton.self).first)
      let count = table.numberOfRows(inSection: 0)
      send.headlessTap()
      shown.settle()
      expectEqual(table.numberOfRows(inSection: 0), to: count + 1)
      try expectNewest("sent")
      shown.hideKeyboard()
      try expectNewest("keyboard gone")
    }
  }

  @Test(arguments: ShownScreen.Place.all)
  func `a composer with many lines stays below the navigation bar, and shows its last line`(
    _ place: ShownScreen.Place
  ) throws {
    try ShownScreen.run("chat", on: place) { shown in
      let bar = try #require(shown.fields.barOnKeyboard)
      let textView = try #require(shown.fields.focus(at: 0) as? UITextView)
      shown.settle()
      let height = textView.bounds.height
      for line in 1...15 {
        textView.insertText("Line \(line)\n")
        shown.settle()
      }
      let top = shown.controller.view.safeAreaInsets.top
      #expect(textView.bounds.height >= height)
      #expect(shown.frame(of: bar).minY >= top)
      #expect(shown.isVisible(textView))
      let (text, caret) = (shown.frame(of: textView), shown.focus(in: textView))
      #expect(caret.minY >= text.minY - 0.5 && caret.maxY <= text.maxY + 0.5)

      textView.selectedRange = NSRange(location: 0, length: textView.text.utf16.count)
      textView.deleteBackward()
      shown.settle()
      expectEqual(textView.bounds.height, to: height)
    }
  }

  @Test(arguments: ["chat", "inverted-chat"])
  func `a sent message adds a row, and keeps the cells of the others`(_ name: String) throws {
    try ShownScreen.run(name) { shown in
      let table = try #require(shown.scrollView as? UITableView)
      let field = try #require(shown.fields.focus(at: 0))
      shown.settle()
      let isInverted = name == "inverted-chat"
      let count = table.numberOfRows(inSection: 0)
      let newest = IndexPath(row: isInverted ? 0 : count - 1, section: 0)
      let cell = try #require(table.cellForRow(at: newest))
      (field as? any UIKeyInput)?.insertText("Bring tea.")
      if let field = field as? UITextField { field.headlessPressReturn() }
      if !isInverted { try #require(shown.views(UIButton.self).first).headlessTap() }
      shown.settle()
      expectEqual(table.numberOfRows(inSection: 0), to: count + 1)
      #expect(table.cellForRow(at: IndexPath(row: isInverted ? 1 : count - 1, section: 0)) === cell)
    }
  }

  @Test func `the chat stays where the user has scrolled, after a return from another screen`()
    throws
  {
    try ShownScreen.run("chat", on: .smallPhone) { shown in
      shown.scrollView.contentOffset.y -= 100
      let offset = shown.scrollView.contentOffset
      let navigation = try #require(shown.controller.navigationController)
      navigation.pushViewController(UIViewController(), animated: true)
      shown.settle()
      navigation.popViewController(animated: true)
      shown.settle()
      expectEqual(shown.scrollView.contentOffset, to: offset)
    }
  }

  @Test(arguments: [("sao", "São Paulo"), ("Bogota", "Bogotá"), ("ZURICH", "Zürich")])
  func `a search finds a city without its accents`(_ row: (text: String, city: String)) throws {
    try ShownScreen.run("search") { shown in
      let field = try #require(shown.fields.focus(at: 0) as? UITextField)
      field.insertText(row.text)
      shown.settle()
      let tables = shown.views(UITableView.self).filter { $0.numberOfRows(inSection: 0) == 1 }
      let texts = tables.flatMap { $0.all(UILabel.self) }.compactMap(\.text)
      expectEqual(texts, to: [row.city])
    }
  }

  @Test func `a search without a text finds all cities`() throws {
    try ShownScreen.run("search") { shown in
      let search = try #require(shown.controller.navigationItem.searchController)
      let found = try #require(search.searchResultsController as? UITableViewController)
      let field = try #require(shown.fields.focus(at: 0) as? UITextField)
      let count = try #require(shown.scrollView as? UITableView).numberOfRows(inSection: 0)
      for (text, expected) in [("sao", 1), ("", count)] {
        field.text = text
        search.searchResultsUpdater?.updateSearchResults(for: search)
        expectEqual(found.tableView.numberOfRows(inSection: 0), to: expected)
      }
    }
  }

  @Test func `the newest message of the inverted chat stays above the bar`() throws {
    try ShownScreen.run("inverted-chat") { shown in
      let table = try #require(shown.scrollView as? UITableView)
      let bar = try #require(shown.fields.barOnKeyboard)
      let newest = IndexPath(row: 0, section: 0)
      for showsKeyboard in [false, true, false] {
        if showsKeyboard { shown.fields.focus(at: 0) } else { shown.window.endEditing(true) }
        shown.settle()
        let cell = try #require(table.cellForRow(at: newest))
        #expect(abs(shown.frame(of: cell).maxY - shown.frame(of: bar).minY) < 0.01)
      }
      shown.fields.focus(at: 0)
      let field = try #require(shown.device.keyboard.focus as? UITextField)
      field.insertText("Bring tea.")
      field.headlessPressReturn()
      shown.settle()
      let cell = try #require(table.cellForRow(at: newest))
      #expect(abs(shown.frame(of: cell).maxY - shown.frame(of: bar).minY) < 0.01)
      #expect(field.isFirstResponder)
      expectEqual(field.text, to: "")
    }
  }

  @Test(arguments: [ShownScreen.Place.smallPhone, .phone, .pad])
  func `the last city and the last match can be scrolled above the keyboard`(
    _ place: ShownScreen.Place
  ) throws {
    try ShownScreen.run("search", on: place) { shown in
      let field = try #require(shown.fields.focus(at: 0) as? UITextField)
      shown.settle()
      @MainActor func expectLastRow(in table: UITableView) throws {
        let row = IndexPath(row: table.numberOfRows(inSection: 0) - 1, section: 0)
        table.scrollToRow(at: row, at: .bottom, animated: false)
        shown.settle()
        let cell = try #require(table.cellForRow(at: row))
        let keyboard = try #require(shown.device.keyboard.frameInScreen)
        #expect(shown.frame(of: cell).maxY <= keyboard.minY + 0.01)
      }
      let cities = try #require(shown.scrollView as? UITableView)
      try expectLastRow(in: cities)
      field.insertText("s")
      shown.settle()
      let matches = try #require(
        shown.views(UITableView.self).first { $0 !== cities && $0.numberOfRows(inSection: 0) > 9 }
      )
      try expectLastRow(in: matches)
    }
  }

  @Test func `each pane gets its own inset, and only the pane with the focus scrolls`() throws {
    try ShownScreen.run("two-panes", on: .pad) { shown in
      let form = shown.scrollView
      let text = try #require(shown.views(UITextView.self).first)
      let before = text.contentOffset
      shown.fields.focus(at: shown.fields.count - 2)
      shown.settle()
      #expect(form.contentInset.bottom > 0)
      expectEqual(text.contentInset.bottom, to: form.contentInset.bottom)
      expectEqual(text.contentOffset, to: before)
      let offset = form.contentOffset
      shown.fields.focus(at: shown.fields.count - 1)
      shown.settle()
      expectEqual([text.isFirstResponder, shown.isVisible(text)], to: [true, true])
      expectEqual(form.contentOffset, to: offset)
    }
  }

  @Test func `the carousel scrolls to each caption, and keeps its insets`() throws {
    try ShownScreen.run("carousel", on: .smallPhone) { shown in
      let carousel = try #require(shown.views(UIScrollView.self).first { $0 !== shown.scrollView })
      shown.fields.focus(at: 2)
      shown.settle()
      for number in 1...4 {
        let field = try #require(shown.device.keyboard.focus as? UITextField)
        expectEqual(field.placeholder, to: "Caption of photo \(number)")
        #expect(shown.isVisible(field))
        expectEqual(carousel.contentInset, to: .zero)
        field.headlessPressReturn()
        shown.settle()
      }
      #expect(carousel.contentOffset.x > 0)
    }
  }
}
