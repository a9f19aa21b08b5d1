import Testing
import UIKit

@testable import KeyboardScrolling
@testable import KeyboardScrollingTesting

/// Tests which fields the check visits, and how.
@MainActor @Suite(.serialized, .needsApplication) struct EverydayVisitTests {
  /// A table of settings, in which only some rows have a field.
  private final class SettingRows: NSObject, UITableViewDataSource {
    let count: Int
    let rowsWithField: [Int]
    var edited: Set<Int> = []

    init(count: Int = 40, rowsWithField: [Int] = [3, 20, 35]) {
      (self.count, self.rowsWithField) = (count, rowsWithField)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      let row = indexPath.row
      guard rowsWithField.contains(row) else { return cell }
      let field = UITextField(frame: CGRect(x: 16, y: 0, width: 200, height: 44))
      field.accessibilityIdentifier = "field \(row)"
      field.addAction(
        UIAction { [weak self] _ in self?.edited.insert(row) }, for: .editingDidBegin
      )
      cell.contentView.addSubview(field)
      return cell
    }
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `the check visits the few rows that have a field`(seed: UInt64) async {
    let form = FormScreen()
    let (table, rows) = (UITableView(), SettingRows())
    table.rowHeight = 60
    table.dataSource = rows
    form.replaceForm(by: table)
    table.contentOffset.y = 100
    form.keyboard.clock.perform {
      expectEqual(
        EverydayField.fields(in: [table]).map(\.name),
        to: [3, 20, 35].map { row in
          table.cellForRow(at: [0, row]) == nil
            ? "table of UIViewController, row \(row) of section 0"
            : "field \(row), row \(row) of section 0"
        }
      )
      expectEqual(table.contentOffset.y, to: 100)
    }
    let found = await form.findings(of: [table], seed: seed)
    expectEqual(found, to: [])
    expectEqual(rows.edited, to: Set(rows.rowsWithField))
  }

  @Test(arguments: [0, 3])
  func `the check visits the fields in the header and footer of a table without others`(
    rowCount: Int
  ) async {
    let (form, table) = (FormScreen(), UITableView())
    let rows = SettingRows(count: rowCount, rowsWithField: [])
    var edited: Set<String> = []
    let views = ["title", "amount"].map { name in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
      let field = UITextField(frame: CGRect(x: 16, y: 8, width: 200, height: 44))
      field.accessibilityIdentifier = name
      field.addAction(UIAction { _ in edited.insert(name) }, for: .editingDidBegin)
      view.addSubview(field)
      return view
    }
    table.dataSource = rows
    (table.tableHeaderView, table.tableFooterView) = (views[0], views[1])
    form.replaceForm(by: table)
    expectEqual(EverydayField.fields(in: [table]).map(\.name), to: ["title", "amount"])
    expectEqual(await form.findings(of: [table], seed: 1), to: [])
    expectEqual(edited, to: ["title", "amount"])
    withExtendedLifetime(rows) {}
  }

  /// The last row is a button, as in many settings.
  @Test(arguments: UInt64(1)...6)
  func `every seed types and shows emoji in a short table whose last row has no field`(
    seed: UInt64
  ) async {
    let (form, table) = (FormScreen(), UITableView())
    let rows = SettingRows(count: 4, rowsWithField: [1, 2])
    table.rowHeight = 60
    table.dataSource = rows
    form.replaceForm(by: table)
    let heights = KeyboardHeights.published(forScreen: form.window.screen.bounds.size)
    var showsEmoji = false
    form.on(.willShow) { if $0.endFrame?.height == heights.emoji { showsEmoji = true } }
    expectEqual(await form.findings(of: [table], seed: seed), to: [])
    #expect(showsEmoji)
    let last = table.cellForRow(at: [0, 2])?.contentView.subviews.first as? UITextField
    expectEqual(last?.text?.isEmpty, to: false)
    withExtendedLifetime(rows) {}
  }

  @Test func `a field that leaves the window before its visit ends the check`() async {
    let form = FormScreen.coordinator()
    defer { form.close() }
    let (first, removed) = (form.fields[0], form.fields[1])
    first.addAction(UIAction { _ in removed.removeFromSuperview() }, for: .editingDidBegin)
    var problems: [KeyboardSimulator.Problem?] = []
    for seed in 1...4 as ClosedRange<UInt64> {
      form.scrollView.addSubview(removed)
      do {
        try await form.keyboard.checkEverydayUse(of: [first, removed], rounds: 1, seed: seed)
        problems.append(nil)
      } catch {
        problems.append(error as? KeyboardSimulator.Problem)
      }
    }
    // A field that was visited first may leave the window afterwards.
    let expected: [KeyboardSimulator.Problem?] = [nil, .notInWindow("mail")]
    #expect(expected.allSatisfy(problems.contains), "\(problems)")
    #expect(problems.allSatisfy(expected.contains), "\(problems)")
  }

