/// A parameter type of hit testing, which always passes nil; the stand-in delivers no events.
@MainActor open class UIEvent: NSObject {
  open var timestamp: TimeInterval { HeadlessDevice.current.clock.now }
}
