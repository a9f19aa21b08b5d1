import UIKit

/// A technique that saves insets and offset when the keyboard shows, and restores them on a hide.
final class SnapshotTechnique: KeyboardTechnique {
  static let name = "snapshot and restore"

  private struct Snapshot {
    let contentInset: UIEdgeInsets
    let indicatorInsets: UIEdgeInsets
    let contentOffset: CGPoint
  }

  private let center: NotificationCenter
  private var observations: KeyboardObservations?
  private var snapshot: Snapshot?
  private weak var scrollView: UIScrollView?

  init(notificationCenter: NotificationCenter) {
    center = notificationCenter
  }

  func attach(to scrollView: UIScrollView, in controller: UIViewController) {
    self.scrollView = scrollView
    let observations = KeyboardObservations(center)
    observations.observe(UIResponder.keyboardWillShowNotification) { [weak self] in
      guard let endFrame = $0.endFrame else { return }
      self?.cover(by: endFrame)
    }
    observations.observe(UIResponder.keyboardWillHideNotification) { [weak self] _ in
      self?.restore()
    }
    self.observations = observations
  }

  func detach() {
    observations = nil
    restore()
  }

  private func cover(by endFrame: CGRect) {
    guard let scrollView else { return }
    if snapshot == nil {
      snapshot = Snapshot(
        contentInset: scrollView.contentInset,
        indicatorInsets: scrollView.verticalScrollIndicatorInsets,
        contentOffset: scrollView.contentOffset
      )
    }
    scrollView.bottomInsets = scrollView.overlap(of: endFrame)
  }

  private func restore() {
    guard let scrollView, let snapshot else { return }
    scrollView.contentInset = snapshot.contentInset
    scrollView.verticalScrollIndicatorInsets = snapshot.indicatorInsets
    scrollView.contentOffset = snapshot.contentOffset
    self.snapshot = nil
  }
}
