import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct ScreenPartTests {
  private let device = HeadlessDevice(.iPhone14)

  private func show(_ view: UIView) -> UIWindow {
    let controller = UIViewController()
    let window = device.makeWindow(rootViewController: controller)
    view.frame = controller.view.bounds
    controller.view.addSubview(view)
    window.layoutIfNeeded()
    return window
  }

  @Test func `a tint color is inherited, and inheriting views are notified of changes`() {
    final class Told: UIView {
      var count = 0
      override func tintColorDidChange() { count += 1 }
    }
    let (outer, inner, other) = (Told(), Told(), Told())
    outer.addSubview(inner)
    outer.addSubview(other)
    func color(_ view: UIView) -> UIColor? { view.tintColor }
    expectEqual(color(inner), to: UIColor.tintColor)
    other.tintColor = .systemGreen
    outer.tintColor = .systemRed
    expectEqual(color(inner), to: UIColor.systemRed)
    expectEqual(color(other), to: UIColor.systemGreen)
    #expect(outer.count == 1 && inner.count == 1 && other.count == 1)
  }

  @Test func `a controller updates the constraints of its view`() {
    final class Controller: UIViewController {
      var count = 0
      override func updateViewConstraints() {
        count += 1
        super.updateViewConstraints()
      }
    }
    let controller = Controller()
    let window = device.makeWindow(rootViewController: controller)
    window.layoutIfNeeded()
    let before = controller.count
    controller.view.setNeedsUpdateConstraints()
    controller.view.updateConstraintsIfNeeded()
    controller.view.updateConstraintsIfNeeded()
    expectEqual(controller.count, to: before + 1)
  }

  @Test func `the title of a controller is that of its navigation item`() {
    let controller = UIViewController()
    controller.title = "Profile"
    expectEqual(controller.navigationItem.title, to: "Profile")
  }

  @Test func `the current traits are those of the screen, until others are assigned`() {
    device.run {
      expectEqual(UITraitCollection.current.displayScale, to: 3)
      UITraitCollection.current = UITraitCollection(displayScale: 1)
      expectEqual(UITraitCollection.current.displayScale, to: 1)
    }
    Thread.current.threadDictionary.removeAllObjects()
  }

  @Test func `the text of a field is between its left and its right view`() {
    let field = UITextField(frame: CGRect(0, 0, 200, 40))
    field.leftView = UIView(frame: CGRect(0, 0, 30, 20))
    field.rightView = UIView(frame: CGRect(0, 0, 50, 20))
    field.leftViewMode = .always
    field.layoutIfNeeded()
    expectEqual(field.textRect(forBounds: field.bounds).minX, to: 30)
    expectEqual(field.textRect(forBounds: field.bounds).maxX, to: 200)
    expectEqual(field.leftView?.frame, to: CGRect(0, 10, 30, 20))
    expectEqual(field.rightView?.isHidden, to: true)
    field.rightViewMode = .unlessEditing
    field.layoutIfNeeded()
    expectEqual(field.textRect(forBounds: field.bounds).maxX, to: 150)
    expectEqual(field.rightView?.isHidden, to: false)
  }

  @Test func `an attributed placeholder and the placeholder have the same text`() {
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(string: "Name")
    expectEqual(field.placeholder, to: "Name")
    field.placeholder = "Mail"
    expectEqual(field.attributedPlaceholder?.string, to: "Mail")
  }

  @Test func `a cell shows its text, its detail and its accessory view`() throws {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.frame = CGRect(0, 0, 390, 44)
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Ada"
    cell.accessoryView = UIView(frame: CGRect(0, 0, 60, 30))
    cell.layoutIfNeeded()
    expectEqual(cell.contentView.frame.width, to: 314)
    expectEqual(cell.accessoryView?.frame.maxX, to: 374)
    let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    expectEqual(text.frame.maxX, to: detail.frame.minX)
    expectEqual(detail.frame.maxX, to: cell.contentView.bounds.width - 16)
    expectNil(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel)
  }

  @Test func `a content configuration makes the content view, and updates it when replaced`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Name"
    content.secondaryText = "As on your passport"
    cell.contentConfiguration = content
    let view = cell.contentView
    #expect(view is any UIContentView && view.superview === cell)
    content.text = "Full name"
    cell.contentConfiguration = content
    #expect(cell.contentView === view)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is any UIContentView))
  }

  @Test func `a cell is as high as its configuration needs`() {
    let table = UITableView()
    let source = RowSource(count: 2) { row in
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "Name"
      if row == 1 { content.secondaryText = "As on your passport" }
      cell.contentConfiguration = content
      return cell
    }
    table.dataSource = source
    let window = show(table)
    let heights = (0...1).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights[0] >= 44 && heights[1] > heights[0])
    withExtendedLifetime(window) {}
  }

  @Test func `a section with a title has a header with its text`() {
    let table = UITableView()
    let source = RowSource(count: 1) { _ in UITableViewCell() }
    source.title = "Account"
    table.dataSource = source
    let window = show(table)
    expectEqual(table.headerView(forSection: 0)?.textLabel?.text, to: "Account")
    #expect(table.rectForHeader(inSection: 0).height > 20)
    expectNil(table.footerView(forSection: 0))
    withExtendedLifetime(window) {}
  }

  @Test func `the top screen's bar button is at the trailing edge of the bar`() {
    let fixture = KeyboardFixture()
    let root = UIViewController()
    let toggle = UISwitch()
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: toggle)
    let navigation = UINavigationController(rootViewController: root)
    fixture.show(navigation)
    let frame = toggle.convert(toggle.bounds, to: fixture.window as UIView?)
    // 16 points from the bar's edge at 390.
    expectEqual(frame.maxX, to: 374)
    // The bar of 44 points is below a status bar of 47.
    expectEqual(frame.midY, to: 69)
    navigation.pushViewController(UIViewController(), animated: false)
    fixture.device.clock.settle()
    expectNil(toggle.window)
    navigation.popViewController(animated: false)
    fixture.device.clock.settle()
    #expect(toggle.window === fixture.window)
    // Another button replaces the first one, and its action runs.
    var taps = 0
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { _ in taps += 1 }
    )
    fixture.device.clock.settle()
    expectNil(toggle.window)
    let button = navigation.navigationBar.subviews.compactMap { $0 as? UIButton }.first
    #expect(button?.window === fixture.window)
    button?.headlessTap()
    expectEqual(taps, to: 1)
    root.navigationItem.rightBarButtonItem = nil
    fixture.device.clock.settle()
    expectNil(button?.window)
  }
}

private final class RowSource: NSObject, UITableViewDataSource {
  private let count: Int
  private let makeCell: (Int) -> UITableViewCell
  var title: String?

  init(count: Int, makeCell: @escaping (Int) -> UITableViewCell) {
    self.count = count
    self.makeCell = makeCell
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    makeCell(indexPath.row)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    title
  }
}
