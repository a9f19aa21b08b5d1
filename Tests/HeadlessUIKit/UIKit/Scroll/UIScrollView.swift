// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// A view whose bounds move over a content larger than itself.
///
/// The content offset is the bounds' origin, nothing else (behaviour B1.1, statement 13). Whatever
/// moves it, a setter, a clamp, a finger, an animation, passes through `contentOffset`, so that a
/// subclass that overrides it sees every move, and ends in `headlessOffsetDidChange(from:)`.
@MainActor
open class UIScrollView: UIView, _HeadlessScrollViewDelegateProperty {
  // MARK: What the properties store

  weak var headlessDelegate: (any UIScrollViewDelegate)?
  private var headlessContentSize = CGSize.zero
  private var headlessContentInset = UIEdgeInsets.zero
  private var headlessDismissMode = KeyboardDismissMode.none
  private var headlessIsScrollEnabled = true
  private var headlessVerticalIndicatorInsets = UIEdgeInsets.zero
  private var headlessHorizontalIndicatorInsets = UIEdgeInsets.zero
  var headlessZoomScale: CGFloat = 1

  // MARK: What the adjustment stores

  /// The safe area that the behaviour admits, as of the last update.
  var headlessAdmittedSafeArea = UIEdgeInsets.zero
  /// The axes that grew since the last layout pass.
  var headlessGrown: (width: Bool, height: Bool) = (false, false)

  /// What the system adds at the bottom for the keyboard (behaviour C4.4).
  package var headlessSystemKeyboardInset: CGFloat = 0 {
    didSet {
      guard oldValue != headlessSystemKeyboardInset else { return }
      let before = headlessAdjustedContentInset(systemKeyboardInset: oldValue)
      headlessAdjustedContentInsetDidChange(from: before)
    }
  }

  // MARK: What motion and touches store

