import KeyboardScrollingTesting
import Testing

#if os(Linux)
import KeyboardScrollingExpectations
import KeyboardScrollingHeadless
@_spi(Headless) import UIKit
#else
import UIKit
#endif

/// True in an application, or with the headless UIKit on Linux; false in the tool in which Xcode
/// runs the tests of a package.
var isHostedByApp: Bool {
  #if os(Linux)
  true
  #else
  Bundle.main.bundleIdentifier != "com.apple.dt.xctest.tool"
  #endif
}

@MainActor @Suite(.serialized) struct TestingArticleTests {
  #if os(Linux)
  @Test func `the article's failing test prints, and records, the text that the article shows`()
    async throws
  {
    // `#expect(throws:)` would leave the main actor. Other tests would run meanwhile, and this
    // screen would follow their keyboards.
    var failure: EverydayUseFailure?
    do {
      try await checkAccountOnPhone()
    } catch {
      failure = error as? EverydayUseFailure
    }
    let printed = try #require(failure).description.components(separatedBy: "\n").dropFirst()
    let article = try #require(try Article.named("testing-a-screen.md"))
    let shown = article.lines.drop { !$0.hasPrefix("- empty space") }.prefix { $0 != "```" }
    expectEqual(Array(printed), to: Array(shown))
    // The README shows only the first line.
    let readme = try #require(try Article.named("README.md")).lines.joined(separator: " ")
    #expect(readme.contains("*\(try #require(printed.first).dropFirst(2))*"))
    let phone = HeadlessPhone()
    let (account, keyboard) = phone.show { AccountScreen() }
    await withKnownIssue {
      await keyboard.expectEverydayUse(of: [account.mailField])
    } matching: { issue in
      let lines = issue.comments.first?.rawValue.components(separatedBy: "\n")
      return lines.map { "- " + $0.dropLast().joined(separator: "\n") }
        == shown.joined(separator: "\n")
    }
  }

  @Test func `a simulator created with a window uses the phone of that window`() async throws {
    let phone = HeadlessPhone(.iPhoneSE)
    let (login, _) = phone.show { LoginViewController() }
    let keyboard = KeyboardSimulator(window: try #require(phone.window))
    try await keyboard.checkEverydayUse(of: [login.userNameField, login.passwordField])
  }
  #endif
}
