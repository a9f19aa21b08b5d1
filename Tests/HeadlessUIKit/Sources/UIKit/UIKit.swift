// `import UIKit` also imports Foundation, CoreGraphics and QuartzCore, as on Apple's systems.

@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import QuartzCore
