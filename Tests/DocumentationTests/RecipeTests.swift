#if os(Linux)
import KeyboardScrolling
import KeyboardScrollingHeadless
import KeyboardScrollingTesting
import Testing
@_spi(Headless) import UIKit

@MainActor struct RecipeUseTests {
  private let phone = HeadlessPhone()

  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func `the login has no findings`(seed: UInt64) async throws {
    let (login, keyboard) = phone.show { LoginViewController() }
    let screen = JudgedScreen.strict(companions: [login.signInButton])
    let fields = [login.userNameField, login.passwordField]
    try await keyboard.checkEverydayUse(of: fields, on: screen, seed: seed)
  }

  @Test func `the form with a button on the keyboard has no findings`() async throws {
    let (order, keyboard) = phone.show { OrderViewController() }
    keyboard.simulateKeyboardLayoutGuide(of: order.view)
    try await keyboard.checkEverydayUse(of: order.fields, on: .strict(bar: order.bar))
  }

  @Test(arguments: Recipe.allCases)
  func `in landscape, no field or button of a recipe is behind the phone's camera`(
    recipe: Recipe
  ) async throws {
    let phone = HeadlessPhone(.iPhone14)
    phone.rotate()
    let (root, keyboard) = phone.show { recipe.makeRootViewController() }
    var screen = UIViewController()
    phone.run { screen = recipe.open(from: root) }
    await keyboard.rest()
    let window = try #require(phone.window)
    let sides = window.safeAreaInsets
    try #require(sides.left > 40 && sides.right > 40)
    let visible = window.bounds.insetBy(dx: sides.left, dy: 0)
    let frames = screen.view.inputs.map { $0.convert($0.bounds, to: window) }
    // The other pages of the wizard are beside the pager.
    let shown = frames.filter { $0.maxX > visible.minX && $0.minX < visible.maxX }
    try #require(!shown.isEmpty)
    for frame in shown {
      #expect(frame.minX >= visible.minX && frame.maxX <= visible.maxX, "\(frame)")
    }
  }

  @Test(arguments: [
    (HeadlessPhone.Model.iPhoneSE, false), (.iPhone16ProMax, false), (.iPad, false), (.iPad, true),
  ])
  func `the settings have no findings on small, large and rotated devices`(
    model: HeadlessPhone.Model, isOnItsSide: Bool
  ) async throws {
    let phone = HeadlessPhone(model, textSize: .extraExtraLarge)
    if isOnItsSide { phone.rotate() }
    let (settings, keyboard) = phone.show { SettingsViewController() }
    try await keyboard.checkEverydayUse(of: settings.fields, rounds: 1)
  }

  @Test func `a phone can rotate before and after it shows a screen`() {
    let phone = HeadlessPhone(.iPhoneSE)
    phone.rotate()
    let (screen, _) = phone.show { UIViewController() }
    expectEqual(screen.view.bounds.size, to: CGSize(width: 667, height: 375))
    phone.rotate()
    phone.run { screen.view.layoutIfNeeded() }
    expectEqual(screen.view.bounds.size, to: CGSize(width: 375, height: 667))
    phone.rotate()
    expectEqual(phone.window?.bounds.size, to: CGSize(width: 667, height: 375))
  }

  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func `the settings have no findings with a short and a long text`(seed: UInt64) async throws {
    let (settings, keyboard) = phone.show { SettingsViewController() }
    let fields = settings.fields + [settings.signatureView]
    try await keyboard.checkEverydayUse(of: fields, on: .strict(), rounds: 1, seed: seed)
    phone.run { settings.signatureView.text = (1...30).map { "Line \($0)\n" }.joined() }
    try await keyboard.checkEverydayUse(of: fields, on: .strict(), rounds: 1, seed: seed)
  }

  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func `the table of fields has no findings`(seed: UInt64) async throws {
    let (guests, keyboard) = phone.show { GuestListViewController() }
    var screen = JudgedScreen.strict()
    screen.companionsOfResponder = { $0.tag == 19 ? [guests.saveButton] : [] }
    try await keyboard.checkEverydayUse(of: [guests.tableView], on: screen, rounds: 1, seed: seed)
  }

  @Test(arguments: [1, 4] as [UInt64])
  func `the chat has no findings before and after a message arrives`(seed: UInt64) async throws {
    let (chat, keyboard) = phone.show { ChatViewController() }
    keyboard.simulateKeyboardLayoutGuide(of: chat.view)
    let screen = JudgedScreen.strict(bar: chat.composer, chat: chat.tableView)
    try await keyboard.checkEverydayUse(of: [chat.textView], on: screen, seed: seed)
    phone.run { chat.receive("Hello") }
    await keyboard.rest()
    try await keyboard.checkEverydayUse(of: [chat.textView], on: screen, seed: seed)
  }

