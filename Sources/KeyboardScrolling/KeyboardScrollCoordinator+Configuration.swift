public import CoreGraphics

extension KeyboardScrollCoordinator {
  /// How the app's own inset is treated while the keyboard is up.
  public enum BaselinePolicy: Equatable, Sendable {
    /// The app's inset stays above the keyboard: 16 points above the home indicator are 16 points
    /// above the keyboard, as for any other safe area.
    case sum
    /// The keyboard absorbs the app's inset: the final inset is the larger of the two.
    case max
  }

  /// How a coordinator treats a scroll view.
  ///
  /// Every option has a default, and `Configuration()` is what most screens need. Values that are
  /// not finite count as zero.
  public struct Configuration: Equatable, Sendable {
    /// Whether the first responder is scrolled into sight.
    ///
    /// True by default. When false, nothing is scrolled into sight unless
    /// ``KeyboardScrollCoordinator/revealFirstResponder(animated:)`` asks for it.
    public var revealsFirstResponder: Bool

    /// The distance kept above and below a revealed rectangle, in points.
    ///
    /// 8 by default. It never makes an inset larger, and gives way where the visible height is too
    /// small for it. Negative values count as zero.
    public var revealPadding: CGFloat

    /// How the app's own inset is treated while the keyboard is up.
    ///
    /// ``BaselinePolicy/sum`` by default.
    public var baselinePolicy: BaselinePolicy

    /// Whether a keyboard that is lifted off the bottom of the screen counts as well: undocked or
    /// floating, on iPad.
    ///
    /// False by default, as the property of the same name of
    /// [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/followsundockedkeyboard).
    /// When true, everything below the top of such a keyboard counts as covered, also what lies below
    /// its lower edge.
    public var followsUndockedKeyboard: Bool

    /// Whether the content keeps its distance to its end while the keyboard comes, changes and
    /// goes: the row that was above the keyboard's place before is above the keyboard after.
    ///
    /// For a chat. False by default: the content stays, and the keyboard covers a part of it. A view
    /// that is flipped by a transform, an inverted chat, always keeps the distance; its newest row
    /// would be covered otherwise.
    public var keepsDistanceToEnd: Bool

    /// Whether the content goes back to its offset from before the keyboard when the keyboard leaves.
    ///
    /// False by default: the content stays, and is moved only as far as it would lie beyond its end.
    /// An offset that the user has scrolled to meanwhile stays.
    public var restoresContentOffset: Bool

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - revealsFirstResponder: Whether the first responder is scrolled into sight.
    ///   - revealPadding: The distance kept above and below a revealed rectangle, in points.
    ///   - baselinePolicy: How the app's own inset is treated while the keyboard is up.
    ///   - followsUndockedKeyboard: Whether a keyboard that is lifted off the bottom counts as well.
    ///   - keepsDistanceToEnd: Whether the content keeps its distance to its end.
    ///   - restoresContentOffset: Whether the content goes back when the keyboard leaves.
    public init(
      revealsFirstResponder: Bool = true,
      revealPadding: CGFloat = 8,
      baselinePolicy: BaselinePolicy = .sum,
      followsUndockedKeyboard: Bool = false,
      keepsDistanceToEnd: Bool = false,
      restoresContentOffset: Bool = false
    ) {
      self.revealsFirstResponder = revealsFirstResponder
      self.revealPadding = revealPadding
      self.baselinePolicy = baselinePolicy
      self.followsUndockedKeyboard = followsUndockedKeyboard
      self.keepsDistanceToEnd = keepsDistanceToEnd
      self.restoresContentOffset = restoresContentOffset
    }
  }
}
