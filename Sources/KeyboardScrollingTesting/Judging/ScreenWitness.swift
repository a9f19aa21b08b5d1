package import UIKit

/// Reads the judge's values from scroll views, with UIKit's public API only.
@MainActor package struct ScreenWitness {
  package struct Cover {
    /// The frame of the keyboard in the screen's coordinate space; nil without a docked keyboard.
    ///
    /// The witness reads only its top edge and horizontal extent, because a keyboard hides
    /// everything below its top edge.
    package var frame: CGRect?
    package var keyboard = Rest.Keyboard.absent

    package init(frame: CGRect? = nil, keyboard: Rest.Keyboard = .absent) {
      self.frame = frame
      self.keyboard = keyboard
    }

    fileprivate func frame(over other: CGRect) -> CGRect? {
      frame.flatMap { min($0.maxX, other.maxX) - max($0.minX, other.minX) >= 1 ? $0 : nil }
    }
  }

  let screen: JudgedScreen

  package init(screen: JudgedScreen) { self.screen = screen }

  package static func scrollViews(in view: UIView) -> [UIScrollView] {
    var found: [UIScrollView] = []
    func collect(_ view: UIView) {
      // The judge skips the scroll view inside UIKit's text field.
      guard !view.isHidden, !(view is UITextField) else { return }
      if let scrollView = view as? UIScrollView, scrollView.bounds.height > 60 {
        found.append(scrollView)
      }
      for subview in view.subviews { collect(subview) }
    }
    collect(view)
    return found
  }

  package static func rowCount(of view: UIScrollView) -> Int {
    switch view {
    case let table as UITableView:
      (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
    case let collection as UICollectionView:
      (0..<collection.numberOfSections).reduce(0) { $0 + collection.numberOfItems(inSection: $1) }
    default: 0
    }
  }

  package static func isFlipped(_ view: UIScrollView) -> Bool { view.isFlipped }

  package func rest(of scrollView: UIScrollView, focus: UIView?, cover: Cover) -> Rest {
    var rest = Rest()
    let space = scrollView.window?.screen.coordinateSpace
    rest.frame = space.map { scrollView.convert(scrollView.bounds, to: $0) } ?? scrollView.frame
    rest.contentHeight = scrollView.contentSize.height
    rest.rowCount = Self.rowCount(of: scrollView)
    rest.offset = scrollView.contentOffset.y
    rest.isScrollEnabled = scrollView.isScrollEnabled
    rest.keyboard = cover.keyboard
    let adjusted = scrollView.adjustedContentInset
    (rest.topInset, rest.bottomInset) = (adjusted.top, adjusted.bottom)
    rest.coveredAtTop = scrollView.safeAreaInsets.top
    // UIKit insets content at the home indicator only if it considers the content scrollable.
    var hidden = max(
      0, min(scrollView.safeAreaInsets.bottom, adjusted.bottom - scrollView.contentInset.bottom)
    )
    (rest.ownTopInset, rest.contentInset) = (
      scrollView.contentInset.top, scrollView.contentInset.bottom
    )
    rest.isFlipped = scrollView.isFlipped
    if rest.isFlipped {
      swap(&rest.ownTopInset, &rest.contentInset)
      (rest.topInset, rest.bottomInset) = (adjusted.bottom, adjusted.top)
      rest.offset = rest.contentHeight - rest.offset - scrollView.bounds.height
      hidden = 0
    }
    let (keyboard, bar) = (cover.frame(over: rest.frame), frameOfBar(over: scrollView))
    for top in [keyboard?.minY, bar?.height == 0 ? nil : bar?.minY].compactMap(\.self) {
      hidden = max(hidden, rest.frame.maxY - top)
    }
    rest.covered = min(hidden, rest.frame.height)
    rest.coverTop = [keyboard, bar].compactMap { $0?.minY }.min()
    rest.barTop = bar?.minY
    if let focus { rest.target = target(focus, in: scrollView) }
    return rest
  }

  private func frameOfBar(over scrollView: UIScrollView) -> CGRect? {
    guard let bar = screen.bar, let space = scrollView.window?.screen.coordinateSpace,
      bar.window === scrollView.window, bar.isDrawn, !scrollView.isDescendant(of: bar)
    else { return nil }
    return bar.convert(bar.bounds, to: space)
  }

  package func frame(
    of scrollView: UIScrollView, time: TimeInterval, fingerY: CGFloat?
  ) -> MovementFrame {
    let isFlipped = scrollView.isFlipped
    let (bounds, content) = (scrollView.shownGeometry.bounds, scrollView.shownContent)
    var finger = MovementFrame.Finger.none
    if scrollView.isDragging, scrollView.isTracking {
      // Without the finger's position, the drag is recorded like a flick.
      finger = fingerY.map { .dragging($0) } ?? .decelerating
    } else if scrollView.isTracking {
      finger = .touching(fingerY ?? 0)
    } else if scrollView.isDecelerating || scrollView.isDragging {
      finger = .decelerating
    }
    var frame = MovementFrame(
      time: time, offset: isFlipped ? content.size.height - bounds.maxY : bounds.minY,
      contentInset: isFlipped ? content.inset.top : content.inset.bottom, finger: finger
    )
    frame.contentHeight = scrollView.contentSize.height
    frame.rowCount = Self.rowCount(of: scrollView)
    return frame
  }

  package func gap(in view: UIScrollView, covered: CGFloat) -> CGFloat {
    let shown = view.shownGeometry.bounds
    guard shown.minY != view.bounds.minY, !view.isFlipped else { return 0 }
    let rows: [UIView]? =
      (view as? UITableView)?.visibleCells ?? (view as? UICollectionView)?.visibleCells
    guard var frames = rows?.map(\.frame), !frames.isEmpty else { return 0 }
    frames += (view as? UITableView)?.headersAndFootersAroundVisibleRows ?? []
    let covered = max(view.adjustedContentInset.bottom, covered)
    let height = max(0, view.bounds.height - covered)
    let table = view as? UITableView
    let first = table?.tableHeaderView?.frame.maxY ?? 0
    let last = table?.tableFooterView?.frame.minY ?? view.contentSize.height
    let top = max(first, shown.minY + view.adjustedContentInset.top)
    let bottom = min(last, shown.minY + height)
    let missing = [(frames.map(\.minY).min() ?? 0) - top, bottom - (frames.map(\.maxY).max() ?? 0)]
    // In a view that becomes lower, UIKit keeps rows for the final height only.
    let unavoidable = max(0, shown.height - covered - view.bounds.height)
    return max(0, max(missing[0], missing[1]) - unavoidable)
  }

  // MARK: The target

  private func target(_ focus: UIView, in scrollView: UIScrollView) -> Rest.Target? {
    guard focus.isDescendant(of: scrollView),
      let extent = extent(
        of: (focus as? UITextView)?.caretInBounds ?? focus.bounds, of: focus, in: scrollView
      )
    else { return nil }
    // A reveal may show a whole text view, not only its caret.
    let views = [focus] + screen.companionsOfResponder(focus)
    let others = views.compactMap { view -> ClosedRange<CGFloat>? in
      guard view.window === focus.window, !view.isHidden, view.isDescendant(of: scrollView) else {
        return nil
      }
      return self.extent(of: view.bounds, of: view, in: scrollView)
    }
    // A header and a footer may float over the visible rectangle.
    let floating = scrollView.heightsFloating(around: focus)
    let joined = others.reduce(extent) { $0.joined($1) }
    return Rest.Target(
      responder: ObjectIdentifier(focus), extent: extent,
      joined: (joined.lowerBound - floating.top)...(joined.upperBound + floating.bottom),
      textLength: ((focus as? UITextView)?.text ?? (focus as? UITextField)?.text ?? "").count
    )
  }

  /// Returns the vertical extent of a part of a view, in the coordinates of the scroll view's content.
  ///
  /// In a flipped scroll view, the extent is measured from the content's end.
  private func extent(
    of part: CGRect, of view: UIView, in scrollView: UIScrollView
  ) -> ClosedRange<CGFloat>? {
    var (view, part) = (view, part)
    while view !== scrollView {
      // An inner scroll view shows only content inside its bounds.
      if let inner = view as? UIScrollView {
        let height = min(part.height, inner.bounds.height)
        part.origin.y = min(max(part.minY, inner.bounds.minY), inner.bounds.maxY - height)
        part.size.height = height
      }
      guard let next = view.superview else { return nil }
      part = view.convert(part, to: next)
      view = next
    }
    guard part.minY.isFinite, part.maxY.isFinite else { return nil }
    let height = scrollView.contentSize.height
    return scrollView.isFlipped
      ? (height - part.maxY)...(height - part.minY) : part.minY...part.maxY
  }
}

extension UIScrollView {
  fileprivate func heightsFloating(around view: UIView) -> (top: CGFloat, bottom: CGFloat) {
    let cells = sequence(first: view, next: \.superview).compactMap { $0 as? UITableViewCell }
    guard let table = self as? UITableView, table.style == .plain,
      let section = cells.lazy.compactMap({ table.indexPath(for: $0)?.section }).first,
      section < table.numberOfSections
    else { return (0, 0) }
    return (
      table.rectForHeader(inSection: section).height, table.rectForFooter(inSection: section).height
    )
  }

  var isFlipped: Bool {
    // A loop, because in a debug build `sequence` takes ten times as long.
    var isFlipped = transform.d < 0
    var next = superview
    while let view = next {
      if view.transform.d < 0 { isFlipped.toggle() }
      next = view.superview
    }
    return isFlipped
  }
}

extension UITableView {
  /// The frames of the headers and footers just above the first visible row and below the last one.
  fileprivate var headersAndFootersAroundVisibleRows: [CGRect] {
    guard let first = indexPathsForVisibleRows?.first, let last = indexPathsForVisibleRows?.last,
      last.section < numberOfSections
    else { return [] }
    var frames: [CGRect] = []
    if first.row == 0 {
      frames.append(rectForHeader(inSection: first.section))
      if first.section > 0 { frames.append(rectForFooter(inSection: first.section - 1)) }
    }
    if last.row == numberOfRows(inSection: last.section) - 1 {
      frames.append(rectForFooter(inSection: last.section))
      if last.section + 1 < numberOfSections {
        frames.append(rectForHeader(inSection: last.section + 1))
      }
    }
    return frames.filter { $0.height > 0 }
  }
}
