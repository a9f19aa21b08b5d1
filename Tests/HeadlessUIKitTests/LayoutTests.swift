import CoreGraphics
import Testing
import UIKit

/// The iPhone of the behaviour list's fixture P: 390 × 844, safe area 47 and 34.
@MainActor
private func withRootView(
  _ device: HeadlessDevice = HeadlessDevice(),
  _ body: (UIView) throws -> Void
) rethrows {
  try device.run {
    let controller = UIViewController()
    let window = device.makeWindow(rootViewController: controller)
    try body(controller.view)
    _ = window
  }
}

/// A view whose frame is left to constraints.
@MainActor
private func solvedView<View: UIView>(_ view: View, in superview: UIView) -> View {
  view.translatesAutoresizingMaskIntoConstraints = false
  superview.addSubview(view)
  return view
}

/// A view with a content size.
private final class ContentView: UIView {
  var content = CGSize(width: 100, height: 20)
  override var intrinsicContentSize: CGSize { content }

  static func make(_ width: CGFloat, _ height: CGFloat = 20) -> ContentView {
    let view = ContentView(frame: .zero)
    view.content = CGSize(width: width, height: height)
    return view
  }
}

@MainActor
@discardableResult
private func pin(
  _ view: UIView,
  to other: UIView,
  inset: CGFloat = 0
) -> [NSLayoutConstraint] {
  let constraints = [
    view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
    view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
    view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
    view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
  ]
  NSLayoutConstraint.activate(constraints)
  return constraints
}

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
    var options = HeadlessOptions()
    options.layoutDirection = direction
    withRootView(HeadlessDevice(options: options)) { root in
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
      var options = HeadlessOptions()
      options.layoutDirection = direction
      withRootView(HeadlessDevice(options: options)) { root in
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

  @Test func `what nothing decides is small and at the top left`() {
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

  @Test func `a transform is no business of the constraints`() {
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

  @Test func `a view without a size yet is not asked to hold what cannot fit`() {
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

  @Test func `a constraint says what it is`() {
    HeadlessDevice().run {
      let view = UIView()
      let label = solvedView(UIView(), in: view)
      label.accessibilityIdentifier = "name"
      let constraint = label.leadingAnchor.constraint(
        greaterThanOrEqualTo: view.leadingAnchor,
        constant: -16
      )
      constraint.priority = .defaultHigh
      #expect(
        constraint.headlessName == "UIView 'name'.leading >= UIView.leading - 16.0 @750.0"
      )
      #expect(constraint.firstItem === label)
      #expect(constraint.secondItem === view)
    }
  }
}

@Suite("Constraints that are refused")
struct LayoutRefusalTests {
  @Test func `required constraints that contradict each other stop the program by name`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        HeadlessDevice().run {
          let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
          let view = UIView()
          view.accessibilityIdentifier = "broken"
          view.translatesAutoresizingMaskIntoConstraints = false
          container.addSubview(view)
          view.widthAnchor.constraint(equalToConstant: 50).isActive = true
          view.widthAnchor.constraint(equalToConstant: 60).isActive = true
          container.layoutIfNeeded()
        }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("UIView 'broken'.width == 50.0"))
    #expect(text.contains("UIView 'broken'.width == 60.0"))
  }

  @Test func `items without a common view cannot be related`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIView().topAnchor.constraint(equalTo: UIView().topAnchor).isActive = true
      }
    }
  }

  @Test func `leading cannot be related to left`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        view.leadingAnchor.constraint(equalTo: view.leftAnchor)
      }
    }
  }

  @Test func `a width cannot be related to an edge`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view,
          attribute: .width,
          relatedBy: .equal,
          toItem: view,
          attribute: .left,
          multiplier: 1,
          constant: 0
        )
      }
    }
  }
}

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
    let device = HeadlessDevice(
      HeadlessDeviceModel(
        name: "wide",
        screenSize: CGSize(width: 428, height: 926),
        keyboardHeight: 346,
        landscapeKeyboardHeight: 200,
        source: "this test"
      )
    )
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
    var options = HeadlessOptions()
    options.layoutDirection = .rightToLeft
    HeadlessDevice(options: options).run {
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

  @Test func `callbacks tell of margins that changed`() {
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

@Suite("Constraints in scroll views")
@MainActor
struct LayoutScrollViewTests {
  @Test func `constraints on the content guide decide the content size`() {
    withRootView { root in
      let scrollView = solvedView(UIScrollView(frame: .zero), in: root)
      pin(scrollView, to: root)
      let content = solvedView(UIView(), in: scrollView)
      let guide = scrollView.contentLayoutGuide
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
        content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -20),
        content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 1500),
      ])
      root.layoutIfNeeded()
      #expect(content.frame == CGRect(x: 0, y: 10, width: 390, height: 1500))
      #expect(scrollView.contentSize == CGSize(width: 390, height: 1530))
      #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 390, height: 1530))
    }
  }

  @Test func `towards its content a scroll view's own edges are the content's`() {
    withRootView { root in
      let scrollView = solvedView(UIScrollView(frame: .zero), in: root)
      pin(scrollView, to: root, inset: 50)
      let content = solvedView(ContentView.make(100, 900), in: scrollView)
      pin(content, to: scrollView, inset: 5)
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -10).isActive = true
      root.layoutIfNeeded()
      #expect(scrollView.frame == CGRect(x: 50, y: 50, width: 290, height: 744))
      #expect(content.frame == CGRect(x: 5, y: 5, width: 280, height: 900))
      #expect(scrollView.contentSize == CGSize(width: 290, height: 910))
    }
  }

  @Test func `an axis that no constraint decides keeps the app's content size`() {
    withRootView { root in
      let scrollView = UIScrollView(frame: root.bounds)
      root.addSubview(scrollView)
      scrollView.contentSize = CGSize(width: 123, height: 2000)
      let content = solvedView(ContentView.make(500), in: scrollView)
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
        content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 30),
      ])
      root.layoutIfNeeded()
      #expect(content.frame.minY == 30)
      #expect(scrollView.contentSize == CGSize(width: 500, height: 2000))
    }
  }

  @Test func `scrolling moves content, not what is tied to the frame`() {
    withRootView { root in
      let scrollView = solvedView(UIScrollView(frame: .zero), in: root)
      scrollView.contentInsetAdjustmentBehavior = .never
      pin(scrollView, to: root)
      scrollView.contentInsetAdjustmentBehavior = .never
      let content = solvedView(ContentView.make(390, 2000), in: scrollView)
      pin(content, to: scrollView)
      let header = solvedView(ContentView.make(390, 40), in: scrollView)
      header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(header.frame.minY == scrollView.bounds.minY)
      scrollView.bounds.origin.y = 300
      root.layoutIfNeeded()
      #expect(header.frame.minY == 300)
      #expect(content.frame.minY == 0)
      #expect(scrollView.contentSize.height == 2000)
    }
  }

  @Test func `content laid out after scrolling lies where it would without`() {
    withRootView { root in
      let scrollView = solvedView(UIScrollView(frame: .zero), in: root)
      pin(scrollView, to: root)
      scrollView.bounds.origin.y = 300
      let content = solvedView(ContentView.make(390, 2000), in: scrollView)
      pin(content, to: scrollView)
      root.layoutIfNeeded()
      #expect(content.frame == CGRect(x: 0, y: 0, width: 390, height: 2000))
    }
  }
}

