import Foundation
import Testing

// S and a number in a test's name refer to a statement of HeadlessUIKit/statements.md.

extension Tag {
  /// An assumption about UIKit that is checked on a simulator and relied upon everywhere.
  @Tag static var contract: Self
}

extension Trait where Self == ConditionTrait {
  /// Runs the test only where a window can become key.
  static var needsApplication: Self {
    // On a simulator, a package's tests run in one of Xcode's tools, which is not an application.
    // Nothing becomes first responder there, and no keyboard appears.
    .enabled("There is no application to hold the first responder.") {
      Bundle.main.bundleIdentifier != "com.apple.dt.xctest.tool"
    }
  }
}
