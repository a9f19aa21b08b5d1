/// A view whose bounds move over a larger content.
///
/// The content offset is the bounds' origin (S13). Setters, clamps, fingers and animations assign
/// `contentOffset`, so that an override in a subclass sees every move. Each move ends in
/// `offsetDidChange(from:)`.
@MainActor open class UIScrollView: UIView, _HeadlessScrollViewDelegateProperty {
  // MARK: Storage

  weak var storedDelegate: (any UIScrollViewDelegate)?
  private var storedContentSize = CGSize.zero
  private var storedContentInset = UIEdgeInsets.zero
  var storedZoomScale: CGFloat = 1
  private(set) var alignmentPoint = CGPoint.zero

  // MARK: Stored adjustment

  /// The safe area that the adjustment behavior applies, as of the last update.
  var appliedSafeArea = UIEdgeInsets.zero
  var largeTitle = LargeTitle(height: 0, shown: 0)
  weak var largeTitleController: UINavigationController?
  var grown: (width: Bool, height: Bool) = (false, false)

  /// The system's keyboard inset at the bottom (S140).
  @_spi(Headless) public var headlessSystemKeyboardInset: CGFloat = 0 {
    didSet {
      guard oldValue != headlessSystemKeyboardInset else { return }
      let before = effectiveContentInset(systemKeyboardInset: oldValue)
      handleAdjustedContentInsetChange(from: before)
    }
  }

  // MARK: Stored motion

