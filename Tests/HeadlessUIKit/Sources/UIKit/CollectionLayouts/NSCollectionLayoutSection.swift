// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// Groups one after the other, along the direction in which the layout scrolls.
///
/// Sections that scroll across, headers, footers and decorations are not in the stand-in.
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutsection
@_documentation(visibility: internal)
@MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
}
