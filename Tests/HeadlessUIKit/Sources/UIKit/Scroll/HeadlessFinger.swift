/// A finger on a screen of the current device, moved by a test.
///
/// The first movement decides what the finger drags: the innermost scroll view that can move along
/// the movement's axis, or the sheet around the touched view (S257). A finger that stops a
/// deceleration drags that scroll view at once (S276). Points are in the screen's coordinate space.
///
/// ```swift
/// let finger = HeadlessFinger()
/// finger.touchDown(at: CGPoint(x: 100, y: 400))
/// finger.move(to: CGPoint(x: 100, y: 300))
/// finger.lift(velocity: CGPoint(x: 0, y: -800))
/// device.clock.advance(by: 5)
/// ```
@MainActor @_spi(Headless) public final class HeadlessFinger {
  private let chosenScreen: UIScreen?
  private var touchedScrollViews: [UIScrollView] = []
  private var dragged: UIScrollView?
  private var draggedSheet: UISheetPresentationController?
  private weak var touchedSheet: UISheetPresentationController?
  private weak var touchedView: UIView?
  private var movableAxes = (horizontal: true, vertical: true)
  private var hasMovedContent = false

  /// Nil while the finger is up.
  public private(set) var location: CGPoint?

  /// - Parameter screen: Nil for the screen in use.
  public init(screen: UIScreen? = nil) { chosenScreen = screen }

  private var screen: UIScreen { chosenScreen ?? HeadlessDevice.current.screen }

  /// Touches the topmost view at a point; touches on the keyboard's keys do not reach the app.
  public func touchDown(at point: CGPoint) {
    guard location == nil else { return }
    let device = HeadlessDevice.current
    device.willHappen?(.touch)
    location = point
    movableAxes = (true, true)
    hasMovedContent = false
    if screen === device.screen {
      // Input and accessory views are in a window above the app's.
      touchedView = device.keyboard.inputHost.view(at: point)
      let isOnKeyboard = device.keyboard.frameInScreen?.contains(point) ?? false
      if touchedView != nil || isOnKeyboard { return }
    }
    let view = screen.topView(at: point)
    view?.window?.makeKeyForTouch()
    touchedView = view
    for case let scrollView as UIScrollView in sequence(first: view, next: { $0?.superview }) {
      if scrollView.isScrollEnabled { touchedScrollViews.append(scrollView) }
    }
    touchedSheet = view.flatMap(UISheetPresentationController.movable)
    for scrollView in touchedScrollViews { scrollView.touchBegan() }
    catchDeceleration(at: point)
  }

  /// Drags the scroll view whose deceleration the touch stopped; a sheet still competes with it for
  /// the first movement (assumed).
  private func catchDeceleration(at point: CGPoint) {
    guard let caught = touchedScrollViews.first(where: \.isCaught) else { return }
    touchedView = nil
    guard touchedSheet == nil, caught.panGestureRecognizer.isEnabled else { return }
    drag(caught, at: point, from: point)
  }

  public func move(to point: CGPoint) {
    guard let start = location, point != start else { return }
    location = point
    touchedView = nil
    var distance = CGPoint(x: point.x - start.x, y: point.y - start.y)
    if let draggedSheet { return draggedSheet.drag(by: distance.y) }
    if dragged == nil { beginDrag(distance, from: start, to: point) }
    guard let dragged, dragged.storedIsDragging else { return }
    lockDirection(distance, in: dragged)
    dragged.panGestureRecognizer.move(to: point)
    distance = self.distance(distance, in: dragged)
    if !movableAxes.horizontal { distance.x = 0 }
    if !movableAxes.vertical { distance.y = 0 }
    dragged.drag(by: distance, toScreenY: point.y)
  }

  /// Lifts the finger; if the finger has not moved, taps the touched view.
  ///
  /// - Parameter velocity: The velocity in points per second, positive downwards and to the right.
  public func lift(velocity: CGPoint = .zero) {
    guard let point = location else { return }
    let scrollViews = dragged.map { [$0] } ?? touchedScrollViews
    let dragged = dragged
    location = nil
    touchedScrollViews = []
    self.dragged = nil
    touchedSheet = nil
    if let draggedSheet {
      self.draggedSheet = nil
      return draggedSheet.endDrag(velocity: velocity.y)
    }
    dragged?.panGestureRecognizer.end(velocity: velocity)
    for scrollView in scrollViews {
      scrollView.touchEnded(
        velocity: distance(velocity, in: scrollView), velocityOnScreen: velocity, atScreenY: point.y
      )
    }
    for scrollView in scrollViews { scrollView.panGestureRecognizer.endGesture() }
    // The innermost view that handles taps gets this tap.
    for view in sequence(first: touchedView, next: { $0?.superview }) {
      if view?.handleTap() ?? true { break }
    }
    touchedView = nil
  }

  /// Converts a distance on the screen to a view's coordinate space, so that content follows the
  /// finger in a flipped view too (S229).
  private func distance(_ distance: CGPoint, in view: UIView) -> CGPoint {
    let space = screen.coordinateSpace
    let start = view.convert(CGPoint.zero, from: space)
    let end = view.convert(distance, from: space)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  private func beginDrag(_ distance: CGPoint, from start: CGPoint, to point: CGPoint) {
    let isVertical = abs(distance.y) >= abs(distance.x)
    let target = touchedScrollViews.first {
      guard $0.isTracking, $0.panGestureRecognizer.isEnabled else { return false }
      let moves = $0.movesByFinger()
      return isVertical ? moves.vertically : moves.horizontally
    }
    if isVertical, let touchedSheet, touchedSheet.acceptsDrag(distance.y, from: target) {
      for other in touchedScrollViews { other.touchEnded(atScreenY: 0) }
      touchedScrollViews = []
      draggedSheet = touchedSheet
      return touchedSheet.drag(by: distance.y)
    }
    if let target { drag(target, at: point, from: start) }
  }

  /// Decides, with the first movement of the content, along which axis a view with a directional lock
  /// moves.
  private func lockDirection(_ distance: CGPoint, in scrollView: UIScrollView) {
    guard !hasMovedContent else { return }
    hasMovedContent = true
    guard scrollView.isDirectionalLockEnabled else { return }
    let isVertical = abs(distance.y) >= abs(distance.x)
    movableAxes = (!isVertical, isVertical)
  }

  private func drag(_ target: UIScrollView, at point: CGPoint, from start: CGPoint) {
    for other in touchedScrollViews where other !== target {
      other.touchEnded(atScreenY: 0)
    }
    touchedScrollViews = [target]
    dragged = target
    target.panGestureRecognizer.begin(at: point, from: start)
    target.dragBegan()
  }
}

extension UIScreen {
  func topView(at point: CGPoint) -> UIView? {
    let windows = HeadlessDevice.current.scenes.filter { $0.screen === self }.flatMap(\.windows)
    // Among windows of one level, the last added one is on top.
    let front = windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset)
    }
    for (_, window) in front where !window.isHidden {
      if let hit = window.hitTest(window.convert(point, from: nil as UIWindow?), with: nil) {
        return hit
      }
    }
    return nil
  }
}
