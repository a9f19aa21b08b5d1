/// Translates an island's constraints for ``HeadlessLinearSolver``, and reads the solution back.
///
/// An island is a view and its descendants. An island ends at views that have a set frame and whose
/// descendants have no constraints to the outside. README.md lists what is implemented.
///
/// Some values are constants: the frame of a view that translates its autoresizing mask, the safe
/// area, the margins and the keyboard's guide. Non-negative sizes have priority over everything
/// that is not required. Contradictory required constraints are a failure; UIKit breaks one of them
/// and logs this.
///
/// If there are several solutions, inequalities end at their bounds (S218), then sizes are the
/// smallest, then positions are nearest to the superview's top left. If several views could equally
/// grow or shrink, the order of the subviews decides.
@MainActor final class LayoutBuilder {
  typealias Expression = HeadlessLinearExpression

  enum RootSize {
    case fixed
    /// A size as near to the given one as the contents allow.
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  private static let notNegative: Double = 999.5
  private static let ambiguousBound: Double = 0.75
  private static let ambiguousSize: Double = 0.5
  private static let ambiguousPlace: Double = 0.25

  let root: UIView
  private let rootSize: RootSize
  private var solver = HeadlessLinearSolver()
  private var names: [() -> String] = []
  private(set) var members: [UIView] = []
  private var frames: [ObjectIdentifier: LayoutFrame] = [:]
  private var contents: [ObjectIdentifier: LayoutFrame] = [:]
  private var decidedWidths: Set<ObjectIdentifier> = []
  private var decidedHeights: Set<ObjectIdentifier> = []
  private var lengths: [Expression] = []
  private var values: [Double] = []

  private init(root: UIView, rootSize: RootSize) {
    self.root = root
    self.rootSize = rootSize
    collect(root)
  }

  // MARK: Solving

  struct Conflict: Error {
    let description: String
  }

  static func solve(_ root: UIView, rootSize: RootSize) throws(Conflict) -> LayoutBuilder {
    var builder = LayoutBuilder(root: root, rootSize: rootSize)
    for view in builder.members { _ = view.layoutDidFind(width: nil) }
    // Text that wraps gets taller, which may make other text narrower; four rounds at most.
    for _ in 0..<4 {
      try builder.solve()
      let changed = builder.members.filter { view in
        builder.isSolved(view)
          && view.layoutDidFind(width: builder.value(of: builder.frame(of: view).width))
      }
      guard !changed.isEmpty else { return builder }
      builder = LayoutBuilder(root: root, rootSize: rootSize)
    }
    try builder.solve()
    return builder
  }

  private func solve() throws(Conflict) {
    write()
    do {
      values = try solver.solve()
      // Lower bounds of zero are added only if a length is negative, which is rare.
      guard lengths.contains(where: { value(of: $0) < 0 }) else { return }
      for length in lengths {
        add(length, .greaterThanOrEqual, priority: Self.notNegative) {
          "a length that is not negative"
        }
      }
      values = try solver.solve()
    } catch {
      switch error {
      case .notANumber(let number):
        throw Conflict(description: "A constraint has no finite number in it: \(names[number]())")
      case .unsatisfiable(let number):
        let all = solver.conflict(with: number).map { "  " + names[$0]() }
        throw Conflict(
          description: """
            The required constraints inside \(root.itemName) cannot all hold:
            \(all.joined(separator: "\n"))
            """
        )
      }
    }
  }

  private func value(of expression: Expression) -> CGFloat {
    let sum = expression.terms.reduce(expression.constant) {
      $0 + $1.coefficient * values[$1.variable]
    }
    return CGFloat(HeadlessLinearSolver.rounded(sum))
  }

  var rootSizeFound: CGSize {
    let frame = frame(of: root)
    return CGSize(width: value(of: frame.width), height: value(of: frame.height))
  }

