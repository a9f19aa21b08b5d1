import Testing

extension Trait where Self == ConditionTrait {
  static var needsApplication: Self {
    .enabled("There is no application to hold the first responder.") {
      try await TestApplication.isReady()
    }
  }
}
