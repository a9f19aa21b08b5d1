public import UIKit

/// What the judge cannot see of a screen, and a person knows: what belongs together.
///
/// ```swift
/// JudgedScreen(companions: [signInButton])
/// JudgedScreen(bar: composer, chat: tableView, companions: [sendButton])
/// ```
@MainActor
public struct JudgedScreen {
  /// The space around the first responder that a reveal may add, in points; 8 by default.
  ///
  /// A reveal without any space is right as well. A space that is negative or not finite is zero.
  public var padding: CGFloat = 8 { didSet { padding = padding.usable } }
  /// The bar that floats over the scroll views, just above the keyboard; held weakly.
  ///
  /// A part of it has to be in sight while a field is being edited: a bar may reach down behind the
  /// keyboard. A bar that is hidden or in no window is none.
  public weak var bar: UIView?
  /// Returns whether a scroll view is a chat, which keeps its distance to the end.
  ///
  /// By default none is.
  public var keepsDistance: (UIScrollView) -> Bool = { _ in false }
  /// Returns the views that have to be in sight as a whole together with a first responder, such as
  /// a button.
  ///
  /// They come into sight with its focus, and stay there until the person scrolls. A view that is
  /// hidden, in no window, or too far from the field to fit above the keyboard with it is not in
  /// sight. By default there are none.
  public var companions: (UIView) -> [UIView] = { _ in [] }
  /// True to judge what a coordinator promises as well: the smallest move, exact insets, and a field
  /// that comes back into sight with the next letter.
  ///
  /// By default only what a person sees is judged, which right code of any kind passes.
  public var isStrict = false
  /// Returns whether the insets of a scroll view are for the keyboard.
  package var hasInset: (UIScrollView) -> Bool = { !JudgedScreen.isNested($0) }

  /// A kind of finding that does not apply to a view, with the reason.
  struct Exemption {
    let kind: EverydayFinding.Kind
    weak var view: UIView?
    let reason: String
  }

  private(set) var exemptions: [Exemption] = []

  /// Rules that are not judged on this screen.
  package var exceptions: Set<MovementRule> = []

  /// The rules of movement that are judged on this screen.
  package var rules: Set<MovementRule> {
    MovementRule.seen.union(isStrict ? MovementRule.promised : []).subtracting(exceptions)
  }

  /// Creates the description of a screen.
  ///
  /// - Parameters:
  ///   - bar: The bar that floats over the scroll views, just above the keyboard; held weakly.
  ///   - chat: The scroll view that keeps its distance to the end.
  ///   - companions: The views that have to be in sight together with each field that is edited. To
  ///     choose them by field, set ``companions``.
  public init(bar: UIView? = nil, chat: UIScrollView? = nil, companions: [UIView] = []) {
    self.bar = bar
    if let chat { keepsDistance = { $0 === chat } }
    if !companions.isEmpty { self.companions = { _ in companions } }
  }

  /// Says that a kind of finding does not apply to a view.
  ///
  /// ```swift
  /// screen.exempt(map, from: .hidden, because: "The map goes on below the keyboard.")
  /// ```
  ///
  /// A check that fails lists what it left out, with the reasons.
  ///
  /// - Parameters:
  ///   - view: The view that would be named in the finding; held weakly.
  ///   - kind: What does not apply to it.
  ///   - reason: Why, in a sentence.
  public mutating func exempt(
    _ view: UIView,
    from kind: EverydayFinding.Kind,
    because reason: String
  ) {
    exemptions.append(Exemption(kind: kind, view: view, reason: reason))
  }

  /// Returns whether a view is inside a scroll view, other than a pager.
  package static func isNested(_ view: UIView) -> Bool {
    view.containers.contains { !$0.scrollsSidewaysOnly }
  }
}