  @Test func `the checkout has no findings in its sheet`() async throws {
    let (root, keyboard) = phone.show { UIViewController() }
    phone.run { root.presentCheckout() }
    await keyboard.rest()
    let checkout = try #require(root.presentedViewController as? CheckoutViewController)
    var screen = JudgedScreen.strict()
    screen.companionsOfResponder = { $0 === checkout.fields[3] ? [checkout.payButton] : [] }
    try await keyboard.checkEverydayUse(of: checkout.fields, on: screen, rounds: 1)
    expectEqual(checkout.sheetPresentationController?.selectedDetentIdentifier, to: .large)
  }

  @Test func `the search has no findings`() async throws {
    let (search, keyboard) = phone.show { SearchViewController() }
    let fields = [search.searchBar.searchTextField]
    try await keyboard.checkEverydayUse(of: fields, on: .strict(), rounds: 1)
  }

  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func `the editor has no findings with a short and a long text`(seed: UInt64) async throws {
    let (editor, keyboard) = phone.show { EditorViewController() }
    keyboard.simulateKeyboardLayoutGuide(of: editor.view)
    let screen = JudgedScreen.strict(bar: editor.bar)
    try await keyboard.checkEverydayUse(of: [editor.textView], on: screen, rounds: 1, seed: seed)
    phone.run { editor.textView.text = (1...60).map { "Line \($0)\n" }.joined() }
    try await keyboard.checkEverydayUse(of: [editor.textView], on: screen, rounds: 1, seed: seed)
  }

  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func `the address has no findings`(seed: UInt64) async throws {
    let (address, keyboard) = phone.show { AddressViewController() }
    try await keyboard.checkEverydayUse(of: address.fields, on: .strict(), rounds: 1, seed: seed)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `the wizard has no findings`(seed: UInt64) async throws {
    let (wizard, keyboard) = phone.show { WizardViewController() }
    let fields = wizard.pages.flatMap { $0 }
    try await keyboard.checkEverydayUse(of: fields, on: .strict(), seed: seed)
  }
}

@MainActor struct RecipeTests {
  // MARK: Buttons above the keyboard

  @Test func `the content ends above a field's toolbar, whose buttons move the focus`() throws {
    try DocumentedScreen.run(AddressViewController()) { screen in
      let address = screen.controller
      screen.focus(address.fields[0])
      // The keyboard has 336 points, and the toolbar 44.
      expectEqual(address.scrollView.adjustedContentInset.bottom, to: 380)
      for (index, field) in address.fields.enumerated() {
        #expect(field.isFirstResponder)
        #expect(screen.frame(of: field).maxY <= 844 - 380 - 8, "\(index)")
        let buttons = screen.toolbarButtons(of: field)
        try #require(buttons.count == 3)
        expectEqual(buttons[0].isEnabled, to: index > 0)
        expectEqual(buttons[1].isEnabled, to: index < address.fields.count - 1)
        if buttons[1].isEnabled { screen.press(buttons[1]) }
      }
      let last = screen.toolbarButtons(of: address.fields[4])
      screen.press(last[0])
      #expect(address.fields[3].isFirstResponder)
      screen.press(last[2])
      expectEqual(address.scrollView.contentInset.bottom, to: 0)
    }
  }

  // MARK: A wizard

  @Test func `Return moves through the pages of the wizard with the keyboard up`() throws {
    DocumentedScreen.run(WizardViewController()) { screen in
      let wizard = screen.controller
      var hides = 0
      let observer = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { hides += 1 } }
      defer { NotificationCenter.default.removeObserver(observer) }
      screen.focus(wizard.pages[0][0])
      for (number, field) in wizard.pages.flatMap({ $0 }).enumerated() {
        #expect(field.isFirstResponder, "field \(number)")
        let frame = screen.frame(of: field)
        #expect(frame.maxY <= 500 && frame.minY >= 47, "field \(number): \(frame)")
        #expect(frame.minX == 24, "field \(number): \(frame)")
        expectEqual(hides, to: 0)
        _ = wizard.textFieldShouldReturn(field)
        screen.rest()
      }
      expectEqual(hides, to: 1)
      for page in wizard.pages {
        let form = page[0].superview?.superview as? UIScrollView
        expectEqual(form?.contentInset.bottom, to: 0)
      }
    }
  }

