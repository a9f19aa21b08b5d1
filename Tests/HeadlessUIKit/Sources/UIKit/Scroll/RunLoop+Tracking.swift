public import Foundation

extension RunLoop.Mode {
  // https://developer.apple.com/documentation/foundation/runloop/mode/tracking
  @_documentation(visibility: internal)
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
