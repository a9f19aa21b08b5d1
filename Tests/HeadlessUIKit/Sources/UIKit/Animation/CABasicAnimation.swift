// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// The animation of one property, as `UIView.animate` makes it (statement 250).
open class CABasicAnimation: CAAnimation {}
