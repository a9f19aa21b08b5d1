extension UIView {
  func setTranslatesAutoresizingMask(_ newValue: Bool) {
    guard newValue != layout.translatesAutoresizingMask else { return }
    invalidateConstraints()
    layout.translatesAutoresizingMask = newValue
    invalidateConstraints()
    storedSuperview?.invalidateConstraints()
  }

  public var constraints: [NSLayoutConstraint] { layout.constraints }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.isActive = false
    holdConstraint(constraint)
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) { releaseConstraint(constraint) }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Updates constraints from the innermost views outwards.
  /// https://developer.apple.com/documentation/uikit/uiview/updateconstraintsifneeded()
  func bringConstraintsUpToDate() {
    for subview in storedSubviews { subview.updateConstraintsIfNeeded() }
    updateOwnConstraints()
  }

  func updateOwnConstraints() {
    guard layout.needsUpdateConstraints else { return }
    layout.needsUpdateConstraints = false
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }

  func holdConstraint(_ constraint: NSLayoutConstraint) {
    precondition(
      constraint.views.allSatisfy { $0.isDescendant(of: self) },
      "\(constraint.headlessName) relates an item that is not inside \(itemName)."
    )
    constraint.holder = self
    layout.constraints.append(constraint)
    count(constraint, 1)
    invalidateConstraints()
  }

  func releaseConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    invalidateConstraints()
    count(constraint, -1)
    layout.constraints.removeAll { $0 === constraint }
    constraint.holder = nil
    invalidateConstraints()
  }

  private func count(_ constraint: NSLayoutConstraint, _ change: Int) {
    for item in constraint.layoutItems {
      guard let view = item.itemView, view !== self else { continue }
      view.layout.mentions += change
      if item.isInsideItsView { view.layout.crossings += change }
      var between = view.storedSuperview
      while let current = between, current !== self {
        current.layout.crossings += change
        // The solution of a former island is stale (S199).
        current.layout.solution = nil
        current.setNeedsLayout()
        between = current.storedSuperview
      }
      // An island may have joined its surroundings or separated from them.
      view.invalidateConstraints()
    }
  }
}

extension NSLayoutConstraint {
  var layoutItems: [any LayoutItem] { [first, second].compactMap(\.self) }
  var views: [UIView] { layoutItems.compactMap(\.itemView) }
}

// A view with a set frame is the root of an island (see `LayoutBuilder`), unless a constraint
// crosses its edges. Each cell of a table is an island, so that solving the table's window does not
// solve the cells.
extension UIView {
  var isIslandRoot: Bool {
    storedSuperview == nil || (layout.translatesAutoresizingMask && layout.crossings == 0)
  }

  var islandRoot: UIView {
    var view = self
    while !view.isIslandRoot, let superview = view.storedSuperview { view = superview }
    return view
  }

  func invalidateConstraints() {
    let root = islandRoot
    root.layout.solution = nil
    root.setNeedsLayout()
  }

  func invalidateContentSize() {
    guard !isIslandRoot else { return }
    invalidateConstraints()
  }

  func layoutGeometryDidChange(fromBounds oldBounds: CGRect) {
    UIKeyboardLayoutGuide.invalidateGuides(in: self)
    let isFixed = layout.translatesAutoresizingMask || storedSuperview == nil
    let hasScrolled = oldBounds.origin != storedBounds.origin
    if isFixed, oldBounds.size != storedBounds.size {
      invalidateConstraints()
    } else if hasScrolled, !(self is UIScrollView) || layout.tiesContentToOutside {
      invalidateConstraints()
    }
    guard isFixed, layout.mentions + layout.crossings > 0 else { return }
    storedSuperview?.invalidateConstraints()
  }

  func layoutInsetsDidChange() {
    guard layout.dependsOnInsets else { return }
    invalidateConstraints()
    guard layout.mentions > 0 else { return }
    storedSuperview?.invalidateConstraints()
  }

  func leaveConstraints() {
    var ancestor = storedSuperview
    while let view = ancestor {
      guard layout.mentions + layout.crossings > 0 else { break }
      for constraint in view.layout.constraints
      where constraint.views.contains(where: { $0.isDescendant(of: self) }) {
        view.releaseConstraint(constraint)
      }
      ancestor = view.storedSuperview
    }
    guard !layout.translatesAutoresizingMask else { return }
    storedSuperview?.invalidateConstraints()
  }

  func enterConstraints() {
    guard !layout.translatesAutoresizingMask else { return }
    layout.solution = nil
    storedSuperview?.invalidateConstraints()
  }
}
