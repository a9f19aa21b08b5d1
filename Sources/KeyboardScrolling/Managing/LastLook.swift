/// The last check of a managed view in a window.
enum LastLook {
  /// Nothing to compare with.
  ///
  /// The view is outside a window or has just entered one, it was managed or taken over, its
  /// configuration or bar was set, or its keyboard inset was removed.
  case none
  case current(ScrollSnapshot)
  /// The check at the end of a turn found a difference; the next turn updates the view.
  case outdated(ScrollSnapshot)

  var snapshot: ScrollSnapshot? {
    switch self {
    case .none: nil
    case .current(let last), .outdated(let last): last
    }
  }
}