  var solution: LayoutSolution {
    var solution = LayoutSolution()
    for view in members {
      if view !== root, isSolved(view), let superview = view.superview {
        solution.frames[ObjectIdentifier(view)] = rectangle(frame(of: view), inside: superview)
      }
      for guide in view.layout.guides {
        solution.frames[ObjectIdentifier(guide)] = rectangle(frame(ofGuide: guide), inside: view)
      }
      if let content = contents[ObjectIdentifier(view)] {
        let id = ObjectIdentifier(view)
        solution.contentSizes[id] = (
          decidedWidths.contains(id) ? value(of: content.width) : nil,
          decidedHeights.contains(id) ? value(of: content.height) : nil
        )
      }
    }
    return solution
  }

  private func rectangle(_ frame: LayoutFrame, inside view: UIView) -> CGRect {
    let origin = origin(of: view)
    return CGRect(
      x: value(of: frame.x - origin.x), y: value(of: frame.y - origin.y),
      width: max(0, value(of: frame.width)), height: max(0, value(of: frame.height))
    )
  }

  // MARK: Writing

  func add(
    _ expression: Expression, _ relation: HeadlessLinearSolver.Relation,
    priority: Double = HeadlessLinearSolver.required, name: @escaping () -> String
  ) {
    solver.add(expression, relation, priority: priority)
    names.append(name)
  }

  private func collect(_ view: UIView) {
    members.append(view)
    for subview in view.storedSubviews where !subview.isIslandRoot { collect(subview) }
  }

  private func write() {
    for view in members where view is UIScrollView { view.layout.tiesContentToOutside = false }
    // Variables of outer views come first.
    for view in members { _ = frame(of: view) }
    for view in members {
      if isSolved(view) { writeContentSize(of: view) }
      for constraint in view.layout.constraints { write(constraint, heldBy: view) }
      view.contribute(to: self)
    }
    guard case .fitting(let size, let horizontal, let vertical) = rootSize else { return }
    let frame = frame(of: root)
    let name = { "the fitting size of a view" }
    add(frame.width - size.width, .equal, priority: Double(horizontal.rawValue), name: name)
    add(frame.height - size.height, .equal, priority: Double(vertical.rawValue), name: name)
  }

  private func writeContentSize(of view: UIView) {
    let frame = frame(of: view)
    let size = view.intrinsicContentSize
    let axes: [(NSLayoutConstraint.Axis, Expression, CGFloat)] = [
      (.horizontal, frame.width, size.width), (.vertical, frame.height, size.height),
    ]
    for (axis, length, content) in axes where !(content < 0) {
      let name = { "the content size of \(view.itemName)" }
      add(
        length - content, .lessThanOrEqual,
        priority: Double(view.contentHuggingPriority(for: axis).rawValue), name: name
      )
      add(
        length - content, .greaterThanOrEqual,
        priority: Double(view.contentCompressionResistancePriority(for: axis).rawValue), name: name
      )
    }
  }

  private func write(_ constraint: NSLayoutConstraint, heldBy holder: UIView) {
    guard let first = constraint.first else { return }
    let isRightToLeft =
      holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
      && (constraint.firstAttribute.isDirectional
        || constraint.secondAttribute.isDirectional)
    let second = constraint.second
    guard
      var expression = value(
        of: first, constraint.firstAttribute, other: second, isRightToLeft: isRightToLeft
      )
    else { return }
    if constraint.hasSecond {
      guard let second,
        let other = value(
          of: second, constraint.secondAttribute, other: first, isRightToLeft: isRightToLeft
        )
      else { return }
      expression.add(other, times: -constraint.multiplier)
      let zeros = [constraint.firstAttribute, constraint.secondAttribute].map {
        zero(of: $0, in: holder, isRightToLeft: isRightToLeft)
      }
      // Coordinates are those of the view that holds the constraint. That view's own position
      // matters with a multiplier, or if a horizontal position relates to a vertical one (S242).
      if constraint.multiplier != 1 || zeros[0] != zeros[1] {
        expression.add(zeros[1], times: constraint.multiplier)
        expression.add(zeros[0], times: -1)
      }
    }
    expression.constant -= constraint.constant
    let relation: HeadlessLinearSolver.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    markTies(between: first, constraint.firstAttribute, and: second)
    add(expression, relation, priority: Double(constraint.priority.rawValue)) {
      constraint.headlessName
    }
    guard relation != .equal else { return }
    add(expression, .equal, priority: Self.ambiguousBound) { constraint.headlessName }
  }

