// Types that belong to CoreGraphics on Apple's systems, and to Foundation on Linux.

@_exported public import enum Foundation.CGRectEdge
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
