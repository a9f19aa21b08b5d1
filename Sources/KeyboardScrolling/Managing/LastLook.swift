/// The last look at a managed view in a window.
enum LastLook {
  /// No look since the view entered its window, or was managed.
  case none
  case current(ScrollSnapshot)
  /// The look at the end of a turn found a difference; the next turn updates the view.
  case outdated(ScrollSnapshot)

  var snapshot: ScrollSnapshot? {
    switch self {
    case .none: nil
    case .current(let last), .outdated(let last): last
    }
  }
}
