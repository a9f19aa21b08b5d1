/// The last check of a managed view in a window.
enum LastCheck {
  /// Nothing to compare with: the view is outside a window or has just entered one, was just
  /// managed or taken over, got a new configuration or bar, or lost its keyboard inset.
  case none
  case current(ScrollSnapshot)
  /// A check or an update found a difference; the next turn updates the view.
  case outdated(ScrollSnapshot)

  var snapshot: ScrollSnapshot? {
    switch self {
    case .none: nil
    case .current(let last), .outdated(let last): last
    }
  }
}