  // MARK: Values

  private func value(
    of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, other: (any LayoutItem)?,
    isRightToLeft: Bool
  ) -> Expression? {
    if let guide = item as? UILayoutGuide {
      if let keyboard = guide as? UIKeyboardLayoutGuide, !keyboard.tracks { return nil }
      if guide.role == .scrollContent, let view = guide.owningView {
        return contentValue(of: view, attribute, isRightToLeft: isRightToLeft)
      }
      return frame(ofGuide: guide).value(of: attribute, isRightToLeft: isRightToLeft)
    }
    guard let view = item as? UIView else { return nil }
    if view is UIScrollView, attribute.kind != .length, isContent(other, of: view) {
      return contentValue(of: view, attribute, isRightToLeft: isRightToLeft)
    }
    switch attribute {
    case .firstBaseline, .lastBaseline:
      return baseline(of: view, isFirst: attribute == .firstBaseline)
    default:
      let frame = frame(of: view)
      guard let bare = attribute.withoutMargins else {
        return frame.value(of: attribute, isRightToLeft: isRightToLeft)
      }
      view.layout.dependsOnInsets = true
      let margins = frame.inset(by: view.layoutMargins)
      return margins.value(of: bare, isRightToLeft: isRightToLeft)
    }
  }

  func baseline(of view: UIView, isFirst: Bool) -> Expression {
    let baseline = view.baseline(isFirst: isFirst)
    let frame = frame(of: view)
    return frame.y + frame.height * baseline.part + baseline.distance
  }

  /// In constraints to a scroll view's descendants, the scroll view's edges and centre are those of
  /// its content. https://developer.apple.com/library/archive/technotes/tn2154/_index.html
  private func isContent(_ item: (any LayoutItem)?, of scrollView: UIView) -> Bool {
    guard let item, let view = item.itemView else { return false }
    if view === scrollView { return (item as? UILayoutGuide)?.role == .custom }
    return view.isDescendant(of: scrollView)
  }

  private func contentValue(
    of scrollView: UIView, _ attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool
  ) -> Expression? {
    let id = ObjectIdentifier(scrollView)
    let bare = attribute.withoutMargins ?? attribute
    switch bare {
    case .left, .top: break
    case .leading where !isRightToLeft: break
    case .trailing where isRightToLeft: break
    case .width: decidedWidths.insert(id)
    case .height: decidedHeights.insert(id)
    default:
      if bare.kind == .x { decidedWidths.insert(id) } else { decidedHeights.insert(id) }
    }
    return contentFrame(of: scrollView).value(of: bare, isRightToLeft: isRightToLeft)
  }

  private func zero(
    of attribute: NSLayoutConstraint.Attribute, in holder: UIView, isRightToLeft: Bool
  ) -> Expression {
    let frame = frame(of: holder)
    switch attribute.kind {
    case .x: return isRightToLeft ? -frame.right : frame.x
    case .y: return frame.y
    case .length, nil: return Expression(constant: 0)
    }
  }

  // MARK: Frames

  private func isSolved(_ view: UIView) -> Bool {
    guard view === root else { return !view.translatesAutoresizingMaskIntoConstraints }
    if case .fitting = rootSize { return true }
    return false
  }

  private func origin(of view: UIView) -> (x: Expression, y: Expression) {
    let frame = frame(of: view)
    return (frame.x - view.bounds.minX, frame.y - view.bounds.minY)
  }

