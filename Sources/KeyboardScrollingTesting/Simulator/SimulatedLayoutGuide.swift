import UIKit

/// Moves the views that are constrained to a keyboard layout guide, as if the guide followed a
/// simulated keyboard.
///
/// The guide itself does not move, so each dependent constant changes by the distance that the
/// guide would have moved.
@MainActor final class SimulatedLayoutGuide {
  private struct Moved {
    weak var constraint: NSLayoutConstraint?
    /// The app's own constant.
    var own: CGFloat
    var assigned: CGFloat
  }

  private(set) weak var view: UIView?
  private var moved: [Moved] = []

  init(of view: UIView) { self.view = view }

  /// Lays out the views, then changes the constants; the views move in the next layout.
  ///
  /// Without the first layout, the keyboard's animation would also animate pending changes, and the
  /// guide of a new view would have no place.
  func beginFollowing(_ keyboard: SimulatedKeyboard) {
    UIView.performWithoutAnimation { layOut() }
    follow(keyboard)
  }

  /// Changes the constants; the views move in the next layout.
  func follow(_ keyboard: SimulatedKeyboard) {
    guard let view, let window = view.window else { return }
    let guide = view.keyboardLayoutGuide
    let frame = guide.followsUndockedKeyboard ? keyboard.frame : keyboard.coverInScreen
    let top = frame.map { view.convert($0, from: window.screen.coordinateSpace).minY }
    // While the keyboard is hidden, the guide begins at the bottom of the safe area or view.
    let rise = max(0, guide.layoutFrame.minY - (top ?? .infinity))
    moved.removeAll { $0.constraint == nil }
    for constraint in sequence(first: view, next: \.superview).flatMap(\.constraints) {
      guard let change = constraint.change(whenGuideRises: rise, guide, of: view) else { continue }
      move(constraint, by: change)
    }
  }

  func layOut() { view?.layoutIfNeeded() }

  private func move(_ constraint: NSLayoutConstraint, by change: CGFloat) {
    let index = moved.firstIndex { $0.constraint === constraint }
    var entry =
      index.map { moved[$0] }
      ?? Moved(constraint: constraint, own: constraint.constant, assigned: constraint.constant)
    // The app may have assigned a new constant since the last change.
    if constraint.constant != entry.assigned { entry.own = constraint.constant }
    entry.assigned = entry.own + change
    constraint.constant = entry.assigned
    if let index { moved[index] = entry } else { moved.append(entry) }
  }
}

extension NSLayoutConstraint {
  /// Returns the change of the constant; nil for a constraint that does not depend on the guide's
  /// top edge.
  fileprivate func change(
    whenGuideRises rise: CGFloat, _ guide: UIKeyboardLayoutGuide, of view: UIView
  ) -> CGFloat? {
    let isFirst = firstItem === guide
    guard isFirst || secondItem === guide else { return nil }
    // The constraints between the guide and its view are the system's own.
    let other = isFirst ? secondItem : firstItem
    guard let other, other !== view, other !== view.safeAreaLayoutGuide else { return nil }
    let moves: CGFloat
    switch isFirst ? firstAttribute : secondAttribute {
    case .top: moves = -rise
    case .centerY: moves = -rise / 2
    case .height: moves = rise
    default: return nil
    }
    return isFirst ? -moves : multiplier * moves
  }
}
