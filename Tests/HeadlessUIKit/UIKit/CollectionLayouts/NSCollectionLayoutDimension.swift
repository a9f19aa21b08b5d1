// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// A width or a height of an item or a group.
///
/// Estimates, which need cells that measure themselves, are not in the stand-in.
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension
@_documentation(visibility: internal)
@MainActor
open class NSCollectionLayoutDimension: NSObject {
  private enum HeadlessKind {
    case fractionOfWidth, fractionOfHeight, absolute
  }

  private let headlessKind: HeadlessKind
  private let headlessValue: CGFloat

  private init(_ kind: HeadlessKind, _ value: CGFloat) {
    headlessKind = kind
    headlessValue = value
    super.init()
  }

  open class func fractionalWidth(
    _ fractionalWidth: CGFloat
  ) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionOfWidth, fractionalWidth)
  }

  open class func fractionalHeight(
    _ fractionalHeight: CGFloat
  ) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionOfHeight, fractionalHeight)
  }

  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  open var isFractionalWidth: Bool { headlessKind == .fractionOfWidth }
  open var isFractionalHeight: Bool { headlessKind == .fractionOfHeight }
  open var isAbsolute: Bool { headlessKind == .absolute }
  open var dimension: CGFloat { headlessValue }

  func headlessLength(in container: CGSize) -> CGFloat {
    switch headlessKind {
    case .fractionOfWidth: container.width * headlessValue
    case .fractionOfHeight: container.height * headlessValue
    case .absolute: headlessValue
    }
  }
}
