import Foundation
import Testing

@testable import KeyboardScrolling

struct ConfigurationTests {
  @Test func `a configuration without arguments has the documented options`() {
    let options = KeyboardScrollCoordinator.Configuration()
    #expect(options.revealsFirstResponder)
    expectEqual(options.revealPadding, to: 8)
    expectEqual(options.baselinePolicy, to: .sum)
    #expect(!options.followsUndockedKeyboard && !options.keepsDistanceToEnd)
  }
}
