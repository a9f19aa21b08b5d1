import Testing
import UIKit

@testable import KeyboardScrolling

extension CaseScreen {
  /// The initial state of a case, by default screen P of Cases.md.
  ///
  /// On P, UIKit adds 91 at the top, for a navigation bar, and 34 at the bottom.
  struct Setup {
    var screen = CGSize(width: 390, height: 844)
    var window: CGRect?
    var safeArea = UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0)
    var frame: CGRect?
    /// `.always` adds the insets that content in a navigation controller gets with `.automatic`.
    var behavior = UIScrollView.ContentInsetAdjustmentBehavior.always
    var contentWidth: CGFloat?
    var contentHeight: CGFloat = 1600
    var baseline: CGFloat = 0
    var indicatorBaseline: CGFloat?
    var configuration = KeyboardScrollCoordinator.Configuration(revealPadding: 0)
    var isManaged = true

    var windowInScreen: CGRect { window ?? CGRect(origin: .zero, size: screen) }

    /// P: an iPhone under a navigation bar.
    static var iPhone: Self { Self() }

    /// P0: P without any adjustment by UIKit, even of the indicator.
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

    /// E: a four-inch phone whose scroll view begins below the navigation bar.
    static var smallPhone: Self {
      Self(
        screen: CGSize(width: 320, height: 568),
        safeArea: UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0),
        frame: CGRect(x: 0, y: 64, width: 320, height: 504)
      )
    }

    /// A window on a screen, without any adjustment by UIKit.
    static func window(
      _ frame: CGRect, on screen: CGSize = CGSize(width: 390, height: 844)
    ) -> Self { Self(screen: screen, window: frame, safeArea: .zero) }

    /// Returns this setup with a base, the app's own inset at the bottom.
    func base(_ baseline: CGFloat, _ policy: Policy = .sum) -> Self {
      with {
        $0.baseline = baseline
        $0.configuration.baselinePolicy = policy
      }
    }

    func with(_ change: (inout Self) -> Void) -> Self {
      var setup = self
      change(&setup)
      return setup
    }
  }
}
