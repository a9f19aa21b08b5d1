import Testing
import UIKit

@MainActor struct AdjustmentBehaviorTests {
  typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior

  private static let allEdges = UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 20)

  private static let landscape = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)

  @Test func `S40: behaviour never adds no safe area`() {
    let inset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let fixture = ScrollFixture(safeArea: Self.allEdges, behavior: .never, contentInset: inset)
    expectEqual(fixture.scrollView.safeAreaInsets, to: Self.allEdges)
    expectEqual(fixture.scrollView.adjustedContentInset, to: inset)
  }

  @Test func `S41: behaviour always adds the safe area on all four edges`() {
    let fixture = ScrollFixture(
      safeArea: Self.allEdges, behavior: .always,
      contentInset: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    )
    expectEqual(
      fixture.scrollView.adjustedContentInset,
      to: UIEdgeInsets(top: 48, left: 12, bottom: 37, right: 24)
    )
  }

  @Test(arguments: [Behavior.scrollableAxes, .automatic])
  func `S42 to S44, S46: taller or bouncing content adds the safe area`(behavior: Behavior) {
    let fits = verticalAdjustment(behavior, contentHeight: 500)
    let bounces = verticalAdjustment(behavior, contentHeight: 500, alwaysBounces: true)
    let asHigh = verticalAdjustment(behavior, contentHeight: 844)
    let higher = verticalAdjustment(behavior, contentHeight: 845)
    expectEqual([fits, bounces, asHigh, higher], to: [.zero, .iPhone, .zero, .iPhone])
  }

  @Test(arguments: [
    (CGFloat(844), false, UIEdgeInsets.zero),
    (845, false, UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 47)),
    (844, true, UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 47)),
  ])
  func `S45: scrollable axes treats the horizontal axis like the vertical one`(
    contentWidth: CGFloat, alwaysBounces: Bool, expected: UIEdgeInsets
  ) {
    let fixture = ScrollFixture(
      windowSize: CGSize(width: 844, height: 390), safeArea: Self.landscape,
      behavior: .scrollableAxes, contentSize: CGSize(width: contentWidth, height: 300)
    )
    fixture.scrollView.alwaysBounceHorizontal = alwaysBounces
    fixture.layout()
    expectEqual(fixture.scrollView.adjustedContentInset, to: expected)
  }

  @Test func `S47: in a bar controller, automatic adds the safe area even if the content fits`() {
    let contents = [ContentController(behavior: .automatic), .init(behavior: .automatic)]
    let tabs = UITabBarController()
    tabs.viewControllers = [contents[1]]
    let roots = [UINavigationController(rootViewController: contents[0]), tabs]
    for (content, root) in zip(contents, roots) {
      let stage = Stage(root: root)
      let scrollView = content.scrollView
      let (safeArea, adjusted) = (scrollView.safeAreaInsets, scrollView.adjustedContentInset)
      #expect(scrollView.window === stage.window)
      #expect(safeArea.top >= 47 && safeArea.bottom >= 34)
      expectEqual([adjusted.top, adjusted.bottom], to: [safeArea.top, safeArea.bottom])
    }
  }

  @Test func `S48: the default behaviour is automatic`() {
    expectEqual(UIScrollView().contentInsetAdjustmentBehavior, to: .automatic)
  }

  @Test func `S49: when content outgrows the view, the safe area is added and reported`() {
    let fixture = ScrollFixture(
      behavior: .scrollableAxes, contentSize: CGSize(width: 390, height: 500)
    )
    expectEqual(fixture.scrollView.adjustedContentInset.bottom, to: 0)
    fixture.scrollView.contentSize.height = 900
    fixture.layout()
    expectEqual(fixture.scrollView.adjustedContentInset.bottom, to: 34)
    expectEqual(fixture.recorder.adjustedInsets, to: [.iPhone])
    expectEqual(fixture.scrollView.adjustedInsets, to: [.iPhone])
  }

  @Test func `S50: a view has only the safe area that it reaches, even after a move`() {
    for (height, bottom) in [(744, 0), (824, 14), (844, 34)] as [(CGFloat, CGFloat)] {
      let frame = CGRect(x: 0, y: 0, width: 390, height: height)
      let fixture = ScrollFixture(frame: frame, behavior: .always)
      expectEqual(fixture.scrollView.safeAreaInsets.bottom, to: bottom, note: "\(height)")
      expectEqual(fixture.scrollView.adjustedContentInset.bottom, to: bottom, note: "\(height)")
    }
    // A growing superview moves a view up, out of the safe area.
    let stage = Stage()
    let container = UIView(frame: CGRect(x: 0, y: 744, width: 390, height: 100))
    let view = UIView(frame: container.bounds)
    container.addSubview(view)
    stage.root.view.addSubview(container)
    stage.window.layoutIfNeeded()
    expectEqual(view.safeAreaInsets.bottom, to: 34)
    container.frame = CGRect(x: 0, y: 544, width: 390, height: 300)
    stage.window.layoutIfNeeded()
    expectEqual(view.frame.maxY, to: 100)
    expectEqual(container.safeAreaInsets.bottom, to: 34)
    expectEqual(view.safeAreaInsets.bottom, to: 0)
  }

  // Evidence for the exceptions: one radar, for iOS 11, and one source.
  @Test func `S51: adjusted content at the top follows a growing safe area if it can scroll`() {
    let top = ScrollFixture.p(offset: -47)
    top.stage.safeArea.top = 91
    expectEqual(top.scrollView.adjustedContentInset.top, to: 91)
    expectEqual(top.scrollView.contentOffset.y, to: -91)
    let (p, n) = (ScrollFixture.p(offset: -47), ScrollFixture.n())
    p.scrollView.isScrollEnabled = false
    for fixture in [p, n] { fixture.stage.safeArea.top = 91 }
    expectEqual(p.scrollView.adjustedContentInset.top, to: 91)
    expectEqual(n.scrollView.safeAreaInsets.top, to: 91)
    expectEqual([p, n].map(\.scrollView.contentOffset.y), to: [-47, 0])
  }

  // Evidence: one source, and only for the end of a rotation.
  @Test func `S52: a new frame changes the safe area only at layout`() {
    let p = ScrollFixture.p()
    p.scrollView.frame.size.height = 744
    expectEqual(p.scrollView.safeAreaInsets.bottom, to: 34)
    expectEqual(p.scrollView.adjustedContentInset.bottom, to: 34)
    p.layout()
    expectEqual(p.scrollView.safeAreaInsets.bottom, to: 0)
    expectEqual(p.scrollView.adjustedContentInset.bottom, to: 0)
  }

  @Test func `S53: an additional safe area adds to the adjusted inset`() {
    let p = ScrollFixture.p()
    p.stage.root.additionalSafeAreaInsets.bottom += 50
    p.layout()
    expectEqual(p.scrollView.safeAreaInsets.bottom, to: 84)
    expectEqual(p.scrollView.adjustedContentInset.bottom, to: 84)
  }

  @Test func `S54: a tab bar is part of the bottom safe area`() throws {
    let content = ContentController(behavior: .always)
    let tabs = UITabBarController()
    tabs.viewControllers = [content]
    let stage = Stage(root: tabs)
    let window: UIView? = stage.window
    let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: window)
    let covered = stage.window.bounds.maxY - bar.minY
    try #require(covered > 34)
    expectEqual(content.scrollView.safeAreaInsets.bottom, to: covered)
  }

  @Test(arguments: [
    // A tab bar of 49 points above a home indicator of 34.
    (CGFloat(253), CGFloat(83), Behavior.always, CGFloat(2000)),
    // UIKit adds nothing, then the home indicator, then nothing under short content.
    (336, 34, .never, 2000), (302, 34, .always, 2000), (336, 34, .automatic, 300),
  ])
  func `S54 to S57: the needed inset is the overlap minus what UIKit adds`(
    inset: CGFloat, safeAreaBottom: CGFloat, behavior: Behavior, contentHeight: CGFloat
  ) {
    let fixture = ScrollFixture(
      safeArea: UIEdgeInsets(top: 47, left: 0, bottom: safeAreaBottom, right: 0),
      behavior: behavior, contentSize: CGSize(width: 390, height: contentHeight)
    )
    let scrollView = fixture.scrollView
    expectEqual(scrollView.overlap(withKeyboard: .keyboard), to: 336)
    expectEqual(336 - scrollView.contribution, to: inset)
    scrollView.contentInset.bottom = inset
    fixture.layout()
    expectEqual(scrollView.adjustedContentInset.bottom, to: 336)
  }

  @Test func `S58: short content that grows needs 34 points less inset, and UIKit reports this`() {
    let fixture = ScrollFixture(
      behavior: .automatic, contentSize: CGSize(width: 390, height: 300),
      contentInset: UIEdgeInsets(top: 0, left: 0, bottom: 336, right: 0)
    )
    let scrollView = fixture.scrollView
    expectEqual(scrollView.contribution, to: 0)
    scrollView.contentSize.height = 2000
    fixture.layout()
    expectEqual(scrollView.contribution, to: 34)
    expectEqual(scrollView.overlap(withKeyboard: .keyboard), to: 336)
    let after = UIEdgeInsets(top: 47, left: 0, bottom: 370, right: 0)
    expectEqual(fixture.recorder.adjustedInsets, to: [after])
    scrollView.contentInset.bottom = 302
    expectEqual(scrollView.adjustedContentInset.bottom, to: 336)
  }

  /// A controller whose view contains only a scroll view with 100 points of content.
  private final class ContentController: UIViewController {
    let scrollView = UIScrollView()

    convenience init(behavior: Behavior) {
      self.init(nibName: nil, bundle: nil)
      scrollView.contentInsetAdjustmentBehavior = behavior
      scrollView.contentSize = CGSize(width: 390, height: 100)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(scrollView)
    }
  }

  private func verticalAdjustment(
    _ behavior: Behavior, contentHeight: CGFloat, alwaysBounces: Bool = false
  ) -> UIEdgeInsets {
    let fixture = ScrollFixture(
      behavior: behavior, contentSize: CGSize(width: 390, height: contentHeight)
    )
    fixture.scrollView.alwaysBounceVertical = alwaysBounces
    fixture.layout()
    return fixture.scrollView.adjustedContentInset
  }
}
