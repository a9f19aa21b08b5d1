import CoreGraphics

/// The part of one scroll view that the keyboard and the bar cover, before any write.
struct KeyboardCoverage: Equatable, Sendable {
  var reason: KeyboardScrollCoordinator.Adjustment.Reason
  var placement = KeyboardScrollCoordinator.Placement.hidden
  /// The end frame, in points, in the screen's coordinate space; nil when the keyboard is hidden or
  /// unknown.
  var endFrameInScreen: CGRect?
  /// False when the keyboard belongs to another app.
  var isLocal = true
  /// The overlap of keyboard and bar.
  var overlap = KeyboardOverlap.none

  init(reason: KeyboardScrollCoordinator.Adjustment.Reason) {
    self.reason = reason
  }

  /// The coverage of a view outside any window.
  ///
  /// The part that a visible keyboard will cover is unknown.
  init(outsideWindow position: KeyboardPosition) {
    switch position {
    case .unknown: self.init(reason: .keyboardUnknown)
    case .hidden: self.init(reason: .keyboardHidden)
    case .visible: self.init(reason: .notInWindow)
    }
  }

  /// Measures the covered part of a view.
  init(
    of snapshot: ScrollSnapshot,
    screen: CGRect,
    window: @autoclosure () -> CGRect,
    followsUndocked: Bool,
    isInsideScrollView: @autoclosure () -> Bool
  ) {
    self.init(outsideWindow: snapshot.keyboard)
    if case .visible(let reported, let isLocal) = snapshot.keyboard {
      let endFrame = reported.endFrameInScreen(screen, window: window())
      placement = KeyboardScrollCoordinator.Placement(
        endFrame: endFrame,
        screen: screen,
        window: window()
      )
      endFrameInScreen = endFrame
      self.isLocal = isLocal
      reason = .noOverlap
      measureKeyboard(endFrame, snapshot, followsUndocked, isInsideScrollView())
    }
    let keyboardHeight = overlap.height
    guard reason != .doesNotScroll else { return }
    guard overlap.height > 0 || !snapshot.isHorizontalOnly else { return }
    overlap = snapshot.withBar(overlap)
    guard overlap.height > 0 else { return }
    if keyboardHeight == 0 {
      reason = .bar
    } else {
      let isCleared = overlap.height <= snapshot.systemInset[overlap.edge]
      reason = isCleared ? .clearedByUIKit : .overlap
    }
  }

  private mutating func measureKeyboard(
    _ endFrame: CGRect,
    _ snapshot: ScrollSnapshot,
    _ followsUndocked: Bool,
    _ isInsideScrollView: @autoclosure () -> Bool
  ) {
    guard placement != .hidden else {
      reason = .keyboardHidden
      return
    }
    guard placement == .docked || followsUndocked else {
      reason = .keyboardNotDocked
      return
    }
    // A horizontal list makes room only for a first responder inside it that no outer scroll view
    // can reveal.
    // Outside another scroll view, a view that is disabled makes room as well: UIKit scrolls to the
    // focus even if the user cannot scroll back.
    guard let edge = snapshot.place.facingEdge,
      !snapshot.isHorizontalOnly || (snapshot.containsFocus && !isInsideScrollView()),
      snapshot.settings.isScrollEnabled || !isInsideScrollView()
    else {
      reason = .doesNotScroll
      return
    }
    overlap = KeyboardOverlap(
      keyboardFrame: snapshot.place.convert(endFrame, to: snapshot.bounds),
      bounds: snapshot.bounds,
      edge: edge
    )
  }
}