  // MARK: Text fields in a table

  @Test func `Return moves through all rows of a table, and ends at the button`() {
    DocumentedScreen.run(GuestListViewController()) { screen in
      let guests = screen.controller
      guests.editRow(0)
      screen.rest()
      for row in guests.guests.indices {
        let field = guests.field(ofRow: row)
        #expect(field?.isFirstResponder == true, "row \(row)")
        let frame = field.map(screen.frame(of:)) ?? .null
        #expect(frame.minY >= 47 && frame.maxY < 500.5, "row \(row): \(frame)")
        field?.insertText("Name \(row)")
        if row == 19 {
          // The button is the end of the content.
          #expect(abs(screen.frame(of: guests.saveButton).maxY - 508) < 0.5)
        }
        field?.headlessPressReturn()
        screen.rest()
      }
      expectEqual(guests.guests, to: (0..<20).map { "Name \($0)" })
      expectEqual(guests.tableView.contentInset.bottom, to: 0)
    }
  }

  @Test func `a field that is reused for another row does not keep the button visible`() throws {
    try DocumentedScreen.run(GuestListViewController()) { screen in
      let guests = screen.controller
      guests.editRow(19)
      screen.rest()
      let last = try #require(guests.field(ofRow: 19))
      guests.editRow(0)
      screen.rest()
      // Scrolling to the first row and back reuses cells.
      var reused: Int?
      for row in (1..<19) where reused == nil {
        guests.editRow(row)
        screen.rest()
        if guests.field(ofRow: row) === last { reused = row }
      }
      let row = try #require(reused)
      #expect(screen.frame(of: last).maxY <= 500.5)
      #expect(screen.frame(of: guests.saveButton).minY > 508, "row \(row)")
    }
  }

  @Test func `a reload keeps the edited row, its position and the offset`() throws {
    try DocumentedScreen.run(GuestListViewController()) { screen in
      let guests = screen.controller
      guests.editRow(14)
      screen.rest()
      let field = try #require(guests.field(ofRow: 14))
      field.insertText("Ada")
      let frame = screen.frame(of: field)
      let offset = guests.tableView.contentOffset.y
      guests.reload()
      screen.rest()
      let again = try #require(guests.field(ofRow: 14))
      #expect(again.isFirstResponder && again.text == "Ada")
      expectEqual(screen.frame(of: again), to: frame)
      expectEqual(guests.tableView.contentOffset.y, to: offset)
    }
  }

  // MARK: Rows of text

  @Test func `a message of three lines is shown in full`() {
    DocumentedScreen.run(ChatViewController()) { screen in
      let chat = screen.controller
      screen.focus(chat.textView)
      let height = chat.tableView.heightOfLastRow
      screen.type("One\nTwo\nThree", into: chat.textView)
      chat.send()
      screen.rest()
      let line = UIFont.preferredFont(forTextStyle: .body).lineHeight
      #expect(chat.tableView.heightOfLastRow >= height + 2 * line - 4)
      #expect(abs(chat.distanceBelowNewest) < 0.5)
    }
  }

  @Test func `rows and fields follow the user's text size`() {
    let heights = [UIContentSizeCategory.large, .accessibilityExtraLarge].map { category in
      var options = HeadlessOptions()
      options.contentSizeCategory = category
      var height: CGFloat = 0
      DocumentedScreen.run(options: options, SearchViewController()) { screen in
        height = screen.controller.tableView.rectForRow(at: [0, 0]).height
      }
      return height
    }
    #expect(heights[1] > heights[0] + 10)
    DocumentedScreen.run(LoginViewController()) { screen in
      let field = screen.controller.userNameField
      let height = field.bounds.height
      screen.device.options.contentSizeCategory = .accessibilityExtraLarge
      screen.rest()
      #expect(field.bounds.height > height + 10)
    }
  }

  // MARK: A chat

