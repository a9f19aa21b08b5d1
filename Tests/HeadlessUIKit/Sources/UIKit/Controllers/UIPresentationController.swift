// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// Places a presented controller's view in the window.
@MainActor
open class UIPresentationController: NSObject {
  // The presented controller owns this object; a strong reference back would be a retain cycle.
  private unowned let presented: UIViewController
  private weak var presenting: UIViewController?
  let storedStyle: UIModalPresentationStyle
  private(set) weak var container: PresentationContainer?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    self.presenting = presentingViewController
    storedStyle = presentedViewController.modalPresentationStyle
    super.init()
  }

  open var presentedViewController: UIViewController { presented }

  /// The presented controller itself after its dismissal.
  open var presentingViewController: UIViewController { presenting ?? presented }

  open var presentationStyle: UIModalPresentationStyle { storedStyle }
  open var containerView: UIView? { container }
  open var presentedView: UIView? { presented.viewIfLoaded }

  /// The view's frame when the keyboard does not reach it.
  open var frameOfPresentedViewInContainerView: CGRect {
    container.map { presentedFrame(in: $0, keyboardTop: nil) } ?? .zero
  }

  func enter(
    _ container: PresentationContainer,
    presenting: UIViewController
  ) {
    self.container = container
    self.presenting = presenting
    container.controller = self
  }

  /// Whether the presented view moves with the keyboard's animation, and not at once.
  var movesWithKeyboard: Bool { false }

  // MARK: Frames

  // The gap above a phone's sheet and the size of a page sheet on a pad are choices; no source was
  // found. The 540 x 620 of a form sheet comes from statement 169.

  /// Returns the presented view's frame in its container.
  ///
  /// - Parameters:
  ///   - container: The container, laid out.
  ///   - keyboardTop: The keyboard's top edge in the container's coordinates; nil without one.
  /// - Returns: A frame clear of the keyboard, as far as the style moves at all.
  func presentedFrame(in container: UIView, keyboardTop: CGFloat?) -> CGRect {
    let bounds = container.bounds
    switch resolvedStyle(in: bounds.size) {
    case .pageSheet where bounds.width < 600:
      // A phone's sheet hangs below the status bar and reaches the bottom edge.
      let top = container.safeAreaInsets.top + 10
      return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    case .pageSheet:
      let size = CGSize(width: 704, height: bounds.height - 88)
      return centred(size, in: bounds, keyboardTop: keyboardTop)
    case .formSheet:
      return centred(
        preferredSize(or: CGSize(width: 540, height: 620)),
        in: bounds,
        keyboardTop: keyboardTop
      )
    default:
      return bounds
    }
  }

  /// Containers larger than a phone center their sheets; a phone in landscape has no sheets.
  private func resolvedStyle(in size: CGSize) -> UIModalPresentationStyle {
    switch storedStyle {
    case .automatic, .pageSheet, .formSheet, .popover:
      if size.width >= 600, size.height >= 500 {
        return storedStyle == .formSheet ? .formSheet : .pageSheet
      }
      return size.height < 500 ? .fullScreen : .pageSheet
    default:
      return storedStyle
    }
  }

  func preferredSize(or standard: CGSize) -> CGSize {
    let preferred = presented.preferredContentSize
    return preferred.width > 0 && preferred.height > 0 ? preferred : standard
  }

  /// Centers the sheet, above the keyboard if there is one; the top edge stays on the screen
  /// (statement 169).
  func centred(_ size: CGSize, in bounds: CGRect, keyboardTop: CGFloat?) -> CGRect {
    let size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    var frame = CGRect(
      x: (bounds.width - size.width) / 2,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
    guard let keyboardTop, frame.maxY > keyboardTop else { return frame }
    let highest: CGFloat = 20
    frame.origin.y = min(frame.minY, max(highest, (highest + keyboardTop - size.height) / 2))
    return frame
  }
}
