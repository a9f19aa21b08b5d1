@MainActor open class UIPresentationController: NSObject {
  // Unowned, because the presented controller owns this object.
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

  /// The presenting controller; after the dismissal, the presented controller itself.
  open var presentingViewController: UIViewController { presenting ?? presented }

  open var presentationStyle: UIModalPresentationStyle { storedStyle }
  open var containerView: UIView? { container }
  open var presentedView: UIView? { presented.viewIfLoaded }

  open var frameOfPresentedViewInContainerView: CGRect {
    container.map { presentedFrame(in: $0, keyboardTop: nil) } ?? .zero
  }

  func enter(_ container: PresentationContainer, presenting: UIViewController) {
    self.container = container
    self.presenting = presenting
    container.controller = self
  }

  var movesWithKeyboard: Bool { false }

  // The gap above a phone's sheet and the size of an iPad's page sheet are assumed; a form sheet's
  // 540 x 620 is from S169.

  /// Returns the presented view's frame, above the keyboard if the style avoids the keyboard.
  ///
  /// - Parameters:
  ///   - container: The container, after its layout.
  ///   - keyboardTop: The keyboard's top edge in the container's coordinates; nil without a
  ///     keyboard.
  /// - Returns: The frame in the container.
  func presentedFrame(in container: UIView, keyboardTop: CGFloat?) -> CGRect {
    let bounds = container.bounds
    switch resolvedStyle(in: bounds.size) {
    case .pageSheet where bounds.width < 600:
      // A phone's sheet reaches from below the status bar to the bottom edge.
      let top = container.safeAreaInsets.top + 10
      return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    case .pageSheet:
      let size = CGSize(width: 704, height: bounds.height - 88)
      return centred(size, in: bounds, keyboardTop: keyboardTop)
    case .formSheet:
      return centred(
        preferredSize(or: CGSize(width: 540, height: 620)), in: bounds, keyboardTop: keyboardTop
      )
    default: return bounds
    }
  }

  /// The style for a container's size: a page or form sheet centered on an iPad, the full screen on
  /// a phone in landscape.
  private func resolvedStyle(in size: CGSize) -> UIModalPresentationStyle {
    switch storedStyle {
    case .automatic, .pageSheet, .formSheet, .popover:
      if size.width >= 600, size.height >= 500 {
        return storedStyle == .formSheet ? .formSheet : .pageSheet
      }
      return size.height < 500 ? .fullScreen : .pageSheet
    default: return storedStyle
    }
  }

  func preferredSize(or standard: CGSize) -> CGSize {
    let preferred = presented.preferredContentSize
    return preferred.width > 0 && preferred.height > 0 ? preferred : standard
  }

  /// Returns a centered sheet's frame, raised for a keyboard while the top edge stays on the screen
  /// (S169).
  func centred(_ size: CGSize, in bounds: CGRect, keyboardTop: CGFloat?) -> CGRect {
    let size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    var frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height
    )
    guard let keyboardTop, frame.maxY > keyboardTop else { return frame }
    let highest: CGFloat = 20
    frame.origin.y = min(frame.minY, max(highest, (highest + keyboardTop - size.height) / 2))
    return frame
  }
}
