public import UIKit

extension KeyboardScrollCoordinator {
  /// What an update saw, what it did about one scroll view, and why.
  ///
  /// Print it to answer "why is the inset 302?" without stepping through UIKit.
  public struct Adjustment: Sendable {
    /// What made the coordinator look.
    public enum Trigger: Equatable, Sendable {
      /// The view was handed to the coordinator, or its configuration was replaced.
      case managed
      /// A keyboard notification arrived.
      case keyboard
      /// The turn of the run loop after a notification, a new focus, typing or
      /// ``KeyboardScrollCoordinator/keepVisible(_:whileEditing:)``, when keyboards have been announced
      /// and sheets and carets have settled; also the one after a keyboard has come to cover more, a
      /// screen was not swiped away after all, or the app has taken out all subviews.
      case followingTurn
      /// The caret has come to rest somewhere else while the text stayed.
      case caretMoved
      /// The view's size, place, safe area or window changed while there is a keyboard.
      ///
      /// Reported when it made a difference.
      case geometry
      /// A finger let go of the content, and it came to rest.
      case scrollingEnded
      /// The app asked.
      case request
      /// The view is not managed any more.
      case released
    }

    /// Why the inset is what it is.
    public enum Reason: Equatable, Sendable {
      /// No keyboard was announced since observing began.
      case keyboardUnknown
      /// The keyboard is hidden.
      case keyboardHidden
      /// The keyboard is lifted off the bottom of the screen, and such a one is not followed.
      case keyboardNotDocked
      /// The keyboard does not reach the view.
      case noOverlap
      /// UIKit itself clears what the keyboard covers.
      case clearedByUIKit
      /// The keyboard covers part of the view, and the inset makes up for it.
      case overlap
      /// The content moves sideways only.
      case scrollsHorizontally
      /// The view has no window, so that what the keyboard covers cannot be told.
      case notInWindow
      /// A finger holds the content, and the change would pull it away.
      case waitsForScrolling
      /// A finger swipes the view's screen away, and may let it come back.
      case waitsForTransition
      /// The view is not managed any more.
      case released
    }

    /// The scroll view.
    public let scrollView: UIScrollView
    /// What made the coordinator look.
    public let trigger: Trigger
    /// Why the inset is what it is.
    public let reason: Reason
    /// Where the keyboard comes to rest; hidden also while that is unknown, or the view has no window.
    public let placement: Placement
    /// The keyboard's end frame, in points, in the screen's coordinate space; nil when it is hidden by
    /// name or unknown, or the view has no window.
    public let endFrameInScreen: CGRect?
    /// The covered height, in points, with the bar on the keyboard; zero when the keyboard does not
    /// count.
    public let overlap: CGFloat
    /// What UIKit was reckoned to add to the content inset by itself, in points.
    public let contribution: CGFloat
    /// The coordinator's part of the content inset after the update, in points.
    public let keyboardAdjustment: CGFloat
    /// The edge whose insets the keyboard's share is in.
    let edge: KeyboardOverlap.Edge
    /// The content inset before the update, in points.
    public let contentInsetBefore: UIEdgeInsets
    /// The content inset after the update, in points.
    public let contentInsetAfter: UIEdgeInsets
    /// The vertical scroll indicator insets before the update, in points.
    public let verticalScrollIndicatorInsetsBefore: UIEdgeInsets
    /// The vertical scroll indicator insets after the update, in points.
    public let verticalScrollIndicatorInsetsAfter: UIEdgeInsets
    /// The content offset before the update, in points.
    public let contentOffsetBefore: CGPoint
    /// The content offset after the update, in points.
    public let contentOffsetAfter: CGPoint

    /// True when the update changed anything.
    public var didChange: Bool {
      contentInsetBefore != contentInsetAfter
        || verticalScrollIndicatorInsetsBefore != verticalScrollIndicatorInsetsAfter
        || contentOffsetBefore != contentOffsetAfter
    }
  }
}

extension KeyboardScrollCoordinator.Adjustment {
  /// Creates a report of an update; nil when the scroll view is gone.
  @MainActor
  init?(_ update: ManagedScrollView.Update, of entry: ManagedScrollView, trigger: Trigger) {
    guard let scrollView = entry.scrollView else { return nil }
    self.init(
      scrollView: scrollView,
      trigger: trigger,
      reason: update.sight.reason,
      placement: update.sight.placement,
      endFrameInScreen: update.sight.endFrameInScreen,
      overlap: update.sight.overlap.height,
      contribution: update.contribution,
      keyboardAdjustment: entry.keyboardAdjustment,
      edge: entry.shareEdge,
      contentInsetBefore: update.contentInsetBefore,
      contentInsetAfter: scrollView.contentInset,
      verticalScrollIndicatorInsetsBefore: update.indicatorInsetsBefore,
      verticalScrollIndicatorInsetsAfter: scrollView.verticalScrollIndicatorInsets,
      contentOffsetBefore: update.contentOffsetBefore,
      contentOffsetAfter: scrollView.contentOffset
    )
  }
}

extension KeyboardScrollCoordinator.Adjustment: CustomStringConvertible {
  /// One line: the reason, the arithmetic, what changed.
  public var description: String {
    let name = edge == .top ? "upper content inset" : "content inset"
    let inset = "\(name) \(contentInsetBefore[edge]) → \(contentInsetAfter[edge])"
    let offset = "offset \(contentOffsetBefore.y) → \(contentOffsetAfter.y)"
    return "\(trigger): \(reason), keyboard \(placement), "
      + "overlap \(overlap) − \(contribution) by UIKit, share \(keyboardAdjustment); "
      + "\(inset), \(offset)"
  }
}
