import ExampleScreens
@_spi(Headless) package import UIKit

/// The scroll view, the fields and the bar of a screen, found in its view hierarchy.
///
/// The fields are those that a user can reach, in order, including rows that have to be scrolled
/// into view.
@MainActor package struct ScreenFields {
  /// The outermost scroll view, or the first of several side by side.
  package let scrollView: UIScrollView

  /// A bar that moves with the keyboard layout guide; nil on most screens.
  package let barOnKeyboard: UIView?

  /// Functions that look a field up when it is needed: a row off the screen has no view.
  private let fields: [Field]

  private typealias Field = @MainActor () -> UIView?

  /// Finds the scroll view, fields and bar of a screen whose window has been laid out.
  ///
  /// To find the fields of rows without a view, the initialiser scrolls to the rows and restores
  /// the offset.
  package init(of viewController: UIViewController) {
    guard let view = viewController.view, let scrollView = Screen.scrollView(in: view) else {
      preconditionFailure("\(viewController) has no scroll view")
    }
    self.scrollView = scrollView
    barOnKeyboard = Self.barOnKeyboard(in: view)
    let searchField = viewController.navigationItem.searchController?.searchBar.searchTextField
    fields = (searchField.map(Self.fields(in:)) ?? []) + Self.fields(in: view)
  }

  package var count: Int { fields.count }

  /// Returns a field after scrolling its row onto the screen, without animation.
  package func field(at index: Int) -> UIView? {
    fields.indices.contains(index) ? fields[index]() : nil
  }

  /// Makes a field first responder, like a tap, after scrolling its row onto the screen.
  ///
  /// Scrolling the field above the keyboard is the coordinator's task.
  ///
  /// - Returns: The field, or nil if it did not become first responder.
  @discardableResult package func focus(at index: Int) -> UIView? {
    guard let field = field(at: index) else { return nil }
    return field.becomeFirstResponder() ? field : nil
  }

  // MARK: Searching

  /// Returns the subview that is pinned to the keyboard layout guide, or contains a view that is.
  package static func barOnKeyboard(in view: UIView) -> UIView? {
    for constraint in view.constraints {
      let items = [constraint.firstItem, constraint.secondItem]
      guard items.contains(where: { $0 is UIKeyboardLayoutGuide }) else { continue }
      let inside = items.lazy.compactMap { $0 as? UIView }.first
      let bar = sequence(first: inside, next: { $0?.superview }).first { $0?.superview === view }
      if let bar, !(bar is UIScrollView) { return bar }
    }
    return nil
  }

  private static func fields(in view: UIView) -> [Field] {
    switch view {
    case let table as UITableView:
      let rows = paths(table.numberOfSections) { table.numberOfRows(inSection: $0) }
      return fields(in: table, at: rows) { [unowned table] row in
        if table.cellForRow(at: row) == nil {
          table.scrollToRow(at: row, at: .none, animated: false)
          table.layoutIfNeeded()
        }
        return table.cellForRow(at: row)?.contentView
      }
    case let collection as UICollectionView:
      let items = paths(collection.numberOfSections) { collection.numberOfItems(inSection: $0) }
      return fields(in: collection, at: items) { [unowned collection] item in
        if collection.cellForItem(at: item) == nil {
          collection.scrollToItem(at: item, at: [], animated: false)
          collection.layoutIfNeeded()
        }
        return collection.cellForItem(at: item)?.contentView
      }
    case is UITextField: return [{ [weak view] in view }]
    case let textView as UITextView: return textView.isEditable ? [{ [weak view] in view }] : []
    default: return view.subviews.filter { !$0.isHidden }.flatMap(fields(in:))
    }
  }

  private static func paths(_ sections: Int, _ count: (Int) -> Int) -> [IndexPath] {
    (0..<sections).flatMap { section in
      (0..<count(section)).map { IndexPath(item: $0, section: section) }
    }
  }

  private static func fields(
    in list: UIScrollView, at indexPaths: [IndexPath],
    content: @escaping @MainActor (IndexPath) -> UIView?
  ) -> [Field] {
    let offset = list.contentOffset
    defer {
      list.setContentOffset(offset, animated: false)
      list.layoutIfNeeded()
    }
    return indexPaths.flatMap { indexPath in
      let count = content(indexPath).map { fields(in: $0).count } ?? 0
      return (0..<count).map { index -> Field in
        {
          // The list may have given the row a new cell since `init`.
          let fields = content(indexPath).map(Self.fields(in:)) ?? []
          return fields.indices.contains(index) ? fields[index]() : nil
        }
      }
    }
  }
}
