import Testing
import UIKit

@testable import KeyboardScrolling
@testable import KeyboardScrollingTesting

/// A form for one technique, with fields in a scroll view, a table or a collection view.
@MainActor final class TechniqueForm {
  enum Content: String, CaseIterable {
    case tall
    /// Four fields, all above the keyboard of a phone.
    case short
    /// 25 rows, each with a field.
    case table
    case collection
  }

  let base: FormScreen
  let scrollView: UIScrollView
  private(set) var fields: [UITextField] = []
  private let rows: FieldRows
  /// Objects that must live as long as the form, such as a coordinator.
  var retained: [AnyObject] = []

  var root: UIView { base.controller.view }
  var window: UIWindow { base.window }
  var keyboard: KeyboardSimulator { base.keyboard }

  init(_ content: Content, isPad: Bool = false, accessoryHeight: CGFloat? = nil) {
    rows = FieldRows(accessoryHeight: accessoryHeight)
    base = FormScreen(isPad: isPad)
    base.scrollView.removeFromSuperview()
    switch content {
    case .tall, .short: scrollView = UIScrollView()
    case .table: scrollView = UITableView()
    case .collection:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: base.window.bounds.width, height: 60)
      layout.minimumLineSpacing = 0
      scrollView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    }
    scrollView.accessibilityIdentifier = "form"
    scrollView.frame = base.window.bounds
    root.addSubview(scrollView)
    switch content {
    case .tall:
      // 1100 points on an iPhone 14.
      let height = window.bounds.height + 256
      addFields(at: [100, 400, height - 400, height - 100], height: height)
    case .short: addFields(at: [60, 160, 260, 360], height: 500)
    case .table, .collection: rows.fill(scrollView)
    }
    window.layoutIfNeeded()
    scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
    window.layoutIfNeeded()
  }

  private func addFields(at tops: [CGFloat], height: CGFloat) {
    scrollView.contentSize = CGSize(width: window.bounds.width, height: height)
    fields = zip(["name", "street", "city", "mail"], tops).map { name, top in
      let field = UITextField(frame: CGRect(x: 16, y: top, width: 200, height: 44))
      field.accessibilityIdentifier = name
      scrollView.addSubview(field)
      return field
    }
  }

  var focus: UITextField? {
    func find(_ view: UIView) -> UITextField? {
      if let field = view as? UITextField, field.isFirstResponder { return field }
      return view.subviews.lazy.compactMap(find).first
    }
    return find(scrollView)
  }

  var focusFrame: CGRect? { focus.map { $0.convert($0.bounds, to: scrollView) } }

  func makeCoordinator() -> KeyboardScrollCoordinator { base.makeCoordinator() }

  func overlap(with frame: CGRect) -> CGFloat {
    let local = root.convert(frame, from: window.screen.coordinateSpace)
    return max(0, scrollView.frame.maxY - local.minY)
  }

  func check(_ screen: JudgedScreen = JudgedScreen(), seed: UInt64) async -> [EverydayFinding] {
    await base.findings(of: fields.isEmpty ? [scrollView] : fields, on: screen, seed: seed)
  }
}

@MainActor final class FieldRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  private static let identifier = "row"
  private let count = 25
  private let accessoryHeight: CGFloat?

  /// Creates a data source whose rows assign a new accessory view when UIKit reuses them.
  init(accessoryHeight: CGFloat? = nil) { self.accessoryHeight = accessoryHeight }

  func fill(_ view: UIScrollView) {
    switch view {
    case let table as UITableView:
      table.rowHeight = 60
      table.register(UITableViewCell.self, forCellReuseIdentifier: Self.identifier)
      table.dataSource = self
    case let collection as UICollectionView:
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.identifier)
      collection.dataSource = self
    default: break
    }
  }

  private func prepare(_ contents: UIView, _ width: CGFloat, _ number: Int) {
    let field = contents.subviews.lazy.compactMap { $0 as? UITextField }.first ?? UITextField()
    field.frame = CGRect(x: 16, y: 8, width: width - 32, height: 44)
    field.accessibilityIdentifier = "field \(number)"
    field.inputAccessoryView = accessoryHeight.map {
      UIView(frame: CGRect(x: 0, y: 0, width: width, height: $0))
    }
    contents.addSubview(field)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    prepare(cell.contentView, tableView.bounds.width, indexPath.row)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.identifier, for: indexPath
    )
    prepare(cell.contentView, collectionView.bounds.width, indexPath.item)
    return cell
  }
}
