/// A row or a column of views, arranged by constraints.
///
/// A stack view has no intrinsic content size. A hidden view takes no space. If several views could
/// equally take the remaining length, the last one takes it.
@MainActor open class UIStackView: UIView {
  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public required init(coder: NSCoder) { super.init(frame: .zero) }

  nonisolated public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  nonisolated public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }

  open var distribution = Distribution.fill { didSet { arrangementDidChange() } }

  open var alignment = Alignment.fill { didSet { arrangementDidChange() } }

  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }

  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

  open var arrangedSubviews: [UIView] { arranged }

  open func addArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    arrange(view, at: arranged.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    precondition(
      (0...arranged.count).contains(stackIndex),
      "A stack view with \(arranged.count) views has no place \(stackIndex)."
    )
    let before = arranged[..<stackIndex].filter { $0 !== view }
    arranged.removeAll { $0 === view }
    arrange(view, at: before.count)
  }

  /// Ends the arrangement of a view, which stays a subview.
  /// https://developer.apple.com/documentation/uikit/uistackview/removearrangedsubview(_:)
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let isDefault = spacing == UIStackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementDidChange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  private func arrange(_ view: UIView, at index: Int) {
    arranged.insert(view, at: index)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  private func arrangementDidChange() { invalidateConstraints() }

  override func subviewWasRemoved(_ subview: UIView) {
    guard arranged.contains(where: { $0 === subview }) else { return }
    removeArrangedSubview(subview)
  }

  override func subviewVisibilityDidChange(_ subview: UIView) {
    guard arranged.contains(where: { $0 === subview }) else { return }
    arrangementDidChange()
  }

  override func contribute(to builder: LayoutBuilder) {
    guard !arranged.isEmpty else { return }
    let arrangement = StackArrangement(builder: builder, stack: self, canvas: canvas(in: builder))
    let visible = arranged.filter { !$0.isHidden }
    arrangement.distribute(visible)
    arrangement.align(visible)
    var previous: UIView?
    for view in arranged {
      if view.isHidden { arrangement.collapse(view, after: previous) } else { previous = view }
    }
  }

  private func canvas(in builder: LayoutBuilder) -> LayoutFrame {
    let frame = builder.frame(of: self)
    guard isLayoutMarginsRelativeArrangement else { return frame }
    layout.dependsOnInsets = true
    return frame.inset(by: layoutMargins)
  }

  func effectiveSpacing(after view: UIView) -> CGFloat {
    let spacing = customSpacings[ObjectIdentifier(view)] ?? spacing
    return spacing == UIStackView.spacingUseSystem ? ViewLayout.systemSpacing : spacing
  }
}

extension UIStackView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    @_documentation(visibility: internal) public static var top: Alignment { .leading }
    @_documentation(visibility: internal) public static var bottom: Alignment { .trailing }
  }
}
