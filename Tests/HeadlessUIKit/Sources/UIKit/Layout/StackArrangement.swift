@MainActor struct StackArrangement {
  private typealias Expression = HeadlessLinearExpression

  /// A priority between those of apps and those that break ties.
  private static let hugsContent: Double = 25
  private static let smallestGap: Double = 1
  /// The priority of a hidden view's zero size, which an app's required size overrides.
  private static let collapsed: Double = 999.25
  private static let centers: Double = 149

  let builder: LayoutBuilder
  let stack: UIStackView
  let canvas: LayoutFrame

  func distribute(_ views: [UIView]) {
    guard let first = views.first, let last = views.last else { return }
    relate(start(of: first) - start(of: canvas), .equal, "the start of", first)
    for (view, next) in zip(views, views.dropFirst()) {
      let gap = start(of: next) - end(of: view)
      let spacing = stack.effectiveSpacing(after: view)
      switch stack.distribution {
      case .fill, .fillEqually, .fillProportionally:
        relate(gap - spacing, .equal, "the spacing after", view)
      case .equalSpacing, .equalCentering:
        relate(gap - spacing, .greaterThanOrEqual, "the least spacing after", view)
        relate(gap - spacing, .equal, priority: Self.smallestGap, "the spacing after", view)
      }
    }
    // Added after the views' own relations, because in the reverse order the solver makes long
    // expressions.
    relate(end(of: last) - end(of: canvas), .equal, "the end of", last)
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() {
        relate(length(of: view) - length(of: first), .equal, "the equal size of", view)
      }
    case .fillProportionally: fillProportionally(views)
    case .equalSpacing: equalize(gaps(between: views), of: views, HeadlessLinearSolver.required)
    case .equalCentering: equalize(distances(between: views), of: views, Self.centers)
    }
  }

  /// Gives each view a fraction of the stack view: its content length divided by the sum of all
  /// content lengths and spacings.
  ///
  /// Spacings do not grow with the stack view, so views and spacings rarely fill it exactly. The
  /// last view, whose constraint has the lowest priority, gets the remainder (S195). Views without
  /// an intrinsic size are skipped.
  private func fillProportionally(_ views: [UIView]) {
    let sized = views.map { ($0, contentLength(of: $0)) }.filter { $0.1 > 0 }
    let spacings = views.dropLast().reduce(0) { $0 + stack.effectiveSpacing(after: $1) }
    let total = sized.reduce(spacings) { $0 + $1.1 }
    guard total > 0 else { return }
    let room = end(of: canvas) - start(of: canvas)
    for (index, (view, viewLength)) in sized.enumerated() {
      relate(
        length(of: view) * total - room * viewLength, .equal, priority: max(1, 999 - Double(index)),
        "the proportional size of", view
      )
    }
  }

  private func equalize(
    _ distances: [Expression], of views: [UIView], _ priority: Double
  ) {
    guard let first = distances.first else { return }
    for (view, distance) in zip(views.dropFirst(), distances.dropFirst()) {
      relate(distance - first, .equal, priority: priority, "the equal distance after", view)
    }
  }

  private func gaps(between views: [UIView]) -> [Expression] {
    zip(views, views.dropFirst()).map { start(of: $1) - end(of: $0) }
  }

  private func distances(between views: [UIView]) -> [Expression] {
    zip(views, views.dropFirst()).map { view, next in
      (start(of: next) + end(of: next) - start(of: view) - end(of: view)) * 0.5
    }
  }

  func align(_ views: [UIView]) {
    for view in views {
      let before = crossStart(of: view) - crossStart(of: canvas)
      let after = crossEnd(of: canvas) - crossEnd(of: view)
      let name = "the alignment of"
      switch stack.alignment {
      case .fill:
        relate(before, .equal, name, view)
        relate(after, .equal, name, view)
      case .leading:
        relate(before, .equal, name, view)
        relate(after, .greaterThanOrEqual, name, view)
      case .trailing:
        relate(before, .greaterThanOrEqual, name, view)
        relate(after, .equal, name, view)
      case .center:
        relate(before - after, .equal, name, view)
        relate(before, .greaterThanOrEqual, name, view)
      case .firstBaseline, .lastBaseline:
        relate(before, .greaterThanOrEqual, name, view)
        relate(after, .greaterThanOrEqual, name, view)
      }
    }
    alignBaselines(views)
    guard stack.alignment != .fill, let first = views.first else { return }
    // Without this relation, nothing would limit the stack view's length across its axis.
    let room = crossEnd(of: canvas) - crossStart(of: canvas)
    relate(room, .equal, priority: Self.hugsContent, "the width around", first)
  }

  private func alignBaselines(_ views: [UIView]) {
    let isFirst = stack.alignment == .firstBaseline
    guard isFirst || stack.alignment == .lastBaseline, stack.axis == .horizontal else { return }
    guard let first = views.first else { return }
    let baseline = builder.baseline(of: first, isFirst: isFirst)
    for view in views.dropFirst() {
      relate(
        builder.baseline(of: view, isFirst: isFirst) - baseline, .equal, "the baseline of", view
      )
    }
  }

  /// Gives a hidden view no size, at the place where the view would begin.
  func collapse(_ view: UIView, after previous: UIView?) {
    let place = previous.map { end(of: $0) } ?? start(of: canvas)
    let name = "the hidden place of"
    relate(start(of: view) - place, .equal, priority: Self.smallestGap, name, view)
    relate(length(of: view), .equal, priority: Self.collapsed, name, view)
    relate(
      crossStart(of: view) - crossStart(of: canvas), .equal, priority: Self.smallestGap, name, view
    )
  }

  private var isHorizontal: Bool { stack.axis == .horizontal }

  private func start(of view: UIView) -> Expression { start(of: builder.frame(of: view)) }
  private func end(of view: UIView) -> Expression { end(of: builder.frame(of: view)) }
  private func crossStart(of view: UIView) -> Expression { crossStart(of: builder.frame(of: view)) }
  private func crossEnd(of view: UIView) -> Expression { crossEnd(of: builder.frame(of: view)) }

  private func start(of frame: LayoutFrame) -> Expression { along(frame, isHorizontal).start }
  private func end(of frame: LayoutFrame) -> Expression { along(frame, isHorizontal).end }
  private func crossStart(of frame: LayoutFrame) -> Expression { along(frame, !isHorizontal).start }
  private func crossEnd(of frame: LayoutFrame) -> Expression { along(frame, !isHorizontal).end }

  private func along(
    _ frame: LayoutFrame, _ isHorizontal: Bool
  ) -> (start: Expression, end: Expression) {
    guard isHorizontal else { return (frame.y, frame.bottom) }
    let isMirrored = stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isMirrored ? (-frame.right, -frame.x) : (frame.x, frame.right)
  }

  private func length(of view: UIView) -> Expression {
    let frame = builder.frame(of: view)
    return isHorizontal ? frame.width : frame.height
  }

  private func contentLength(of view: UIView) -> CGFloat {
    let size = view.intrinsicContentSize
    return isHorizontal ? size.width : size.height
  }

  private func relate(
    _ expression: Expression, _ relation: HeadlessLinearSolver.Relation,
    priority: Double = HeadlessLinearSolver.required, _ what: String, _ view: UIView
  ) {
    let stack = stack
    builder.add(expression, relation, priority: priority) {
      "\(what) \(view.itemName) in \(stack.itemName)"
    }
  }
}