  private final class ScrollCounter: NSObject, UIScrollViewDelegate {
    var count = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `the user scrolls the form of the last field, and no list behind it`(seed: UInt64) async {
    let form = FormScreen.coordinator()
    let (list, counter) = (UIScrollView(), ScrollCounter())
    list.frame = form.window.bounds
    list.contentSize = CGSize(width: 100, height: 3000)
    form.controller.view.insertSubview(list, at: 0)
    form.window.layoutIfNeeded()
    let coordinator = form.makeCoordinator()
    coordinator.manage(list)
    list.delegate = counter
    let found = await form.findings(of: form.fields, seed: seed)
    expectEqual(found, to: [])
    expectEqual(counter.count, to: 0)
  }

  private final class SheetController: UIViewController {
    let scrollView = UIScrollView()
    let field = UITextField()

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 300, height: 500)
      field.frame = CGRect(x: 16, y: 300, width: 200, height: 44)
      scrollView.addSubview(field)
      view.addSubview(scrollView)
    }
  }

  // UIKit moves a sheet for the system's keyboard only. Below the navigation bar of a sheet of half
  // height, no field fits above a simulated keyboard.
  @Test func `a sheet of half height hides its fields, and a large one shows them`() async {
    for detent in [UISheetPresentationController.Detent.Identifier.medium, .large] {
      let (form, sheet) = (FormScreen(), SheetController())
      let coordinator = form.makeCoordinator()
      form.scrollView.removeFromSuperview()
      form.keyboard.clock.perform {
        coordinator.manage(sheet.scrollView)
        let navigation = UINavigationController(rootViewController: sheet)
        navigation.sheetPresentationController?.detents = [.medium(), .large()]
        navigation.sheetPresentationController?.selectedDetentIdentifier = detent
        form.controller.present(navigation, animated: false)
      }
      await form.keyboard.rest()
      let found = await form.findings(of: [sheet.field], seed: 1)
      expectEqual(found.contains { $0.kind == .hidden }, to: detent == .medium, note: "\(found)")
    }
  }

  @Test func `a field that no user can tap is a finding`() async {
    let form = FormScreen()
    let (box, field) = (UIView(frame: form.window.bounds), form.fields[0])
    form.scrollView.removeFromSuperview()
    form.controller.view.addSubview(box)
    box.addSubview(field)
    field.frame.origin.y = box.bounds.maxY + 20
    // The app would move the field above the keyboard.
    form.onKeyboard { box.frame.origin.y = $0 > 0 ? -$0 - 100 : 0 }
    let found = await form.findings(of: [field], seed: 1)
    expectEqual(found.map(\.kind), to: [.hidden], note: "\(found)")
    expectEqual(found.first?.cause, to: "the field is off the screen, where no user can tap it")
  }

  /// The middle of the field is on the screen, but not its end.
  @Test(arguments: [UInt64(1), 2, 3])
  func `a field that is partly beside the screen is scrolled into view`(seed: UInt64) async {
    let form = FormScreen.coordinator()
    let width = form.window.bounds.width
    form.scrollView.contentSize.width = 2 * width
    form.fields[1].frame.origin.x = width - 120
    expectEqual(await form.findings(of: form.fields, seed: seed), to: [])
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `a caret far below the visible part is not late`(seed: UInt64) async {
    let (form, textView) = (FormScreen(), UITextView())
    textView.font = .systemFont(ofSize: 17)
    textView.text = (1...400).map { "Line \($0)" }.joined(separator: "\n")
    form.replaceForm(by: textView)
    expectEqual(await form.findings(of: [textView], seed: seed), to: [])
  }

  private final class TallRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      let field = UITextField(frame: CGRect(x: 16, y: 540, width: 200, height: 44))
      field.accessibilityIdentifier = "comment \(path.row)"
      cell.contentView.addSubview(field)
      return cell
    }
  }

  /// Each row is a post with a field for comments, and taller than the space above the keyboard.
  @Test(arguments: [UInt64(1), 2, 3])
  func `a field at the end of a tall row is scrolled into view`(seed: UInt64) async {
    let (form, table, rows) = (FormScreen(), UITableView(), TallRows())
    table.rowHeight = 600
    table.dataSource = rows
    form.replaceForm(by: table)
    expectEqual(await form.findings(of: [table], seed: seed), to: [])
    withExtendedLifetime(rows) {}
  }

  @Test func `a field that is wider than the form is cut off at a side`() async throws {
    let form = FormScreen.coordinator()
    form.fields[0].frame.size.width = form.window.bounds.width
    let found = await form.findings(of: [form.fields[0]], seed: 1)
    expectEqual(found.map(\.kind), to: [.hidden])
    expectEqual(found.first?.details.first, to: "“name” is cut off at a side")
  }
}