  private lazy var headlessPan: UIPanGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer()
    recognizer.headlessOwner = self
    return recognizer
  }()
  var headlessMotion: HeadlessScrollMotion?
  var headlessIsTracking = false
  var headlessIsDragging = false
  /// True while the scroll view itself, and not a client, assigns `contentOffset`.
  var headlessMovesItself = false

  // MARK: For tests to read

  /// How often clients assigned the properties, equal values included.
  package var headlessWrites = HeadlessScrollWrites()
  /// Every content offset the view has had since the list was last emptied, in order.
  package var headlessOffsetHistory: [CGPoint] = []

  override func headlessDidInit() {
    super.headlessDidInit()
    clipsToBounds = true
  }

  // MARK: Content

  open var contentOffset: CGPoint {
    get { headlessBounds.origin }
    set {
      if headlessMovesItself {
        headlessMovesItself = false
      } else {
        headlessWrites.contentOffset += 1
      }
      headlessApply(offset: newValue)
    }
  }

  open var contentSize: CGSize {
    get { headlessContentSize }
    set {
      guard newValue.width.isFinite, newValue.height.isFinite else {
        headlessWrites.nonFinite += 1
        return
      }
      guard newValue != headlessContentSize else { return }
      headlessContentSize = newValue
      headlessContentSizeDidChange()
    }
  }

  /// An equal value changes nothing, not even an offset that is out of range (statement 23).
  open var contentInset: UIEdgeInsets {
    get { headlessContentInset }
    set {
      headlessWrites.contentInset += 1
      headlessSetContentInset(newValue)
    }
  }

  func headlessSetContentInset(_ newValue: UIEdgeInsets) {
    guard newValue.headlessIsFinite else {
      headlessWrites.nonFinite += 1
      return
    }
    guard newValue != headlessContentInset else { return }
    let before = adjustedContentInset
    headlessContentInset = newValue
    headlessAdjustedContentInsetDidChange(from: before)
  }

  // MARK: Adjustment

  open var adjustedContentInset: UIEdgeInsets {
    headlessAdjustedContentInset(systemKeyboardInset: headlessSystemKeyboardInset)
  }

  open func adjustedContentInsetDidChange() {}

  /// For the stand-in's own subclasses, some of which arrange their content by the inset.
  func headlessTakeInAdjustedContentInset() {}

  /// Automatic unless the app says otherwise (statement 48).
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      guard oldValue != contentInsetAdjustmentBehavior else { return }
      let before = headlessAdjustedContentInset(
        systemKeyboardInset: headlessSystemKeyboardInset,
        behavior: oldValue
      )
      headlessUpdateAdmittedSafeArea(from: before)
    }
  }

  // MARK: Indicators

  /// True unless the app says otherwise (behaviour B6.1, statement 59).
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default

  /// Read back exactly as set; what the system adds shows in the effective insets only (behaviour
  /// B6.2, statement 60).
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { headlessVerticalIndicatorInsets }
    set {
      headlessWrites.verticalScrollIndicatorInsets += 1
      guard newValue.headlessIsFinite else {
        headlessWrites.nonFinite += 1
        return
      }
      headlessVerticalIndicatorInsets = newValue
    }
  }

  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { headlessHorizontalIndicatorInsets }
    set {
      headlessWrites.horizontalScrollIndicatorInsets += 1
      guard newValue.headlessIsFinite else {
        headlessWrites.nonFinite += 1
        return
      }
      headlessHorizontalIndicatorInsets = newValue
    }
  }

  /// Sets both pairs (statement 62).
  ///
  /// Which of two different ones it reads is not defined in UIKit (behaviour B6.4); here it is the
  /// vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  // MARK: Scrolling by code

  /// Without animation the offset is taken as it is, in range or not (behaviour B1.3, statements 14
  /// and 15), and a deceleration ends (B1.4, statement 79).
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    headlessWrites.contentOffset += 1
    headlessScroll(to: contentOffset, animated: animated)
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let target = headlessOffset(revealing: rect), target != contentOffset else { return }
    headlessScroll(to: target, animated: animated)
  }

  // MARK: Scrolling by hand

  /// Turning it off in the middle of a drag ends the drag, as it ends the gesture behind it.
  open var isScrollEnabled: Bool {
    get { headlessIsScrollEnabled }
    set {
      guard newValue != headlessIsScrollEnabled else { return }
      headlessIsScrollEnabled = newValue
      if !newValue { headlessTouchCancelled() }
      headlessUpdateAdmittedSafeArea(from: adjustedContentInset)
    }
  }

  open var bounces = true
  open var isDirectionalLockEnabled = false
  open var isPagingEnabled = false
  open var scrollsToTop = true
  open var decelerationRate = DecelerationRate.normal

  open var alwaysBounceVertical = false {
    didSet { headlessUpdateAdmittedSafeArea(from: adjustedContentInset) }
  }

  open var alwaysBounceHorizontal = false {
    didSet { headlessUpdateAdmittedSafeArea(from: adjustedContentInset) }
  }

  /// Tracking from the touch on, dragging once it moved, decelerating after release with a velocity
  /// (behaviour B8.1, statement 81).
  open var isTracking: Bool { headlessIsTracking }
  open var isDragging: Bool { headlessIsDragging }
  open var isDecelerating: Bool { headlessMotion?.kind == .deceleration }

  /// None unless the app says otherwise (statement 83).
  ///
  /// A different value ends an interactive dismissal (behaviour B8.2, statement 82); the keyboard
  /// knows whether one runs.
  open var keyboardDismissMode: KeyboardDismissMode {
    get { headlessDismissMode }
    set {
      guard newValue != headlessDismissMode else { return }
      headlessDismissMode = newValue
      HeadlessDevice.current.keyboard.headlessDismissModeDidChange(in: self)
    }
  }

  open var refreshControl: UIRefreshControl? {
    didSet {
      guard oldValue !== refreshControl else { return }
      oldValue?.headlessTakeShareBack()
      oldValue?.removeFromSuperview()
      guard let refreshControl else { return }
      insertSubview(refreshControl, at: 0)
      refreshControl.headlessAddShare()
    }
  }

  /// Tells of the finger that drags the view (statement 209).
  open var panGestureRecognizer: UIPanGestureRecognizer { headlessPan }

  // MARK: Zooming

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1

  open var zoomScale: CGFloat {
    get { headlessZoomScale }
    set { headlessZoom(to: newValue) }
  }

  // MARK: Hooks of the view

  override func headlessGeometryDidChange(fromBounds oldBounds: CGRect) {
    super.headlessGeometryDidChange(fromBounds: oldBounds)
    if headlessBounds.width > oldBounds.width { headlessGrown.width = true }
    if headlessBounds.height > oldBounds.height { headlessGrown.height = true }
    guard oldBounds.origin != headlessBounds.origin else { return }
    headlessOffsetDidChange(from: oldBounds.origin)
  }

  override func headlessSafeAreaDidChange(from old: UIEdgeInsets) {
    super.headlessSafeAreaDidChange(from: old)
    headlessUpdateAdmittedSafeArea(from: adjustedContentInset)
  }

  override func headlessLayoutSubviews() {
    super.headlessLayoutSubviews()
    headlessUpdateAdmittedSafeArea(from: adjustedContentInset)
    headlessClampAfterGrowth()
    if let refreshControl {
      refreshControl.frame = CGRect(
        x: 0,
        y: -refreshControl.bounds.height,
        width: headlessBounds.width,
        height: refreshControl.bounds.height
      )
    }
  }

  override func headlessWillMove(toWindow newWindow: UIWindow?) {
    super.headlessWillMove(toWindow: newWindow)
    guard newWindow == nil else { return }
    headlessTouchCancelled()
    headlessStopMotion()
  }

  /// Where the content comes to rest after release, in range.
  ///
  /// Velocity falls to `decelerationRate` of itself each millisecond, so the way is a geometric
  /// series, as Apple's "Designing Fluid Interfaces" (WWDC 2018, session 803) writes it down.
  func headlessRestingOffset(velocity: CGPoint) -> CGPoint {
    let rate = min(max(decelerationRate.rawValue, 0), 0.9999)
    let way = rate / (1 - rate) / 1000
    let projected = CGPoint(
      x: contentOffset.x + velocity.x * way,
      y: contentOffset.y + velocity.y * way
    )
    return headlessClamped(isPagingEnabled ? headlessPage(velocity: velocity) : projected)
  }

  /// What the scroll view adjusts for does not reach its content a second time.
  override var headlessSafeAreaForSubviews: UIEdgeInsets {
    headlessKnownSafeArea - headlessAdmittedSafeArea
  }
}
