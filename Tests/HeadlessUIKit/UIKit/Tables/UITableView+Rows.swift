import CoreGraphics
import Foundation

// Heights, places and the cells on show.

extension UITableView {
  // MARK: Heights

  var headlessCurrentMetrics: HeadlessTableMetrics {
    if let headlessMetrics { return headlessMetrics }
    let metrics = headlessMakeMetrics()
    headlessMetrics = metrics
    headlessCounts = metrics.counts
    headlessMetricsWidth = headlessBounds.width
    return metrics
  }

  func headlessMetricsAreStale() {
    headlessMetrics = nil
    setNeedsLayout()
  }

  func headlessUpdateContentSize() {
    contentSize = CGSize(
      width: headlessBounds.width,
      height: headlessCurrentMetrics.contentHeight
    )
  }

  private func headlessMakeMetrics() -> HeadlessTableMetrics {
    let source = headlessDataSource
    let delegate = self.delegate
    // Without a data source there is one section, and it is empty (statement 196).
    let count = source.map { max(0, $0.numberOfSections(in: self)) } ?? 1
    let sections = (0..<count).map { section in
      var result = HeadlessTableMetrics.Section()
      let rows = max(0, source?.tableView(self, numberOfRowsInSection: section) ?? 0)
      result.rows = (0..<rows).map {
        headlessMeasure(IndexPath(row: $0, section: section), delegate)
      }
      result.headerHeight = headlessHeight(
        delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight,
        view: headlessHeaders[section] ?? delegate?.tableView(self, viewForHeaderInSection: section)
      ) { headlessHeaders[section] = $0 }
      result.footerHeight = headlessHeight(
        delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight,
        view: headlessFooters[section] ?? delegate?.tableView(self, viewForFooterInSection: section)
      ) { headlessFooters[section] = $0 }
      return result
    }
    return HeadlessTableMetrics(
      sections: sections,
      tableHeaderHeight: tableHeaderView?.bounds.height ?? 0,
      tableFooterHeight: tableFooterView?.bounds.height ?? 0
    )
  }

  /// A height given by the app holds; an automatic one is what the cell measured.
  ///
  /// Until there is a cell, it is an estimate.
  private func headlessMeasure(
    _ indexPath: IndexPath,
    _ delegate: (any UITableViewDelegate)?
  ) -> HeadlessTableMetrics.Row {
    let height = delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
    if height.isFinite, height >= 0 { return .init(height: height) }
    if let cell = headlessCells[indexPath] {
      let measured = headlessFittingHeight(of: cell)
      headlessMeasuredHeights[indexPath] = measured
      return .init(height: measured)
    }
    if let measured = headlessMeasuredHeights[indexPath] { return .init(height: measured) }
    let estimate =
      delegate?.tableView(self, estimatedHeightForRowAt: indexPath) ?? estimatedRowHeight
    // Without an estimate of the app's the standard height serves.
    let usable = estimate.isFinite && estimate > 0
    return .init(
      height: usable ? estimate : UITableViewCell.headlessStandardHeight,
      isEstimate: true
    )
  }

