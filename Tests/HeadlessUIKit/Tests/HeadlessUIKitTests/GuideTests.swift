import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@Suite("Margins and guides")
@MainActor
struct GuideTests {
  @Test func `margins are eight points, and begin at the safe area`() {
    withRootView { root in
      let view = UIView(frame: CGRect(x: 0, y: 800, width: 390, height: 44))
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
      root.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 5,
        leading: 10,
        bottom: 5,
        trailing: 30
      )
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
        NSLayoutConstraint(
          item: other,
          attribute: .trailing,
          relatedBy: .equal,
          toItem: root,
          attribute: .trailingMargin,
          multiplier: 1,
          constant: 0
        ),
      ])
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 16, y: 47, width: 358, height: 763))
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
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1,
        leading: 2,
        bottom: 3,
        trailing: 4
      )
      #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }
  }

  @Test func `readable content is 672 wide at most, in the middle of the margins`() {
    HeadlessDevice().run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 500))
      #expect(
        view.readableContentGuide.layoutFrame
          == CGRect(x: 164, y: 8, width: 672, height: 484)
      )
      view.frame.size.width = 300
      #expect(view.readableContentGuide.layoutFrame.width == 284)
    }
  }

  @Test func `guides are made once`() {
    HeadlessDevice().run {
      let view = UIScrollView(frame: .zero)
      #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
      #expect(view.contentLayoutGuide === view.contentLayoutGuide)
      #expect(view.contentLayoutGuide !== view.frameLayoutGuide)
      #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
      #expect(view.layoutGuides.isEmpty)
    }
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
      let view = MarginView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
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
