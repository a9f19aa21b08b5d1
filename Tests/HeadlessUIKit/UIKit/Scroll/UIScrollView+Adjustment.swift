import CoreGraphics
import Foundation

// The range of offsets, what the system adds to the insets, and which change moves the offset.

extension UIScrollView {
  // MARK: Range

  /// The offset at which the top left corner of content and insets shows (behaviour B1.2).
  var headlessMinimumOffset: CGPoint {
    let inset = adjustedContentInset
    return CGPoint(x: -inset.left, y: -inset.top)
  }

  /// The offset at the other end; content shorter than the view rests at the minimum.
  var headlessMaximumOffset: CGPoint {
    let inset = adjustedContentInset
    let minimum = headlessMinimumOffset
    return CGPoint(
      x: max(minimum.x, contentSize.width + inset.right - headlessBounds.width),
      y: max(minimum.y, contentSize.height + inset.bottom - headlessBounds.height)
    )
  }

  func headlessClamped(_ offset: CGPoint) -> CGPoint {
    let minimum = headlessMinimumOffset
    let maximum = headlessMaximumOffset
    return CGPoint(
      x: min(max(offset.x, minimum.x), maximum.x),
      y: min(max(offset.y, minimum.y), maximum.y)
    )
  }

  // MARK: The one way to move

  /// Moves the offset for a reason of the view's own, not a client's.
  func headlessScroll(to offset: CGPoint) {
    guard offset != contentOffset else { return }
    headlessMovesItself = true
    contentOffset = offset
    // An override that does not pass the value on leaves the mark standing.
    headlessMovesItself = false
  }

  func headlessApply(offset: CGPoint) {
    guard offset.x.isFinite, offset.y.isFinite else {
      headlessWrites.nonFinite += 1
      return
    }
    bounds = CGRect(origin: offset, size: headlessBounds.size)
  }

  /// Scrolling asks for layout, and tells before the setter returns (behaviour B1.6, statements 17
  /// and 38).
  func headlessOffsetDidChange(from old: CGPoint) {
    headlessOffsetHistory.append(contentOffset)
    setNeedsLayout()
    if headlessSafeAreaForSubviews != .zero { headlessSubviewsSafeAreaIsStale() }
    headlessDelegate?.scrollViewDidScroll(self)
  }

  // MARK: Adjusted content inset

  /// The sum of the app's inset, the admitted safe area and the system's share for the keyboard
  /// (behaviour B5).
  func headlessAdjustedContentInset(
    systemKeyboardInset: CGFloat,
    behavior: ContentInsetAdjustmentBehavior? = nil
  ) -> UIEdgeInsets {
    var inset = contentInset + headlessAdmittedSafeArea
    let behavior = behavior ?? contentInsetAdjustmentBehavior
    // Apps linked on iOS 12 or later do not get the keyboard's part with `.never` (behaviour B5,
    // statement 141).
    if behavior != .never || HeadlessDevice.current.options.version < .init(12) {
      inset.bottom += systemKeyboardInset
    }
    return inset
  }

  /// The part of the safe area that the behaviour admits (behaviour B5, statements 40 to 47).
  private var headlessSafeAreaToAdmit: UIEdgeInsets {
    let area = headlessKnownSafeArea
    var vertical = false
    var horizontal = false
    switch contentInsetAdjustmentBehavior {
    case .never:
      return .zero
    case .always:
      return area
    case .scrollableAxes:
      vertical = headlessIsVerticalAxisScrollable
      horizontal = headlessIsHorizontalAxisScrollable
    case .automatic:
      vertical = headlessIsVerticalAxisScrollable || headlessIsContentOfBarContainer
      horizontal = headlessIsHorizontalAxisScrollable
    }
    return UIEdgeInsets(
      top: vertical ? area.top : 0,
      left: horizontal ? area.left : 0,
      bottom: vertical ? area.bottom : 0,
      right: horizontal ? area.right : 0
    )
  }

  /// Compares the raw sizes, without insets: greater, not as great (statement 44).
  private var headlessIsVerticalAxisScrollable: Bool {
    isScrollEnabled && (contentSize.height > headlessBounds.height || alwaysBounceVertical)
  }

