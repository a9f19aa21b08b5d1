import UIKit

/// Tells who scrolls a view with animation, where UIKit tells whether somebody does.
@MainActor
final class ScrollMonitor {
  /// Asks who scrolls each view; what is under way then does not begin with the event that follows.
  private var updateScrollers: () -> Void = {}

  private var scrollToFocus = ScrollToFocus()
  private let animations: ScrollAnimations
  private let runLoop: MainRunLoop

  init(animations: ScrollAnimations, runLoop: MainRunLoop) {
    self.animations = animations
    self.runLoop = runLoop
  }

  func connect(updateScrollers: @escaping () -> Void) { self.updateScrollers = updateScrollers }

  /// Handles an event that UIKit's own scroll to the focus depends on.
  func handle(_ event: ScrollToFocus.Event) {
    updateScrollers()
    guard scrollToFocus.handle(event) else { return }
    runLoop.onNextTurn { [weak self] in self?.handle(.turnCame) }
  }

  /// Returns whether UIKit tells about a view's animated scrolls.
  func tells(about scrollView: UIScrollView) -> Bool { animations.isUnderWay(scrollView) != nil }

  /// Returns who scrolls a view now, after who did at the last look.
  func scroller(of scrollView: UIScrollView, after last: Scroller) -> Scroller {
    last.next(
      isAnimated: animations.isUnderWay(scrollView) == true && scrollView.touch == .none,
      isScrollToFocusDue: scrollToFocus.isDue
    )
  }
}
