import Foundation
import Testing

// The numbers in the names of the tests are those of the behaviour list, part I.

extension Tag {
  /// What is believed about UIKit: judged on a simulator, relied upon everywhere.
  @Tag static var contract: Self
}

extension Trait where Self == ConditionTrait {
  /// Runs the test only where a window can become key.
  static var needsApplication: Self {
    // A package's tests run on a simulator in a tool of Xcode's that is no application. There
    // nothing becomes first responder and no keyboard appears.
    .enabled("There is no application to hold the first responder.") {
      Bundle.main.bundleIdentifier != "com.apple.dt.xctest.tool"
    }
  }
}
