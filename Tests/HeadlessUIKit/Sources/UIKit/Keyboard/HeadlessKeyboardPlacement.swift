/// The keyboard's placement, in the screen's coordinate space.
@_spi(Headless) public enum HeadlessKeyboardPlacement: Equatable, Sendable {
  case hidden
  /// At the bottom of the screen; the only placement that covers content (S110).
  case docked(CGRect)
  /// Undocked, split or floating.
  case loose(CGRect)

  /// Nil while hidden.
  public var frame: CGRect? {
    switch self {
    case .hidden: nil
    case .docked(let frame), .loose(let frame): frame
    }
  }

  /// Derives the placement from a notification's end frame, like Flutter's
  /// FlutterKeyboardInsetManager (S94, S110, S113 to S116).
  ///
  /// - Parameters:
  ///   - endFrame: In the screen's coordinate space.
  ///   - screen: The screen's bounds.
  ///   - slideOver: The frame of the app's window in Slide Over. The keyboard then ends at that
  ///     window's bottom edge, above the screen's (S113).
  init(endFrame: CGRect, screen: CGRect, slideOver: CGRect? = nil) {
    let edges = [endFrame.minX, endFrame.minY, endFrame.maxX, endFrame.maxY]
    guard edges.allSatisfy(\.isFinite), endFrame.width > 0 else {
      self = .hidden
      return
    }
    // Third-party keyboards miss the screen's edge by a fraction of a point (S94).
    let visible = endFrame.intersection(screen)
    guard !visible.isNull, visible.height.rounded() > 0, visible.width.rounded() > 0 else {
      self = .hidden
      return
    }
    let bottom = endFrame.maxY.rounded()
    let isDocked = bottom >= screen.maxY || bottom == slideOver?.maxY.rounded()
    self = isDocked ? .docked(endFrame) : .loose(endFrame)
  }
}
