/// A linear relation between two edges, centres or lengths.
///
/// The nearest view that contains both items holds an active constraint. Removing a view from the
/// hierarchy deactivates its constraints to views outside.
/// https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive
@MainActor open class NSLayoutConstraint: NSObject {
  private var firstReference: LayoutItemReference?
  private var secondReference: LayoutItemReference?
  private var holderReference: ViewReference?

  var first: (any LayoutItem)? { firstReference?.item }
  var second: (any LayoutItem)? { secondReference?.item }
  var hasSecond: Bool { secondReference != nil }
  var holder: UIView? {
    get { holderReference?.view }
    set { holderReference = newValue?.reference }
  }

  open private(set) var firstAttribute = Attribute.notAnAttribute
  open private(set) var secondAttribute = Attribute.notAnAttribute
  open private(set) var relation = Relation.equal
  open private(set) var multiplier: CGFloat = 1

  // The only designated initialiser is public, so that a subclass inherits the convenience
  // initialisers.
  @_documentation(visibility: internal) public override init() { super.init() }

  convenience init(
    _ first: any LayoutItem, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: (any LayoutItem)?, _ secondAttribute: Attribute, multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init()
    firstReference = LayoutItemReference(first)
    secondReference = second.map(LayoutItemReference.init)
    self.firstAttribute = firstAttribute
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    validate()
  }

  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let first = view1 as? any LayoutItem else {
      fatalError("A constraint's item is a view or a layout guide, not \(view1).")
    }
    let second = view2.map { item in
      guard let item = item as? any LayoutItem else {
        fatalError("A constraint's item is a view or a layout guide, not \(item).")
      }
      return item
    }
    self.init(first, attr1, relation, second, attr2, multiplier: multiplier, constant: c)
  }

  public var firstItem: AnyObject? { first }
  public var secondItem: AnyObject? { second }
  open var identifier: String?

  open var constant: CGFloat = 0 {
    didSet {
      guard oldValue != constant else { return }
      holder?.invalidateConstraints()
    }
  }

  open var priority = UILayoutPriority.required {
    didSet {
      guard oldValue != priority else { return }
      holder?.invalidateConstraints()
    }
  }

  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue {
        commonView.holdConstraint(self)
      } else {
        holder?.releaseConstraint(self)
      }
    }
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  // UIKit raises an exception for invalid constraints.

  private func validate() {
    precondition(
      constant.isFinite && multiplier.isFinite, "\(headlessName) has a number that is not finite."
    )
    let first = firstAttribute.kind
    guard hasSecond else {
      return precondition(
        first == .length, "\(headlessName): only a width or a height needs no second item."
      )
    }
    let second = secondAttribute.kind
    precondition(
      first != nil && second != nil && (first == .length) == (second == .length),
      "\(headlessName) relates a place with a length."
    )
    precondition(
      first == .length || multiplier != 0,
      "\(headlessName): a multiplier of zero leaves out the item."
    )
    let pair = [firstAttribute, secondAttribute]
    precondition(
      !(pair.contains(where: \.isDirectional)
        && pair.contains(where: \.isAbsolute)),
      "\(headlessName) relates leading or trailing with left or right."
    )
  }

  private var commonView: UIView {
    guard let first = self.first?.itemView else {
      fatalError("\(headlessName): the first item has no view.")
    }
    guard hasSecond else { return first }
    guard let second = self.second?.itemView else {
      fatalError("\(headlessName): the second item has no view.")
    }
    var candidate: UIView? = first
    while let view = candidate {
      if second.isDescendant(of: view) { return view }
      candidate = view.superview
    }
    fatalError("\(headlessName): the items are in no common view. Add them as subviews first.")
  }
}

extension NSLayoutConstraint {
  @_spi(Headless) public var headlessName: String {
    let operation = ["<=", "==", ">="][relation.rawValue + 1]
    var name = "\(first?.itemName ?? "a lost item").\(firstAttribute) \(operation)"
    if hasSecond {
      name += " \(second?.itemName ?? "a lost item").\(secondAttribute)"
      if multiplier != 1 { name += " * \(multiplier)" }
      if constant != 0 { name += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    } else {
      name += " \(constant)"
    }
    if priority != .required { name += " @\(priority.rawValue)" }
    return identifier.map { "'\($0)' (\(name))" } ?? name
  }
}

extension NSLayoutConstraint {
  public enum Axis: Int, Sendable { case horizontal, vertical }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal
    case greaterThanOrEqual
  }

  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }
}

extension NSLayoutConstraint.Attribute {
  enum Kind { case x, y, length }

  var kind: Kind? {
    switch self {
    case .notAnAttribute: nil
    case .width, .height: .length
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .x
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .y
    }
  }

  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The attribute without its margin; nil for an attribute without margin.
  var withoutMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}