  @Test(arguments: [1, 6])
  func `the newest message, sent or received, is just above the composer`(lines: Int) {
    DocumentedScreen.run(ChatViewController()) { screen in
      let chat = screen.controller
      @MainActor func expectNewestAboveComposer(_ moment: String) {
        let row = chat.tableView.numberOfRows(inSection: 0) - 1
        let cell = chat.tableView.cellForRow(at: IndexPath(row: row, section: 0))
        let bottom = cell.map { screen.frame(of: $0).maxY } ?? .infinity
        let top = screen.frame(of: chat.composer).minY
        #expect(abs(bottom - top) < 0.5, "\(moment)")
      }
      expectNewestAboveComposer("at first")
      chat.receive("Hello")
      screen.rest()
      expectNewestAboveComposer("without a keyboard")
      screen.focus(chat.textView)
      expectNewestAboveComposer("with a keyboard")
      for text in ["One", "Two"] { chat.receive(text) }
      screen.rest()
      expectNewestAboveComposer("after two more")
      screen.type((1...lines).map { "Line \($0)" }.joined(separator: "\n"), into: chat.textView)
      expectNewestAboveComposer("after \(lines) lines of typing")
      chat.send()
      screen.rest()
      expectNewestAboveComposer("after sending")
      screen.endEditing()
      expectNewestAboveComposer("after the keyboard")
    }
  }

  @Test func `a new message does not move the list while the user reads older ones`() {
    DocumentedScreen.run(ChatViewController()) { screen in
      let chat = screen.controller
      screen.focus(chat.textView)
      screen.drag(from: 150, to: 400)
      let offset = chat.tableView.contentOffset.y
      #expect(chat.distanceBelowNewest > 200)
      chat.receive("Hello")
      screen.rest()
      expectEqual(chat.tableView.contentOffset.y, to: offset)
      // The user returns to the end, so the list follows the newest message again.
      for _ in 0..<3 { screen.drag(from: 400, to: 150) }
      chat.receive("Again")
      screen.rest()
      #expect(abs(chat.distanceBelowNewest) < 0.5)
    }
  }

  @Test(arguments: [0, 0.02, 0.05, 0.1, 0.15, 0.2, 0.3] as [TimeInterval])
  func `a message that arrives while the keyboard moves is visible`(pause: TimeInterval) {
    DocumentedScreen.run(ChatViewController()) { screen in
      let chat = screen.controller
      chat.textView.becomeFirstResponder()
      screen.device.clock.advance(by: pause)
      chat.receive("Hello")
      screen.rest()
      #expect(abs(chat.distanceBelowNewest) < 0.5, "on a show")
      chat.receive("And")
      screen.device.clock.advance(by: pause)
      chat.textView.insertText("One\n")
      screen.rest()
      #expect(abs(chat.distanceBelowNewest) < 0.5, "before a line")
      chat.receive("Again")
      screen.device.clock.advance(by: pause)
      screen.endEditing()
      #expect(abs(chat.distanceBelowNewest) < 0.5, "before a hide")
    }
  }

  // Because of the behaviour tested here, `receive(_:)` animates only from iOS 17.4 on.
  @Test func `before iOS 17.4, a composer that grows ends an animated scroll`() {
    DocumentedScreen.run(readsScrollReports: false, ChatViewController()) { screen in
      let chat = screen.controller
      screen.focus(chat.textView)
      chat.receive("Hello")
      screen.device.clock.advance(by: 0.1)
      chat.textView.insertText("One\n")
      screen.rest()
      #expect(chat.distanceBelowNewest > 10)
    }
  }

  @Test func `the chat scrolls to the newest message once, and then keeps the user's position`() {
    DocumentedScreen.run(UINavigationController(rootViewController: ChatViewController())) {
      screen in
      guard let chat = screen.controller.topViewController as? ChatViewController else { return }
      #expect(abs(chat.distanceBelowNewest) < 0.5)
      chat.tableView.contentOffset.y -= 300
      let offset = chat.tableView.contentOffset.y
      screen.controller.pushViewController(UIViewController(), animated: false)
      screen.rest()
      screen.controller.popViewController(animated: false)
      screen.rest()
      expectEqual(chat.tableView.contentOffset.y, to: offset)
    }
  }

  @Test func `inserting older messages leaves the visible ones in place`() {
    DocumentedScreen.run(ChatViewController()) { screen in
      let chat = screen.controller
      screen.focus(chat.textView)
      chat.tableView.contentOffset.y = 0
      screen.rest()
      let first = chat.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
      let place = first.map(screen.frame(of:)) ?? .null
      chat.insertOlder((1...20).map { "Older \($0)" })
      screen.rest()
      let again = chat.tableView.cellForRow(at: IndexPath(row: 21, section: 0))
      let newPlace = again.map(screen.frame(of:)) ?? .null
      #expect(abs(newPlace.minY - place.minY) < 0.01)
      screen.endEditing()
      expectEqual(chat.tableView.numberOfRows(inSection: 0), to: 50)
    }
  }

