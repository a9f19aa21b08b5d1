// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import CoreFoundation
import CoreGraphics
import Foundation

/// An animation as a layer tells it.
///
/// To change it has no effect. Apple leaves that open:
/// https://developer.apple.com/documentation/quartzcore/calayer/animation(forkey:)
open class CAAnimation: NSObject {
  open var duration: CFTimeInterval = 0
  open var isRemovedOnCompletion = true
}
