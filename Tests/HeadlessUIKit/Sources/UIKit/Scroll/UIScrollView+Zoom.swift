// Zooming scales the delegate's view and the content size. Without the delegate's view, the scale
// is fixed:
// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/viewforzooming(in:)

extension UIScrollView {
  func zoomContent(to proposed: CGFloat) {
    let middle = CGPoint(x: storedBounds.midX, y: storedBounds.midY)
    guard scaleContent(to: min(max(proposed, minimumZoomScale), maximumZoomScale), about: middle)
    else { return }
    scroll(to: clamped(contentOffset))
    storedDelegate?.scrollViewDidZoom(self)
  }

  /// Zooms within the limits until a rectangle fills the scroll view, and centers the rectangle.
  func zoomContent(to rect: CGRect) {
    guard let view = storedDelegate?.viewForZooming(in: self), !rect.isNull, !rect.isInfinite,
      rect.width > 0, rect.height > 0
    else { return }
    let wanted = min(storedBounds.width / rect.width, storedBounds.height / rect.height)
    let scale = min(max(wanted, minimumZoomScale), maximumZoomScale)
    let isNewScale = scaleContent(to: scale, about: .zero)
    let target: UIView? = self
    let place = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: target)
    scroll(
      to: clamped(
        CGPoint(x: place.x - storedBounds.width / 2, y: place.y - storedBounds.height / 2)
      )
    )
    if isNewScale { storedDelegate?.scrollViewDidZoom(self) }
  }

  /// Zooms at once, or in an animation that notifies the delegate of its end (S260); the duration
  /// is assumed.
  func zoom(animated: Bool, _ zoom: @escaping () -> Void) {
    endZoomAnimation()
    if animated { stopMotion() }
    guard animated, storedWindow != nil, storedDelegate?.viewForZooming(in: self) != nil else {
      return zoom()
    }
    zoomNumber += 1
    let number = zoomNumber
    isAnimatingZoom = true
    UIView.animateForSystem(withDuration: 0.25, animations: zoom) { [weak self] _ in
      guard let self, zoomNumber == number, isAnimatingZoom else { return }
      isAnimatingZoom = false
      didEndZooming()
    }
  }

  func endZoomAnimation() {
    zoomNumber += 1
    isAnimatingZoom = false
    isBouncingZoom = false
  }

  /// Scales the content about a point in the scroll view's coordinate space, even beyond the
  /// limits; returns false if nothing changes.
  private func scaleContent(to scale: CGFloat, about point: CGPoint) -> Bool {
    guard scale.isFinite, scale > 0, scale != storedZoomScale,
      let view = storedDelegate?.viewForZooming(in: self)
    else { return false }
    let factor = scale / storedZoomScale
    storedZoomScale = scale
    let corner = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let frame = view.frame
    view.frame = CGRect(
      x: corner.x * factor, y: corner.y * factor, width: frame.width, height: frame.height
    )
    let distance = CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
    contentSize = CGSize(width: contentSize.width * factor, height: contentSize.height * factor)
    scroll(to: CGPoint(x: point.x * factor - distance.x, y: point.y * factor - distance.y))
    return true
  }

  private func didEndZooming() {
    let view = storedDelegate?.viewForZooming(in: self)
    storedDelegate?.scrollViewDidEndZooming(self, with: view, atScale: storedZoomScale)
  }

  func pinchBegan() {
    isZooming = true
    let view = storedDelegate?.viewForZooming(in: self)
    storedDelegate?.scrollViewWillBeginZooming(self, with: view)
  }

  /// Follows two fingers; beyond the limits, the scale lags behind the fingers or stays at the
  /// limit.
  func pinch(to scale: CGFloat, from point: CGPoint, by way: CGPoint) {
    let limited = min(max(scale, minimumZoomScale), maximumZoomScale)
    // The lag is assumed.
    let shown = bouncesZoom ? limited * (scale / limited).squareRoot() : limited
    let isNewScale = scaleContent(to: shown, about: point)
    scroll(to: CGPoint(x: contentOffset.x - way.x, y: contentOffset.y - way.y))
    if isNewScale { storedDelegate?.scrollViewDidZoom(self) }
  }

  /// Bounces the content back into the limits, then reports the end of zooming (S261).
  func pinchEnded() {
    isZooming = false
    storedIsTracking = false
    isCaught = false
    let scale = min(max(storedZoomScale, minimumZoomScale), maximumZoomScale)
    let isInRange = roundedToPixels(clamped(contentOffset)) == contentOffset
    guard scale != storedZoomScale || !isInRange else { return didEndZooming() }
    zoom(animated: true) { [self] in
      let middle = CGPoint(x: storedBounds.midX, y: storedBounds.midY)
      let isNewScale = scaleContent(to: scale, about: middle)
      scroll(to: clamped(contentOffset))
      if isNewScale { storedDelegate?.scrollViewDidZoom(self) }
    }
    isBouncingZoom = isAnimatingZoom
  }
}
