import Foundation
import Testing

// S and a number in the name of a test is a statement of HeadlessUIKit/statements.md.

extension Tag {
  /// An assumption about UIKit: checked on a simulator, relied upon everywhere.
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
