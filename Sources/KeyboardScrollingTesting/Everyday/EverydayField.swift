import UIKit

/// A view that the simulated user visits, or the editable view in a row of a list.
@MainActor struct EverydayField {
  /// The field; for a field in a row, the list, because a row far from the visible part has no view.
  let anchor: UIView
  private let path: IndexPath?
  var isRow: Bool { path != nil }

  /// The largest number of rows to visit in a list; a test has no time for all rows.
  private static let mostRows = 12

  static func fields(in views: [UIView]) -> [EverydayField] {
    var fields: [EverydayField] = []
    var known: Set<ObjectIdentifier> = []
    func collect(_ view: UIView, isGiven: Bool) {
      guard known.insert(ObjectIdentifier(view)).inserted, isGiven || view.canBeUsed else { return }
      let count = fields.count
      if view.isInput {
        fields.append(EverydayField(anchor: view, path: nil))
      } else if let paths = view.indexPaths {
        let table = view as? UITableView
        if let header = table?.tableHeaderView { collect(header, isGiven: false) }
        let rows = view.rowsWithField(of: paths).evenlySpaced(atMost: mostRows)
        fields += rows.map { EverydayField(anchor: view, path: $0) }
        if let footer = table?.tableFooterView { collect(footer, isGiven: false) }
      } else {
        for subview in view.subviews { collect(subview, isGiven: false) }
      }
      if isGiven, fields.count == count { fields.append(EverydayField(anchor: view, path: nil)) }
    }
    for view in views { collect(view, isGiven: true) }
    return fields
  }

  /// The view that becomes first responder; nil for a row that is not loaded or has no field.
  var view: UIView? {
    guard let path else { return anchor }
    return anchor.cell(at: path)?.firstInput
  }

  var name: String {
    // The fields of a list often share a name.
    (view ?? anchor).spokenName + (path.map { ", row \($0.item) of section \($0.section)" } ?? "")
  }

  var containers: [UIScrollView] {
    (path == nil ? [] : [anchor].compactMap { $0 as? UIScrollView }) + anchor.containers
  }

  func frame(in container: UIScrollView) -> CGRect {
    if let view { return container.convert(view.bounds, from: view) }
    return container.convert(path.map(anchor.frameOfRow) ?? .zero, from: anchor)
  }

  func load() {
    if path != nil { anchor.layoutIfNeeded() }
  }
}

extension [IndexPath] {
  /// Returns the first element, the last, and some in between, at equal distances.
  fileprivate func evenlySpaced(atMost most: Int) -> [IndexPath] {
    guard count > most else { return self }
    return (0..<most).map { self[$0 * (count - 1) / (most - 1)] }
  }
}

extension UIView {
  /// True for a field whose keyboard has only digits, and no key for emoji.
  var hasNumberPad: Bool {
    let type = (self as? UITextField)?.keyboardType ?? (self as? UITextView)?.keyboardType
    return switch type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }

  fileprivate var isInput: Bool {
    switch self {
    case is UITextField: true
    case let view as UITextView: view.isEditable
    default: self is any UITextInput
    }
  }

  fileprivate var canBeUsed: Bool { isDrawn && (self as? UIControl)?.isEnabled != false }

  fileprivate var firstInput: UIView? {
    isInput ? self : subviews.lazy.compactMap { $0.canBeUsed ? $0.firstInput : nil }.first
  }

  private var rowCounts: [Int]? {
    switch self {
    case let table as UITableView: (0..<table.numberOfSections).map(table.numberOfRows)
    case let collection as UICollectionView:
      (0..<collection.numberOfSections).map(collection.numberOfItems)
    default: nil
    }
  }

  fileprivate var indexPaths: [IndexPath]? {
    rowCounts?.enumerated().flatMap { section, count in (0..<count).map { [section, $0] } }
  }

  /// Returns the rows with a field.
  ///
  /// Scrolls through the list and back, because a row far from the visible part has no view.
  fileprivate func rowsWithField(of rows: [IndexPath]) -> [IndexPath] {
    guard let list = self as? UIScrollView else { return [] }
    let offset = list.contentOffset
    let found = rows.evenlySpaced(atMost: 500).filter { path in
      // After a scroll, measured heights may replace estimated ones.
      for _ in 0..<2 where cell(at: path) == nil {
        list.scrollRectToVisible(frameOfRow(at: path), animated: false)
        layoutIfNeeded()
      }
      return cell(at: path)?.firstInput != nil
    }
    list.contentOffset = offset
    layoutIfNeeded()
    return found
  }

  private var endOfRows: CGFloat? {
    guard let counts = rowCounts else { return nil }
    guard let section = counts.lastIndex(where: { $0 > 0 }) else { return 0 }
    return frameOfRow(at: [section, counts[section] - 1]).maxY
  }

  fileprivate func cell(at path: IndexPath) -> UIView? {
    (self as? UITableView)?.cellForRow(at: path)
      ?? (self as? UICollectionView)?.cellForItem(at: path)
  }

  fileprivate func frameOfRow(at path: IndexPath) -> CGRect {
    (self as? UITableView)?.rectForRow(at: path)
      ?? (self as? UICollectionView)?.layoutAttributesForItem(at: path)?.frame ?? bounds
  }

  /// The bottom of the lowest visible view in the content, except plain views without a colour.
  var lowestView: CGFloat? {
    let rows = endOfRows
    guard rows != nil || !subviews.isEmpty else { return nil }
    func lowest(in view: UIView) -> CGFloat? {
      guard view.isDrawn else { return nil }
      // Each inner scroll view is checked on its own.
      if let inner = view as? UIScrollView, inner.canScroll { return nil }
      if view.isDrawnContent { return convert(view.bounds, from: view).maxY }
      return view.subviews.compactMap(lowest).max()
    }
    let parts =
      (self as? UITableView).map { [$0.tableFooterView].compactMap(\.self) }
      ?? (rows == nil ? subviews : [])
    return parts.compactMap(lowest).reduce(rows ?? 0, max)
  }

  private var isDrawnContent: Bool {
    self is UIControl || self is UITextView || backgroundColor != nil && !(self is UIScrollView)
      || subviews.isEmpty && type(of: self) != UIView.self
  }
}
