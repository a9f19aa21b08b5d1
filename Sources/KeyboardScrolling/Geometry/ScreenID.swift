import Foundation

/// The screen that a keyboard is on, compared with `isEqual`: UIKit may return another object for
/// one screen.
struct ScreenID: Equatable, Sendable {
  let screen: any NSObject & Sendable

  init(_ screen: any NSObject & Sendable) {
    self.screen = screen
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.screen === rhs.screen || lhs.screen.isEqual(rhs.screen)
  }
}
