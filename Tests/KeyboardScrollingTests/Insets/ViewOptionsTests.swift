import Foundation
import Testing

@testable import KeyboardScrolling

@Suite("ViewOptions", .tags(.state))
struct ViewOptionsTests {
  private typealias Configuration = KeyboardScrollCoordinator.Configuration

  @Test func `a configuration without arguments has the options that the documentation promises`() {
    let options = Configuration().options
    #expect(options.revealsFirstResponder)
    #expect(options.revealPadding == 8)
    #expect(options.baselinePolicy == .sum)
    #expect(!options.followsUndockedKeyboard)
    #expect(!options.keepsDistanceToEnd)
  }

  @Test(arguments: [
    Configuration(revealsFirstResponder: false), Configuration(revealPadding: -5),
    Configuration(baselinePolicy: .max), Configuration(followsUndockedKeyboard: true),
    Configuration(keepsDistanceToEnd: true),
  ])
  func `a configuration is given back as the app has set it`(
    _ configuration: KeyboardScrollCoordinator.Configuration
  ) {
    #expect(Configuration(configuration.options) == configuration)
    #expect(configuration.options != ViewOptions())
  }
}
