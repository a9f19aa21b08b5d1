import UIKit

/// Tells who scrolls a view with animation, where UIKit tells whether somebody does.
///
/// It tells from iOS 17.4 on. Before that nothing is guessed: single steps of an animated scroll cannot
/// be told from offsets that are assigned.
/// https://developer.apple.com/documentation/uikit/uiscrollview/isscrollanimating
@MainActor
final class ScrollMonitor {
  /// Asks who scrolls each view; what is under way then does not begin with the event that follows.
  private var updateScrollers: () -> Void = {}

  private var scrollToFocus = ScrollToFocus()
  private let runLoop: MainRunLoop
  /// False in a test of what happens before iOS 17.4.
  private let asksUIKit: Bool

  init(runLoop: MainRunLoop, asksUIKit: Bool) {
    self.runLoop = runLoop
    self.asksUIKit = asksUIKit
  }

  func connect(updateScrollers: @escaping () -> Void) { self.updateScrollers = updateScrollers }

  /// Handles an event that UIKit's own scroll to the focus depends on.
  func handle(_ event: ScrollToFocus.Event) {
    updateScrollers()
    guard scrollToFocus.handle(event) else { return }
    runLoop.onNextTurn { [weak self] in self?.handle(.turnCame) }
  }

  /// Handles the beginning of looks.
  ///
  /// Nobody saw the turns since the last look end, and with them the time in which a scroll would have
  /// been UIKit's own. So what is under way is the app's: after a keyboard was dragged away, a scroll of
  /// the app's was ended where it was.
  func looksBegin() {
    _ = scrollToFocus.handle(.turnEnded)
    updateScrollers()
  }

  /// Handles a new first responder.
  ///
  /// With one that is in sight no scroll of UIKit's begins, and no view is asked, however many there are.
  func editingBegan(of view: UIView) {
    guard tells else { return }
    let isInSight = view.isInSightInScrollView
    if scrollToFocus.isDue || !isInSight { handle(.editingBegan(isInSight: isInSight)) }
  }

  /// Handles a letter typed in a view.
  ///
  /// UIKit may have begun its scroll to the caret before it tells, so nobody is asked first.
  func textChanged(in view: UIView) {
    guard tells, !view.isCaretInSightInScrollView else { return }
    _ = scrollToFocus.handle(.caretLeftSight)
  }

  /// True if UIKit tells about animated scrolls.
  var tells: Bool {
    if #available(iOS 17.4, *) { asksUIKit } else { false }
  }

  /// Returns who scrolls a view now, after who did at the last look.
  ///
  /// - Parameters:
  ///   - scrollView: The view.
  ///   - last: Who scrolled it at the last look.
  ///   - focus: The first responder; nil if it is not known. UIKit does not scroll a view to one outside it: a
  ///     chat that goes to its end when its composer gets the keyboard does so by itself.
  /// - Returns: Who scrolls it.
  func scroller(of scrollView: UIScrollView, after last: Scroller, focus: UIView?) -> Scroller {
    guard asksUIKit, #available(iOS 17.4, *) else { return .nobody }
    return last.next(
      isAnimated: scrollView.isScrollAnimating && scrollView.touch == .none,
      isScrollToFocusDue: scrollToFocus.isDue && focus?.isDescendant(of: scrollView) != false
    )
  }

  /// Ends the animated scroll of a view where it is, without a write of an offset.
  func endScroll(of scrollView: UIScrollView) {
    if #available(iOS 17.4, *) { scrollView.stopScrollingAndZooming() }
  }
}

extension UIView {
  /// True if the insets of the scroll view around the view hide no part of it, so that UIKit has no
  /// reason to scroll to it.
  ///
  /// A text that scrolls itself is scrolled to its caret. Taken for the app's, that scroll made the form around
  /// it wait for 0.3 s.
  fileprivate var isInSightInScrollView: Bool {
    if let text = self as? UIScrollView, let caret = caretRectangle, !text.shows(caret) {
      return false
    }
    guard let scrollView = scrollViewAround else { return false }
    return scrollView.shows(convert(bounds, to: scrollView as UIView?))
  }

  /// True if UIKit has no reason to scroll to the caret: in the text view if that scrolls, or in the
  /// scroll view around it.
  fileprivate var isCaretInSightInScrollView: Bool {
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
