import CoreGraphics
import Testing
import UIKit

@testable import KeyboardScrolling

extension CaseScreen {
  /// The initial state of a case.
  ///
  /// The defaults are screen P of Cases.md: 390 by 844 points, a view that fills them and scrolls
  /// 1600 points, to which UIKit adds 91 at the top, for a navigation bar, and 34 at the bottom.
  struct Setup {
    var screen = CGSize(width: 390, height: 844)
    /// The window, in the case's screen; nil fills it.
    var window: CGRect?
    /// The safe area of the root view, bars included.
    var safeArea = UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0)
    /// The scroll view's frame, in the root view; nil fills it at any size.
    var frame: CGRect?
    /// `.always` adds what a navigation controller's content gets from `.automatic`.
    var behavior = UIScrollView.ContentInsetAdjustmentBehavior.always
    /// In points; nil is as wide as the view.
    var contentWidth: CGFloat?
    var contentHeight: CGFloat = 1600
    /// The app's own insets at the bottom.
    var baseline: CGFloat = 0
    /// Nil means the content's.
    var indicatorBaseline: CGFloat?
    /// Padding is 0 in the cases.
    var configuration = KeyboardScrollCoordinator.Configuration(revealPadding: 0)
    /// If false, the test calls `manage`.
    var isManaged = true

    var windowInScreen: CGRect { window ?? CGRect(origin: .zero, size: screen) }

    /// P: an iPhone under a navigation bar.
    static var iPhone: Self { Self() }

    /// P0: P without any adjustment by UIKit, including the indicator.
    static var plain: Self { Self(safeArea: .zero) }

    /// T: an iPad with a home indicator of 20 points.
    static var iPad: Self {
      Self(
        screen: CGSize(width: 834, height: 1194),
        safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
      )
    }

    /// TL: T in landscape.
    static var iPadLandscape: Self {
      Self(
        screen: CGSize(width: 1194, height: 834),
        safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
      )
    }

    static var iPadWithHomeButton: Self {
      Self(
        screen: CGSize(width: 768, height: 1024),
        safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      )
    }

    /// E: a phone of four inches; the view begins below the navigation bar.
    static var smallPhone: Self {
      Self(
        screen: CGSize(width: 320, height: 568),
        safeArea: UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0),
        frame: CGRect(x: 0, y: 64, width: 320, height: 504)
      )
    }

    /// Returns a copy with insets of the app's own, and a policy for them.
    func base(_ baseline: CGFloat, _ policy: Policy = .sum) -> Self {
      with {
        $0.baseline = baseline
        $0.configuration.baselinePolicy = policy
      }
    }

    /// Returns a modified copy.
    func with(_ change: (inout Self) -> Void) -> Self {
      var setup = self
      change(&setup)
      return setup
    }
  }

  nonisolated static let policies: [Policy] = [.sum, .max]
}
