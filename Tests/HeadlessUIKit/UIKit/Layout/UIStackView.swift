// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// Views in a row or a column, arranged by constraints that it writes itself.
///
/// Its size follows from theirs as from any other constraints: it has no intrinsic content size. A
/// hidden view takes no room. Where views could equally well take up what is left over, the last of
/// them does.
@MainActor
open class UIStackView: UIView {
  private var headlessArranged: [UIView] = []
  private var headlessCustomSpacing: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  nonisolated public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  nonisolated public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { headlessArrangementDidChange() }
  }

  open var distribution = Distribution.fill {
    didSet { headlessArrangementDidChange() }
  }

  open var alignment = Alignment.fill {
    didSet { headlessArrangementDidChange() }
  }

  open var spacing: CGFloat = 0 {
    didSet { headlessArrangementDidChange() }
  }

  open var isLayoutMarginsRelativeArrangement = false {
    didSet { headlessArrangementDidChange() }
  }

  // MARK: Arranged subviews

  open var arrangedSubviews: [UIView] { headlessArranged }

  open func addArrangedSubview(_ view: UIView) {
    headlessArranged.removeAll { $0 === view }
    headlessArrange(view, at: headlessArranged.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    precondition(
      (0...headlessArranged.count).contains(stackIndex),
      "A stack view with \(headlessArranged.count) views has no place \(stackIndex)."
    )
    let before = headlessArranged[..<stackIndex].filter { $0 !== view }
    headlessArranged.removeAll { $0 === view }
    headlessArrange(view, at: before.count)
  }

  /// The view stays a subview.
  /// https://developer.apple.com/documentation/uikit/uistackview/removearrangedsubview(_:)
  open func removeArrangedSubview(_ view: UIView) {
    headlessArranged.removeAll { $0 === view }
    headlessCustomSpacing[ObjectIdentifier(view)] = nil
    headlessArrangementDidChange()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let isDefault = spacing == UIStackView.spacingUseDefault
    headlessCustomSpacing[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    headlessArrangementDidChange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    headlessCustomSpacing[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  private func headlessArrange(_ view: UIView, at index: Int) {
    headlessArranged.insert(view, at: index)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    headlessArrangementDidChange()
  }

  private func headlessArrangementDidChange() {
    headlessConstraintsAreStale()
  }

  override func headlessDidRemoveSubview(_ subview: UIView) {
    guard headlessArranged.contains(where: { $0 === subview }) else { return }
    removeArrangedSubview(subview)
  }

  override func headlessSubviewVisibilityDidChange(_ subview: UIView) {
    guard headlessArranged.contains(where: { $0 === subview }) else { return }
    headlessArrangementDidChange()
  }

  // MARK: Constraints

  override func headlessContribute(to builder: HeadlessLayoutBuilder) {
    guard !headlessArranged.isEmpty else { return }
    let arrangement = HeadlessStackArrangement(
      builder: builder,
      stack: self,
      canvas: headlessCanvas(in: builder)
    )
    let visible = headlessArranged.filter { !$0.isHidden }
    arrangement.distribute(visible)
    arrangement.align(visible)
    var previous: UIView?
    for view in headlessArranged {
      if view.isHidden { arrangement.collapse(view, after: previous) } else { previous = view }
    }
  }

  private func headlessCanvas(in builder: HeadlessLayoutBuilder) -> HeadlessLayoutFrame {
    let frame = builder.frame(of: self)
    guard isLayoutMarginsRelativeArrangement else { return frame }
    headlessLayout.dependsOnInsets = true
    return frame.inset(by: layoutMargins)
  }

  func headlessSpacing(after view: UIView) -> CGFloat {
    let spacing = headlessCustomSpacing[ObjectIdentifier(view)] ?? spacing
    return spacing == UIStackView.spacingUseSystem ? HeadlessViewLayout.systemSpacing : spacing
  }
}

// MARK: - Vocabulary

extension UIStackView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    @_documentation(visibility: internal)
    public static var top: Alignment { .leading }
    @_documentation(visibility: internal)
    public static var bottom: Alignment { .trailing }
  }
}
