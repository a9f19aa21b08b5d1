// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// An animation as a layer tells it.
///
/// To change it has no effect. Apple leaves that open:
/// https://developer.apple.com/documentation/quartzcore/calayer/animation(forkey:)
open class CAAnimation: NSObject {
  open var duration: TimeInterval = 0
  open var isRemovedOnCompletion = true
}
