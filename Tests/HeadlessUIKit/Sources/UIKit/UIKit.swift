// `import UIKit` also imports Foundation and CoreGraphics, as on Apple's systems.

@_exported public import CoreGraphics
@_exported public import Foundation
