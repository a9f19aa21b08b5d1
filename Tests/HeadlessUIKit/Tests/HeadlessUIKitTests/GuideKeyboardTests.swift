import Testing
@_spi(Headless) import UIKit

/// A phone of 390 × 844 points with safe areas of 47 and 34, and a docked keyboard of 336.
@Suite(.ownDevice) struct GuideKeyboardTests {
  private let fixture = KeyboardFixture()

  private static let floating = CGRect(40, 300, 320, 250)

  private func show(_ frame: CGRect) {
    fixture.keyboard.post(
      HeadlessKeyboardEvent(
        .willShow, beginFrame: .below, endFrame: frame, duration: 0.25, curve: 7, isLocal: true
      )
    )
    fixture.device.clock.turn()
  }

  private func hide() {
    fixture.keyboard.post(HeadlessKeyboardEvent(.willHide, duration: 0.25, curve: 7))
    fixture.device.clock.turn()
  }

  /// A view whose bottom edge is constrained to the guide.
  private func addBar() -> UIView {
    let root: UIView = fixture.root.view
    let bar = solvedView(UIView(), in: root)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
    ])
    fixture.device.clock.turn()
    return bar
  }

  @Test func `S151, S155: a bar on the guide animates up with the keyboard and down with it`() {
    let bar = addBar()
    expectEqual(bar.frame.maxY, to: 810)
    show(.docked)
    expectEqual(fixture.root.view.keyboardLayoutGuide.layoutFrame, to: .docked)
    expectEqual(bar.frame, to: CGRect(0, 458, 390, 50))
    expectEqual(bar.layer.animationKeys(), to: ["position"])
    fixture.device.clock.advance(by: 1)
    expectNil(bar.layer.animationKeys())
    hide()
    expectEqual(bar.frame.maxY, to: 810)
    expectEqual(bar.layer.animationKeys(), to: ["position"])
  }

  @Test func `S153: for a floating keyboard the guide is at rest, or has the keyboard's frame`() {
    let guide = fixture.root.view.keyboardLayoutGuide
    show(Self.floating)
    expectEqual(guide.layoutFrame, to: CGRect(0, 810, 390, 34))
    guide.followsUndockedKeyboard = true
    fixture.device.clock.turn()
    expectEqual(guide.layoutFrame, to: Self.floating)
  }

  /// With a padding, the keyboard follows a finger that is this far above its top edge.
  @Test(arguments: [(0, 600, 600), (50, 500, 550)] as [(CGFloat, CGFloat, CGFloat)])
  func `S154, S158: the guide follows the finger at once, earlier with a padding`(
    padding: CGFloat, finger y: CGFloat, top: CGFloat
  ) {
    let scrollView = fixture.addScrollView()
    scrollView.keyboardDismissMode = .interactive
    let bar = addBar()
    fixture.root.view.keyboardLayoutGuide.keyboardDismissPadding = padding
    fixture.addFocusedField(to: scrollView)
    expectEqual(bar.frame.maxY, to: 508)
    let finger = HeadlessFinger(from: CGPoint(200, 400), to: CGPoint(200, 440))
    expectEqual(bar.frame.maxY, to: 508)
    finger.move(to: CGPoint(200, y))
    expectEqual(fixture.root.view.keyboardLayoutGuide.layoutFrame.minY, to: top)
    expectEqual(bar.frame.maxY, to: top)
    expectNil(bar.layer.animationKeys())
    // The guide moves no lower than its resting position.
    finger.move(to: CGPoint(200, 830))
    expectEqual(bar.frame.maxY, to: 810)
  }

  @Test func `the guide of a view laid out by constraints is the covered part`() {
    let container = solvedView(UIView(), in: fixture.root.view)
    let bar = solvedView(UIView(), in: container)
    let edges = pin(container, to: fixture.root.view)
    edges[2].constant = 100
    edges[3].constant = -44
    NSLayoutConstraint.activate([
      bar.heightAnchor.constraint(equalToConstant: 30),
      bar.bottomAnchor.constraint(equalTo: container.keyboardLayoutGuide.topAnchor),
    ])
    fixture.device.clock.turn()
    // The container ends above the home indicator, so its own safe area is zero.
    expectEqual(bar.frame.maxY, to: 700)
    show(.docked)
    expectEqual(container.keyboardLayoutGuide.layoutFrame, to: CGRect(0, 408, 390, 292))
    expectEqual(bar.frame.maxY, to: 408)
  }

  @Test func `S156: the guide of a window never moves`() {
    let guide = fixture.window.keyboardLayoutGuide
    fixture.device.clock.turn()
    let before = guide.layoutFrame
    show(.docked)
    expectEqual(guide.layoutFrame, to: before)
    expectEqual(before, to: .zero)
  }

  @Test func `S159: a guide made inside willShow does not animate for that show`() {
    var bar: UIView?
    fixture.onKeyboard = { _ in bar = addBar() }
    show(.docked)
    expectEqual(bar?.frame.maxY, to: 508)
    expectNil(bar?.layer.animationKeys())
  }

  @Test func `S160: a guide whose view leaves the window keeps its last frame`() {
    let view = UIView(frame: fixture.root.view.bounds)
    fixture.root.view.addSubview(view)
    let guide = view.keyboardLayoutGuide
    show(.docked)
    view.removeFromSuperview()
    hide()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    expectEqual(guide.layoutFrame, to: .docked)
    fixture.root.view.addSubview(view)
    fixture.device.clock.turn()
    expectEqual(guide.layoutFrame, to: CGRect(0, 810, 390, 34))
  }

  @Test func `S171: a window on another screen has no keyboard`() {
    let screen = HeadlessDevice.externalScreen(size: CGSize(390, 844))
    let scene = fixture.device.addScene(frameInScreen: CGRect(0, 0, 390, 844), screen: screen)
    let controller = UIViewController()
    let window = fixture.device.makeWindow(rootViewController: controller, scene: scene)
    let guide: UIKeyboardLayoutGuide = controller.view.keyboardLayoutGuide
    show(.docked)
    expectEqual(guide.layoutFrame, to: CGRect(0, 844, 390, 0))
    _ = window
  }

  @Test func `a keyboard below the guide or next to its view leaves the guide at rest`() {
    let view = UIView(frame: CGRect(0, 0, 200, 844))
    fixture.root.view.addSubview(view)
    let guides = [fixture.root.view.keyboardLayoutGuide, view.keyboardLayoutGuide]
    // A shortcuts bar shows twenty points, less than the safe area.
    show(CGRect(0, 824, 390, 336))
    expectEqual(guides[0].layoutFrame, to: CGRect(0, 810, 390, 34))
    show(CGRect(200, 508, 190, 336))
    expectEqual(guides[1].layoutFrame, to: CGRect(0, 810, 200, 34))
  }
}
