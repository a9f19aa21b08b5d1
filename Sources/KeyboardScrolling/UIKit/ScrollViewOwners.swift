import UIKit

/// Which coordinator manages which scroll view.
///
/// Two coordinators that both added a share would count the keyboard twice. The one that was asked
/// last owns the view, and takes the share over as it stands.
@MainActor
final class ScrollViewOwners {
  private struct Entry {
    weak var managed: ManagedScrollView?
    weak var owner: KeyboardScrollCoordinator?
  }

  private var entries: [Entry] = []

  /// Returns the management of a scroll view and its owner, when there is one.
  func current(of scrollView: UIScrollView) -> (ManagedScrollView, KeyboardScrollCoordinator)? {
    for entry in entries {
      guard let managed = entry.managed, let owner = entry.owner,
        managed.scrollView === scrollView
      else { continue }
      return (managed, owner)
    }
    return nil
  }

  /// Forgets a management that has ended.
  func remove(_ managed: ManagedScrollView) {
    entries.removeAll { $0.managed == nil || $0.managed === managed }
  }

  /// Makes a coordinator the owner of a management.
  func assign(_ managed: ManagedScrollView, to owner: KeyboardScrollCoordinator) {
    entries.removeAll { $0.managed == nil || $0.managed === managed }
    entries.append(Entry(managed: managed, owner: owner))
  }
}
