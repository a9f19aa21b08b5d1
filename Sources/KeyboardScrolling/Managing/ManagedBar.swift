import UIKit

/// A bar that the app keeps above the keyboard, such as a chat's composer.
///
/// Each check, at the end of a turn of the run loop, measures the bar's top. When UIKit announces a
/// keyboard, ``BarExpectation`` predicts the top, so that content and bar move together.
@MainActor
struct ManagedBar {
  private(set) weak var view: UIView?
  private var expectation = BarExpectation()
  private var screenBounds = CGRect.null
  private var timeOfMeasurement: TimeInterval = 0
  /// The time after which the animations of the last measurement's turn began.
  private(set) var startOfTurn: TimeInterval = 0
  /// The top before the last measurement; nil if unchanged.
  private var topBefore: CGFloat?

  init(_ view: UIView?) { self.view = view }

  /// Returns the bar's top on the screen; nil if the bar is hidden or in another window.
  ///
  /// With `lastTop`, a bar that a finger drags down with the keyboard keeps that top.
  func top(in window: UIWindow, heldAt lastTop: CGFloat? = nil) -> CGFloat? {
    // Before its first layout, a bar has no height.
    guard let view, view.window === window, !view.isHidden(upTo: window), view.bounds.height > 0
    else { return nil }
    let top = view.convert(view.bounds.origin, to: window.screenSpace).y
    return lastTop.map { min(top, $0) } ?? top
  }

  mutating func record(_ snapshot: ScrollSnapshot, in window: UIWindow, at time: TimeInterval) {
    let top = snapshot.barTopInScreen
    // The animations of this turn begin at its commit, shortly before or after this check. Those of
    // the last turn began near the last check. The middle of the two checks separates them.
    startOfTurn = (timeOfMeasurement + time) / 2
    timeOfMeasurement = time
    topBefore = top.flatMap { topDiffers(from: $0) ? expectation.measuredTop : nil }
    // A measurement from before a rotation says nothing about the present place.
    if screenBounds != window.screenSpace.bounds { expectation = BarExpectation() }
    screenBounds = window.screenSpace.bounds
    let bar = top.flatMap { top in view.map { top...(top + $0.bounds.height) } }
    expectation.measure(bar, with: snapshot.keyboard) { [view] keyboard in
      view.flatMap { Self.restingLine(of: $0, with: keyboard) }
    }
  }

  /// Returns the predicted top; nil to wait until the top has been measured.
  mutating func predictTop(with keyboard: KeyboardInWindow, in window: UIWindow) -> CGFloat? {
    guard let view, screenBounds == window.screenSpace.bounds, let top = top(in: window) else {
      expectation = BarExpectation()
      return nil
    }
    expectation.predict(top...(top + view.bounds.height), with: keyboard) {
      Self.restingLine(of: view, with: $0)
    }
    return expectation.expectedTop
  }

  func topDiffers(from lastTop: CGFloat?) -> Bool {
    guard let top = expectation.measuredTop, let lastTop else { return true }
    return abs(top - lastTop) > 1
  }

  /// Returns the timing of the bar's move from `lastTop`, its predicted top, to its measured top.
  ///
  /// Returns nil without a `lastTop`, or if the last check measured no move.
  ///
  /// `animations` are the bar's since ``startOfTurn``. If there are none, or they only move the bar
  /// to `lastTop`, the app has resized the bar without animation, and the timing is `none`.
  func timing(from lastTop: CGFloat?, along animations: [PlaceAnimation]) -> AnimationTiming? {
    guard let topBefore, let lastTop else { return nil }
    guard let newest = animations.last else { return AnimationTiming.none }
    let isPredicted = animations.totalDisplacement.map { abs($0 - (topBefore - lastTop)) <= 1 }
    return isPredicted == true ? AnimationTiming.none : newest.motion.timing
  }

  var hasMovedSinceMeasurement: Bool {
    guard let last = expectation.measuredTop, let window = view?.window, let top = top(in: window)
    else { return false }
    return abs(top - last) > 1
  }

  /// Returns where the bar's lower edge can rest on the screen: at the end of the safe area around
  /// the bar, or on a docked keyboard; nil with an undocked or floating keyboard.
  private static func restingLine(of bar: UIView, with keyboard: KeyboardInWindow) -> CGFloat? {
    guard let container = bar.superview, let space = bar.window?.screenSpace else { return nil }
    let end = CGPoint(x: 0, y: container.bounds.maxY - container.safeAreaInsets.bottom)
    let safe = container.convert(end, to: space).y
    switch keyboard.placement {
    case .hidden: return safe
    case .docked: return keyboard.endFrame.map { min(safe, $0.minY) }
    default: return nil
    }
  }
}
