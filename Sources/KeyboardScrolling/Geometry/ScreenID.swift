import Foundation

/// The screen that a keyboard is on.
///
/// Screens are compared with `isEqual`, because UIKit may return another object for the same
/// screen.
struct ScreenID: Equatable, Sendable {
  let screen: any NSObject & Sendable

  init(_ screen: any NSObject & Sendable) {
    self.screen = screen
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.screen === rhs.screen || lhs.screen.isEqual(rhs.screen)
  }
}