  private func headlessFittingHeight(of view: UIView) -> CGFloat {
    let size = CGSize(width: headlessBounds.width, height: 0)
    var height = view.systemLayoutSizeFitting(
      size,
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    if height == 0 { height = view.sizeThatFits(size).height }
    return height.isFinite ? max(0, height) : 0
  }

  /// A header or footer without a height is measured, and takes no room without a view.
  ///
  /// The spacing that grouped tables add is not in the stand-in.
  private func headlessHeight(
    _ height: CGFloat,
    view: @autoclosure () -> UIView?,
    keep: (UIView) -> Void
  ) -> CGFloat {
    if height.isFinite, height >= 0 { return height }
    guard let view = view() else { return 0 }
    keep(view)
    return headlessFittingHeight(of: view)
  }

  func headlessRect(_ span: HeadlessTableMetrics.Span?) -> CGRect {
    guard let span else { return .zero }
    return CGRect(x: 0, y: span.top, width: headlessBounds.width, height: span.height)
  }

  func headlessReplace(_ old: UIView?, by new: UIView?) {
    if old !== new {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
    }
    headlessMetricsAreStale()
  }

  // MARK: Cells on show

  /// Gives up every cell; a field that is being edited in one resigns.
  func headlessForgetRows() {
    for indexPath in headlessCells.keys.sorted() { headlessDiscardCell(at: indexPath) }
    for section in headlessHeaders.keys.sorted() { headlessDiscardHeader(of: section) }
    for section in headlessFooters.keys.sorted() { headlessDiscardFooter(of: section) }
    headlessSelection = []
    headlessMeasuredHeights = [:]
    headlessCounts = nil
    headlessMetricsAreStale()
  }

  /// Makes cells for the rows that show, puts all in their places, takes away what left.
  func headlessLayoutRows() {
    // New cells may turn out higher or lower than estimated, which brings others in. It ends
    // because each pass turns at least one estimate into a height.
    while headlessMeasureNewCells() {}
    let metrics = headlessCurrentMetrics
    for (indexPath, cell) in headlessCells {
      let frame = headlessRect(metrics.row(at: indexPath))
      if cell.frame != frame { cell.frame = frame }
    }
    headlessRecycleCells(metrics)
    headlessLayoutHeadersAndFooters(metrics)
    if let view = tableHeaderView {
      view.frame = CGRect(
        x: 0,
        y: 0,
        width: headlessBounds.width,
        height: metrics.tableHeaderHeight
      )
    }
    if let view = tableFooterView {
      view.frame = CGRect(
        x: 0,
        y: metrics.tableFooterTop,
        width: headlessBounds.width,
        height: metrics.tableFooterHeight
      )
    }
  }

  var headlessVisibleRange: Range<CGFloat> {
    headlessBounds.minY..<max(headlessBounds.minY, headlessBounds.maxY)
  }

  /// Makes the cells that are missing; true when one of them changed the height of its row.
  private func headlessMeasureNewCells() -> Bool {
    guard let source = headlessDataSource else { return false }
    let metrics = headlessCurrentMetrics
    var measured: [IndexPath: CGFloat] = [:]
    for indexPath in metrics.rows(in: headlessVisibleRange) where headlessCells[indexPath] == nil {
      let cell = source.tableView(self, cellForRowAt: indexPath)
      let rect = headlessRect(metrics.row(at: indexPath))
      // A cell that comes in while something is animated does not fly in from elsewhere.
      UIView.performWithoutAnimation {
        cell.frame = rect
        cell.setSelected(headlessSelection.contains(indexPath), animated: false)
        headlessCells[indexPath] = cell
        insertSubview(cell, at: 0)
      }
      if metrics.sections[indexPath.section].rows[indexPath.row].isEstimate {
        measured[indexPath] = headlessFittingHeight(of: cell)
      }
      delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    }
    guard !measured.isEmpty else { return false }
    headlessTakeIn(measured, instead: metrics)
    return true
  }

  /// Rows measured above the top edge must not push what the user reads out of its place.
  private func headlessTakeIn(
    _ measured: [IndexPath: CGFloat],
    instead metrics: HeadlessTableMetrics
  ) {
    var shift: CGFloat = 0
    for (indexPath, height) in measured {
      guard let row = metrics.row(at: indexPath), row.top < headlessBounds.minY else { continue }
      shift += height - row.height
    }
    headlessMeasuredHeights.merge(measured) { $1 }
    headlessMetrics?.measured(measured)
    let offset = contentOffset
    headlessUpdateContentSize()
    guard shift != 0 else { return }
    headlessScroll(to: headlessClamped(CGPoint(x: offset.x, y: offset.y + shift)))
  }

  private func headlessRecycleCells(_ metrics: HeadlessTableMetrics) {
    let visible = headlessVisibleRange
    for indexPath in headlessCells.keys.sorted() {
      guard let cell = headlessCells[indexPath] else { continue }
      guard metrics.row(at: indexPath)?.meets(visible) != true else { continue }
      // A cell that leaves while it is edited stays, and the keyboard with it (statement 146).
      guard !headlessHoldsFirstResponder(cell) else { continue }
      headlessDiscardCell(at: indexPath)
    }
  }

  private func headlessLayoutHeadersAndFooters(_ metrics: HeadlessTableMetrics) {
    let inset = adjustedContentInset
    let low = headlessBounds.minY + inset.top
    let high = headlessBounds.maxY - inset.bottom
    for (number, section) in metrics.sections.enumerated() {
      var header = headlessRect(metrics.header(of: number))
      var footer = headlessRect(metrics.footer(of: number))
      if style == .plain {
        // They float at the edges while their section shows.
        header.origin.y = max(header.minY, min(low, section.footerTop - header.height))
        footer.origin.y = min(
          footer.minY,
          max(high - footer.height, section.top + section.headerHeight)
        )
      }
      headlessPlace(header, headlessHeaders[number], { headlessDiscardHeader(of: number) }) {
        headlessHeaders[number] = delegate?.tableView(self, viewForHeaderInSection: number)
        return headlessHeaders[number]
      }
      headlessPlace(footer, headlessFooters[number], { headlessDiscardFooter(of: number) }) {
        headlessFooters[number] = delegate?.tableView(self, viewForFooterInSection: number)
        return headlessFooters[number]
      }
    }
  }

  private func headlessPlace(
    _ frame: CGRect,
    _ present: UIView?,
    _ discard: () -> Void,
    make: () -> UIView?
  ) {
    let shows = HeadlessTableMetrics.Span(top: frame.minY, height: frame.height)
      .meets(headlessVisibleRange)
    guard shows || present.map(headlessHoldsFirstResponder) == true else {
      if present != nil { discard() }
      return
    }
    guard let view = present ?? make() else { return }
    if view.superview !== self {
      UIView.performWithoutAnimation {
        view.frame = frame
        addSubview(view)
      }
    }
    if view.frame != frame { view.frame = frame }
  }

  // MARK: Giving up views

  /// Takes a cell away and keeps it for another row.
  func headlessDiscardCell(at indexPath: IndexPath) {
    guard let cell = headlessCells.removeValue(forKey: indexPath) else { return }
    headlessResignFirstResponder(in: cell)
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
    guard let identifier = cell.reuseIdentifier else { return }
    headlessSpareCells[identifier, default: []].append(cell)
  }

  func headlessDiscardHeader(of section: Int) {
    headlessDiscard(headlessHeaders.removeValue(forKey: section))
  }

  func headlessDiscardFooter(of section: Int) {
    headlessDiscard(headlessFooters.removeValue(forKey: section))
  }

  private func headlessDiscard(_ view: UIView?) {
    guard let view else { return }
    headlessResignFirstResponder(in: view)
    view.removeFromSuperview()
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    headlessSpareHeadersFooters[identifier, default: []].append(view)
  }

  // MARK: Scrolling and selection

  /// The offset that brings a row to a place within the adjusted content inset.
  func headlessOffset(for indexPath: IndexPath, at position: ScrollPosition) -> CGPoint? {
    let metrics = headlessCurrentMetrics
    guard let row = metrics.row(at: indexPath) else { return nil }
    headlessUpdateContentSize()
    let inset = adjustedContentInset
    // A floating header covers the top.
    let header = style == .plain ? metrics.sections[indexPath.section].headerHeight : 0
    let low = inset.top + header
    let high = headlessBounds.height - inset.bottom
    var y = contentOffset.y
    switch position {
    case .top: y = row.top - low
    case .bottom: y = row.top + row.height - high
    case .middle: y = row.top + row.height / 2 - (low + high) / 2
    case .none:
      if row.top + row.height > y + high {
        y = row.top + row.height - high
      } else if row.top < y + low {
        y = row.top - low
      } else {
        return contentOffset
      }
    }
    return CGPoint(
      x: contentOffset.x,
      y: headlessClamped(CGPoint(x: contentOffset.x, y: y)).y
    )
  }

  /// A finger tapped a cell; true when that selected or deselected its row.
  func headlessTap(_ cell: UITableViewCell) -> Bool {
    guard allowsSelection, let indexPath = indexPath(for: cell) else { return false }
    let delegate = self.delegate
    guard delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { return false }
    if headlessSelection.contains(indexPath) {
      guard allowsMultipleSelection else { return true }
      deselectRow(at: indexPath, animated: false)
      delegate?.tableView(self, didDeselectRowAt: indexPath)
      return true
    }
    let chosen = delegate.map { $0.tableView(self, willSelectRowAt: indexPath) } ?? indexPath
    guard let chosen else { return true }
    if !allowsMultipleSelection {
      for other in headlessSelection where other != chosen {
        deselectRow(at: other, animated: false)
        delegate?.tableView(self, didDeselectRowAt: other)
      }
    }
    selectRow(at: chosen, animated: false, scrollPosition: .none)
    delegate?.tableView(self, didSelectRowAt: chosen)
    return true
  }
}
