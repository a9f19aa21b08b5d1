import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// Runs the test only where a view can become first responder.
  static var needsApplication: Self {
    // On a simulator, a package's tests run in one of Xcode's tools, which is not an application.
    .enabled("There is no application to hold the first responder.") {
      Bundle.main.bundleIdentifier != "com.apple.dt.xctest.tool"
    }
  }
}
