package import KeyboardScrollingHeadless

/// Changes around a screen, each of which can be undone.
///
/// When the screen is as it was at the start, its offset must be too. A user who scrolls in between
/// sets a new start.
package struct RoundTrip: ReplayFile, Equatable, Sendable {
  package enum Change: String, Codable, CaseIterable, Sendable {
    // The keyboard.
    case keys, suggestions, emoji, undocked, floating
    // A taller composer, and banners of the app at the bottom and at the top.
    case lines, banner, topBanner
    // A rotation, and two sizes of the app's window.
    case side, window, wideWindow
    // A device that folds, opened and half opened.
    case unfold, halfOpen
    // Screens over this one, or in its place.
    case push, fullScreen, sheet, alert, alertWithField, tab
    // The keyboard hides but the focus stays: for a menu on a message, and for another app.
    case menu, otherApp

    /// True for a view in front of the screen, which prevents touches.
    var isCover: Bool {
      switch self {
      case .push, .fullScreen, .sheet, .alert, .alertWithField, .tab, .menu, .otherApp: true
      default: false
      }
    }
  }

  package enum Step: Codable, Equatable, Sendable {
    /// Makes or undoes a change.
    case toggle(Change)
    case lock
    /// A drag by a share of the visible height, down if positive.
    case scroll(Double)
  }

  package var kind: String
  package var seed: Int
  /// True if the keyboard is up at the start, as it always is on a screen whose field is in the
  /// content.
  package var hasKeys: Bool
  /// The offset at the start, as a fraction of the possible range.
  package var start: Double
  package var steps: [Step]
  /// Seconds between two steps; nil to wait until nothing moves.
  package var pause: Double?
  /// Nil for a smooth phone.
  package var rough: Roughness?

  package init(
    kind: String,
    seed: Int,
    hasKeys: Bool,
    start: Double,
    steps: [Step]
  ) {
    self.kind = kind
    self.seed = seed
    self.hasKeys = hasKeys
    self.start = start
    self.steps = steps
  }
}

/// An offset that differs although the screen is as it was.
package struct RoundTripFault: Equatable, Sendable, CustomStringConvertible {
  package let before: Double
  package let after: Double
  package let way: String

  package var description: String { "offset \(before) → \(after): \(way)" }
}
