// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What `import CoreGraphics` gives on Apple's systems and Foundation keeps on Linux.

@_exported public import enum Foundation.CGRectEdge
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
