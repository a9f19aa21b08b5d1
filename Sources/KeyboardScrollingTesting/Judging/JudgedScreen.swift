public import UIKit

/// The bar, the chats and the companions of a screen, which a check cannot detect.
///
/// ```swift
/// JudgedScreen(companions: [signInButton])
/// JudgedScreen(bar: composer, chat: tableView, companions: [sendButton])
/// ```
@MainActor public struct JudgedScreen {
  /// The space around the first responder that a reveal may add, in points; 8 by default.
  ///
  /// A reveal without any space passes too. A negative or infinite value becomes zero.
  public var padding: CGFloat = 8 { didSet { padding = padding.usable } }
  /// The bar just above the keyboard, which floats over the scroll views, or at which they end; held
  /// weakly.
  ///
  /// While the user edits a field, a part of the bar has to be visible. The check ignores a bar
  /// that is hidden, transparent or in no window.
  public weak var bar: UIView?
  /// Returns whether a scroll view is a chat, whose content keeps its distance to the end.
  ///
  /// By default no scroll view is a chat.
  public var isChat: (UIScrollView) -> Bool = { _ in false }
  /// Returns the views that have to be wholly visible together with a first responder, such as a
  /// button.
  ///
  /// These views have to become visible with the first responder, and stay visible until the user
  /// scrolls; a hidden view is a finding. The check ignores a view so far from the field that both
  /// do not fit above the keyboard. By default there are no such views.
  public var companionsOfResponder: (UIView) -> [UIView] = { _ in [] }
  /// Whether the check also covers the promises of KeyboardScrolling: the smallest move, exact
  /// insets, and a field that becomes visible again with the next letter.
  ///
  /// False by default: the check then covers only what a user sees, and any correct code passes.
  public var isStrict = false
  package var hasInset: (UIScrollView) -> Bool = { !JudgedScreen.isNested($0) }

  private struct WeakView {
    weak var view: UIView?
  }

  struct Exemption {
    let kind: EverydayFinding.Kind
    weak var view: UIView?
    let reason: String
  }

  private(set) var exemptions: [Exemption] = []

  package var exceptions: Set<MovementRule> = []

  package var rules: Set<MovementRule> {
    MovementRule.visibleToUser.union(isStrict ? MovementRule.promised : []).subtracting(exceptions)
  }

  /// Creates the description of a screen.
  ///
  /// - Parameters:
  ///   - bar: The bar just above the keyboard, which floats over the scroll views, or at which they
  ///     end; held weakly.
  ///   - chat: The scroll view that keeps its distance to the end; held weakly.
  ///   - companions: The views that have to be visible together with each edited field; held weakly.
  ///     To choose them by field, set ``companionsOfResponder``.
  public init(bar: UIView? = nil, chat: UIScrollView? = nil, companions: [UIView] = []) {
    self.bar = bar
    if chat != nil { isChat = { [weak chat] in $0 === chat } }
    let views = companions.map(WeakView.init)
    if !views.isEmpty { companionsOfResponder = { _ in views.compactMap(\.view) } }
  }

  /// Exempts a view from a kind of finding.
  ///
  /// ```swift
  /// screen.exempt(map, from: .hidden, because: "The map continues below the keyboard.")
  /// ```
  ///
  /// A check that fails lists the exemptions that applied, with the reasons.
  ///
  /// - Parameters:
  ///   - view: The view that the finding would name; held weakly.
  ///   - kind: The kind of finding that does not apply to the view.
  ///   - reason: The reason, in a sentence.
  public mutating func exempt(
    _ view: UIView, from kind: EverydayFinding.Kind, because reason: String
  ) { exemptions.append(Exemption(kind: kind, view: view, reason: reason)) }

  package static func isNested(_ view: UIView) -> Bool {
    view.containers.contains { !$0.scrollsSidewaysOnly }
  }
}
