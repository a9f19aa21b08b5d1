import UIKit

/// Reports the source of an animated scroll, from iOS 17.4 on.
///
/// Earlier systems report nothing: the steps of an animated scroll look like assigned offsets.
/// https://developer.apple.com/documentation/uikit/uiscrollview/isscrollanimating
@MainActor
final class ScrollMonitor {
  /// Updates the source in all views before an event, so that a scroll under way isn't attributed
  /// to that event.
  private var updateScrollers: () -> Void = {}

  private var scrollToFocus = ScrollToFocus()
  private let runLoop: MainRunLoop
  /// False in a test of the behavior before iOS 17.4.
  private let asksUIKit: Bool

  init(runLoop: MainRunLoop, asksUIKit: Bool) {
    self.runLoop = runLoop
    self.asksUIKit = asksUIKit
  }

  func connect(updateScrollers: @escaping () -> Void) { self.updateScrollers = updateScrollers }

  func handle(_ event: ScrollToFocus.Event) {
    updateScrollers()
    guard scrollToFocus.handle(event) else { return }
    runLoop.onNextTurn { [weak self] in self?.handle(.turnBegan) }
  }

  /// Handles the start of checks.
  ///
  /// While checks were off, the time in which UIKit scrolls to the focus has passed: a scroll under
  /// way is the app's. Without this method, the coordinator would attribute such a scroll to UIKit,
  /// and stop it halfway after the user has dragged the keyboard away.
  func checksBegin() {
    _ = scrollToFocus.handle(.turnEnded)
    updateScrollers()
  }

  /// Handles a new first responder; skips a visible one, to which UIKit does not scroll, unless a
  /// scroll to the focus is due.
  func editingBegan(of view: UIView) {
    guard reportsScrolls else { return }
    let isVisible = view.isVisibleInScrollView
    if scrollToFocus.isDue || !isVisible { handle(.editingBegan(isVisible: isVisible)) }
  }

  /// Handles a letter typed in a view.
  ///
  /// UIKit can start scrolling to the caret before it posts the notification, so don't update the
  /// source first.
  func textChanged(in view: UIView) {
    guard reportsScrolls, !view.isCaretVisibleInScrollView else { return }
    _ = scrollToFocus.handle(.caretWasHidden)
  }

  var reportsScrolls: Bool {
    if #available(iOS 17.4, *) { asksUIKit } else { false }
  }

  /// Returns the source of a view's present scroll, given the source at the last check.
  ///
  /// UIKit scrolls to the focus as it rotates the screen (`hasNewSize`), before it announces the
  /// keyboard. UIKit does not scroll a view to a focus outside it: when a composer beside a chat
  /// gets the focus, a scroll of the chat is the app's. The focus is nil if unknown.
  func scroller(
    of scrollView: UIScrollView,
    after last: ScrollSource,
    hasNewSize: @autoclosure () -> Bool,
    focus: UIView?
  ) -> ScrollSource {
    guard asksUIKit, #available(iOS 17.4, *) else { return .none }
    return last.next(
      isAnimated: scrollView.isScrollAnimating && scrollView.touch == .none,
      isScrollToFocusDue: hasNewSize()
        ? focus?.isDescendant(of: scrollView) == true
        : scrollToFocus.isDue && focus?.isDescendant(of: scrollView) != false
    )
  }
}

extension UIView {
  /// True if the scroll view around the view shows the whole view, so that UIKit does not scroll.
  ///
  /// UIKit scrolls a text view to a hidden caret. If that scroll counted as the app's, the outer
  /// form would wait 0.3 s for the scroll's end.
  fileprivate var isVisibleInScrollView: Bool {
    if let text = self as? UIScrollView, let caret = caretRectangle, !text.shows(caret) {
      return false
    }
    guard let scrollView = scrollViewAround else { return false }
    return scrollView.shows(convert(bounds, to: scrollView as UIView?))
  }

  /// True if the text view shows the caret, so that UIKit does not scroll; if the text view cannot
  /// scroll, the scroll view around it decides.
  fileprivate var isCaretVisibleInScrollView: Bool {
    guard let caret = caretRectangle else { return true }
    var next = self as? UIScrollView ?? scrollViewAround
    while let scrollView = next, !scrollView.isScrollEnabled { next = scrollView.scrollViewAround }
    guard let scrollView = next else { return true }
    return scrollView.shows(convert(caret, to: scrollView as UIView?))
  }
}

extension UIScrollView {
  fileprivate func shows(_ rectangle: CGRect) -> Bool {
    let visible = bounds.inset(by: adjustedContentInset)
    return visible.minY <= rectangle.minY && rectangle.maxY <= visible.maxY
  }
}
