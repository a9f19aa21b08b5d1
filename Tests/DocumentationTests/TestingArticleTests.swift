import Foundation
import KeyboardScrollingTesting
import Testing
import UIKit

#if os(Linux)
import HeadlessEnvironment
import KeyboardScrolling
#endif

/// False on Linux, where the coordinator's main run loop does not run under tests, and in Xcode's tool
/// for a package's tests, which is not an application.
var isHostedByApp: Bool {
  #if os(Linux)
  false
  #else
  Bundle.main.bundleIdentifier != "com.apple.dt.xctest.tool"
  #endif
}

/// What the article on testing a screen says about its samples.
@MainActor
@Suite("Documentation: testing a screen", .serialized)
struct TestingArticleTests {
  #if os(Linux)
  // A device of its own: windows of other tests may be released on other threads.
  private let device = HeadlessDevice()

  private func failure(
    of controller: UIViewController,
    _ fields: [UIView],
    on screen: JudgedScreen = JudgedScreen(),
    seed: UInt64 = 1
  ) async throws -> EverydayUseFailure? {
    let window = UIWindow(windowScene: device.scene)
    window.rootViewController = controller
    let keyboard = device.run {
      window.makeKeyAndVisible()
      return KeyboardSimulator(window: window)
    }
    defer {
      device.run {
        _ = window.endEditing(true)
        window.isHidden = true
      }
    }
    do {
      try await keyboard.checkEverydayUse(of: fields, on: screen, seed: seed)
      return nil
    } catch let failure as EverydayUseFailure {
      return failure
    }
  }

  @Test func `the login form has no findings`() async throws {
    let login = Environment.headless(device).run { LoginScreen() }
    login.loadViewIfNeeded()
    var screen = JudgedScreen()
    screen.companions = { _ in [login.signInButton] }
    let failure = try await failure(
      of: login,
      [login.nameField, login.passwordField],
      on: screen
    )
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  @Test func `the chat has no findings`() async throws {
    let chat = Environment.headless(device).run { ChatScreen() }
    chat.loadViewIfNeeded()
    var screen = JudgedScreen()
    screen.bar = chat.composer
    screen.keepsDistance = { $0 === chat.list }
    for seed: UInt64 in 1...3 {
      let failure = try await failure(of: chat, [chat.textView], on: screen, seed: seed)
      #expect(failure == nil, "\(failure?.description ?? "")")
    }
  }

  @Test func `the failing test prints what the article shows`() async throws {
    let settings = SettingsScreen()
    let failure = try #require(await failure(of: settings, [settings.mailField]))
    let printed = failure.description.components(separatedBy: "\n").dropFirst()
    let article = try #require(try Article.named("testing-a-screen.md"))
    let shown = article.lines.filter { $0.hasPrefix("- step") }
    #expect(Array(printed) == shown)
  }
  #endif
}
