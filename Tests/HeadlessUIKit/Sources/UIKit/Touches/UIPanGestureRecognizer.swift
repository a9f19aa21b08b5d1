/// The recognizer for the finger that drags a scroll view.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The origin of the translation, in the screen's coordinate space.
  private var origin = CGPoint.zero
  private var storedVelocity = CGPoint.zero

  open func translation(in view: UIView?) -> CGPoint {
    guard state != .possible else { return .zero }
    return CGPoint(x: storedLocation.x - origin.x, y: storedLocation.y - origin.y)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = CGPoint(x: storedLocation.x - translation.x, y: storedLocation.y - translation.y)
  }

  /// The velocity at the release, in points per second; zero while the finger moves.
  open func velocity(in view: UIView?) -> CGPoint { storedVelocity }

  func begin(at point: CGPoint, from start: CGPoint) {
    origin = start
    storedLocation = point
    storedVelocity = .zero
    state = .began
  }

  func move(to point: CGPoint) {
    storedLocation = point
    state = .changed
  }

  func end(velocity: CGPoint) {
    storedVelocity = velocity
    state = .ended
  }

  func endGesture(isCancelled: Bool = false) { state = isCancelled ? .cancelled : .possible }

  override func didEnd() { (view as? UIScrollView)?.touchCancelled() }
}
