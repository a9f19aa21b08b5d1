/// The result of the last check of a managed view, at the end of a turn.
enum LastCheck {
  /// No snapshot to compare with: the view is outside a window or has just entered one, was just
  /// managed, got a new configuration or bar, or lost its keyboard inset.
  case none
  case current(ScrollSnapshot)
  /// A check or an update detected a difference; the next turn updates the view.
  case outdated(ScrollSnapshot)

  var snapshot: ScrollSnapshot? {
    switch self {
    case .none: nil
    case .current(let last), .outdated(let last): last
    }
  }

  var isOutdated: Bool { if case .outdated = self { true } else { false } }
}
