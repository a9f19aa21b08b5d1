import Foundation

/// The screen of a keyboard, compared with `isEqual` because UIKit may return several objects for
/// one screen.
struct ScreenID: Equatable, Sendable {
  let screen: any NSObject & Sendable

  init(_ screen: any NSObject & Sendable) { self.screen = screen }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.screen.isEqual(rhs.screen) }
}
