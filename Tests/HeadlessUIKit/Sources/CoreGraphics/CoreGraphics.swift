// The types of `import CoreGraphics` on Apple's systems, which Foundation contains on Linux.

@_exported public import enum Foundation.CGRectEdge
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
