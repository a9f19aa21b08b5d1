extension UIScrollView {
  /// The offset that shows the top left corner of content and insets (S27), below the whole large
  /// title (S253).
  var minimumOffset: CGPoint {
    let inset = adjustedContentInset
    let margin = marginBeforeContent
    return CGPoint(x: -max(inset.left, margin.x), y: -max(inset.top + largeTitle.hidden, margin.y))
  }

  /// The margin above and to the left of content smaller than the view, computed from the alignment
  /// point (S262); zero for larger content.
  private var marginBeforeContent: CGPoint {
    guard alignmentPoint != .zero else { return .zero }
    let inset =
      HeadlessDevice.current.options.alignsContentBetweenInsets ? adjustedContentInset : .zero
    let width = storedBounds.width - inset.left - inset.right - contentSize.width
    let height = storedBounds.height - inset.top - inset.bottom - contentSize.height
    return CGPoint(
      x: width > 0 ? inset.left + width * alignmentPoint.x : 0,
      y: height > 0 ? inset.top + height * alignmentPoint.y : 0
    )
  }

  /// The offset at the end of the content; equal to the minimum for content shorter than the view.
  var maximumOffset: CGPoint {
    let inset = adjustedContentInset
    let minimum = minimumOffset
    return CGPoint(
      x: max(minimum.x, contentSize.width + inset.right - storedBounds.width),
      y: max(minimum.y, contentSize.height + inset.bottom - storedBounds.height)
    )
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let minimum = minimumOffset
    let maximum = maximumOffset
    return CGPoint(
      x: min(max(offset.x, minimum.x), maximum.x), y: min(max(offset.y, minimum.y), maximum.y)
    )
  }

  /// Clamps an offset; with `clampsBelowLargeTitle`, content may stay directly below the visible
  /// part of a large title.
  private func clampedToInsets(_ offset: CGPoint) -> CGPoint {
    var target = clamped(offset)
    guard HeadlessDevice.current.options.clampsBelowLargeTitle else { return target }
    target.y = max(target.y, min(offset.y, -adjustedContentInset.top))
    return target
  }

  /// Moves the offset without counting a write by the app.
  func scroll(to offset: CGPoint) {
    guard roundedToPixels(offset) != contentOffset else { return }
    movesItself = true
    contentOffset = offset
    // An override of `contentOffset` that does not call `super` has not reset the flag.
    movesItself = false
  }

  func apply(offset: CGPoint) {
    guard offset.x.isFinite, offset.y.isFinite else {
      headlessWrites.nonFinite += 1
      return
    }
    bounds = CGRect(origin: roundedToPixels(offset), size: storedBounds.size)
  }

  /// The unrounded offset of content that a finger or a deceleration moves.
  ///
  /// The assigned offset is rounded. Without the exact offset, steps of less than half a pixel
  /// would add up to nothing, and a rubber band would never return into range.
  var exactOffset: CGPoint {
    guard let exact = storedExactOffset, exact.shown == contentOffset else { return contentOffset }
    return exact.place
  }

  func scroll(toExact place: CGPoint) {
    storedExactOffset = (shown: roundedToPixels(place), place: place)
    scroll(to: place)
  }

  /// Rounds an offset to pixels, as each assignment of `contentOffset` does (S238).
  ///
  /// Half a pixel is rounded up: -187.5 at three pixels a point becomes -187.333. Without a window,
  /// the device's scale applies, unless an option rounds to points (S240).
  func roundedToPixels(_ offset: CGPoint) -> CGPoint {
    let device = HeadlessDevice.current
    let isInPoints = storedWindow == nil && device.options.roundsOffsetsToPointsOutsideWindow
    let scale = isInPoints ? 1 : (storedWindow?.screen ?? device.screen).scale
    return CGPoint(
      x: (offset.x * scale + 0.5).rounded(.down) / scale,
      y: (offset.y * scale + 0.5).rounded(.down) / scale
    )
  }

  /// Marks the view for layout and notifies the delegate before the setter returns (S17, S38).
  func offsetDidChange(from old: CGPoint) {
    headlessOffsetHistory.append(contentOffset)
    setNeedsLayout()
    if safeAreaForSubviews != .zero { invalidateSafeAreaOfSubviews() }
    updateLargeTitle()
    storedDelegate?.scrollViewDidScroll(self)
  }

  /// The sum of the app's inset, the applied safe area and the system's keyboard inset (S40 to S47,
  /// S140).
  func effectiveContentInset(
    systemKeyboardInset: CGFloat, behavior: ContentInsetAdjustmentBehavior? = nil
  ) -> UIEdgeInsets {
    var inset = contentInset + appliedSafeArea
    let behavior = behavior ?? contentInsetAdjustmentBehavior
    // In apps linked on iOS 12 or later, `.never` excludes the keyboard's inset (S141).
    if behavior != .never || HeadlessDevice.current.options.version < .init(12) {
      inset.bottom += systemKeyboardInset
    }
    return inset
  }

  /// The part of the safe area that the adjustment behavior applies (S40 to S47).
  private var safeAreaToApply: UIEdgeInsets {
    let area = knownSafeArea
    var vertical = false
    var horizontal = false
    switch contentInsetAdjustmentBehavior {
    case .never:
      return .zero
    case .always:
      return area
    case .scrollableAxes:
      vertical = isVerticalAxisScrollable
      horizontal = isHorizontalAxisScrollable
    case .automatic:
      vertical = isVerticalAxisScrollable || isContentOfBarContainer
      horizontal = isHorizontalAxisScrollable
    }
    return UIEdgeInsets(
      top: vertical ? area.top : 0, left: horizontal ? area.left : 0,
      bottom: vertical ? area.bottom : 0, right: horizontal ? area.right : 0
    )
  }

  /// Whether the content without insets is higher than the view, or the view always bounces (S44).
  private var isVerticalAxisScrollable: Bool {
    isScrollEnabled && (contentSize.height > storedBounds.height || alwaysBounceVertical)
  }

  private var isHorizontalAxisScrollable: Bool {
    isScrollEnabled && (contentSize.width > storedBounds.width || alwaysBounceHorizontal)
  }

  /// Whether this view is the content of a controller in a navigation or tab bar controller.
  private var isContentOfBarContainer: Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController,
        controller.storedParent is any BarContainer,
        controller.effectiveContentScrollView === self
      {
        return true
      }
      responder = current.next
    }
    return false
  }

  /// Keeps the content's position relative to the safe area's top left corner, unless scrolling is
  /// off (S51).
  ///
  /// A large title that scrolling resizes does not move the content (S253).
  func updateAppliedSafeArea(from before: UIEdgeInsets, clamps: Bool = false) {
    let old = appliedSafeArea
    let new = safeAreaToApply
    appliedSafeArea = new
    if old != new { invalidateSafeAreaOfSubviews() }
    var target = contentOffset
    if isScrollEnabled {
      target.x += old.left - new.left
      target.y += old.top - new.top
      if old.top != new.top { target.y += largeTitle.pending }
    }
    if old.top != new.top { largeTitle.pending = 0 }
    if clamps || (isScrollEnabled && before != adjustedContentInset && clampsToInsets) {
      target = clampedToInsets(target)
    }
    finishAdjustment(from: before, offset: target)
  }

  /// Clamps an offset that is out of range, before the setter returns (S16 to S24).
  func handleAdjustedContentInsetChange(from before: UIEdgeInsets) {
    guard before != adjustedContentInset else { return }
    let target = clampsToInsets ? clampedToInsets(contentOffset) : contentOffset
    finishAdjustment(from: before, offset: target)
  }

  /// Clamps the offset, even during a rubber band (S31 to S34).
  func contentSizeDidChange() { updateAppliedSafeArea(from: adjustedContentInset, clamps: true) }

  /// Clamps, in the next layout, the offset of a view that has grown; a view that has shrunk keeps
  /// its offset (S35, S36).
  func clampAfterGrowth() {
    let grown = self.grown
    self.grown = (false, false)
    guard grown.width || grown.height, HeadlessDevice.current.options.clampsOnFrameGrow,
      clampsNow
    else { return }
    let clamped = clampedToInsets(contentOffset)
    scroll(
      to: CGPoint(
        x: grown.width ? clamped.x : contentOffset.x, y: grown.height ? clamped.y : contentOffset.y
      )
    )
  }

  /// Reports the inset once, when the inset is readable (S26) and the offset is in range.
  private func finishAdjustment(from before: UIEdgeInsets, offset: CGPoint) {
    let changed = before != adjustedContentInset
    scroll(to: offset)
    guard changed else { return }
    arrangeByAdjustedContentInset()
    adjustedContentInsetDidChange()
    storedDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  private var clampsToInsets: Bool {
    HeadlessDevice.current.options.clampsOnInsetShrink && clampsNow
  }

  /// By default, the offset is clamped even during a drag (S22).
  private var clampsNow: Bool { HeadlessDevice.current.options.clampsWhileTracking || !isTracking }

  /// The effective insets of the vertical indicator: the app's, the safe area and the system's
  /// keyboard inset (S61).
  ///
  /// The safe area is included for every behavior; UIKit's value for `.never` since iOS 13 is
  /// unknown (the library ScrollingContentViewController therefore uses `.always`).
  @_spi(Headless) public var headlessEffectiveVerticalIndicatorInsets: UIEdgeInsets {
    guard automaticallyAdjustsScrollIndicatorInsets else { return verticalScrollIndicatorInsets }
    var insets = verticalScrollIndicatorInsets + safeAreaInsets
    let withoutKeyboard = effectiveContentInset(systemKeyboardInset: 0)
    insets.bottom += adjustedContentInset.bottom - withoutKeyboard.bottom
    return insets
  }
}

extension UIEdgeInsets {
  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}
