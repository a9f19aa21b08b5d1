import Testing
@_spi(Headless) import UIKit

/// A scroll view of 844 points under a bar of 44, a large title of 52 and a status bar of 47.
struct LargeTitleTests {
  private func setUp(
    contentHeight: CGFloat = 2000, options: HeadlessOptions = HeadlessOptions(),
    prepare: (UINavigationController) -> Void = { _ in }
  ) -> (ScrollFixture, UINavigationController) {
    let navigation = UINavigationController()
    let p = ScrollFixture(.automatic, contentSize: CGSize(390, contentHeight), options: options) {
      navigation.viewControllers = [$0]
      navigation.navigationBar.prefersLargeTitles = true
      prepare(navigation)
      return navigation
    }
    // The fixture sets the offset to zero.
    p.scrollView.contentOffset.y = -143
    p.device.clock.settle()
    return (p, navigation)
  }

  @Test func `S252: a screen begins below its large title, unless it has another offset`() {
    let device = HeadlessDevice()
    device.run {
      // The content follows the safe area, which changes later.
      for (offset, rest) in [(nil, -143), (500, 409)] as [(CGFloat?, CGFloat)] {
        let view = UIScrollView()
        view.contentSize = CGSize(390, 2000)
        if let offset { view.contentOffset.y = offset }
        let root = UIViewController()
        root.view = view
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        let window = device.makeWindow(rootViewController: navigation)
        device.clock.settle()
        expectEqual(view.contentOffset.y, to: rest)
        expectEqual(view.adjustedContentInset.top, to: offset == nil ? 143 : 91)
        device.close(window)
      }
    }
  }

  @Test func `S253: a dragging finger shrinks the title point by point, and grows it again`() {
    let (p, navigation) = setUp()
    let finger = HeadlessFinger(from: CGPoint(100, 500), to: CGPoint(100, 490))
    var heights: [CGFloat] = []
    for y: CGFloat in [470, 430, 400, 430, 470, 500, 520] {
      finger.move(to: CGPoint(100, y))
      p.device.clock.settle()
      heights.append(navigation.navigationBar.bounds.height)
    }
    expectEqual(heights, to: [66, 44, 44, 44, 66, 96, 96])
    #expect(p.y < -143, "a rubber band")
    finger.lift()
    p.device.clock.advance(by: 2)
    expectEqual(p.y, to: -143)
  }

  @Test func `S253: a tap on the status bar restores the whole title`() {
    let (p, navigation) = setUp()
    p.scrollView.contentOffset.y = 600
    p.device.clock.settle()
    p.scrollView.headlessScrollToTop()
    p.device.clock.advance(by: 1)
    expectEqual(p.y, to: -143)
    expectEqual(navigation.navigationBar.bounds.height, to: 96)
  }

  @Test func `S253: each screen remembers how much of its title is visible`() {
    let (p, navigation) = setUp()
    p.scrollView.contentOffset.y = 300
    p.device.clock.settle()
    navigation.pushViewController(UIViewController(), animated: false)
    p.device.clock.settle()
    expectEqual(navigation.navigationBar.bounds.height, to: 96)
    navigation.popViewController(animated: false)
    p.device.clock.settle()
    expectEqual(navigation.navigationBar.bounds.height, to: 44)
    expectEqual(p.y, to: 300)
  }

  @Test func `S253: over content that does not extend under the bar, a title stays large`() {
    let (p, navigation) = setUp(prepare: { $0.navigationBar.isTranslucent = false })
    p.scrollView.contentOffset.y = 300
    p.device.clock.settle()
    expectEqual(navigation.navigationBar.bounds.height, to: 96)
  }

  @Test(arguments: [true, false])
  func `S254: after a drag, the title snaps or stays partly visible`(snapsLargeTitle: Bool) {
    let (p, _) = setUp(options: .with(\.snapsLargeTitle, snapsLargeTitle))
    let rests = [(20, -143), (40, -91)].map { way, rest -> [CGFloat] in
      p.scrollView.contentOffset.y = -143
      p.device.clock.settle()
      let finger = HeadlessFinger(from: CGPoint(100, 500), to: CGPoint(100, 499))
      finger.move(to: CGPoint(100, 500 - CGFloat(way)))
      finger.lift()
      p.device.clock.advance(by: 2)
      return [p.y, CGFloat(snapsLargeTitle ? rest : -143 + way)]
    }
    for rest in rests { expectEqual(rest[0], to: rest[1]) }
  }

  /// Content of 500 points with a keyboard inset of 302 is scrolled by 100.
  ///
  /// Then the inset is removed.
  @Test(arguments: [(true, CGFloat(-91)), (false, -143)])
  func `S255: a clamp ends below the whole title, or below its visible part`(
    clampsBelowLargeTitle: Bool, rest: CGFloat
  ) {
    let options = HeadlessOptions.with(\.clampsBelowLargeTitle, clampsBelowLargeTitle)
    let (p, _) = setUp(contentHeight: 500, options: options)
    p.scrollView.contentInset.bottom = 302
    p.scrollView.contentOffset.y = -43
    p.device.clock.settle()
    expectEqual(p.i.top, to: 91)
    p.scrollView.contentInset.bottom = 0
    p.device.clock.settle()
    expectEqual([p.y, p.i.top], to: [rest, -rest])
  }

  @Test func `S252: a large title adds 52 points, except on a phone in landscape`() {
    let (p, navigation) = setUp()
    expectEqual(navigation.navigationBar.frame, to: CGRect(0, 47, 390, 96))
    expectEqual(p.i.top, to: 143)
    p.device.rotate(to: .landscapeLeft)
    p.device.clock.advance(by: 1)
    expectEqual(navigation.navigationBar.bounds.height, to: 32)
    p.device.rotate(to: .portrait)
    p.device.clock.advance(by: 1)
    expectEqual(navigation.navigationBar.bounds.height, to: 96)
    expectEqual(p.y, to: -143)
    navigation.navigationBar.prefersLargeTitles = false
    p.device.clock.settle()
    expectEqual(navigation.navigationBar.bounds.height, to: 44)
    expectEqual([p.i.top, p.y], to: [91, -91])
  }

  @Test func `S252: a search hides the title, and then shows it again`() {
    let (p, navigation) = setUp()
    let search = UISearchController(searchResultsController: nil)
    navigation.topViewController?.navigationItem.hidesSearchBarWhenScrolling = false
    navigation.topViewController?.navigationItem.searchController = search
    p.device.clock.settle()
    expectEqual(navigation.navigationBar.bounds.height, to: 148)
    search.isActive = true
    p.device.clock.settle()
    expectEqual(navigation.navigationBar.bounds.height, to: 52)
    search.isActive = false
    p.device.clock.settle()
    expectEqual(navigation.navigationBar.bounds.height, to: 148)
    expectEqual(p.y, to: -195)
  }
}
