import UIKit

/// The inset and the offset that TPKeyboardAvoiding calculates, without its subclass and its
/// delegates.
///
/// The code is new, from a description of the library's rules. The inset is the height that the
/// keyboard covers, with the safe area. The field moves to the middle of the rest, with at least 20
/// points above it. All insets are saved on a show, and restored on a hide.
/// <https://github.com/michaeltyson/TPKeyboardAvoiding>,
/// `UIScrollView+TPKeyboardAvoidingAdditions.m`
final class TPFormulaTechnique: KeyboardTechnique {
  static let name = "TPKeyboardAvoiding’s formula"

  private struct Insets {
    let content: UIEdgeInsets
    let indicator: UIEdgeInsets
  }

  private static let padding: CGFloat = 20

  private let center: NotificationCenter
  private var observations: KeyboardObservations?
  private var saved: Insets?
  private weak var scrollView: UIScrollView?
  private weak var activeField: UIView?

  init(notificationCenter: NotificationCenter) {
    center = notificationCenter
  }

  func attach(to scrollView: UIScrollView, in controller: UIViewController) {
    self.scrollView = scrollView
    let observations = KeyboardObservations(center)
    observations.observeBeginOfEditing { [weak self] in
      guard let self else { return }
      activeField = $0
      // Another field while the keyboard is up.
      guard saved != nil else { return }
      UIView.animate(withDuration: 0.25) { self.reveal() }
    }
    observations.observe(UIResponder.keyboardWillShowNotification) { [weak self] in
      self?.show($0)
    }
    observations.observe(UIResponder.keyboardWillHideNotification) { [weak self] transition in
      UIView.animate(withDuration: transition.duration) { self?.restore() }
    }
    self.observations = observations
  }

  func detach() {
    observations = nil
    restore()
  }

  private func show(_ transition: KeyboardTransition) {
    guard let scrollView, let endFrame = transition.endFrame, !endFrame.isEmpty,
      let field = activeField, field.isDescendant(of: scrollView)
    else { return }
    if saved == nil {
      saved = Insets(
        content: scrollView.contentInset,
        indicator: scrollView.scrollIndicatorInsets
      )
    }
    // The window's coordinates are those of the screen only if the window fills it.
    let keyboard = scrollView.convert(endFrame, from: nil)
    UIView.animate(withDuration: transition.duration) {
      scrollView.contentInset.bottom = max(0, scrollView.bounds.maxY - keyboard.minY)
      self.reveal()
      scrollView.scrollIndicatorInsets = scrollView.contentInset
    }
  }

  private func reveal() {
    guard let scrollView, let field = activeField, field.isDescendant(of: scrollView) else {
      return
    }
    let (rectangle, inset) = (rectangle(of: field), scrollView.contentInset)
    let room = scrollView.bounds.height - inset.top - inset.bottom
    let above = max(Self.padding, (room - rectangle.height) / 2)
    let end = scrollView.contentSize.height - room - inset.top
    let offset = max(-inset.top, min(rectangle.minY - above - inset.top, end))
    scrollView.contentOffset.y = offset
  }

  private func rectangle(of field: UIView) -> CGRect {
    if let textView = field as? UITextView, let end = textView.selectedTextRange?.end {
      return textView.convert(textView.caretRect(for: end), to: scrollView)
    }
    return field.convert(field.bounds, to: scrollView)
  }

  private func restore() {
    guard let saved, let scrollView else { return }
    scrollView.contentInset = saved.content
    scrollView.scrollIndicatorInsets = saved.indicator
    self.saved = nil
  }
}
