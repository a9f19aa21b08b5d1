import Foundation
import UIKit

/// Where the keyboard is and what it covers, by the filmstrip's own arithmetic.
///
/// It shares no code with the library, so that the two can disagree. The rules are those of Flutter's
/// keyboard insets: a hide is trusted whatever its frame, an empty frame obstructs nothing, and of the
/// rest only what reaches the bottom of the screen is docked.
struct KeyboardWitness: Equatable, Sendable {
  enum Placement: String, Sendable {
    case hidden, docked, undocked, floating
  }

  /// The whole screen, in its own coordinate space.
  private(set) var screen: CGRect
  private(set) var placement = Placement.hidden
  /// In the screen's coordinate space, at its end; nil while hidden.
  private(set) var endFrame: CGRect?

  init(screen: CGSize) {
    self.screen = CGRect(origin: .zero, size: screen)
  }

  /// Takes note of the screen's size, which changes when the device is turned.
  mutating func turn(to size: CGSize) {
    screen = CGRect(origin: .zero, size: size)
  }

  /// Takes note of a notification.
  ///
  /// One without an end frame, or with one that is not finite, tells nothing new unless it is a hide.
  mutating func observe(_ notification: HeadlessKeyboardEvent) {
    guard !notification.name.isHide else {
      placement = .hidden
      endFrame = nil
      return
    }
    guard let frame = notification.endFrame else { return }
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    guard numbers.allSatisfy(\.isFinite) else { return }
    placement = Self.placement(ofEndFrame: frame, on: screen)
    endFrame = placement == .hidden ? nil : frame
  }

  /// The height the keyboard covers of a view, in points.
  ///
  /// - Parameter frame: The view's frame in the screen's coordinate space.
  /// - Returns: Zero unless the keyboard is docked and meets the view by a point each way; at most
  ///   the height of the view.
  func overlap(withViewAt frame: CGRect) -> CGFloat {
    guard placement == .docked, let endFrame else { return 0 }
    let left = max(frame.minX, endFrame.minX)
    let right = min(frame.maxX, endFrame.maxX)
    let top = max(frame.minY, endFrame.minY)
    let bottom = min(frame.maxY, endFrame.maxY)
    guard right - left >= 1, bottom - top >= 1 else { return 0 }
    // From the keyboard's top edge down: nothing below it can be seen, whatever its own height.
    return frame.maxY - top
  }

  private static func placement(ofEndFrame frame: CGRect, on screen: CGRect) -> Placement {
    // On an iPad this is a keyboard being dragged, with cross-fade a hidden one: neither obstructs.
    guard frame != .zero else { return .floating }
    guard frame.width > 0, frame.height > 0 else { return .hidden }

    let width = min(frame.maxX, screen.maxX) - max(frame.minX, screen.minX)
    let height = min(frame.maxY, screen.maxY) - max(frame.minY, screen.minY)
    guard width.rounded() > 0, height.rounded() > 0 else { return .hidden }
    guard frame.maxY.rounded() < screen.maxY else { return .docked }
    return frame.width.rounded() < screen.width ? .floating : .undocked
  }
}
