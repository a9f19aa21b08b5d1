import CoreGraphics

@testable import KeyboardScrolling

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
        bounds: bounds, contentSize: contentSize, adjustedInset: contentInset + systemInset,
        systemInset: systemInset, pixel: pixel
      ),
      contentInset: contentInset,
      indicatorInset: indicatorInset,
      safeArea: safeArea
    )
  }
}
