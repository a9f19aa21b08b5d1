public import CoreGraphics

extension KeyboardScrollCoordinator {
  /// How the app's own inset is combined with the keyboard.
  ///
  /// Later versions may add policies.
  public struct BaselinePolicy: Hashable, Sendable, CustomStringConvertible {
    /// The keyboard is added to the app's inset, like any other safe area: 16 points above the home
    /// indicator become 16 points above the keyboard.
    public static let sum = BaselinePolicy(policy: .sum)
    /// The final inset is the larger of the app's inset and the keyboard's.
    public static let max = BaselinePolicy(policy: .max)

    fileprivate let policy: KeyboardInset.BaselinePolicy

    /// The name of the policy.
    public var description: String { "\(policy)" }
  }

  /// The options for managing a scroll view.
  ///
  /// Every option has a default, and `Configuration()` suits most screens. Values that are not
  /// finite count as zero.
  public struct Configuration: Equatable, Sendable {
    /// Whether the coordinator scrolls the first responder into view.
    ///
    /// True by default. When false, only
    /// ``KeyboardScrollCoordinator/revealFirstResponder(animated:)`` scrolls it into view.
    public var revealsFirstResponder: Bool

    /// The padding above and below a revealed rectangle, in points.
    ///
    /// 8 by default. It never enlarges an inset, and it shrinks where the visible height is too
    /// small. Negative values count as zero.
    public var revealPadding: CGFloat

    /// How the app's own inset is combined with the keyboard.
    ///
    /// ``BaselinePolicy/sum`` by default.
    public var baselinePolicy: BaselinePolicy

    /// Whether undocked and floating keyboards, on iPad, count as covering the view.
    ///
    /// False by default, like the property of the same name of
    /// [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/followsundockedkeyboard).
    /// When true, everything below the top of such a keyboard counts as covered, even the part
    /// below its lower edge.
    public var followsUndockedKeyboard: Bool

    /// Whether the content moves with the keyboard and keeps its distance to its end.
    ///
    /// Use it for a chat: when the lower edge of the visible content moves, the last visible row
    /// stays visible, whether the keyboard or the bar has moved the edge, UIKit, or the app's layout.
    /// False by default: the content stays in place, and the keyboard covers part of it. A view that
    /// is flipped by a transform, such as an inverted chat, always keeps the distance; otherwise its
    /// newest row would be covered.
    ///
    /// The app scrolls to a row that it inserts. The distance is not kept while the app scrolls with
    /// animation, or in the turn of such a row: content that rests at its former end, or beyond its
    /// new one, then goes to the new end. It cannot be kept either under a finger, in a range that is
    /// too short, or where the first bar appears and the content is not at its end.
    public var keepsDistanceToEnd: Bool

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - revealsFirstResponder: Whether the coordinator scrolls the first responder into view.
    ///   - revealPadding: The padding above and below a revealed rectangle, in points.
    ///   - baselinePolicy: How the app's own inset is combined with the keyboard.
    ///   - followsUndockedKeyboard: Whether undocked and floating keyboards count.
    ///   - keepsDistanceToEnd: Whether the content keeps its distance to its end.
    public init(
      revealsFirstResponder: Bool = true,
      revealPadding: CGFloat = 8,
      baselinePolicy: BaselinePolicy = .sum,
      followsUndockedKeyboard: Bool = false,
      keepsDistanceToEnd: Bool = false
    ) {
      self.revealsFirstResponder = revealsFirstResponder
      self.revealPadding = revealPadding
      self.baselinePolicy = baselinePolicy
      self.followsUndockedKeyboard = followsUndockedKeyboard
      self.keepsDistanceToEnd = keepsDistanceToEnd
    }
  }
}

extension KeyboardScrollCoordinator.Configuration {
  init(_ options: ViewOptions) {
    self.init(
      revealsFirstResponder: options.revealsFirstResponder,
      revealPadding: options.revealPadding,
      baselinePolicy: .init(policy: options.baselinePolicy),
      followsUndockedKeyboard: options.followsUndockedKeyboard,
      keepsDistanceToEnd: options.keepsDistanceToEnd
    )
  }

  var options: ViewOptions {
    ViewOptions(
      revealsFirstResponder: revealsFirstResponder,
      revealPadding: revealPadding,
      baselinePolicy: baselinePolicy.policy,
      followsUndockedKeyboard: followsUndockedKeyboard,
      keepsDistanceToEnd: keepsDistanceToEnd
    )
  }
}
