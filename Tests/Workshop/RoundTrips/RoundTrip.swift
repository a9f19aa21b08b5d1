package import KeyboardScrollingHeadless

/// A sequence of changes to a screen and its surroundings, each of which can be undone.
///
/// Once all changes are undone, the content must be at the offset from the start. If the user
/// scrolls in between, the state after that scroll is the new start.
package struct RoundTrip: ReplayFile, Equatable, Sendable {
  package enum Change: String, Codable, CaseIterable, Sendable {
    // The keyboard: `keys` shows it.
    case keys, suggestions, emoji, undocked, floating
    // A composer of more lines, and banners of the app at the bottom and the top.
    case lines, banner, topBanner
    // A rotation to landscape, and two sizes of the app's window.
    case side, window, wideWindow
    // A folding device that the user opens, or opens halfway.
    case unfold, halfOpen
    // Screens that cover or replace this screen.
    case push, fullScreen, sheet, alert, alertWithField, tab
    // A menu on a message, and another app. Both hide the keyboard, and the focus stays.
    case menu, otherApp

    /// True for a change that covers the screen: the user cannot touch the content.
    var isCover: Bool {
      switch self {
      case .push, .fullScreen, .sheet, .alert, .alertWithField, .tab, .menu, .otherApp: true
      default: false
      }
    }
  }

  package enum Step: Codable, Equatable, Sendable {
    case toggle(Change)
    case lock
    /// A drag by a fraction of the visible height, down if positive; a form's field stays visible.
    case scroll(Double)
    /// Drags that scroll a form's field out of view; up or, if negative, down, and by a fraction of
    /// the possible distance.
    case scrollAway(Double)
  }

  package var kind: String
  package var seed: Int
  /// True if the keyboard is up at the start: in some of the chats, and in all other kinds.
  package var hasKeys: Bool
  /// The offset at the start, as a fraction of the possible range.
  package var start: Double
  package var steps: [Step]
  package var rough: Roughness?

  package init(kind: String, seed: Int, hasKeys: Bool, start: Double, steps: [Step]) {
    self.kind = kind
    self.seed = seed
    self.hasKeys = hasKeys
    self.start = start
    self.steps = steps
  }
}

/// A final offset that differs from the first one although all changes are undone.
package struct RoundTripFault: Equatable, Sendable, CustomStringConvertible {
  package let before: Double
  package let after: Double
  package let way: String

  package var description: String { "offset \(before) → \(after): \(way)" }
}
