import CoreGraphics
import Testing
import UIKit

@MainActor
@Suite("Adjustment behaviours", .tags(.contract))
struct AdjustmentBehaviorTests {
  private typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior

  private static let allEdges = UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 20)

  private static let landscape = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)

  @Test func `S40: never adds nothing of the safe area`() {
    let inset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let fixture = ScrollFixture(safeArea: Self.allEdges, behavior: .never, contentInset: inset)
    expectEqual(fixture.scrollView.safeAreaInsets, to: Self.allEdges)
    expectEqual(fixture.scrollView.adjustedContentInset, to: inset)
  }

  @Test func `S41: always adds the safe area on all four edges`() {
    let fixture = ScrollFixture(
      safeArea: Self.allEdges,
      behavior: .always,
      contentInset: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    )
    expectEqual(
      fixture.scrollView.adjustedContentInset,
      to: UIEdgeInsets(top: 48, left: 12, bottom: 37, right: 24)
    )
  }

  @Test func `S42: scrollable axes adds nothing to content that fits`() {
    expectEqual(verticalAdjustment(.scrollableAxes, contentHeight: 500), to: .zero)
  }

  @Test func `S43: scrollable axes adds to content that fits and bounces`() {
    expectEqual(
      verticalAdjustment(.scrollableAxes, contentHeight: 500, alwaysBounces: true),
      to: .iPhone
    )
  }

  @Test func `S44: scrollable axes begins where content is higher than the view`() {
    expectEqual(verticalAdjustment(.scrollableAxes, contentHeight: 844), to: .zero)
    expectEqual(verticalAdjustment(.scrollableAxes, contentHeight: 845), to: .iPhone)
  }

  @Test(arguments: [
    (CGFloat(844), false, UIEdgeInsets.zero),
    (845, false, UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 47)),
    (844, true, UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 47)),
  ])
  func `S45: scrollable axes treats the horizontal axis alike`(
    contentWidth: CGFloat,
    alwaysBounces: Bool,
    expected: UIEdgeInsets
  ) {
    let fixture = ScrollFixture(
      windowSize: CGSize(width: 844, height: 390),
      safeArea: Self.landscape,
      behavior: .scrollableAxes,
      contentSize: CGSize(width: contentWidth, height: 300)
    )
    fixture.scrollView.alwaysBounceHorizontal = alwaysBounces
    fixture.layout()
    expectEqual(fixture.scrollView.adjustedContentInset, to: expected)
  }

  @Test func `S46: automatic outside a container is scrollable axes`() {
    expectEqual(verticalAdjustment(.automatic, contentHeight: 500), to: .zero)
    expectEqual(
      verticalAdjustment(.automatic, contentHeight: 500, alwaysBounces: true),
      to: .iPhone
    )
    expectEqual(verticalAdjustment(.automatic, contentHeight: 844), to: .zero)
    expectEqual(verticalAdjustment(.automatic, contentHeight: 845), to: .iPhone)
  }

  @Test func `S47: automatic in a navigation controller adds to content that fits`() {
    let content = ContentController(behavior: .automatic)
    let stage = Stage(root: UINavigationController(rootViewController: content))
    expectVerticalSafeArea(in: content.scrollView, stage)
  }

  @Test func `S47: automatic in a tab bar controller adds to content that fits`() {
    let content = ContentController(behavior: .automatic)
    let tabs = UITabBarController()
    tabs.viewControllers = [content]
    let stage = Stage(root: tabs)
    expectVerticalSafeArea(in: content.scrollView, stage)
  }

  @Test func `S48: the default is automatic`() {
    expectEqual(UIScrollView().contentInsetAdjustmentBehavior, to: .automatic)
  }

  @Test func `S49: content that outgrows the view adds the safe area and reports it`() {
    let fixture = ScrollFixture(
      behavior: .scrollableAxes,
      contentSize: CGSize(width: 390, height: 500)
    )
    expectEqual(fixture.scrollView.adjustedContentInset.bottom, to: 0)
    fixture.scrollView.contentSize.height = 900
    fixture.layout()
    expectEqual(fixture.scrollView.adjustedContentInset.bottom, to: 34)
    expectEqual(fixture.recorder.adjustedInsets, to: [.iPhone])
    expectEqual(fixture.scrollView.adjustedInsets, to: [.iPhone])
  }

  @Test(arguments: [(CGFloat(744), CGFloat(0)), (824, 14), (844, 34)])
  func `S50: a view has only the part of the safe area that it reaches`(
    height: CGFloat,
    bottom: CGFloat
  ) {
    let fixture = ScrollFixture(
      frame: CGRect(x: 0, y: 0, width: 390, height: height),
      behavior: .always
    )
    expectEqual(fixture.scrollView.safeAreaInsets.bottom, to: bottom)
    expectEqual(fixture.scrollView.adjustedContentInset.bottom, to: bottom)
  }

  @Test func `S50: a view does not reach the safe area any more once its superview goes on below`()
  {
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

  @Test func `S51: content at the top follows a growing safe area`() {
    let p = ScrollFixture.p(offset: -47)
    p.stage.safeArea.top = 91
    expectEqual(p.scrollView.adjustedContentInset.top, to: 91)
    expectEqual(p.scrollView.contentOffset.y, to: -91)
  }

  // One radar, of iOS 11.
  @Test func `S51: content that cannot scroll does not follow`() {
    let p = ScrollFixture.p(offset: -47)
    p.scrollView.isScrollEnabled = false
    p.stage.safeArea.top = 91
    expectEqual(p.scrollView.adjustedContentInset.top, to: 91)
    expectEqual(p.scrollView.contentOffset.y, to: -47)
  }

  // One source.
  @Test func `S51: content without adjustment does not follow`() {
    let n = ScrollFixture.n()
    n.stage.safeArea.top = 91
    expectEqual(n.scrollView.safeAreaInsets.top, to: 91)
    expectEqual(n.scrollView.contentOffset.y, to: 0)
  }

  // One source, and only for the end of a rotation.
  @Test func `S52: a new frame changes the safe area at layout and not at once`() {
    let p = ScrollFixture.p()
    p.scrollView.frame.size.height = 744
    expectEqual(p.scrollView.safeAreaInsets.bottom, to: 34)
    expectEqual(p.scrollView.adjustedContentInset.bottom, to: 34)
    p.layout()
    expectEqual(p.scrollView.safeAreaInsets.bottom, to: 0)
    expectEqual(p.scrollView.adjustedContentInset.bottom, to: 0)
  }

  @Test func `S53: additional safe area adds to the adjusted inset`() {
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

  @Test func `S54: above a tab bar the needed inset is 253`() throws {
    // 49 points of bar above 34 of home indicator.
    try expectNeededInset(253, safeAreaBottom: 83, behavior: .always, contentHeight: 2000)
  }

  @Test func `S55: where nothing is added the needed inset is the overlap`() throws {
    try expectNeededInset(336, safeAreaBottom: 34, behavior: .never, contentHeight: 2000)
  }

  @Test func `S56: above the home indicator the needed inset is 302`() throws {
    try expectNeededInset(302, safeAreaBottom: 34, behavior: .always, contentHeight: 2000)
  }

  @Test func `S57: under short content automatic adds nothing and the needed inset is 336`() throws
  {
    try expectNeededInset(336, safeAreaBottom: 34, behavior: .automatic, contentHeight: 300)
  }

  @Test func `S58: short content that grows takes 34 points off the needed inset and reports it`() {
    let fixture = ScrollFixture(
      behavior: .automatic,
      contentSize: CGSize(width: 390, height: 300),
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

  // MARK: Support

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
    _ behavior: Behavior,
    contentHeight: CGFloat,
    alwaysBounces: Bool = false
  ) -> UIEdgeInsets {
    let fixture = ScrollFixture(
      behavior: behavior,
      contentSize: CGSize(width: 390, height: contentHeight)
    )
    fixture.scrollView.alwaysBounceVertical = alwaysBounces
    fixture.layout()
    return fixture.scrollView.adjustedContentInset
  }

  /// Overlap of keyboard K less what UIKit adds, which must bring the adjusted inset to 336.
  private func expectNeededInset(
    _ inset: CGFloat,
    safeAreaBottom: CGFloat,
    behavior: Behavior,
    contentHeight: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let fixture = ScrollFixture(
      safeArea: UIEdgeInsets(top: 47, left: 0, bottom: safeAreaBottom, right: 0),
      behavior: behavior,
      contentSize: CGSize(width: 390, height: contentHeight),
      sourceLocation: sourceLocation
    )
    let scrollView = fixture.scrollView
    let overlap = try #require(
      scrollView.overlap(withKeyboard: .keyboard),
      sourceLocation: sourceLocation
    )
    #expect(overlap == 336, sourceLocation: sourceLocation)
    #expect(overlap - scrollView.contribution == inset, sourceLocation: sourceLocation)
    scrollView.contentInset.bottom = inset
    fixture.layout()
    #expect(scrollView.adjustedContentInset.bottom == 336, sourceLocation: sourceLocation)
  }

  private func expectVerticalSafeArea(
    in scrollView: UIScrollView,
    _ stage: Stage,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    stage.window.layoutIfNeeded()
    #expect(scrollView.window === stage.window, sourceLocation: sourceLocation)
    #expect(scrollView.safeAreaInsets.top >= 47, sourceLocation: sourceLocation)
    #expect(scrollView.safeAreaInsets.bottom >= 34, sourceLocation: sourceLocation)
    #expect(
      scrollView.adjustedContentInset.top == scrollView.safeAreaInsets.top,
      sourceLocation: sourceLocation
    )
    #expect(
      scrollView.adjustedContentInset.bottom == scrollView.safeAreaInsets.bottom,
      sourceLocation: sourceLocation
    )
  }
}
