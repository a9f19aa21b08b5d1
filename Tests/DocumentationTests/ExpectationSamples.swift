// A build of only the products for apps lacks the module KeyboardScrollingExpectations.
#if canImport(KeyboardScrollingExpectations)
import Foundation
import KeyboardScrollingExpectations
import KeyboardScrollingTesting
import Testing
import UIKit

// The code of the articles on issues, on kinds of screens and on snapshots. On Linux the tests of
// the recipes check those screens.

// This test is meant to fail: the article *Testing a screen* shows its output.
@Suite(.disabled())
@MainActor
struct AccountTestsWithPictures {
  @Test func everydayUseWithPictures() async throws {
    let account = AccountScreen()
    let window = try await makeWindow(showing: account)
    defer { window.isHidden = true }

    let keyboard = KeyboardSimulator(window: window)
    await keyboard.expectEverydayUse(of: [account.mailField])
  }
}

extension KeyboardTests {
  @MainActor
  struct KindTests {
    @Test func table() async throws {
      let guests = GuestListViewController()
      let window = try await makeWindow(showing: guests)
      defer { window.isHidden = true }

      let keyboard = KeyboardSimulator(window: window)
      await keyboard.expectEverydayUse(of: [guests.tableView])
    }

    @Test func sheet() async throws {
      let root = UIViewController()
      let window = try await makeWindow(showing: root)
      defer { window.isHidden = true }
      root.presentCheckout()
      let keyboard = KeyboardSimulator(window: window)
      await keyboard.rest()

      let sheet = root.presentedViewController
      let checkout = try #require(sheet as? CheckoutViewController)
      await keyboard.expectEverydayUse(of: checkout.fields)
    }

    @Test func wizard() async throws {
      let wizard = WizardViewController()
      let window = try await makeWindow(showing: wizard)
      defer { window.isHidden = true }

      let keyboard = KeyboardSimulator(window: window)
      await keyboard.expectEverydayUse(of: wizard.pages.flatMap { $0 })
    }

    @Test func toolbars() async throws {
      let address = AddressViewController()
      let window = try await makeWindow(showing: address)
      defer { window.isHidden = true }

      let keyboard = KeyboardSimulator(window: window)
      await keyboard.expectEverydayUse(of: address.fields)
    }

    @Test func snapshot() async throws {
      let login = LoginViewController()
      let window = try await makeWindow(showing: login)
      defer { window.isHidden = true }

      let keyboard = KeyboardSimulator(window: window)
      keyboard.heights = KeyboardHeights(letters: 336, suggestions: 45)
      login.userNameField.inputView = UIView()
      login.userNameField.becomeFirstResponder()
      keyboard.show()
      await keyboard.rest()
      Attachment.record([UInt8](keyboard.picture), named: "login.png")
    }
  }
}
#endif
