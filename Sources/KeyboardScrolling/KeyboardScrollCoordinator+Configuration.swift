public import CoreGraphics

extension KeyboardScrollCoordinator {
  /// How the app's own inset is combined with the keyboard.
  ///
  /// Later versions may add policies.
  public struct BaselinePolicy: Hashable, Sendable, CustomStringConvertible {
    /// The keyboard inset is added to the app's inset, as UIKit adds a
    /// [safe area](https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset):
    /// 16 points above the home indicator become 16 points above the keyboard.
    public static let sum = BaselinePolicy(description: "sum")
    /// The final inset is the larger of the app's inset and the inset that the keyboard needs.
    public static let max = BaselinePolicy(description: "max")

    /// The name of the policy.
    public let description: String
  }

  /// The options for managing a scroll view.
  ///
  /// `Configuration()` suits most screens. Values that are not finite count as zero.
  public struct Configuration: Equatable, Sendable {
    /// Whether the coordinator scrolls the first responder into view.
    ///
    /// True by default. If false, only
    /// ``KeyboardScrollCoordinator/revealFirstResponder(animated:)`` scrolls to the first
    /// responder.
    public var revealsFirstResponder: Bool

    /// The padding above and below a revealed rectangle, in points.
    ///
    /// 8 by default. The padding never enlarges an inset, and shrinks if the visible height is too
    /// small. Negative values count as zero.
    public var revealPadding: CGFloat

    /// How the app's own inset is combined with the keyboard.
    ///
    /// ``BaselinePolicy/sum`` by default.
    public var baselinePolicy: BaselinePolicy

    /// Whether undocked and floating keyboards, on iPad, count as covering the view.
    ///
    /// False by default, like the property of
    /// [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/followsundockedkeyboard).
    /// If true, everything below the top of such a keyboard counts as covered, even below the
    /// keyboard's lower edge.
    public var followsUndockedKeyboard: Bool

    /// Whether the content moves with the keyboard, so that the end of the content keeps its
    /// distance to the lower edge of the visible part.
    ///
    /// For a chat: when the keyboard, the bar, UIKit or the app's layout moves that edge, the last
    /// visible row stays visible. False by default: the content stays, and the keyboard covers part
    /// of it. A view that is flipped by a transform, such as an inverted chat, always keeps the
    /// distance: otherwise the keyboard would cover its newest row.
    ///
    /// The app itself scrolls to a row that it inserts. The coordinator therefore does not keep the
    /// distance during an animated scroll of the app, or in the run loop turn in which the app
    /// inserts a row. If that scroll stops beyond the end of the range, or at its former end, the
    /// content then moves to the present end. The distance is also not kept while a finger touches
    /// the content, for short content, or when the bar first appears while the content is not at
    /// its end.
    public var keepsDistanceToEnd: Bool

    /// Creates a configuration; each argument sets the property of the same name.
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

    /// Returns whether the content moves with the edge that faces the keyboard; always true in a
    /// flipped view.
    func keepsDistance(at edge: VerticalEdge?) -> Bool { keepsDistanceToEnd || edge == .top }
  }
}
