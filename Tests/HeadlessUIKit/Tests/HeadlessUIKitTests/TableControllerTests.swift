import Testing
@_spi(Headless) import UIKit

struct TableControllerTests {
  /// Runs a test on an iPhone with a keyboard of 336 points and a home indicator of 34.
  private func run(
    _ controller: some UIViewController,
    options: HeadlessOptions = HeadlessOptions(),
    wrap: (UIViewController) -> UIViewController = { $0 },
    _ body: (HeadlessDevice, UITextField) throws -> Void
  ) rethrows {
    let device = HeadlessDevice(options: options)
    try device.run {
      let field = UITextField(frame: CGRect(0, 0, 200, 40))
      let window = device.makeWindow(rootViewController: wrap(controller))
      // The field is outside the table, so that only the keyboard moves the table.
      window.addSubview(field)
      try body(device, field)
    }
  }

  @Test(arguments: [(11, 336.0), (18, 0)])
  func `S141: with behaviour never, only old systems adjust`(version: Int, bottom: Double) {
    let controller = RowsController(style: .plain)
    run(controller, options: .with(\.version, .init(version))) { device, field in
      controller.tableView.contentInsetAdjustmentBehavior = .never
      device.clock.settle()
      #expect(field.becomeFirstResponder())
      expectEqual(controller.tableView.adjustedContentInset.bottom, to: CGFloat(bottom))
    }
  }

  @Test(arguments: [(9, 336.0), (10, 34), (18, 34)])
  func `S145: on iOS 9 a table adjusts behind a sheet whose field has the keyboard`(
    version: Int, bottom: Double
  ) {
    let controller = RowsController(style: .plain)
    run(controller, options: .with(\.version, .init(version))) { device, _ in
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .formSheet
      let field = UITextField(frame: CGRect(0, 0, 200, 40))
      sheet.view.addSubview(field)
      controller.present(sheet, animated: false)
      device.clock.settle()
      expectEqual(controller.tableView.adjustedContentInset.bottom, to: 34)
      #expect(field.becomeFirstResponder())
      expectEqual(controller.tableView.adjustedContentInset.bottom, to: CGFloat(bottom))
    }
  }

  @Test func `a table that has left the screen has no keyboard inset`() {
    let controller = RowsController(style: .plain)
    run(controller, wrap: { UINavigationController(rootViewController: $0) }) { device, field in
      #expect(field.becomeFirstResponder())
      expectEqual(controller.tableView.headlessSystemKeyboardInset, to: 302)
      controller.navigationController?.pushViewController(UIViewController(), animated: false)
      field.resignFirstResponder()
      expectEqual(controller.tableView.headlessSystemKeyboardInset, to: 0)
      #expect(field.becomeFirstResponder())
      expectEqual(controller.tableView.headlessSystemKeyboardInset, to: 0)
    }
  }

  @Test func `the table is the view, filled when it first appears`() {
    let controller = RowsController(style: .grouped)
    run(controller) { _, _ in
      #expect(controller.view === controller.tableView)
      expectEqual(controller.tableView.style, to: .grouped)
      expectEqual(controller.tableView.numberOfRows(inSection: 0), to: 50)
      #expect(controller.scrolls > 0, "the content went below the status bar")
    }
  }

  @Test func `appearing again clears the selection`() {
    let controller = RowsController(style: .plain)
    run(controller, wrap: { UINavigationController(rootViewController: $0) }) { _, _ in
      let indexPath = IndexPath(row: 1, section: 0)
      for clears in [false, true] {
        controller.clearsSelectionOnViewWillAppear = clears
        controller.tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
        controller.navigationController?.pushViewController(UIViewController(), animated: false)
        controller.navigationController?.popViewController(animated: false)
        expectEqual(controller.tableView.indexPathForSelectedRow, to: clears ? nil : indexPath)
      }
    }
  }

  @Test func `a collection view controller adjusts too`() {
    let controller = ItemsController(collectionViewLayout: UICollectionViewFlowLayout())
    run(controller) { _, field in
      #expect(controller.collectionView.superview === controller.view)
      #expect(controller.collectionView.visibleCells.count > 0)
      expectEqual(controller.collectionView.adjustedContentInset.bottom, to: 34)
      #expect(field.becomeFirstResponder())
      expectEqual(controller.collectionView.adjustedContentInset.bottom, to: 336)
      expectEqual(controller.collectionView.contentInset.bottom, to: 0)
    }
  }
}

private class RowsController: UITableViewController {
  var scrolls = 0

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    50
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

private final class ItemsController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 500 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}
