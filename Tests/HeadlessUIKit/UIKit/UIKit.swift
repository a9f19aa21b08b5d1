// `import UIKit` brings Foundation and CoreGraphics with it, as on Apple's systems.

@_exported public import CoreGraphics
@_exported public import Foundation
