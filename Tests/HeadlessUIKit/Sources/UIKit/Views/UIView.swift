/// The model is bounds, center and transform; the frame is computed from them (S8).
@MainActor open class UIView: UIResponder {
  // MARK: Stored geometry

  final var storedBounds = CGRect.zero
  final var storedCenter = CGPoint.zero
  final var storedTransform = CGAffineTransform.identity

  // MARK: Stored hierarchy

  nonisolated let reference = ViewReference()
  private var superviewReference: ViewReference?
  final var storedSuperview: UIView? {
    get { superviewReference?.view }
    set { superviewReference = newValue?.reference }
  }
  final var storedSubviews: [UIView] = []
  private var windowReference: ViewReference?
  final var storedWindow: UIWindow? {
    get { windowReference?.window }
    set { windowReference = newValue?.reference }
  }
  /// The controller whose view this is.
  ///
  /// The controller is between the view and its superview in the responder chain, and adds its own
  /// insets to the safe area.
  weak var viewController: UIViewController?

  final var wantsFocus = false

  // MARK: Stored layout

  final var needsLayout = true
  /// True when this view or a descendant needs layout or a new safe area.
  final var subtreeNeedsVisit = true
  final var storedSafeAreaInsets = UIEdgeInsets.zero
  final var needsSafeArea = true
  final var layout = ViewLayout()

  // MARK: Animation

  final var animations: [HeadlessAnimation] = []
  /// The state on the screen; nil if the screen shows the current state.
  final var committed: HeadlessCommittedState?

  public init(frame: CGRect) {
    super.init()
    storedBounds = CGRect(origin: .zero, size: frame.size)
    storedCenter = CGPoint(x: frame.midX, y: frame.midY)
    reference.view = self
    headlessLayer.owner = reference
    didInit()
  }

  public required init?(coder: NSCoder) {
    super.init()
    reference.view = self
    headlessLayer.owner = reference
    didInit()
  }

  public convenience override init() { self.init(frame: .zero) }

  deinit { reference.view = nil }

  // MARK: Appearance

  private let headlessLayer = HeadlessLayer()
  public var layer: CALayer { headlessLayer }
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var isHidden = false { didSet { visibilityDidChange(from: oldValue) } }
  open var alpha: CGFloat = 1 {
    didSet { recordAnimation("opacity", from: .number(oldValue), to: .number(alpha)) }
  }
  open var backgroundColor: UIColor?

  private var ownTintColor: UIColor?

