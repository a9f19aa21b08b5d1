@MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {}
