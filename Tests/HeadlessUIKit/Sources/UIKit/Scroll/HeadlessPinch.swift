/// Two fingers on a screen of the current device, moved apart or together by a test.
///
/// The fingers zoom the innermost zoomable scroll view under the point between them. Points are in
/// the screen's coordinate space.
///
/// ```swift
/// let pinch = HeadlessPinch()
/// pinch.touchDown(at: CGPoint(x: 195, y: 400))
/// pinch.move(toScale: 1.5)
/// pinch.lift()
/// device.clock.advance(by: 1)
/// ```
@MainActor @_spi(Headless) public final class HeadlessPinch {
  private let screen: UIScreen
  private weak var zoomed: UIScrollView?
  private var startScale: CGFloat = 1
  private var middle = CGPoint.zero

  /// - Parameter screen: Nil for the screen in use.
  public init(screen: UIScreen? = nil) { self.screen = screen ?? HeadlessDevice.current.screen }

  public func touchDown(at middle: CGPoint) {
    let device = HeadlessDevice.current
    device.willHappen?(.touch)
    self.middle = middle
    let view = screen.topView(at: middle)
    view?.window?.makeKeyForTouch()
    for case let scrollView as UIScrollView in sequence(first: view, next: { $0?.superview })
    where scrollView.minimumZoomScale < scrollView.maximumZoomScale {
      guard scrollView.storedDelegate?.viewForZooming(in: scrollView) != nil else { continue }
      zoomed = scrollView
      startScale = scrollView.zoomScale
      return scrollView.touchBegan()
    }
  }

  /// Moves the fingers to a multiple of their first distance; without a `middle`, the point between
  /// them stays.
  public func move(toScale scale: CGFloat, at middle: CGPoint? = nil) {
    guard let zoomed else { return }
    if !zoomed.isZooming { zoomed.pinchBegan() }
    let old = zoomed.convert(self.middle, from: screen.coordinateSpace)
    self.middle = middle ?? self.middle
    let new = zoomed.convert(self.middle, from: screen.coordinateSpace)
    zoomed.pinch(to: startScale * scale, from: old, by: CGPoint(x: new.x - old.x, y: new.y - old.y))
  }

  public func lift() {
    guard let zoomed else { return }
    self.zoomed = nil
    guard zoomed.isZooming else { return zoomed.touchEnded(atScreenY: middle.y) }
    zoomed.pinchEnded()
  }
}