  private lazy var pan: UIPanGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer()
    recognizer.owner = reference
    return recognizer
  }()
  var motion: ScrollMotion?
  var isAnimatingZoom = false
  var isBouncingZoom = false
  var zoomNumber = 0
  var storedIsTracking = false
  var storedIsDragging = false
  /// True while a finger that stopped a deceleration touches the content (S275).
  var isCaught = false
  var storedExactOffset: (shown: CGPoint, place: CGPoint)?
  var movesItself = false

  // MARK: For tests

  @_spi(Headless) public var headlessWrites = HeadlessScrollWrites()
  /// All content offsets, until a test empties the list.
  @_spi(Headless) public var headlessOffsetHistory: [CGPoint] = []

  override func didInit() {
    super.didInit()
    clipsToBounds = true
  }

  // MARK: Content

  open var contentOffset: CGPoint {
    get { storedBounds.origin }
    set {
      if movesItself { movesItself = false } else { headlessWrites.contentOffset += 1 }
      apply(offset: newValue)
    }
  }

  open var contentSize: CGSize {
    get { storedContentSize }
    set {
      guard newValue.width.isFinite, newValue.height.isFinite else {
        headlessWrites.nonFinite += 1
        return
      }
      guard newValue != storedContentSize else { return }
      willChangeOnScreen()
      storedContentSize = newValue
      contentSizeDidChange()
    }
  }

  /// Setting an equal value changes nothing, not even an out-of-range offset (S23).
  open var contentInset: UIEdgeInsets {
    get { storedContentInset }
    set {
      headlessWrites.contentInset += 1
      setContentInset(newValue)
    }
  }

  func setContentInset(_ newValue: UIEdgeInsets) {
    guard newValue.isFinite else {
      headlessWrites.nonFinite += 1
      return
    }
    guard newValue != storedContentInset else { return }
    let before = adjustedContentInset
    willChangeOnScreen()
    storedContentInset = newValue
    handleAdjustedContentInsetChange(from: before)
  }

  open var contentLayoutGuide: UILayoutGuide { guide(\.scrollContentGuide, role: .scrollContent) }

  open var frameLayoutGuide: UILayoutGuide { guide(\.scrollFrameGuide, role: .scrollFrame) }

  // MARK: Adjustment

  open var adjustedContentInset: UIEdgeInsets {
    effectiveContentInset(systemKeyboardInset: headlessSystemKeyboardInset)
  }

  open func adjustedContentInsetDidChange() {}

  func arrangeByAdjustedContentInset() {}

  /// Automatic by default (S48).
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      guard oldValue != contentInsetAdjustmentBehavior else { return }
      let before = effectiveContentInset(
        systemKeyboardInset: headlessSystemKeyboardInset, behavior: oldValue
      )
      updateAppliedSafeArea(from: before)
    }
  }

  // MARK: Indicators

  /// True by default (S59).
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default

  /// Returns exactly the value that was set; only the effective insets include system insets (S60).
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      headlessWrites.verticalScrollIndicatorInsets += 1
      guard !verticalScrollIndicatorInsets.isFinite else { return }
      headlessWrites.nonFinite += 1
      verticalScrollIndicatorInsets = oldValue
    }
  }

  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      headlessWrites.horizontalScrollIndicatorInsets += 1
      guard !horizontalScrollIndicatorInsets.isFinite else { return }
      headlessWrites.nonFinite += 1
      horizontalScrollIndicatorInsets = oldValue
    }
  }

  /// Sets the insets of both indicators (S62), and returns the vertical indicator's; if the two
  /// differ, UIKit does not define the value.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  // MARK: Code

  /// Sets the offset; without animation, the offset may be out of range (S14, S15), and a
  /// deceleration ends (S79).
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    headlessWrites.contentOffset += 1
    scroll(to: contentOffset, animated: animated)
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let target = targetOffset(revealing: rect), roundedToPixels(target) != contentOffset
    else { return }
    scroll(to: target, animated: animated)
  }

  // MARK: Fingers

  /// Setting this to false during a drag ends the drag.
  open var isScrollEnabled = true {
    didSet {
      guard oldValue != isScrollEnabled else { return }
      if !isScrollEnabled { touchCancelled() }
      updateAppliedSafeArea(from: adjustedContentInset)
    }
  }

  open var bounces = true
  open var isDirectionalLockEnabled = false
  open var isPagingEnabled = false
  open var scrollsToTop = true
  open var decelerationRate = DecelerationRate.normal

  open var alwaysBounceVertical = false {
    didSet { updateAppliedSafeArea(from: adjustedContentInset) }
  }

  open var alwaysBounceHorizontal = false {
    didSet { updateAppliedSafeArea(from: adjustedContentInset) }
  }

  /// True while a finger touches the content.
  ///
  /// `isDragging` is true from the first move on. After a release with velocity, `isDecelerating`
  /// is true, and `isDragging` stays true (S81). A finger that stops the deceleration does not end
  /// it before it lifts (S275).
  open var isTracking: Bool { storedIsTracking }
  open var isDragging: Bool {
    storedIsDragging
      || (isDecelerating && HeadlessDevice.current.options.keepsDraggingInDeceleration)
  }
  open var isDecelerating: Bool {
    motion?.kind == .deceleration
      || (isCaught && HeadlessDevice.current.options.caughtDeceleration == .endsAtLift)
  }

  /// True during an animated scroll by code (S230).
  ///
  /// No source covers the time before the first step, UIKit's own scroll to the focus, and a
  /// deceleration; options decide these cases.
  @available(iOS 17.4, *)
  open var isScrollAnimating: Bool {
    guard let motion else { return false }
    let options = HeadlessDevice.current.options
    if motion.kind == .deceleration { return options.tellsDeceleration }
    if motion.isToFocus, !options.tellsScrollToFocus { return false }
    return motion.hasBegun || options.tellsScrollAtOnce
  }

  /// True during UIKit's own scroll to the focus, regardless of ``isScrollAnimating``.
  @_spi(Headless) public var headlessIsScrollingToFocus: Bool { motion?.isToFocus == true }

  /// Ends any motion; the offset stays the same, unless the content is beyond its end or between
  /// two pages (S232).
  @available(iOS 17.4, *)
  open func stopScrollingAndZooming() {
    stopMotion()
    endZoomAnimation()
    scroll(to: clamped(isPagingEnabled ? page(velocity: .zero) : contentOffset))
  }

  /// None by default (S83); a change ends an interactive dismissal (S82).
  open var keyboardDismissMode = KeyboardDismissMode.none {
    didSet {
      guard oldValue != keyboardDismissMode else { return }
      HeadlessDevice.current.keyboard.dismissModeDidChange(in: self)
    }
  }

  open var refreshControl: UIRefreshControl? {
    didSet {
      guard oldValue !== refreshControl else { return }
      oldValue?.removeInset()
      oldValue?.removeFromSuperview()
      guard let refreshControl else { return }
      insertSubview(refreshControl, at: 0)
      refreshControl.addInset()
    }
  }

  /// Reports the finger that drags the view (S209).
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  // MARK: Zooming

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1

  open var bouncesZoom = true

  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set { zoom(animated: false) { self.zoomContent(to: newValue) } }
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(animated: animated) { self.zoomContent(to: scale) }
  }

  open func zoom(to rect: CGRect, animated: Bool) {
    zoom(animated: animated) { self.zoomContent(to: rect) }
  }

  /// True while two fingers zoom (S261).
  open internal(set) var isZooming = false

  open var isZoomBouncing: Bool { isBouncingZoom && isAnimatingZoom }

  @available(iOS 17.4, *)
  open var isZoomAnimating: Bool { isAnimatingZoom }

  /// The position of content smaller than the view, from (0, 0), the top left, to (1, 1) (S262).
  @available(iOS 17.4, *)
  open var contentAlignmentPoint: CGPoint {
    get { alignmentPoint }
    set {
      alignmentPoint = newValue
      scroll(to: clamped(contentOffset))
    }
  }

  // MARK: Hooks

  override func geometryDidChange(fromBounds oldBounds: CGRect) {
    super.geometryDidChange(fromBounds: oldBounds)
    if storedBounds.width > oldBounds.width { grown.width = true }
    if storedBounds.height > oldBounds.height { grown.height = true }
    guard oldBounds.origin != storedBounds.origin else { return }
    offsetDidChange(from: oldBounds.origin)
  }

  override func safeAreaDidChange(from old: UIEdgeInsets) {
    super.safeAreaDidChange(from: old)
    updateAppliedSafeArea(from: adjustedContentInset)
  }

  override func layoutContents() {
    super.layoutContents()
    updateAppliedSafeArea(from: adjustedContentInset)
    clampAfterGrowth()
    if let refreshControl {
      refreshControl.frame = CGRect(
        x: 0, y: -refreshControl.bounds.height, width: storedBounds.width,
        height: refreshControl.bounds.height
      )
    }
  }

  override func prepareToMove(toWindow newWindow: UIWindow?) {
    super.prepareToMove(toWindow: newWindow)
    guard newWindow == nil else { return }
    touchCancelled()
    stopMotion()
  }

  /// Returns the offset at which the content comes to rest after release, in range.
  ///
  /// Each millisecond multiplies the velocity by `decelerationRate`, so the distance is a geometric
  /// series, as in Apple's "Designing Fluid Interfaces" (WWDC 2018, session 803).
  func restingOffset(velocity: CGPoint) -> CGPoint {
    isPagingEnabled
      ? clamped(page(velocity: velocity))
      : snappedToLargeTitle(clamped(projectedOffset(velocity: velocity)))
  }

  /// Returns the offset at which a flick would end in content without ends.
  func projectedOffset(velocity: CGPoint) -> CGPoint {
    let rate = min(max(decelerationRate.rawValue, 0), 0.9999)
    let way = rate / (1 - rate) / 1000
    return CGPoint(x: contentOffset.x + velocity.x * way, y: contentOffset.y + velocity.y * way)
  }

  override var safeAreaForSubviews: UIEdgeInsets { knownSafeArea - appliedSafeArea }
}
