import UIKit

/// A field that a person visits: a view, or what can be edited in a row of a list.
@MainActor
struct EverydayField {
  private enum Place {
    case view(UIView)
    /// A row has a view only while it is near what is in sight.
    case row(IndexPath, list: UIScrollView)
  }

  private let place: Place

  /// Most lists are longer than what a test has time for.
  private static let mostRows = 12

  /// Returns the fields in some views, each one once.
  static func fields(in views: [UIView]) -> [EverydayField] {
    var fields: [EverydayField] = []
    var known: Set<ObjectIdentifier> = []
    func collect(_ view: UIView, isGiven: Bool) {
      guard known.insert(ObjectIdentifier(view)).inserted, isGiven || !view.isHidden else { return }
      let count = fields.count
      if view.isInput {
        fields.append(EverydayField(place: .view(view)))
      } else if let paths = view.indexPaths, let list = view as? UIScrollView {
        fields += paths.evenly(mostRows).map { EverydayField(place: .row($0, list: list)) }
      } else {
        for subview in view.subviews { collect(subview, isGiven: false) }
        if isGiven, fields.count == count { fields.append(EverydayField(place: .view(view))) }
      }
    }
    for view in views { collect(view, isGiven: true) }
    return fields
  }

  /// The view that becomes first responder; nil for a row that is not loaded, or that has none.
  var view: UIView? {
    switch place {
    case .view(let view): view
    case .row(let path, let list): list.cell(at: path)?.firstInput
    }
  }

  /// The view, or the list of the row.
  var anchor: UIView {
    switch place {
    case .view(let view): view
    case .row(_, let list): list
    }
  }

  var name: String {
    switch place {
    case .view(let view): view.spokenName
    case .row(let path, let list):
      // The fields of a list often have the same name.
      "\((view ?? list).spokenName), row \(path.item) of section \(path.section)"
    }
  }

  /// The scroll views around the field, innermost first.
  var containers: [UIScrollView] {
    switch place {
    case .view(let view): view.containers
    case .row(_, let list): [list] + list.containers
    }
  }

  /// Returns the frame of the field, or of its row, in a scroll view around it.
  func frame(in container: UIScrollView) -> CGRect {
    if let view { return container.convert(view.bounds, from: view) }
    guard case .row(let path, let list) = place else { return .zero }
    return container.convert(list.frameOfRow(at: path), from: list)
  }

  /// Lays out the list, so that a row that has come into sight is loaded.
  func load() {
    if case .row(_, let list) = place { list.layoutIfNeeded() }
  }
}

extension [IndexPath] {
  /// The first, the last, and some in between at equal distances.
  fileprivate func evenly(_ most: Int) -> [IndexPath] {
    guard count > most else { return self }
    return (0..<most).map { self[$0 * (count - 1) / (most - 1)] }
  }
}

extension UIView {
  fileprivate var isInput: Bool {
    switch self {
    case is UITextField: true
    case let view as UITextView: view.isEditable
    default: self is any UITextInput
    }
  }

  fileprivate var firstInput: UIView? {
    isInput ? self : subviews.lazy.compactMap { $0.isHidden ? nil : $0.firstInput }.first
  }

  /// The number of rows in each section of a table, or of items in a collection; nil for other views.
  private var rowCounts: [Int]? {
    switch self {
    case let table as UITableView: (0..<table.numberOfSections).map(table.numberOfRows)
    case let collection as UICollectionView:
      (0..<collection.numberOfSections).map(collection.numberOfItems)
    default: nil
    }
  }

  /// The rows of a table, or the items of a collection; nil for other views.
  fileprivate var indexPaths: [IndexPath]? {
    rowCounts?.enumerated().flatMap { section, count in (0..<count).map { [section, $0] } }
  }

  /// The bottom of the last row, or zero without one; nil for other views.
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

  /// The bottom of the lowest thing in the content that can be seen, in the content's coordinate
  /// space; nil without views.
  ///
  /// A plain view without a colour is room, and not a thing.
  var lowestThing: CGFloat? {
    let rows = endOfRows
    guard rows != nil || !subviews.isEmpty else { return nil }
    func lowest(in view: UIView) -> CGFloat? {
      guard !view.isHidden, view.alpha > 0.01 else { return nil }
      // What scrolls by itself is judged by itself.
      if let inner = view as? UIScrollView, inner.canScroll { return nil }
      if view.isThing { return convert(view.bounds, from: view).maxY }
      return view.subviews.compactMap(lowest).max()
    }
    let parts =
      (self as? UITableView).map { [$0.tableFooterView].compactMap(\.self) }
      ?? (rows == nil ? subviews : [])
    return parts.compactMap(lowest).reduce(rows ?? 0, max)
  }

  private var isThing: Bool {
    self is UIControl || self is UITextView || backgroundColor != nil && !(self is UIScrollView)
      || subviews.isEmpty && type(of: self) != UIView.self
  }
}
