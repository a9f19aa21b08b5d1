import UIKit

/// What the keyboard does to a scroll view, before anything is written.
struct KeyboardSight: Equatable {
  var reason: KeyboardScrollCoordinator.Adjustment.Reason
  var placement = KeyboardScrollCoordinator.Placement.hidden
  /// In points, in the screen's coordinate space; nil when the keyboard is hidden or unknown.
  var endFrameInScreen: CGRect?
  /// False when the keyboard belongs to another app.
  var isLocal = true
  var overlap = KeyboardOverlap.none
  /// What UIKit adds to the content inset by itself, in points.
  var contribution: CGFloat = 0
  /// What UIKit adds to the scroll indicator insets for display, in points.
  var indicatorContribution: CGFloat = 0
}

extension KeyboardSight {
  /// True when another place or size of the view would change what the keyboard does to it.
  var dependsOnGeometry: Bool {
    switch reason {
    case .notInWindow, .noOverlap, .clearedByUIKit, .overlap, .scrollsHorizontally: true
    case .keyboardUnknown, .keyboardHidden, .keyboardNotDocked, .waitsForScrolling,
      .waitsForTransition, .released:
      false
    }
  }

  /// Looks at the keyboard and the view as they are now.
  @MainActor
  init(
    of keyboard: KeyboardMonitor,
    from scrollView: UIScrollView,
    configuration: KeyboardScrollCoordinator.Configuration
  ) {
    guard let window = scrollView.window else {
      // A view outside any window is nowhere; but a keyboard that is gone is gone for it as well.
      switch keyboard.restSomewhere {
      case .unknown: self.init(reason: .keyboardUnknown)
      case .hidden: self.init(reason: .keyboardHidden)
      case .resting: self.init(reason: .notInWindow)
      }
      return
    }
    let state = keyboard.state(on: window.screen)
    switch state.rest {
    case .unknown: self.init(reason: .keyboardUnknown)
    case .hidden: self.init(reason: .keyboardHidden)
    case .resting(let endFrame):
      self.init(of: endFrame, from: scrollView, in: window, configuration: configuration)
      isLocal = state.isLocal
    }
  }

  @MainActor
  private init(
    of endFrame: CGRect,
    from scrollView: UIScrollView,
    in window: UIWindow,
    configuration: KeyboardScrollCoordinator.Configuration
  ) {
    let screenSpace = window.screen.coordinateSpace
    let placement = KeyboardScrollCoordinator.Placement(
      endFrame: endFrame,
      screen: window.screen.bounds,
      window: window.convert(window.bounds, to: screenSpace)
    )
    self.init(reason: .noOverlap, placement: placement, endFrameInScreen: endFrame)
    if let obstacle = Self.obstacle(placement, scrollView, configuration) {
      reason = obstacle
      return
    }
    guard let edge = scrollView.edgeFacingDown else {
      reason = .scrollsHorizontally
      return
    }
    contribution = scrollView.contribution(to: edge)
    indicatorContribution = scrollView.indicatorContribution(to: edge)
    overlap = KeyboardOverlap(
      keyboardFrame: scrollView.convert(endFrame, from: screenSpace),
      bounds: scrollView.bounds,
      edge: edge
    ).extended(by: configuration.bottomObstruction, upTo: scrollView.bounds.height)
    if overlap.height > 0 {
      reason = overlap.height > contribution ? .overlap : .clearedByUIKit
    }
  }

  /// Why a keyboard does not count for a view, wherever both are.
  @MainActor
  private static func obstacle(
    _ placement: KeyboardScrollCoordinator.Placement,
    _ scrollView: UIScrollView,
    _ configuration: KeyboardScrollCoordinator.Configuration
  ) -> KeyboardScrollCoordinator.Adjustment.Reason? {
    switch placement {
    case .hidden:
      return .keyboardHidden
    case .undocked, .floating:
      guard configuration.followsUndockedKeyboard else { return .keyboardNotDocked }
    case .docked:
      break
    }
    // An inset at the bottom would make a horizontal list move up and down.
    guard !scrollView.metrics.isHorizontalOnly || scrollView.alwaysBounceVertical else {
      return .scrollsHorizontally
    }
    return nil
  }
}
