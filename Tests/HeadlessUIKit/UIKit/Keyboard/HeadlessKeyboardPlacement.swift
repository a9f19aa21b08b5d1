import CoreGraphics
import Foundation

/// Where the keyboard is, in the screen's coordinate space.
package enum HeadlessKeyboardPlacement: Equatable, Sendable {
  case hidden
  /// At the bottom of the screen. Only there does it obstruct (behaviour A5.3).
  case docked(CGRect)
  /// Undocked, split or floating.
  case loose(CGRect)

  /// Nil while hidden.
  package var frame: CGRect? {
    switch self {
    case .hidden: nil
    case .docked(let frame), .loose(let frame): frame
    }
  }

  /// Reads an end frame as a notification reports it (behaviour A5.1, A5.4).
  ///
  /// - Parameters:
  ///   - endFrame: In the screen's coordinate space.
  ///   - screen: The screen's bounds.
  ///   - slideOver: The frame of the app's window while it is a Slide Over one. Its keyboard ends
  ///     where the window does, above the screen's bottom edge (A5.5).
  init(endFrame: CGRect, screen: CGRect, slideOver: CGRect? = nil) {
    let edges = [endFrame.minX, endFrame.minY, endFrame.maxX, endFrame.maxY]
    guard edges.allSatisfy(\.isFinite), endFrame.width > 0 else {
      self = .hidden
      return
    }
    // Third-party keyboards miss the edge by a fraction of a point (A1.12, statement 94).
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