  func frame(of view: UIView) -> LayoutFrame {
    if let frame = frames[ObjectIdentifier(view)] { return frame }
    let bounds = view.bounds
    var frame: LayoutFrame
    if view === root {
      frame = LayoutFrame(
        x: Expression(constant: bounds.minX), y: Expression(constant: bounds.minY),
        width: Expression(constant: bounds.width), height: Expression(constant: bounds.height)
      )
      if isSolved(view) {
        frame.width = makeLength()
        frame.height = makeLength()
      }
    } else {
      guard let superview = view.superview else {
        fatalError("\(view.itemName) is not inside \(root.itemName).")
      }
      let origin = origin(of: superview)
      if isSolved(view) {
        frame = makeFrame(near: origin)
      } else {
        frame = LayoutFrame(
          x: origin.x + (view.center.x - bounds.width / 2),
          y: origin.y + (view.center.y - bounds.height / 2),
          width: Expression(constant: bounds.width),
          height: Expression(constant: bounds.height)
        )
      }
    }
    frames[ObjectIdentifier(view)] = frame
    return frame
  }

  private func frame(ofGuide guide: UILayoutGuide) -> LayoutFrame {
    if let frame = frames[ObjectIdentifier(guide)] { return frame }
    guard let view = guide.owningView else { fatalError("\(guide.itemName) has no view.") }
    let owner = frame(of: view)
    switch guide.role {
    case .scrollFrame: return owner
    case .safeArea: return owner.inset(by: view.safeAreaInsets)
    case .margins: return owner.inset(by: view.layoutMargins)
    case .readableContent: return owner.inset(by: view.readableInsets)
    case .keyboard:
      let bounds = view.bounds
      let frame = guide.storedFrame
      return LayoutFrame(
        x: owner.x + (frame.minX - bounds.minX), y: owner.y + (frame.minY - bounds.minY),
        width: Expression(constant: frame.width), height: Expression(constant: frame.height)
      )
    case .scrollContent: return contentFrame(of: view)
    case .custom:
      let frame = makeFrame(near: origin(of: view))
      frames[ObjectIdentifier(guide)] = frame
      return frame
    }
  }

  private func contentFrame(of scrollView: UIView) -> LayoutFrame {
    if let frame = contents[ObjectIdentifier(scrollView)] { return frame }
    let origin = origin(of: scrollView)
    let frame = LayoutFrame(x: origin.x, y: origin.y, width: makeLength(), height: makeLength())
    contents[ObjectIdentifier(scrollView)] = frame
    return frame
  }

  func makeLength() -> Expression {
    let length = solver.makeVariable()
    lengths.append(length)
    add(length, .equal, priority: Self.ambiguousSize) { "the length of what has none" }
    return length
  }

  private func makeFrame(near origin: (x: Expression, y: Expression)) -> LayoutFrame {
    let frame = LayoutFrame(
      x: solver.makeVariable(), y: solver.makeVariable(), width: makeLength(), height: makeLength()
    )
    let name = { "a position without constraints" }
    add(frame.x - origin.x, .equal, priority: Self.ambiguousPlace, name: name)
    add(frame.y - origin.y, .equal, priority: Self.ambiguousPlace, name: name)
    return frame
  }

  // MARK: Ties

  /// Marks scroll views that scroll only one of two related items, because each scroll then
  /// requires a new solution.
  private func markTies(
    between first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    and second: (any LayoutItem)?
  ) {
    guard attribute.kind != .length, let second else { return }
    let mine = scrollViews(around: first, seenFrom: second)
    let its = scrollViews(around: second, seenFrom: first)
    for scrollView in mine + its where !(mine.contains(scrollView) && its.contains(scrollView)) {
      scrollView.layout.tiesContentToOutside = true
    }
  }

  private func scrollViews(
    around item: any LayoutItem, seenFrom other: any LayoutItem
  ) -> [UIView] {
    guard let view = item.itemView else { return [] }
    let scrolls =
      item.isInsideItsView
      || (item === view && view is UIScrollView && isContent(other, of: view))
    var around: [UIView] = []
    var current = view
    if scrolls, view is UIScrollView { around.append(view) }
    while current !== root, let superview = current.superview {
      if superview is UIScrollView { around.append(superview) }
      current = superview
    }
    return around
  }
}
