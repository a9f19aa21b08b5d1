// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// Named by hit testing, which passes nil along; the stand-in delivers no events.
@MainActor
open class UIEvent: NSObject {
  open var timestamp: TimeInterval { HeadlessDevice.current.clock.now }
}
