import Testing

extension Trait where Self == ConditionTrait {
  /// Runs the test only if a view can become first responder.
  static var needsApplication: Self {
    .enabled("There is no application to hold the first responder.") {
      try await TestApplication.isReady()
    }
  }
}
