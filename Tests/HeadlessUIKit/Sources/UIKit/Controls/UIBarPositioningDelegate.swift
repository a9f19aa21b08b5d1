// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {}