  private var headlessIsHorizontalAxisScrollable: Bool {
    isScrollEnabled && (contentSize.width > headlessBounds.width || alwaysBounceHorizontal)
  }

  /// Whether a navigation or tab bar controller shows a controller whose content this is.
  private var headlessIsContentOfBarContainer: Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController,
        controller.headlessParent is any HeadlessBarContainer,
        controller.headlessEffectiveContentScrollView === self
      {
        return true
      }
      responder = current.next
    }
    return false
  }

  // MARK: Changes

  /// Takes in what the safe area or the behaviour may have changed.
  ///
  /// The content keeps its place relative to the top left corner of the safe area, unless scrolling
  /// is off (behaviour B5, statement 51).
  func headlessUpdateAdmittedSafeArea(from before: UIEdgeInsets, clamps: Bool = false) {
    let old = headlessAdmittedSafeArea
    let new = headlessSafeAreaToAdmit
    headlessAdmittedSafeArea = new
    if old != new { headlessSubviewsSafeAreaIsStale() }
    var target = contentOffset
    if isScrollEnabled {
      target.x += old.left - new.left
      target.y += old.top - new.top
    }
    if clamps || (isScrollEnabled && before != adjustedContentInset && headlessClampsToInsets) {
      target = headlessClamped(target)
    }
    headlessFinishAdjustment(from: before, offset: target)
  }

  /// The app's or the keyboard's part changed: the offset comes back into range before the setter
  /// returns, and stays when it is in range (behaviour B2.1 to B2.5, statements 16 to 24).
  func headlessAdjustedContentInsetDidChange(from before: UIEdgeInsets) {
    guard before != adjustedContentInset else { return }
    let target = headlessClampsToInsets ? headlessClamped(contentOffset) : contentOffset
    headlessFinishAdjustment(from: before, offset: target)
  }

  /// The offset comes back into range, a rubber band with it (behaviour B3.1, statements 31 to 34).
  func headlessContentSizeDidChange() {
    headlessUpdateAdmittedSafeArea(from: adjustedContentInset, clamps: true)
  }

  /// A view that grew shows no more than there is, from the next layout pass on; one that shrank
  /// keeps its offset (behaviour B4.1, statements 35 and 36).
  func headlessClampAfterGrowth() {
    let grown = headlessGrown
    headlessGrown = (false, false)
    guard grown.width || grown.height, HeadlessDevice.current.options.clampsOnFrameGrow,
      headlessClampsNow
    else { return }
    let clamped = headlessClamped(contentOffset)
    headlessScroll(
      to: CGPoint(
        x: grown.width ? clamped.x : contentOffset.x,
        y: grown.height ? clamped.y : contentOffset.y
      )
    )
  }

  /// Tells of the new inset once, after it is readable (statement 26), and after the offset obeys.
  private func headlessFinishAdjustment(from before: UIEdgeInsets, offset: CGPoint) {
    let changed = before != adjustedContentInset
    headlessScroll(to: offset)
    guard changed else { return }
    headlessTakeInAdjustedContentInset()
    adjustedContentInsetDidChange()
    headlessDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  private var headlessClampsToInsets: Bool {
    HeadlessDevice.current.options.clampsOnInsetShrink && headlessClampsNow
  }

  /// A finger does not keep the offset from being clamped (behaviour B2.2, statement 22).
  private var headlessClampsNow: Bool {
    HeadlessDevice.current.options.clampsWhileTracking || !isTracking
  }

  // MARK: Indicators

  /// Where the vertical indicator's ends really are: the system adds the safe area, and its share
  /// for the keyboard, to what the app set (behaviour B6.2, statement 61).
  ///
  /// The safe area counts for every behaviour; what iOS 13 and later do with `.never` is not known
  /// (behaviour B6.3).
  package var headlessEffectiveVerticalIndicatorInsets: UIEdgeInsets {
    guard automaticallyAdjustsScrollIndicatorInsets else { return verticalScrollIndicatorInsets }
    var insets = verticalScrollIndicatorInsets + safeAreaInsets
    let withoutKeyboard = headlessAdjustedContentInset(systemKeyboardInset: 0)
    insets.bottom += adjustedContentInset.bottom - withoutKeyboard.bottom
    return insets
  }
}

extension UIEdgeInsets {
  var headlessIsFinite: Bool {
    top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
  }
}
