import Testing
import UIKit

/// Heights are only compared with each other, because the bar's heights differ by version.
@MainActor struct LargeTitleTests {
  /// A screen with a scroll view as its view, in a navigation controller with large titles.
  @MainActor private struct Screen {
    let stage: Stage
    let navigation: UINavigationController
    let scrollView = UIScrollView()

    init(_ mode: UINavigationItem.LargeTitleDisplayMode = .automatic) {
      let controller = UIViewController()
      scrollView.contentSize = CGSize(width: 390, height: 3000)
      controller.view = scrollView
      controller.title = "Title"
      controller.navigationItem.largeTitleDisplayMode = mode
      navigation = UINavigationController(rootViewController: controller)
      navigation.navigationBar.prefersLargeTitles = true
      stage = Stage(root: navigation)
      layOut()
    }

    func layOut() {
      stage.window.layoutIfNeeded()
      navigation.view.setNeedsLayout()
      stage.window.layoutIfNeeded()
    }

    var barHeight: CGFloat { navigation.navigationBar.frame.height }
    var top: CGFloat { scrollView.adjustedContentInset.top }
  }

  // Apps have measured 52 points: https://github.com/SRGSSR/playsrg-apple
  @Test func `S252: a large title adds 52 points to the bar and to the insets`() {
    let small = Screen(.never)
    let large = Screen()
    #expect(isClose(large.barHeight - small.barHeight, 52, within: 1))
    #expect(isClose(large.top - small.top, 52, within: 1))
    expectEqual(large.scrollView.contentOffset.y, to: -large.top)
  }

  // https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.enum/automatic
  @Test func `S252: automatic uses the mode of the previous item`() {
    for mode: UINavigationItem.LargeTitleDisplayMode in [.always, .never] {
      let screen = Screen(mode)
      let height = screen.barHeight
      let next = UIViewController()
      expectEqual(next.navigationItem.largeTitleDisplayMode, to: .automatic)
      screen.navigation.pushViewController(next, animated: false)
      screen.layOut()
      expectEqual(screen.barHeight, to: height)
    }
  }

  // https://github.com/SRGSSR/playsrg-apple, https://github.com/twostraws/Unwrap
  @Test func `S253: title and insets shrink with the offset, and nothing else moves`() async {
    let screen = Screen()
    let rest = screen.top
    for (way, share) in [(20, 20), (52, 52), (400, 52), (52, 52), (10, 10), (0, 0)] {
      let offset = CGFloat(way) - rest
      screen.scrollView.contentOffset.y = offset
      screen.layOut()
      #expect(await wait { isClose(screen.top, rest - CGFloat(share), within: 1) }, "\(way)")
      #expect(isClose(screen.scrollView.contentOffset.y, offset, within: 1), "\(way)")
    }
  }
}
