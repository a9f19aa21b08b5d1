import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

/// Safe areas of views that enter a window, with each timing of later changes.
@MainActor
@Suite("Statements: safe areas and layouts")
struct LayoutStatementTests {
  @Test(arguments: [HeadlessOptions.SafeAreaTiming.atLayout, .immediate])
  func `S190: a view that enters a window has its safe area at once`(
    timing: HeadlessOptions.SafeAreaTiming
  ) {
    HeadlessDevice(options: .with(\.safeAreaTiming, timing)).run {
      let window = UIWindow()
      #expect(window.safeAreaInsets == .zero || timing == .immediate)
      let root = UIViewController()
      let scrollView = UIScrollView(frame: root.view.bounds)
      scrollView.contentSize = CGSize(width: 390, height: 2000)
      root.view.addSubview(scrollView)
      window.rootViewController = root
      window.makeKeyAndVisible()
      let area = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      #expect(window.safeAreaInsets == area)
      #expect(root.view.safeAreaInsets == area)
      #expect(scrollView.adjustedContentInset == area)
      #expect(scrollView.contentOffset.y == -47)
    }
  }

  @Test func `S190: a controller has its safe area in viewIsAppearing and not before`() {
    HeadlessDevice().run {
      let controller = AreaController()
      let window = HeadlessDevice.current.makeWindow(
        rootViewController: UINavigationController(rootViewController: controller)
      )
      // 47 and the bar's 44.
      #expect(controller.tops == ["willAppear 0.0", "isAppearing 91.0", "didAppear 91.0"])
      _ = window
    }
  }

  private final class AreaController: UIViewController {
    private(set) var tops: [String] = []

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      tops.append("willAppear \(view.safeAreaInsets.top)")
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      tops.append("isAppearing \(view.safeAreaInsets.top)")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      tops.append("didAppear \(view.safeAreaInsets.top)")
    }
  }
}