  @Test(arguments: [44, 200] as [CGFloat])
  func `rows that size themselves stay above the composer, whatever their estimated height`(
    estimate: CGFloat
  ) {
    @MainActor func make() -> ChatViewController {
      let chat = ChatViewController()
      chat.loadViewIfNeeded()
      chat.tableView.rowHeight = UITableView.automaticDimension
      chat.tableView.estimatedRowHeight = estimate
      chat.insertOlder((1...30).map { String(repeating: "Message \($0) ", count: $0) })
      return chat
    }
    DocumentedScreen.run(make()) { screen in
      let chat = screen.controller
      // The row just above the composer's top edge, and how far that row extends below the edge.
      @MainActor func row() -> (IndexPath?, CGFloat) {
        let top = screen.frame(of: chat.composer).minY
        let path = chat.tableView.indexPathForRow(
          at: chat.view.convert(CGPoint(x: 100, y: top - 1), to: chat.tableView)
        )
        let cell = path.flatMap(chat.tableView.cellForRow)
        return (path, (cell.map { screen.frame(of: $0).maxY } ?? 0) - top)
      }
      for offset in [0, 400, 900] as [CGFloat] {
        chat.tableView.contentOffset.y = offset
        screen.rest()
        let before = row()
        screen.focus(chat.textView)
        let during = row()
        #expect(during.0 == before.0 && abs(during.1 - before.1) < 0.5, "\(offset)")
        screen.endEditing()
        let after = row()
        #expect(after.0 == before.0 && abs(after.1 - before.1) < 0.5, "\(offset)")
      }
    }
  }

  @Test func `a chat without messages opens and receives one`() {
    @MainActor func make() -> ChatViewController {
      let chat = ChatViewController()
      chat.messages = []
      return chat
    }
    DocumentedScreen.run(make()) { screen in
      let chat = screen.controller
      screen.focus(chat.textView)
      chat.receive("Hello")
      screen.rest()
      expectEqual(chat.tableView.numberOfRows(inSection: 0), to: 1)
    }
  }

  @Test
  func `the composer of the chat grows with its text up to 120 points, and then the text scrolls`()
  {
    DocumentedScreen.run(ChatViewController()) { screen in
      let chat = screen.controller
      screen.focus(chat.textView)
      let before = screen.frame(of: chat.textView).height
      let composer = screen.frame(of: chat.composer)
      expectEqual(composer.maxY, to: 844)
      screen.type((1...12).map { "Line \($0)" }.joined(separator: "\n"), into: chat.textView)
      expectEqual(screen.frame(of: chat.textView).height, to: 120)
      let top = screen.frame(of: chat.composer).minY
      #expect(top < composer.minY)
      expectEqual(chat.tableView.adjustedContentInset.bottom, to: 844 - top)
      #expect(chat.textView.isScrollEnabled)
      let caret = screen.caret(of: chat.textView) ?? .null
      #expect(caret.maxY <= 508 && caret.minY >= screen.frame(of: chat.textView).minY)
      chat.send()
      screen.rest()
      expectEqual(screen.frame(of: chat.textView).height, to: before)
      #expect(!chat.textView.isScrollEnabled)
      #expect(abs(chat.distanceBelowNewest) < 0.5)
    }
  }
}

extension UITableView {
  fileprivate var heightOfLastRow: CGFloat {
    rectForRow(at: IndexPath(row: numberOfRows(inSection: 0) - 1, section: 0)).height
  }
}

extension ChatViewController {
  /// The distance from the end of the newest message to the composer.
  fileprivate var distanceBelowNewest: CGFloat {
    tableView.contentSize.height + tableView.adjustedContentInset.bottom - tableView.bounds.maxY
  }
}

extension GuestListViewController {
  fileprivate func field(ofRow row: Int) -> UITextField? {
    let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? FieldCell
    return cell?.field
  }
}

extension UIView {
  /// The controls and text views in this view; without a table's footer, which is as wide as its
  /// table.
  fileprivate var inputs: [UIView] {
    subviews.flatMap { view -> [UIView] in
      if view is UIControl || view is any UITextInput { return self is UITableView ? [] : [view] }
      return view.inputs
    }
  }
}

extension JudgedScreen {
  fileprivate static func strict(
    bar: UIView? = nil, chat: UIScrollView? = nil, companions: [UIView] = []
  ) -> JudgedScreen {
    var screen = JudgedScreen(bar: bar, chat: chat, companions: companions)
    screen.isStrict = true
    return screen
  }
}
#endif