  /// The view's own tint color; without one, the superview's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .tintColor }
    set {
      ownTintColor = newValue
      notifyTintColorChange()
    }
  }

  /// Called for the view whose color was set, and for views that inherit the color.
  /// https://developer.apple.com/documentation/uikit/uiview/tintcolordidchange()
  open func tintColorDidChange() {}

  private func notifyTintColorChange() {
    tintColorDidChange()
    for subview in subviews where subview.ownTintColor == nil { subview.notifyTintColorChange() }
  }
  open var clipsToBounds = false
  open var isOpaque = true
  open var contentMode = ContentMode.scaleToFill
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { invalidateConstraints() }
  }

  // MARK: Accessibility

  @_documentation(visibility: internal) open var isAccessibilityElement = false
  @_documentation(visibility: internal) open var accessibilityElementsHidden = false
  @_documentation(visibility: internal) open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?

  // MARK: Responders

  @_documentation(visibility: internal)
  open override var next: UIResponder? { viewController ?? storedSuperview }

  // MARK: Overrides

  /// Applies the constraints and the stand-in's own arrangement; a subclass that does not call
  /// `super` gets neither (S194).
  open func layoutSubviews() {
    solveConstraints()
    layoutContents()
  }
  /// Zero without a window (S191).
  open var safeAreaInsets: UIEdgeInsets { storedWindow == nil ? .zero : storedSafeAreaInsets }
  open func safeAreaInsetsDidChange() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { defaultSizeThatFits(size) }
  open var intrinsicContentSize: CGSize { defaultIntrinsicContentSize }
  open func updateConstraints() {}
  open func layoutMarginsDidChange() {}
  @_documentation(visibility: internal)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    systemLayoutSize(
      fitting: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority
    )
  }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !ignoresTouchesWhileAnimated,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in storedSubviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview as UIView?), with: event) {
        return hit
      }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Hierarchy

  // Apps override these members. Swift can override only members that the class itself declares.
  open var superview: UIView? { storedSuperview }
  open var window: UIWindow? { storedWindow }

  open var subviews: [UIView] {
    HeadlessCounters.current.subviewReads += 1
    return storedSubviews
  }

  open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  open func bringSubviewToFront(_ view: UIView) { moveSubview(view, toIndex: .max) }
  open func sendSubviewToBack(_ view: UIView) { moveSubview(view, toIndex: 0) }
  open func removeFromSuperview() { leaveSuperview() }

  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: { $0.storedSuperview }).contains { $0 === view }
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in storedSubviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  @discardableResult open func endEditing(_ force: Bool) -> Bool { resignInside(force: force) }

  // MARK: Layout

  open func setNeedsLayout() {
    needsLayout = true
    setNeedsVisit()
  }

  open func layoutIfNeeded() { layOutFromTop() }

  open func sizeToFit() {
    let fitting = sizeThatFits(bounds.size)
    bounds.size = fitting
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }

  open var traitCollection: UITraitCollection { traitsOfWindow }

  /// Includes the safe area if the margins are inset from it.
  open var layoutMargins: UIEdgeInsets {
    get { edgeInsets(directionalLayoutMargins) }
    set { directionalLayoutMargins = directionalInsets(newValue) }
  }

  /// Includes the safe area when read, as documented for the default.
  /// https://developer.apple.com/documentation/uikit/uiview/directionallayoutmargins
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { marginsWithSafeArea }
    set { setMargins(newValue) }
  }

  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { layout.insetsMarginsFromSafeArea }
    set { setInsetsMarginsFromSafeArea(newValue) }
  }

  // MARK: Constraints

  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layout.translatesAutoresizingMask }
    set { setTranslatesAutoresizingMask(newValue) }
  }

  open func needsUpdateConstraints() -> Bool { layout.needsUpdateConstraints }

  open func setNeedsUpdateConstraints() {
    layout.needsUpdateConstraints = true
    invalidateConstraints()
  }

  open func updateConstraintsIfNeeded() { bringConstraintsUpToDate() }
  open func invalidateIntrinsicContentSize() { invalidateContentSize() }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layout.hugging[axis.rawValue]
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layout.setHugging(priority, for: axis)
    invalidateConstraints()
  }

  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { layout.compressionResistance[axis.rawValue] }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layout.setCompressionResistance(priority, for: axis)
    invalidateConstraints()
  }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  open var safeAreaLayoutGuide: UILayoutGuide { guide(\.safeAreaGuide, role: .safeArea) }
  open var layoutMarginsGuide: UILayoutGuide { guide(\.marginsGuide, role: .margins) }
  open var readableContentGuide: UILayoutGuide { guide(\.readableGuide, role: .readableContent) }
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }
  open var layoutGuides: [UILayoutGuide] { layout.guides }
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adoptLayoutGuide(layoutGuide) }
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { discardLayoutGuide(layoutGuide) }

  // MARK: Conversion

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transformation(to: view ?? base))
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? base).convert(point, to: self as UIView?)
  }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transformation(to: view ?? base))
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? base).convert(rect, to: self as UIView?)
  }

  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(transformation(to: coordinateSpace))
  }

  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self as any UICoordinateSpace)
  }

  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(transformation(to: coordinateSpace))
  }

  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self as any UICoordinateSpace)
  }

  // MARK: Geometry

  open var bounds: CGRect {
    get { storedBounds }
    set { setBounds(newValue) }
  }

  open var center: CGPoint {
    get { storedCenter }
    set { setCenter(newValue) }
  }

  open var transform: CGAffineTransform {
    get { storedTransform }
    set { setTransform(newValue) }
  }

  open var frame: CGRect {
    get { geometricFrame }
    set { setFrame(newValue) }
  }

  // MARK: Hooks

  // The stand-in's subclasses override these internal members: a public override would be a public
  // symbol that UIKit does not list.

  override func rememberEarlyFocus() { rememberFocusRequest() }
  override func forgetEarlyFocus() { wantsFocus = false }
  func didInit() {}
  /// Runs in the base class's `layoutSubviews()`, after the constraints.
  func layoutContents() {}
  func geometryDidChange(fromBounds oldBounds: CGRect) {}
  func safeAreaDidChange(from old: UIEdgeInsets) {}
  func prepareToMove(toWindow newWindow: UIWindow?) {}
  func movedToWindow() {}
  func subviewWasAdded(_ subview: UIView) {}
  func subviewWasRemoved(_ subview: UIView) {}
  func visibilityDidChange(from wasHidden: Bool) {
    guard wasHidden != isHidden else { return }
    superview?.subviewVisibilityDidChange(self)
  }
  func subviewVisibilityDidChange(_ subview: UIView) {}
  /// Handles a tap on the view or on a descendant that did not handle it; true if handled.
  func handleTap() -> Bool { false }
  func defaultSizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  func systemLayoutSize(
    fitting targetSize: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontal: horizontal, vertical: vertical) }
  var defaultIntrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Runs before `traitCollectionDidChange(_:)`.
  func traitsDidChange() {}
  /// Adds the view's equations for its subviews to the constraints of its island (see
  /// ``LayoutBuilder``).
  func contribute(to builder: LayoutBuilder) {}
  /// The text's baseline, or the bottom edge: a fraction of the height plus a distance in points.
  func baseline(isFirst: Bool) -> (part: CGFloat, distance: CGFloat) { (1, 0) }
  /// Handles the width that layout found; at the start of a layout, nil resets the width.
  ///
  /// Returns true if the intrinsic content size, whose height depends on the width, has changed.
  func layoutDidFind(width: CGFloat?) -> Bool { false }
  /// The safe area for subviews; a scroll view excludes the part that it adjusts for.
  var safeAreaForSubviews: UIEdgeInsets { knownSafeArea }
  /// The safe area as the view reports it; without a window, the last one in a window.
  var knownSafeArea: UIEdgeInsets { storedWindow == nil ? storedSafeAreaInsets : safeAreaInsets }
}

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  nonisolated public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  var layoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight: .leftToRight
    case .unspecified, .playback, .spatial:
      HeadlessDevice.current.options.layoutDirection
    }
  }
}