@Suite("Fitting sizes")
@MainActor
struct LayoutFittingTests {
  @Test func `the smallest size that holds the contents`() {
    HeadlessDevice().run {
      let cell = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let label = solvedView(ContentView.make(120, 21), in: cell)
      pin(label, to: cell, inset: 11)
      let size = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(size == CGSize(width: 142, height: 43))
      // The cell itself stays as it is.
      #expect(cell.bounds.size == CGSize(width: 320, height: 44))
    }
  }

  @Test func `a required width and whatever height`() {
    HeadlessDevice().run {
      let cell = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let box = solvedView(UIView(), in: cell)
      pin(box, to: cell, inset: 10)
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5).isActive = true
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: 220, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      #expect(size == CGSize(width: 220, height: 120))
    }
  }

  @Test func `the least height of the view itself counts`() {
    HeadlessDevice().run {
      let cell = UIView()
      cell.heightAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true
      let size = cell.systemLayoutSizeFitting(CGSize(width: 100, height: 0))
      #expect(size == CGSize(width: 100, height: 60))
    }
  }

  @Test func `as much as there is, where the size to fit is large`() {
    HeadlessDevice().run {
      let view = UIView()
      let box = solvedView(UIView(), in: view)
      pin(box, to: view)
      box.widthAnchor.constraint(lessThanOrEqualToConstant: 500).isActive = true
      #expect(
        view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
          == CGSize(width: 500, height: 10_000)
      )
    }
  }
}

@Suite("Text views in layout")
@MainActor
struct LayoutTextViewTests {
  @Test func `a text view that does not scroll grows with its text`() {
    withRootView { root in
      let textView = solvedView(UITextView(frame: .zero), in: root)
      textView.isScrollEnabled = false
      textView.font = .systemFont(ofSize: 20)
      textView.textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
      textView.text = "aaaa bbbb cccc"
      NSLayoutConstraint.activate([
        textView.topAnchor.constraint(equalTo: root.topAnchor),
        textView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        // Nine characters of ten points, and five points of padding on each side.
        textView.widthAnchor.constraint(equalToConstant: 100),
      ])
      root.layoutIfNeeded()
      #expect(textView.frame.height == CGFloat(16 + 2 * 24))
      textView.text = "aaaa"
      root.layoutIfNeeded()
      #expect(textView.frame.height == CGFloat(16 + 24))
    }
  }
}
