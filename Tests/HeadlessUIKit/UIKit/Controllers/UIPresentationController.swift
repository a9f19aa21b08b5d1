// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// Places a presented controller's view in the window.
@MainActor
open class UIPresentationController: NSObject {
  // Owned by it; the other way round would be a cycle until the dismissal.
  private unowned let headlessPresented: UIViewController
  private weak var headlessPresenting: UIViewController?
  let headlessStyle: UIModalPresentationStyle
  private(set) weak var headlessContainer: HeadlessPresentationContainer?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    headlessPresented = presentedViewController
    headlessPresenting = presentingViewController
    headlessStyle = presentedViewController.modalPresentationStyle
    super.init()
  }

  open var presentedViewController: UIViewController { headlessPresented }

  /// The presented one itself, once nobody presents it any more.
  open var presentingViewController: UIViewController { headlessPresenting ?? headlessPresented }

  open var presentationStyle: UIModalPresentationStyle { headlessStyle }
  open var containerView: UIView? { headlessContainer }
  open var presentedView: UIView? { headlessPresented.viewIfLoaded }

  /// Where the view rests when the keyboard does not reach it.
  open var frameOfPresentedViewInContainerView: CGRect {
    headlessContainer.map { headlessFrame(in: $0, keyboardTop: nil) } ?? .zero
  }

  func headlessEnter(
    _ container: HeadlessPresentationContainer,
    presenting: UIViewController
  ) {
    headlessContainer = container
    headlessPresenting = presenting
    container.headlessController = self
  }

  // MARK: Frames

  // Sizes that no source was found for, and are choices: the gap above a phone's sheet and the size
  // of a page sheet on a pad. 540 x 620 for a form sheet is statement 169's.

  /// Returns the presented view's frame in its container.
  ///
  /// - Parameters:
  ///   - container: The container, laid out.
  ///   - keyboardTop: The keyboard's top edge in the container's coordinates; nil without one.
  /// - Returns: A frame that keeps clear of the keyboard as far as its style moves at all.
  func headlessFrame(in container: UIView, keyboardTop: CGFloat?) -> CGRect {
    let bounds = container.bounds
    switch headlessResolvedStyle(in: bounds.size) {
    case .pageSheet where bounds.width < 600:
      // A phone's sheet hangs below the status bar and reaches the bottom edge.
      let top = container.safeAreaInsets.top + 10
      return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    case .pageSheet:
      let size = CGSize(width: 704, height: bounds.height - 88)
      return headlessCentred(size, in: bounds, keyboardTop: keyboardTop)
    case .formSheet:
      return headlessCentred(
        headlessPreferredSize(or: CGSize(width: 540, height: 620)),
        in: bounds,
        keyboardTop: keyboardTop
      )
    default:
      return bounds
    }
  }

  /// What is wider than a phone has sheets in its middle; a phone on its side has none.
  private func headlessResolvedStyle(in size: CGSize) -> UIModalPresentationStyle {
    switch headlessStyle {
    case .automatic, .pageSheet, .formSheet, .popover:
      if size.width >= 600, size.height >= 500 {
        return headlessStyle == .formSheet ? .formSheet : .pageSheet
      }
      return size.height < 500 ? .fullScreen : .pageSheet
    default:
      return headlessStyle
    }
  }

  func headlessPreferredSize(or standard: CGSize) -> CGSize {
    let preferred = headlessPresented.preferredContentSize
    return preferred.width > 0 && preferred.height > 0 ? preferred : standard
  }

  /// In the middle, or in the middle of what the keyboard leaves; the top edge stays on the screen
  /// (behaviour F3, statement 169).
  func headlessCentred(_ size: CGSize, in bounds: CGRect, keyboardTop: CGFloat?) -> CGRect {
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
