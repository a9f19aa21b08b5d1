// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// A sheet that rests at one of its detents.
///
/// Detents apply on a phone in portrait, where the sheet is attached to the bottom edge. On a
/// larger screen the sheet is centered and has one size. Fingers do not move it.
@MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The large one by default.
  open var detents: [Detent] = [.large()] { didSet { detentDidChange() } }

  /// Nil means the smallest detent.
  /// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/selecteddetentidentifier
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { detentDidChange() } }

  open func animateChanges(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(withDuration: 0.35) { [self] in
        changes()
        containerView?.layoutIfNeeded()
      }
    }
  }

  private var detent: Detent.Identifier {
    let identifiers = detents.map(\.identifier)
    if let selectedDetentIdentifier, identifiers.contains(selectedDetentIdentifier) {
      return selectedDetentIdentifier
    }
    return identifiers.contains(.medium) ? .medium : .large
  }

  private func detentDidChange() {
    containerView?.setNeedsLayout()
  }

  /// The medium detent is about half of the container's height.
  /// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/medium()
  override func presentedFrame(in container: UIView, keyboardTop: CGFloat?) -> CGRect {
    let frame = super.presentedFrame(in: container, keyboardTop: keyboardTop)
    let bounds = container.bounds
    let hangsAtBottom = bounds.width < 600 && bounds.height >= 500
    guard hangsAtBottom, detent == .medium else { return frame }
    let height = (bounds.height / 2).rounded()
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
}

extension UISheetPresentationController {
  @MainActor
  open class Detent: NSObject {
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

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    @_documentation(visibility: internal)
    public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
    @_documentation(visibility: internal)
    public static let large = Identifier(rawValue: "com.apple.UIKit.large")
  }
}
