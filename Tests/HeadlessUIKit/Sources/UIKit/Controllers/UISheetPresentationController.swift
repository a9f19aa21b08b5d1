/// A sheet whose detents apply on a phone in portrait, where the sheet is attached to the bottom
/// edge.
///
/// On a larger screen, the sheet is centered and has one size.
@MainActor open class UISheetPresentationController: UIPresentationController {
  open var detents: [Detent] = [.large()] { didSet { detentDidChange() } }

  /// Nil means the smallest detent (S208).
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { detentDidChange() } }

  /// Nil means that the sheet is modal at each detent (S289).
  ///
  /// The stand-in dims nothing: a test focuses the views below a sheet itself.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  /// Whether dragging up a scroll view whose content is at its top expands the sheet (S257).
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  private var draggedTop: CGFloat?

  open func animateChanges(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { changes in
      UIView.animateForSystem(withDuration: 0.35) { [self] in
        changes()
        containerView?.layoutIfNeeded()
      }
    }
  }

  private var identifiers: [Detent.Identifier] { detents.map(\.identifier) }

  private var detent: Detent.Identifier {
    if let selectedDetentIdentifier, identifiers.contains(selectedDetentIdentifier) {
      return selectedDetentIdentifier
    }
    return identifiers.contains(.medium) ? .medium : .large
  }

  private func detentDidChange() { containerView?.setNeedsLayout() }

  private func hangsAtBottom(of bounds: CGRect) -> Bool {
    bounds.width < 600 && bounds.height >= 500
  }

  override func presentedFrame(in container: UIView, keyboardTop: CGFloat?) -> CGRect {
    let frame = super.presentedFrame(in: container, keyboardTop: keyboardTop)
    guard hangsAtBottom(of: container.bounds) else { return frame }
    let top = draggedTop ?? restingTop(above: keyboardTop, in: container.bounds, large: frame.minY)
    let height = container.bounds.height - top
    return CGRect(x: 0, y: top, width: frame.width, height: max(0, height))
  }

  /// The top edge at a detent; a medium sheet has about half of the container's height (S208).
  private func top(of detent: Detent.Identifier, in bounds: CGRect, large: CGFloat) -> CGFloat {
    detent == .medium ? bounds.height - (bounds.height / 2).rounded() : large
  }

  /// The top edge without a finger; a keyboard expands a sheet to its large detent, or raises a
  /// sheet without a large detent (S256).
  private func restingTop(
    above keyboardTop: CGFloat?, in bounds: CGRect, large: CGFloat
  ) -> CGFloat {
    let top = top(of: detent, in: bounds, large: large)
    guard let keyboardTop, keyboardTop < bounds.height,
      HeadlessDevice.current.options.sheetUnderKeyboard == .expands
    else { return top }
    if identifiers.contains(.large) { return large }
    return max(large, top - (bounds.height - keyboardTop))
  }

  /// A sheet at the bottom edge moves with the keyboard's animation; a centered sheet moves without
  /// animation (S169).
  override var movesWithKeyboard: Bool { container.map { hangsAtBottom(of: $0.bounds) } ?? false }
}

extension UISheetPresentationController {
  /// The sheet that a finger on a view can move: it has two detents, and no keyboard has moved it.
  ///
  /// A finger does not dismiss the sheet.
  static func movable(around view: UIView) -> UISheetPresentationController? {
    for case let container as PresentationContainer in sequence(first: view, next: \.superview) {
      guard let sheet = container.controller as? UISheetPresentationController,
        let presented = sheet.presentedView, view.isDescendant(of: presented),
        sheet.hangsAtBottom(of: container.bounds), Set(sheet.identifiers).count > 1,
        !container.isAboveKeyboard
      else { return nil }
      return sheet
    }
    return nil
  }

  /// Whether a vertical drag moves the sheet instead of the scroll view: if the content is at its
  /// top, and the sheet can move in the drag's direction (S257).
  func acceptsDrag(_ distance: CGFloat, from scrollView: UIScrollView?) -> Bool {
    guard let scrollView else { return true }
    guard scrollView.contentOffset.y <= scrollView.minimumOffset.y else { return false }
    let isLarge = detent == .large
    return distance > 0 ? isLarge : !isLarge && prefersScrollingExpandsWhenScrolledToEdge
  }

  private var tops: (large: CGFloat, medium: CGFloat) {
    guard let container else { return (0, 0) }
    let large = super.presentedFrame(in: container, keyboardTop: nil).minY
    return (large, top(of: .medium, in: container.bounds, large: large))
  }

  func drag(by distance: CGFloat) {
    let tops = self.tops
    let top = draggedTop ?? (detent == .medium ? tops.medium : tops.large)
    draggedTop = min(max(top + distance, tops.large), tops.medium)
    containerView?.setNeedsLayout()
    containerView?.layoutIfNeeded()
  }

  /// Moves the sheet to the nearer detent, or in the direction of a flick; a flick's smallest
  /// velocity is assumed.
  func endDrag(velocity: CGFloat) {
    guard let top = draggedTop else { return }
    let tops = self.tops
    let isFlick = abs(velocity) >= 250
    let isLarge = isFlick ? velocity < 0 : top < (tops.large + tops.medium) / 2
    animateChanges {
      draggedTop = nil
      selectedDetentIdentifier = isLarge ? .large : .medium
    }
  }
}

extension UISheetPresentationController {
  @MainActor open class Detent: NSObject {
    let identifier: Identifier

    private init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }

    open class func medium() -> UISheetPresentationController.Detent { Detent(.medium) }
    open class func large() -> UISheetPresentationController.Detent { Detent(.large) }
  }
}

extension UISheetPresentationController.Detent {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    @_documentation(visibility: internal)
    public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
    @_documentation(visibility: internal)
    public static let large = Identifier(rawValue: "com.apple.UIKit.large")
  }
}
