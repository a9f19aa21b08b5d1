import UIKit

/// The inset and the offset that IQKeyboardManager 8 calculates, without its root view and toolbar.
///
/// The code is new, from a description of the library's rules. The inset is the height of the
/// keyboard, a distance of 10 points and the safe area of the screen. The space below the scroll
/// view and the view's own safe area are subtracted. The app's own inset counts if it is larger.
/// The first inset is saved, and restored on a hide.
/// <https://github.com/hackiftekhar/IQKeyboardManager>, `IQKeyboardManager+Position.swift`
final class IQFormulaTechnique: KeyboardTechnique {
  static let name = "IQKeyboardManager’s formula"

  private struct Insets {
    let content: UIEdgeInsets
    let indicator: UIEdgeInsets
  }

  private static let distance: CGFloat = 10

  private let center: NotificationCenter
  private var observations: KeyboardObservations?
  private var saved: Insets?
  /// The height of the window that the keyboard covers, from its top edge down; nil while it is
  /// hidden.
  private var keyboardHeight: CGFloat?
  private weak var scrollView: UIScrollView?
  private weak var rootView: UIView?
  private weak var activeField: UIView?

  init(notificationCenter: NotificationCenter) {
    center = notificationCenter
  }

  func attach(to scrollView: UIScrollView, in controller: UIViewController) {
    self.scrollView = scrollView
    rootView = controller.view
    let observations = KeyboardObservations(center)
    observations.observeBeginOfEditing { [weak self] in
      self?.activeField = $0
      self?.adjust(duration: 0.25)
    }
    observations.observe(UIResponder.keyboardWillShowNotification) { [weak self] in
      self?.show($0)
    }
    observations.observe(UIResponder.keyboardWillHideNotification) { [weak self] in
      self?.hide($0)
    }
    self.observations = observations
  }

  func detach() {
    observations = nil
    keyboardHeight = nil
    restore()
  }

  private func show(_ transition: KeyboardTransition) {
    guard let endFrame = transition.endFrame, let window = scrollView?.window else { return }
    let screen = window.screen.bounds
    // A narrow keyboard away from the bottom floats, and covers nothing.
    let isFloating = endFrame.width < screen.width && endFrame.maxY < screen.maxY
    keyboardHeight = isFloating ? 0 : max(0, screen.maxY - endFrame.minY)
    adjust(duration: transition.duration)
  }

  private func hide(_ transition: KeyboardTransition) {
    keyboardHeight = nil
    UIView.animate(withDuration: transition.duration) { self.restore() }
  }

  private func adjust(duration: TimeInterval) {
    // The library begins with a field, and does nothing for a scroll view without one.
    guard let height = keyboardHeight, let scrollView, let window = scrollView.window,
      let field = activeField, field.isDescendant(of: scrollView)
    else { return }
    if saved == nil {
      saved = Insets(
        content: scrollView.contentInset,
        indicator: scrollView.verticalScrollIndicatorInsets
      )
    }
    let below = window.bounds.maxY - scrollView.convert(scrollView.bounds, to: window).maxY
    let safeArea = scrollView.safeAreaInsets.bottom
    let root = rootView?.safeAreaInsets.bottom ?? 0
    let inset = height + Self.distance + root - below - safeArea
    let indicator = height - below - safeArea
    UIView.animate(withDuration: duration) {
      scrollView.contentInset.bottom = max(self.saved?.content.bottom ?? 0, inset)
      scrollView.verticalScrollIndicatorInsets.bottom =
        max(self.saved?.indicator.bottom ?? 0, indicator)
      self.reveal(field, in: scrollView, of: window, above: height + Self.distance)
    }
  }

  /// Scrolls down until the field is at its distance, but not above the top; up if it is above.
  private func reveal(
    _ field: UIView,
    in scrollView: UIScrollView,
    of window: UIWindow,
    above height: CGFloat
  ) {
    let frame = field.convert(field.bounds, to: window)
    let top = rootView.map { $0.convert($0.bounds, to: window).minY + $0.safeAreaInsets.top } ?? 0
    let move = min(frame.minY - top, frame.maxY - (window.bounds.maxY - height)).rounded(.down)
    let offset = scrollView.contentOffset.y
    guard move > 0 || (frame.minY < top && offset > 0) else { return }
    scrollView.contentOffset.y = max(-scrollView.adjustedContentInset.top, offset + move)
  }

  private func restore() {
    guard let saved, let scrollView else { return }
    scrollView.contentInset = saved.content
    scrollView.verticalScrollIndicatorInsets = saved.indicator
    self.saved = nil
  }
}
