import CoreGraphics

@testable import KeyboardScrolling

extension ScrollMetrics {
  init(
    bounds: CGRect, contentSize: CGSize, adjustedInset: VerticalEdges, systemInset: VerticalEdges,
    covered: KeyboardOverlap = .none, bars: VerticalEdges = .init(), pixel: CGFloat = 0
  ) {
    self.init(
      bounds: bounds, contentSize: contentSize, adjustedInset: adjustedInset,
      systemInset: systemInset, covered: covered, bars: bars, windowSize: .zero, isAligned: false,
      pixel: pixel
    )
  }
}

extension ScrollSnapshot {
  /// Creates the snapshot of a view that is, by default, upright at the top of the screen.
  init(
    place: ScreenPlace = .init(corner: .zero, y: 2),
    pixel: CGFloat = 1, bounds: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844),
    contentSize: CGSize = .zero, contentInset: VerticalEdges = .init(),
    indicatorInset: VerticalEdges = .init(), systemInset: VerticalEdges = .init(),
    safeArea: VerticalEdges = .init()
  ) {
    self.init(
      keyboard: .unknown,
      place: place,
      metrics: ScrollMetrics(
        bounds: bounds, contentSize: contentSize,
        adjustedInset: VerticalEdges(
          top: contentInset.top + systemInset.top, bottom: contentInset.bottom + systemInset.bottom
        ),
        systemInset: systemInset, pixel: pixel
      ),
      contentInset: contentInset,
      indicatorInset: indicatorInset,
      safeArea: safeArea
    )
  }
}

extension ScreenPlace {
  /// Creates a place whose measured point is one point away from the corner in the view's
  /// coordinates, and on the screen one point to the right and `y` points below.
  init(corner: CGPoint, y: CGFloat) {
    self.init(
      corner: corner, pointBelow: CGPoint(x: corner.x + 1, y: corner.y + y), distance: 1
    )
  }
}
