// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

// A value made here can be read again. The frames of a keyboard notification are no values: Linux
// has no bridge between the two, so `userInfo[key] as? NSValue` finds nothing there, and `as?
// CGRect` does.
extension NSValue {
  @_documentation(visibility: internal)
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  @_documentation(visibility: internal)
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  @_documentation(visibility: internal)
  public var cgRectValue: CGRect { rectValue }

  @_documentation(visibility: internal)
  public var cgPointValue: CGPoint { pointValue }
}
