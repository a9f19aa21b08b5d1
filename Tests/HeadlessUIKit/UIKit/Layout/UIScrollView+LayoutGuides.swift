// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

extension UIScrollView {
  /// The content, whose size the constraints on this guide decide.
  public var contentLayoutGuide: UILayoutGuide {
    guide(\.scrollContentGuide, role: .scrollContent)
  }

  /// The scroll view's own rectangle, which stays where it is while the content moves.
  public var frameLayoutGuide: UILayoutGuide {
    guide(\.scrollFrameGuide, role: .scrollFrame)
  }
}
