import Testing

// S and a number in a test's name refer to a statement of HeadlessUIKit/statements.md.

extension Trait where Self == ConditionTrait {
  /// Runs the test only where a window can become key.
  static var needsApplication: Self {
    .enabled("There is no application to hold the first responder.") {
      try await TestApplication.isReady()
    }
  }

  /// Runs the test only where focusing a field shows a keyboard.
  static var needsKeyboard: Self {
    .enabled("There is no application, or it shows no software keyboard.") {
      guard try await TestApplication.isReady() else { return false }
      return await SharedKeyboard.shared.appears()
    }
  }
}
