import UIKit

/// Reports who has started an animated scroll, UIKit or the app, from iOS 17.4 on.
///
/// Earlier systems do not report animated scrolls, whose steps look like assigned offsets.
/// https://developer.apple.com/documentation/uikit/uiscrollview/isscrollanimating
///
/// UIKit scrolls to the first responder (the focus) when a hidden view becomes first responder, or
/// when a letter moves the caret out of the visible part. After the announcement of a new frame,
/// UIKit scrolls in the next turn, when the app has set its insets. A block on the main queue marks
/// the start of that turn. The block may also run earlier, still in the announcement's turn.
@MainActor
final class ScrollMonitor {
  /// Updates the sources in all views before an event, so that a scroll under way isn't attributed
  /// to that event.
  private var updateSources: () -> Void = {}

  /// True while UIKit may begin a scroll to the focus.
  private var isScrollToFocusDue = false
  private let runLoop: MainRunLoop
  /// False in a test of the behaviour before iOS 17.4.
  private let readsScrollReports: Bool

  init(runLoop: MainRunLoop, readsScrollReports: Bool) {
    self.runLoop = runLoop
    self.readsScrollReports = readsScrollReports
  }

  func connect(updateSources: @escaping () -> Void) { self.updateSources = updateSources }

  func keyboardWasAnnounced(hasNewFrame: Bool) {
    setScrollToFocusDue(false)
    guard hasNewFrame else { return }
    runLoop.onNextTurn { [weak self] in self?.setScrollToFocusDue(true) }
  }

  func turnEnded() { setScrollToFocusDue(false) }

  private func setScrollToFocusDue(_ isDue: Bool) {
    updateSources()
    isScrollToFocusDue = isDue
  }

  /// Handles the start of the checks: a scroll under way is the app's.
  ///
  /// The monitor may still expect UIKit's scroll to the focus from a turn whose end was not
  /// observed, and the coordinator would then stop the app's scroll halfway.
  func checksBegin() {
    isScrollToFocusDue = false
    updateSources()
  }

  /// Handles a new first responder.
  ///
  /// A visible responder, to which UIKit does not scroll, only ends the time in which a scroll to
  /// the focus is due. The keyboard's announcement may follow a turn later. Scrolls between the two
  /// turns are attributed to the app.
  func editingBegan(of view: UIView) {
    guard reportsScrolls else { return }
    let isVisible = view.isVisibleInScrollView
    if isScrollToFocusDue || !isVisible { setScrollToFocusDue(!isVisible) }
  }

  /// Handles a typed letter.
  ///
  /// UIKit may already be scrolling to the caret when it posts the letter's notification. An update
  /// of the sources, as before other events, would attribute UIKit's scroll to the app.
  func textChanged(in view: UIView) {
    guard reportsScrolls, !view.isCaretVisibleInScrollView else { return }
    isScrollToFocusDue = true
  }

  var reportsScrolls: Bool {
    if #available(iOS 17.4, *) { readsScrollReports } else { false }
  }

  /// Returns the source of a view's scroll, given the source at the last update.
  ///
  /// UIKit scrolls a view only to a responder inside it: when a composer beside a chat gets the
  /// focus, a scroll of the chat is the app's. In a rotation, UIKit scrolls before it announces the
  /// keyboard. `focus` is nil if the first responder is unknown, for example a custom view that posts
  /// no notification; the window is then searched. A controller that is first responder for its
  /// accessory view is not in the view either.
  func source(
    of scrollView: UIScrollView,
    after last: ScrollSource,
    isWindowResized: @autoclosure () -> Bool,
    focus: UIView?
  ) -> ScrollSource {
    guard readsScrollReports, #available(iOS 17.4, *) else { return .none }
    func isBesideFocus() -> Bool {
      let found = focus ?? scrollView.window?.findFirstResponder()
      return found?.isDescendant(of: scrollView) == false
        || scrollView.next?.firstResponderInChain != nil
    }
    return last.next(
      isAnimated: scrollView.isScrollAnimating && scrollView.touch == .none,
      isScrollToFocusDue: isWindowResized()
        ? focus?.isDescendant(of: scrollView) == true : isScrollToFocusDue && !isBesideFocus()
    )
  }
}

extension UIView {
  /// True if the scroll view around the view shows the whole view, so that UIKit does not scroll.
  ///
  /// False also for a text view whose caret is hidden, because UIKit scrolls the text view to the
  /// caret. If that scroll counted as the app's, the coordinator would not scroll the form around
  /// it before the scroll's end, 0.3 s later.
  fileprivate var isVisibleInScrollView: Bool {
    if let text = self as? UIScrollView, let caret = caretRectangle, !text.shows(caret) {
      return false
    }
    guard let scrollView = scrollViewAround else { return false }
    return scrollView.shows(convert(bounds, to: scrollView as UIView?))
  }

  /// True if UIKit does not scroll because the caret is visible: in the text view or, if that
  /// cannot scroll, in the nearest scroll view around it that can.
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
