import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct GuideTests {
  private let fixture = RootFixture()
  private var root: UIView { fixture.root }

  @Test func `margins are eight points, in addition to the safe area`() {
    let view = UIView(frame: CGRect(0, 800, 390, 44))
    root.addSubview(view)
    root.layoutIfNeeded()
    expectEqual(view.layoutMargins, to: UIEdgeInsets(8, 8, 42, 8))
    view.insetsLayoutMarginsFromSafeArea = false
    expectEqual(view.layoutMargins, to: UIEdgeInsets(8, 8, 8, 8))
  }

  @Test func `a controller's root view has at least the system's margins`() {
    expectEqual(root.layoutMargins, to: UIEdgeInsets(47, 16, 34, 16))
    root.directionalLayoutMargins = .init(top: 5, leading: 10, bottom: 5, trailing: 30)
    expectEqual(root.layoutMargins, to: UIEdgeInsets(52, 16, 39, 30))
  }

  @Test func `a wide root view has margins of 20, or its own if it ignores the system's`() {
    let device = HeadlessDevice(.bare(CGSize(428, 926)))
    device.run {
      let controller = UIViewController()
      let window = device.makeWindow(rootViewController: controller)
      expectEqual(controller.view.layoutMargins.left, to: 20)
      controller.viewRespectsSystemMinimumLayoutMargins = false
      controller.view.directionalLayoutMargins = .zero
      expectEqual(controller.view.layoutMargins, to: .zero)
      _ = window
    }
  }

  @Test func `the margins guide and margin attributes mean the same rectangle`() {
    let view = solvedView(UIView(), in: root)
    let other = solvedView(ContentView.make(10), in: root)
    let guide = root.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      equality(other, .trailing, root, .trailingMargin),
    ])
    root.layoutIfNeeded()
    expectEqual(view.frame, to: CGRect(16, 47, 358, 763))
    expectEqual(other.frame.maxX, to: 374)
    root.directionalLayoutMargins.trailing = 50
    root.layoutIfNeeded()
    expectEqual(view.frame.maxX, to: 340)
    expectEqual(other.frame.maxX, to: 340)
  }

  @Test func `directional margins change sides in a right-to-left layout`() {
    HeadlessDevice(options: .with(\.layoutDirection, .rightToLeft)).run {
      let view = UIView()
      view.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
      expectEqual(view.layoutMargins, to: UIEdgeInsets(1, 4, 3, 2))
    }
  }

  @Test func `readable content is 672 wide at most, in the middle of the margins`() {
    let view = UIView(frame: CGRect(0, 0, 1000, 500))
    expectEqual(view.readableContentGuide.layoutFrame, to: CGRect(164, 8, 672, 484))
    view.frame.size.width = 300
    expectEqual(view.readableContentGuide.layoutFrame.width, to: 284)
  }

  @Test func `guides are made once`() {
    let view = UIScrollView(frame: .zero)
    #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
    #expect(view.contentLayoutGuide === view.contentLayoutGuide)
    #expect(view.contentLayoutGuide !== view.frameLayoutGuide)
    #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
    #expect(view.layoutGuides.isEmpty)
  }

  @Test func `changed margins are reported by callbacks`() {
    final class MarginView: UIView {
      var changes = 0
      override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        changes += 1
      }
    }
    let view = MarginView(frame: CGRect(0, 100, 100, 100))
    root.addSubview(view)
    root.layoutIfNeeded()
    view.layoutMargins = .zero
    view.layoutMargins = .zero
    expectEqual(view.changes, to: 1)
    // The view moves into the safe area at the bottom.
    view.frame.origin.y = 744
    root.layoutIfNeeded()
    expectEqual(view.changes, to: 2)
    expectEqual(view.layoutMargins.bottom, to: 34)
  }
}
