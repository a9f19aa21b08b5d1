extension UITableView {
  // MARK: Heights

  var currentMetrics: TableMetrics {
    if let metrics { return metrics }
    let metrics = makeMetrics()
    self.metrics = metrics
    counts = metrics.counts
    metricsWidth = storedBounds.width
    return metrics
  }

  func invalidateMetrics() {
    metrics = nil
    setNeedsLayout()
  }

  func updateContentSize() {
    contentSize = CGSize(width: storedBounds.width, height: currentMetrics.contentHeight)
  }

  private func makeMetrics() -> TableMetrics {
    let source = storedDataSource
    let delegate = self.delegate
    // Without a data source there is one empty section (S196).
    let count = source.map { max(0, $0.numberOfSections(in: self)) } ?? 1
    let sections = (0..<count).map { section in
      var result = TableMetrics.Section()
      let rows = max(0, source?.tableView(self, numberOfRowsInSection: section) ?? 0)
      result.rows = (0..<rows).map {
        measure(IndexPath(row: $0, section: section), delegate)
      }
      result.headerHeight = height(
        delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight,
        view: headers[section] ?? makeHeader(of: section)
      ) { headers[section] = $0 }
      result.footerHeight = height(
        delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight,
        view: footers[section] ?? makeFooter(of: section)
      ) { footers[section] = $0 }
      return result
    }
    return TableMetrics(
      sections: sections, tableHeaderHeight: tableHeaderView?.bounds.height ?? 0,
      tableFooterHeight: tableFooterView?.bounds.height ?? 0
    )
  }

  private func makeHeader(of section: Int) -> UIView? {
    delegate?.tableView(self, viewForHeaderInSection: section)
      ?? titleView(storedDataSource?.tableView(self, titleForHeaderInSection: section))
  }

  private func makeFooter(of section: Int) -> UIView? {
    delegate?.tableView(self, viewForFooterInSection: section)
      ?? titleView(storedDataSource?.tableView(self, titleForFooterInSection: section))
  }

  private func titleView(_ title: String?) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  /// The app's or the cell's height of a row that has been visible, and the estimate before that
  /// (S290).
  ///
  /// With an estimate of zero, each row has the app's height or the standard height (S279). The
  /// table's own `rowHeight` needs no estimate (assumed).
  private func measure(
    _ indexPath: IndexPath, _ delegate: (any UITableViewDelegate)?
  ) -> TableMetrics.Row {
    let given = givenHeight(of: indexPath)
    let estimate =
      delegate?.tableView(self, estimatedHeightForRowAt: indexPath) ?? estimatedRowHeight
    // Without estimates, rows cannot size themselves.
    guard estimate != 0 else { return .init(height: given ?? UITableViewCell.standardHeight) }
    if let given, given == rowHeight { return .init(height: given) }
    if let cell = cells[indexPath] {
      let measured = given ?? fittingHeight(of: cell)
      measuredHeights[indexPath] = measured
      return .init(height: measured)
    }
    if let measured = measuredHeights[indexPath] { return .init(height: given ?? measured) }
    let usable = estimate.isFinite && estimate > 0
    return .init(height: usable ? estimate : UITableViewCell.standardHeight, isEstimate: true)
  }

  /// The height of a row that the app has set; nil if the cell sizes itself.
  private func givenHeight(of indexPath: IndexPath) -> CGFloat? {
    let height = delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
    return height.isFinite && height >= 0 ? height : nil
  }

  private func fittingHeight(of view: UIView) -> CGFloat {
    let size = CGSize(width: storedBounds.width, height: 0)
    var height = view.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    if height == 0 { height = view.sizeThatFits(size).height }
    return height.isFinite ? max(0, height) : 0
  }

  /// Returns the app's height of a header or footer, or the measured height; zero without a view.
  ///
  /// The spacing that grouped tables add is absent.
  private func height(
    _ height: CGFloat, view: @autoclosure () -> UIView?, keep: (UIView) -> Void
  ) -> CGFloat {
    if height.isFinite, height >= 0 { return height }
    guard let view = view() else { return 0 }
    keep(view)
    return fittingHeight(of: view)
  }

  func spanRect(_ span: TableMetrics.Span?) -> CGRect {
    guard let span else { return .zero }
    return CGRect(x: 0, y: span.top, width: storedBounds.width, height: span.height)
  }

  func replace(_ old: UIView?, by new: UIView?) {
    if old !== new {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
    }
    invalidateMetrics()
  }

  // MARK: Cells

  /// Discards every cell, header and footer; a first responder inside one resigns.
  func forgetRows() {
    for indexPath in cells.keys.sorted() { discardCell(at: indexPath) }
    for section in headers.keys.sorted() { discardHeader(of: section) }
    for section in footers.keys.sorted() { discardFooter(of: section) }
    selection = []
    measuredHeights = [:]
    counts = nil
    invalidateMetrics()
  }

  /// Creates cells for the visible rows, places all cells, and removes cells that are no longer
  /// visible.
  func layoutRows() {
    // If a cell's height differs from the estimate, further rows may become visible. Each pass
    // replaces at least one estimate, so the loop ends.
    while measureNewCells() {}
    let metrics = currentMetrics
    for (indexPath, cell) in cells {
      let frame = spanRect(metrics.row(at: indexPath))
      if cell.frame != frame { cell.frame = frame }
    }
    recycleCells(metrics)
    layoutHeadersAndFooters(metrics)
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: storedBounds.width, height: metrics.tableHeaderHeight)
    }
    if let view = tableFooterView {
      view.frame = CGRect(
        x: 0, y: metrics.tableFooterTop, width: storedBounds.width,
        height: metrics.tableFooterHeight
      )
    }
  }

  var visibleRange: Range<CGFloat> { storedBounds.minY..<max(storedBounds.minY, storedBounds.maxY) }

  /// Creates missing cells; returns true if one of them changed the height of its row.
  private func measureNewCells() -> Bool {
    guard let source = storedDataSource else { return false }
    let metrics = currentMetrics
    var measured: [IndexPath: CGFloat] = [:]
    for indexPath in metrics.rows(in: visibleRange) where cells[indexPath] == nil {
      let cell = source.tableView(self, cellForRowAt: indexPath)
      let rect = spanRect(metrics.row(at: indexPath))
      UIView.performWithoutAnimation {
        cell.frame = rect
        cell.setSelected(selection.contains(indexPath), animated: false)
        cells[indexPath] = cell
        insertSubview(cell, at: 0)
      }
      if metrics.sections[indexPath.section].rows[indexPath.row].isEstimate {
        measured[indexPath] = givenHeight(of: indexPath) ?? fittingHeight(of: cell)
      }
      delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    }
    guard !measured.isEmpty else { return false }
    adopt(measured, instead: metrics)
    return true
  }

  /// Replaces estimates by measured heights; rows above the top edge do not move the visible
  /// content.
  private func adopt(_ measured: [IndexPath: CGFloat], instead metrics: TableMetrics) {
    var shift: CGFloat = 0
    for (indexPath, height) in measured {
      guard let row = metrics.row(at: indexPath), row.top < storedBounds.minY else { continue }
      shift += height - row.height
    }
    measuredHeights.merge(measured) { $1 }
    self.metrics?.measured(measured)
    let offset = contentOffset
    updateContentSize()
    guard shift != 0 else { return }
    scroll(to: clamped(CGPoint(x: offset.x, y: offset.y + shift)))
  }

  private func recycleCells(_ metrics: TableMetrics) {
    let visible = visibleRange
    for indexPath in cells.keys.sorted() {
      guard let cell = cells[indexPath] else { continue }
      guard metrics.row(at: indexPath)?.meets(visible) != true else { continue }
      // A cell that is scrolled away during editing is kept, and the keyboard stays (S146).
      guard !holdsFirstResponder(cell) else { continue }
      discardCell(at: indexPath)
    }
  }

  private func layoutHeadersAndFooters(_ metrics: TableMetrics) {
    let inset = adjustedContentInset
    let low = storedBounds.minY + inset.top
    let high = storedBounds.maxY - inset.bottom
    for (number, section) in metrics.sections.enumerated() {
      var header = spanRect(metrics.header(of: number))
      var footer = spanRect(metrics.footer(of: number))
      if style == .plain {
        // Headers and footers float at the edges while their section is visible.
        header.origin.y = max(header.minY, min(low, section.footerTop - header.height))
        footer.origin.y = min(
          footer.minY, max(high - footer.height, section.top + section.headerHeight)
        )
      }
      place(header, headers[number], { discardHeader(of: number) }) {
        headers[number] = makeHeader(of: number)
        return headers[number]
      }
      place(footer, footers[number], { discardFooter(of: number) }) {
        footers[number] = makeFooter(of: number)
        return footers[number]
      }
    }
  }

  private func place(
    _ frame: CGRect, _ present: UIView?, _ discard: () -> Void, make: () -> UIView?
  ) {
    let shows = TableMetrics.Span(top: frame.minY, height: frame.height).meets(visibleRange)
    guard shows || present.map(holdsFirstResponder) == true else {
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

  // MARK: Removal

  func discardCell(at indexPath: IndexPath) {
    guard let cell = removeCell(at: indexPath) else { return }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
    guard let identifier = cell.reuseIdentifier else { return }
    spareCells[identifier, default: []].append(cell)
  }

  func discardHeader(of section: Int) { discard(headers.removeValue(forKey: section)) }

  func discardFooter(of section: Int) { discard(footers.removeValue(forKey: section)) }

  private func discard(_ view: UIView?) {
    guard let view else { return }
    resignResponder(in: view)
    view.removeFromSuperview()
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    spareHeadersFooters[identifier, default: []].append(view)
  }

  // MARK: Scrolling

  func targetOffset(for indexPath: IndexPath, at position: ScrollPosition) -> CGPoint? {
    let metrics = currentMetrics
    guard let row = metrics.row(at: indexPath) else { return nil }
    updateContentSize()
    let inset = adjustedContentInset
    // A floating header covers the top.
    let header = style == .plain ? metrics.sections[indexPath.section].headerHeight : 0
    let low = inset.top + header
    let high = storedBounds.height - inset.bottom
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
        // A visible row needs no scrolling (S248).
        return nil
      }
    }
    return CGPoint(x: contentOffset.x, y: clamped(CGPoint(x: contentOffset.x, y: y)).y)
  }

  /// Handles a tap on a cell; true if it selected or deselected the row.
  func tapRow(_ cell: UITableViewCell) -> Bool {
    guard allowsSelection, let indexPath = indexPath(for: cell) else { return false }
    let delegate = self.delegate
    guard delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { return false }
    if selection.contains(indexPath) {
      guard allowsMultipleSelection else { return true }
      deselectRow(at: indexPath, animated: false)
      delegate?.tableView(self, didDeselectRowAt: indexPath)
      return true
    }
    let chosen = delegate.map { $0.tableView(self, willSelectRowAt: indexPath) } ?? indexPath
    guard let chosen else { return true }
    if !allowsMultipleSelection {
      for other in selection where other != chosen {
        deselectRow(at: other, animated: false)
        delegate?.tableView(self, didDeselectRowAt: other)
      }
    }
    selectRow(at: chosen, animated: false, scrollPosition: .none)
    delegate?.tableView(self, didSelectRowAt: chosen)
    return true
  }
}
