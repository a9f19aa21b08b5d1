// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

// MARK: - Constraints

extension UIView {
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { headlessLayout.translatesAutoresizingMask }
    set {
      guard newValue != headlessLayout.translatesAutoresizingMask else { return }
      // The view leaves one island and comes into another.
      headlessConstraintsAreStale()
      headlessLayout.translatesAutoresizingMask = newValue
      headlessConstraintsAreStale()
      headlessSuperview?.headlessConstraintsAreStale()
    }
  }

  public var constraints: [NSLayoutConstraint] { headlessLayout.constraints }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.headlessHolder !== self else { return }
    constraint.isActive = false
    headlessHold(constraint)
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    headlessRelease(constraint)
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  public func needsUpdateConstraints() -> Bool { headlessLayout.needsUpdateConstraints }

  public func setNeedsUpdateConstraints() {
    headlessLayout.needsUpdateConstraints = true
    headlessConstraintsAreStale()
  }

  /// From the innermost views outwards, as the documentation has it.
  /// https://developer.apple.com/documentation/uikit/uiview/updateconstraintsifneeded()
  public func updateConstraintsIfNeeded() {
    for subview in headlessSubviews { subview.updateConstraintsIfNeeded() }
    guard headlessLayout.needsUpdateConstraints else { return }
    headlessLayout.needsUpdateConstraints = false
    updateConstraints()
  }

  func headlessHold(_ constraint: NSLayoutConstraint) {
    precondition(
      constraint.headlessViews.allSatisfy { $0.isDescendant(of: self) },
      "\(constraint.headlessName) speaks of what is not inside \(headlessItemName)."
    )
    constraint.headlessHolder = self
    headlessLayout.constraints.append(constraint)
    headlessCount(constraint, 1)
    headlessConstraintsAreStale()
  }

  func headlessRelease(_ constraint: NSLayoutConstraint) {
    guard constraint.headlessHolder === self else { return }
    headlessConstraintsAreStale()
    headlessCount(constraint, -1)
    headlessLayout.constraints.removeAll { $0 === constraint }
    constraint.headlessHolder = nil
    headlessConstraintsAreStale()
  }

  /// Tells the views between the constraint's items and this one that a constraint passes them.
  private func headlessCount(_ constraint: NSLayoutConstraint, _ change: Int) {
    for item in constraint.headlessItems {
      guard let view = item.headlessItemView, view !== self else { continue }
      view.headlessLayout.mentions += change
      if item.headlessIsInsideItsView { view.headlessLayout.crossings += change }
      var between = view.headlessSuperview
      while let current = between, current !== self {
        current.headlessLayout.crossings += change
        // What it found while it was an island by itself is old when it becomes one again
        // (statement 199).
        current.headlessLayout.solution = nil
        current.setNeedsLayout()
        between = current.headlessSuperview
      }
      // An island may have become part of its surroundings, or have come off.
      view.headlessConstraintsAreStale()
    }
  }
}

extension NSLayoutConstraint {
  var headlessItems: [any HeadlessLayoutItem] {
    [headlessFirst, headlessSecond].compactMap(\.self)
  }
  var headlessViews: [UIView] { headlessItems.compactMap(\.headlessItemView) }
}

// MARK: - Content size

extension UIView {
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    headlessLayout.hugging[axis.rawValue]
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    headlessLayout.setHugging(priority, for: axis)
    headlessConstraintsAreStale()
  }

  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    headlessLayout.compressionResistance[axis.rawValue]
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    headlessLayout.setCompressionResistance(priority, for: axis)
    headlessConstraintsAreStale()
  }

  public func invalidateIntrinsicContentSize() {
    // A view with a frame of its own has nothing to solve.
    guard !headlessIsIslandRoot else { return }
    headlessConstraintsAreStale()
  }

  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }
}

// MARK: - Islands

// A view whose frame is set, not solved, is a constant to its surroundings, and they are to it. So
// its inside is solved by itself, unless a constraint passes its border. A table solves each cell
// alone, and a window does not solve its tables' cells.
extension UIView {
  /// The border of what is solved together.
  var headlessIsIslandRoot: Bool {
    headlessSuperview == nil
      || (headlessLayout.translatesAutoresizingMask && headlessLayout.crossings == 0)
  }

  var headlessIslandRoot: UIView {
    var view = self
    while !view.headlessIsIslandRoot, let superview = view.headlessSuperview { view = superview }
    return view
  }

  /// Something that the constraints around this view speak of is another now.
  func headlessConstraintsAreStale() {
    let root = headlessIslandRoot
    root.headlessLayout.solution = nil
    root.setNeedsLayout()
  }

  /// The bounds, the center or the transform changed.
  func headlessLayoutGeometryDidChange(fromBounds oldBounds: CGRect) {
    UIKeyboardLayoutGuide.headlessGuidesAreStale(in: self)
    let isFixed = headlessLayout.translatesAutoresizingMask || headlessSuperview == nil
    let hasScrolled = oldBounds.origin != headlessBounds.origin
    if isFixed, oldBounds.size != headlessBounds.size {
      headlessConstraintsAreStale()
    } else if hasScrolled, !(self is UIScrollView) || headlessLayout.tiesContentToOutside {
      headlessConstraintsAreStale()
    }
    guard isFixed, headlessLayout.mentions + headlessLayout.crossings > 0 else { return }
    headlessSuperview?.headlessConstraintsAreStale()
  }

  /// The safe area or the margins changed.
  func headlessLayoutInsetsDidChange() {
    guard headlessLayout.dependsOnInsets else { return }
    headlessConstraintsAreStale()
    guard headlessLayout.mentions > 0 else { return }
    headlessSuperview?.headlessConstraintsAreStale()
  }

  /// The view is about to leave its superview: constraints to the outside do not go with it.
  func headlessLeaveConstraints() {
    var ancestor = headlessSuperview
    while let view = ancestor {
      guard headlessLayout.mentions + headlessLayout.crossings > 0 else { break }
      for constraint in view.headlessLayout.constraints
      where constraint.headlessViews.contains(where: { $0.isDescendant(of: self) }) {
        view.headlessRelease(constraint)
      }
      ancestor = view.headlessSuperview
    }
    guard !headlessLayout.translatesAutoresizingMask else { return }
    headlessSuperview?.headlessConstraintsAreStale()
  }

  /// The view has come into a superview.
  func headlessEnterConstraints() {
    guard !headlessLayout.translatesAutoresizingMask else { return }
    headlessLayout.solution = nil
    headlessSuperview?.headlessConstraintsAreStale()
  }
}
