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
  init(
    keyboard: KeyboardInWindow = .unknown, window: ObjectIdentifier? = nil, place: ScreenPlace,
    pixel: CGFloat = 1, bounds: CGRect, contentSize: CGSize, contentInset: VerticalEdges,
    indicatorInset: VerticalEdges, systemInset: VerticalEdges, safeArea: VerticalEdges
  ) {
    self.init(
      keyboard: keyboard,
      window: window,
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
