#if os(Linux)
import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import KeyboardScrolling

/// What the ways to notice a change of geometry notice, side by side.
///
/// The library has the last one. The others stand here so that the reason can be run again.
@Suite("Ways to notice geometry", .tags(.scene))
@MainActor
struct GeometryMechanismTests {
  enum Mechanism: CaseIterable {
    /// A subview that resizes with the scroll view by its autoresizing mask.
    case autoresizedSubview
    /// A subview of the window, pinned to the scroll view's four edges.
    case followerInWindow
    /// A subview pinned to the frame layout guide, with sensors inside.
    case probe
  }

  enum Change: CaseIterable {
    case size, move, safeArea, adjustment, windowEntry, windowMove, scroll
  }

  /// Counts the callbacks of a mechanism while a change happens and is laid out.
  private func callbacks(of mechanism: Mechanism, on change: Change) -> Int {
    Scene.run(.init(contentHeight: 700, isManaged: false)) { scene in
      let scrollView = scene.scrollView
      scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
      scrollView.autoresizingMask = []
      let home = scrollView.superview
      if change == .windowEntry { scrollView.removeFromSuperview() }
      var count = 0
      let watcher = Self.watcher(mechanism, scrollView, scene.window) { count += 1 }
      if change == .windowMove { scene.show(Keyboard.iPhone) }
      scene.device.clock.settle()
      count = 0
      switch change {
      case .size: scrollView.frame.size.height -= 100
      // Sideways, so that no safe area changes with it.
      case .move: scrollView.frame.origin.x += 10
      case .safeArea: scene.controller.additionalSafeAreaInsets.bottom = 50
      case .adjustment: scrollView.contentSize.height = 900
      case .windowEntry: home?.addSubview(scrollView)
      case .windowMove: scene.window.frame.origin.x += 10
      case .scroll:
        scrollView.contentSize.height = 5000
        scene.device.clock.settle()
        count = 0
        for step in 1...100 {
          scrollView.contentOffset.y = CGFloat(step)
          scene.device.clock.settle()
        }
      }
      scene.device.clock.settle()
      return withExtendedLifetime(watcher) { count }
    }
  }

  private static func watcher(
    _ mechanism: Mechanism,
    _ scrollView: UIScrollView,
    _ window: UIWindow,
    onChange: @escaping @MainActor () -> Void
  ) -> UIView {
    switch mechanism {
    case .autoresizedSubview:
      let view = Watcher(onChange: onChange)
      view.frame = scrollView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.addSubview(view)
      return view
    case .followerInWindow:
      let view = Watcher(onChange: onChange)
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      if scrollView.window != nil {
        NSLayoutConstraint.activate(view.constraints(filling: scrollView.frameLayoutGuide))
      }
      return view
    case .probe:
      let view = GeometryProbe(onChange: onChange)
      view.attach(to: scrollView)
      return view
    }
  }

  /// What each is told of.
  ///
  /// A move changes no size: only a sensor that spans from afar tells.
  @Test(arguments: Mechanism.allCases) func `a mechanism notices what it notices`(
    mechanism: Mechanism
  ) {
    let noticed = Set(Change.allCases.filter { callbacks(of: mechanism, on: $0) > 0 })
    let expected: Set<Change> =
      switch mechanism {
      case .autoresizedSubview: [.size, .safeArea, .adjustment, .windowEntry]
      case .followerInWindow: [.size]
      case .probe: [.size, .move, .safeArea, .adjustment, .windowEntry, .windowMove]
      }
    #expect(noticed == expected)
  }

  @Test func `scrolling costs no callback`() {
    for mechanism in Mechanism.allCases {
      #expect(callbacks(of: mechanism, on: .scroll) == 0, "\(mechanism)")
    }
  }

  @Test func `the probe is out of the app's way`() throws {
    try Scene.run { scene in
      let first = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
      scene.scrollView.insertSubview(first, at: 0)
      let subviews = scene.scrollView.subviews.count
      let outside = scene.scrollView.superview?.subviews.count
      let content = scene.scrollView.contentSize
      scene.show(Keyboard.iPhone)
      let probe = try #require(scene.scrollView.subviews.last as? GeometryProbe)
      #expect(scene.scrollView.subviews.first === first)
      #expect(scene.scrollView.superview?.subviews.count == outside)
      #expect(scene.scrollView.contentSize == content)
      #expect(probe.isHidden)
      #expect(probe.accessibilityElementsHidden)
      #expect(!probe.isUserInteractionEnabled)
      let point = CGPoint(x: 195, y: 300)
      #expect(!(scene.scrollView.hitTest(point, with: nil) is GeometryProbe))
      scene.hide()
      #expect(scene.scrollView.subviews.count == subviews)
    }
  }
}

@MainActor
private final class Watcher: SizeSensor {
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    onChange()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onChange()
  }
}
#endif
