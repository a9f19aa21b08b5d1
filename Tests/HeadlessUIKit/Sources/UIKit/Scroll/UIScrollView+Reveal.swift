extension UIScrollView {
  /// Returns the offset that shows a rectangle inside the adjusted content inset (S66); nil if the
  /// offset need not change.
  ///
  /// Null, infinite and non-finite rectangles are ignored (S72).
  func targetOffset(revealing rect: CGRect) -> CGPoint? {
    let rect = rect.standardized
    guard !rect.isNull, !rect.isInfinite, rect.minX.isFinite, rect.minY.isFinite,
      rect.maxX.isFinite, rect.maxY.isFinite
    else { return nil }
    let options = HeadlessDevice.current.options
    if rect.width == 0, rect.height == 0, options.zeroSizeRect == .ignored { return nil }
    let inset = adjustedContentInset
    let bounds = storedBounds
    let distance = CGPoint(
      x: Self.distance(
        from: (bounds.minX + inset.left, bounds.maxX - inset.right), to: (rect.minX, rect.maxX)
      ),
      y: Self.distance(
        from: (bounds.minY + inset.top, bounds.maxY - inset.bottom), to: (rect.minY, rect.maxY)
      )
    )
    var target = CGPoint(x: bounds.minX + distance.x, y: bounds.minY + distance.y)
    if options.rectOutsideContent == .clampTarget {
      // An axis that need not move keeps its offset, even out of range (S67).
      let clamped = self.clamped(target)
      if distance.x != 0 { target.x = clamped.x }
      if distance.y != 0 { target.y = clamped.y }
    }
    return target
  }

  /// The smallest movement along one axis that makes a span visible (S67).
  ///
  /// A span longer than the visible range is aligned with its far end (S68, S69).
  private static func distance(
    from visible: (start: CGFloat, end: CGFloat), to span: (start: CGFloat, end: CGFloat)
  ) -> CGFloat {
    if span.end - span.start > visible.end - visible.start { return span.end - visible.end }
    if span.end > visible.end { return span.end - visible.end }
    if span.start < visible.start { return span.start - visible.start }
    return 0
  }
}
