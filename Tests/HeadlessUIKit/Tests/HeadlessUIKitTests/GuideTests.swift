import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@Suite("Margins and guides")
@MainActor
struct GuideTests {
  @Test func `margins are eight points, and begin at the safe area`() {
    withRootView { root in
      let view = UIView(frame: CGRect(0, 800, 390, 44))
      root.addSubview(view)
      root.layoutIfNeeded()
      #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 42, right: 8))
      view.insetsLayoutMarginsFromSafeArea = false
      #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }
  }

  @Test func `a controller's root view has the system's margins at least`() {
    withRootView { root in
      #expect(root.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
      root.directionalLayoutMargins = .init(top: 5, leading: 10, bottom: 5, trailing: 30)
      #expect(root.layoutMargins == UIEdgeInsets(top: 52, left: 16, bottom: 39, right: 30))
    }
  }

  @Test func `a wide root view has margins of 20, or its own where the system is not respected`() {
    let device = HeadlessDevice(.bare(CGSize(width: 428, height: 926)))
    device.run {
      let controller = UIViewController()
      let window = device.makeWindow(rootViewController: controller)
      #expect(controller.view.layoutMargins.left == 20)
      controller.viewRespectsSystemMinimumLayoutMargins = false
      controller.view.directionalLayoutMargins = .zero
      #expect(controller.view.layoutMargins == .zero)
      _ = window
    }
  }

  @Test func `the margins guide and margin attributes mean the same rectangle`() {
    withRootView { root in
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
      #expect(view.frame == CGRect(16, 47, 358, 763))
      #expect(other.frame.maxX == 374)
      root.directionalLayoutMargins.trailing = 50
      root.layoutIfNeeded()
      #expect(view.frame.maxX == 340)
      #expect(other.frame.maxX == 340)
    }
  }

  @Test func `directional margins change sides`() {
    HeadlessDevice(options: .with(\.layoutDirection, .rightToLeft)).run {
      let view = UIView()
      view.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
      #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }
  }

  @Test func `readable content is 672 wide at most, in the middle of the margins`() {
    let view = UIView(frame: CGRect(0, 0, 1000, 500))
    #expect(view.readableContentGuide.layoutFrame == CGRect(164, 8, 672, 484))
    view.frame.size.width = 300
    #expect(view.readableContentGuide.layoutFrame.width == 284)
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
    withRootView { root in
      let view = MarginView(frame: CGRect(0, 100, 100, 100))
      root.addSubview(view)
      root.layoutIfNeeded()
      view.layoutMargins = .zero
      view.layoutMargins = .zero
      #expect(view.changes == 1)
      // Into the safe area at the bottom.
      view.frame.origin.y = 744
      root.layoutIfNeeded()
      #expect(view.changes == 2)
      #expect(view.layoutMargins.bottom == 34)
    }
  }
}
