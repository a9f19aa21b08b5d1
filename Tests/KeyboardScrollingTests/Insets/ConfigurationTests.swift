import Foundation
import Testing

@testable import KeyboardScrolling

@Suite("Configuration", .tags(.state))
struct ConfigurationTests {
  @Test func `a configuration without arguments has the documented options`() {
    let options = KeyboardScrollCoordinator.Configuration()
    #expect(options.revealsFirstResponder)
    #expect(options.revealPadding == 8)
    #expect(options.baselinePolicy == .sum)
    #expect(!options.followsUndockedKeyboard && !options.keepsDistanceToEnd)
  }
}
