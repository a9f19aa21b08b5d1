import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@Suite("Constraints")
@MainActor
struct LayoutConstraintTests {
  @Test func `a view pinned to the safe area lies in it`() {
    withRootView { root in
      let view = solvedView(UIView(), in: root)
      let area = root.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: area.topAnchor),
        view.bottomAnchor.constraint(equalTo: area.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 10),
        view.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -10),
      ])
      #expect(view.frame == .zero)
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 10, y: 47, width: 370, height: 844 - 47 - 34))
      #expect(area.layoutFrame == CGRect(x: 0, y: 47, width: 390, height: 763))
    }
  }

  @Test func `the safe area's constraints follow it at the next layout`() {
    let device = HeadlessDevice()
    device.run {
      let controller = UIViewController()
      let window = device.makeWindow(rootViewController: controller)
      let view = solvedView(UIView(), in: controller.view)
      pin(view, to: controller.view)
      let top = view.topAnchor.constraint(
        equalTo: controller.view.safeAreaLayoutGuide.topAnchor,
        constant: 5
      )
      controller.view.constraints.first { $0.firstAttribute == .top }?.isActive = false
      top.isActive = true
      device.clock.turn()
      #expect(view.frame.minY == 52)
      controller.additionalSafeAreaInsets.top = 20
      #expect(view.frame.minY == 52)
      device.clock.turn()
      #expect(view.frame.minY == 72)
      _ = window
    }
  }

  @Test func `a new constant counts from the next layout on`() {
    withRootView { root in
      let view = solvedView(UIView(), in: root)
      let constraints = pin(view, to: root)
      root.layoutIfNeeded()
      constraints[3].constant = -336
      #expect(view.frame.height == 844)
      root.layoutIfNeeded()
      #expect(view.frame.height == CGFloat(844 - 336))
      constraints[3].isActive = false
      view.heightAnchor.constraint(equalToConstant: 50).isActive = true
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: 50))
      #expect(root.constraints.count == 3)
      #expect(view.constraints.count == 1)
    }
  }

  @Test func `layout of an inner view begins where something has to move`() {
    withRootView { root in
      let outer = solvedView(UIView(), in: root)
      let inner = solvedView(UIView(), in: outer)
      let constraints = pin(outer, to: root)
      pin(inner, to: outer, inset: 5)
      root.layoutIfNeeded()
      constraints[0].constant = 90
      inner.layoutIfNeeded()
      #expect(outer.frame.width == 300)
      #expect(inner.frame == CGRect(x: 5, y: 5, width: 290, height: 834))
    }
  }

  @Test func `a view that keeps its autoresizing mask is a constant`() {
    withRootView { root in
      let fixed = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 50))
      root.addSubview(fixed)
      let view = solvedView(ContentView.make(80), in: root)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 8),
        view.centerYAnchor.constraint(equalTo: fixed.centerYAnchor),
      ])
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 138, y: 55, width: 80, height: 20))
      fixed.frame.origin.y = 140
      root.layoutIfNeeded()
      #expect(fixed.frame.minY == 140)
      #expect(view.frame.minY == 155)
    }
  }

  @Test(arguments: [
    (UIUserInterfaceLayoutDirection.leftToRight, CGRect(x: 16, y: 0, width: 50, height: 20)),
    (.rightToLeft, CGRect(x: 390 - 16 - 50, y: 0, width: 50, height: 20)),
  ])
  func `leading changes sides with the layout direction, left does not`(
    direction: UIUserInterfaceLayoutDirection,
    expected: CGRect
  ) {
    withRootView(HeadlessDevice(options: .with(\.layoutDirection, direction))) { root in
      let leading = solvedView(ContentView.make(50), in: root)
      let left = solvedView(ContentView.make(50), in: root)
      let beside = solvedView(ContentView.make(50), in: root)
      NSLayoutConstraint.activate([
        leading.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
        beside.leadingAnchor.constraint(
          equalToSystemSpacingAfter: leading.trailingAnchor,
          multiplier: 1
        ),
      ])
      root.layoutIfNeeded()
      #expect(leading.frame == expected)
      #expect(left.frame.minX == 16)
      let x: CGFloat = direction == .leftToRight ? 16 + 50 + 8 : 390 - 16 - 58 - 50
      #expect(beside.frame.minX == x)
    }
  }

  @Test func `a directional inequality keeps its sense in both directions`() {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      withRootView(HeadlessDevice(options: .with(\.layoutDirection, direction))) { root in
        let view = solvedView(ContentView.make(1000), in: root)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
          view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.width == CGFloat(390 - 30 - 20))
        #expect(view.frame.minX == (direction == .leftToRight ? 30 : 20))
      }
    }
  }

  @Test func `the view that resists compression least gives way`() {
    withRootView { root in
      let first = solvedView(ContentView.make(300), in: root)
      let second = solvedView(ContentView.make(200), in: root)
      second.setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
      NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 10),
        second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      root.layoutIfNeeded()
      #expect(first.frame.width == 300)
      #expect(second.frame.width == CGFloat(390 - 300 - 10))
      second.setContentCompressionResistancePriority(UILayoutPriority(760), for: .horizontal)
      root.layoutIfNeeded()
      #expect(first.frame.width == CGFloat(390 - 200 - 10))
      #expect(second.frame.width == 200)
    }
  }

  @Test func `the view that hugs its content least takes what is left`() {
    withRootView { root in
      let first = solvedView(ContentView.make(100), in: root)
      let second = solvedView(ContentView.make(100), in: root)
      first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
        second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      root.layoutIfNeeded()
      #expect([first, second].map(\.frame.width) == [100, 290])
    }
  }

  @Test func `a content size that changed is asked for again`() {
    withRootView { root in
      let view = solvedView(ContentView.make(100), in: root)
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      root.layoutIfNeeded()
      view.content.height = 60
      root.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(view.frame.height == 20)
      view.invalidateIntrinsicContentSize()
      root.layoutIfNeeded()
      #expect(view.frame.height == 60)
    }
  }

  @Test func `lengths relate by multiplier, places as seen from the common view`() {
    withRootView { root in
      let view = solvedView(UIView(), in: root)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 5),
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
        NSLayoutConstraint(
          item: view,
          attribute: .centerX,
          relatedBy: .equal,
          toItem: root,
          attribute: .trailing,
          multiplier: 0.5,
          constant: 0
        ),
        view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
        view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 11),
      ])
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 95, y: 11, width: 200, height: 400))
    }
  }

  @Test func `a view without constraints is small and at the top left`() {
    withRootView { root in
      let view = solvedView(UIView(), in: root)
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 0))
    }
  }

  @Test func `a view that leaves takes its ties to the outside along, and keeps its own`() {
    withRootView { root in
      let outer = solvedView(UIView(), in: root)
      let inner = solvedView(UIView(), in: outer)
      let outside = pin(outer, to: root)
      let inside = pin(inner, to: outer)
      let across = inner.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor)
      across.isActive = true
      outer.removeFromSuperview()
      #expect(outside.map(\.isActive) == [false, false, false, false])
      #expect(!across.isActive)
      #expect(inside.map(\.isActive) == [true, true, true, true])
      #expect(root.constraints.isEmpty)
      // And it can come back.
      root.addSubview(outer)
      pin(outer, to: root, inset: 10)
      root.layoutIfNeeded()
      #expect(inner.frame == CGRect(x: 0, y: 0, width: 370, height: 824))
    }
  }

  @Test func `a constraint across a view with a frame joins its inside to the outside`() {
    withRootView { root in
      let container = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
      root.addSubview(container)
      let inner = solvedView(ContentView.make(40), in: container)
      let outer = solvedView(ContentView.make(60), in: root)
      let tie = outer.topAnchor.constraint(equalTo: inner.bottomAnchor, constant: 7)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: container.topAnchor, constant: 50), tie,
        inner.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 1),
        outer.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      ])
      root.layoutIfNeeded()
      #expect(inner.frame.origin == CGPoint(x: 1, y: 50))
      #expect(outer.frame.origin == CGPoint(x: 21, y: 100 + 50 + 20 + 7))
      container.frame.origin.y = 200
      root.layoutIfNeeded()
      #expect(outer.frame.minY == 277)
      tie.isActive = false
      container.frame.origin.y = 0
      root.layoutIfNeeded()
      #expect(outer.frame.origin == CGPoint(x: 21, y: 0))
    }
  }

  @Test func `a guide of the app's own is solved like a view`() {
    withRootView { root in
      let guide = UILayoutGuide()
      root.addLayoutGuide(guide)
      let view = solvedView(ContentView.make(50), in: root)
      NSLayoutConstraint.activate([
        guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
        guide.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.25),
        guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        guide.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      ])
      root.layoutIfNeeded()
      #expect(guide.layoutFrame == CGRect(x: 0, y: 100, width: 390, height: 211))
      #expect(view.center == CGPoint(x: 195, y: 205.5))
      root.removeLayoutGuide(guide)
      #expect(root.constraints.isEmpty)
      #expect(root.layoutGuides.isEmpty)
    }
  }

  @Test func `constraints ignore transforms`() {
    withRootView { root in
      let view = solvedView(UIView(), in: root)
      view.transform = CGAffineTransform(scaleX: 1, y: -1)
      pin(view, to: root, inset: 20)
      root.layoutIfNeeded()
      #expect(view.bounds.size == CGSize(width: 350, height: 804))
      #expect(view.center == CGPoint(x: 195, y: 422))
      #expect(view.transform.d == -1)
    }
  }

  @Test func `constraints are updated from the inside out, before the layout, once`() {
    final class UpdatingView: UIView {
      var onUpdate: () -> Void = {}
      override func updateConstraints() {
        onUpdate()
        super.updateConstraints()
      }
    }
    withRootView { root in
      let outer = solvedView(UpdatingView(), in: root)
      let inner = solvedView(UpdatingView(), in: outer)
      var log: [String] = []
      outer.onUpdate = {
        log.append("outer")
        outer.widthAnchor.constraint(equalToConstant: 123).isActive = true
      }
      inner.onUpdate = { log.append("inner") }
      root.layoutIfNeeded()
      root.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(log == ["inner", "outer"])
      #expect(outer.frame.width == 123)
      inner.setNeedsUpdateConstraints()
      #expect(inner.needsUpdateConstraints())
      root.layoutIfNeeded()
      #expect(log == ["inner", "outer", "inner"])
    }
  }

  @Test func `frames change in the animation block that lays out`() {
    withRootView { root in
      let view = solvedView(UIView(), in: root)
      let constraints = pin(view, to: root)
      root.layoutIfNeeded()
      UIView.animate(withDuration: 0.25) {
        constraints[3].constant = -100
        root.layoutIfNeeded()
      }
      #expect(view.layer.animationKeys() == ["bounds", "position"])
    }
  }

  @Test func `a view without a size is not measured for contents that cannot fit`() {
    HeadlessDevice().run {
      let container = UIView()
      let view = solvedView(UIView(), in: container)
      pin(view, to: container, inset: 16)
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100).isActive = true
      container.layoutIfNeeded()
      #expect(view.frame == .zero)
      container.frame.size = CGSize(width: 200, height: 100)
      container.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 16, y: 16, width: 168, height: 68))
    }
  }

  @Test func `a view that is too narrow for its insets is empty, not negative`() {
    HeadlessDevice().run {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 100))
      let view = solvedView(UIView(), in: container)
      pin(view, to: container, inset: 16)
      container.layoutIfNeeded()
      #expect(view.frame.width == 0)
      #expect(view.frame.height == 68)
    }
  }

  @Test func `a constraint describes itself`() {
    HeadlessDevice().run {
      let view = UIView()
      let label = solvedView(UIView(), in: view)
      label.accessibilityIdentifier = "name"
      let constraint = label.leadingAnchor.constraint(
        greaterThanOrEqualTo: view.leadingAnchor,
        constant: -16
      )
      constraint.priority = .defaultHigh
      #expect(constraint.headlessName == "UIView 'name'.leading >= UIView.leading - 16.0 @750.0")
      #expect(constraint.firstItem === label)
      #expect(constraint.secondItem === view)
    }
  }
}
