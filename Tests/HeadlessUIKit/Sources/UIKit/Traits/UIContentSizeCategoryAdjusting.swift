// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}
