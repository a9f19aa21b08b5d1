import CoreGraphics
import Testing
@_spi(Headless) import UIKit

/// A phone of 390 × 844, safe area 47 and 34, docked keyboard 336 high.
@Suite("UIKeyboardLayoutGuide on the stand-in")
@MainActor
struct GuideKeyboardTests {
  private static let docked = CGRect(x: 0, y: 508, width: 390, height: 336)
  private static let floating = CGRect(x: 40, y: 300, width: 320, height: 250)

  private struct Stage {
    let device: HeadlessDevice
    let window: UIWindow
    let root: UIView

    @MainActor func show(_ frame: CGRect) {
      device.keyboard.post(
        HeadlessKeyboardEvent(
          .willShow,
          beginFrame: CGRect(x: 0, y: 844, width: 390, height: 336),
          endFrame: frame,
          duration: 0.25,
          curve: 7,
          isLocal: true
        )
      )
      device.clock.turn()
    }

    @MainActor func hide() {
      device.keyboard.post(HeadlessKeyboardEvent(.willHide, duration: 0.25, curve: 7))
      device.clock.turn()
    }

    /// A field in a scroll view with interactive dismissal by a finger.
    @MainActor func addDraggableField() -> UITextField {
      let scrollView = UIScrollView(frame: root.bounds)
      scrollView.contentSize = CGSize(width: 390, height: 2000)
      scrollView.keyboardDismissMode = .interactive
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
      scrollView.addSubview(field)
      root.addSubview(scrollView)
      return field
    }

    /// A view whose bottom edge is constrained to the guide.
    @MainActor func addBar() -> UIView {
      let bar = UIView()
      bar.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 50),
        bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      ])
      device.clock.turn()
      return bar
    }
  }

  private func onStage(
    options: HeadlessOptions = HeadlessOptions(),
    _ body: (Stage) throws -> Void
  ) rethrows {
    let device = HeadlessDevice(options: options)
    try device.run {
      let controller = UIViewController()
      let window = device.makeWindow(rootViewController: controller)
      try body(Stage(device: device, window: window, root: controller.view))
    }
  }

  @Test func `S151: a bar on the guide comes up with the keyboard and goes down with it`() {
    onStage { stage in
      let bar = stage.addBar()
      #expect(bar.frame.maxY == 810)
      stage.show(Self.docked)
      #expect(stage.root.keyboardLayoutGuide.layoutFrame == Self.docked)
      #expect(bar.frame == CGRect(x: 0, y: 458, width: 390, height: 50))
      stage.hide()
      #expect(bar.frame.maxY == 810)
    }
  }

  @Test func `S153: for a floating keyboard the guide is at rest, or is its whole rectangle`() {
    onStage { stage in
      let guide = stage.root.keyboardLayoutGuide
      stage.show(Self.floating)
      #expect(guide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
      guide.followsUndockedKeyboard = true
      stage.device.clock.turn()
      #expect(guide.layoutFrame == Self.floating)
    }
  }

  @Test func `S154: the guide follows the finger, without animation, down to where it rests`() {
    onStage { stage in
      let field = stage.addDraggableField()
      let bar = stage.addBar()
      field.becomeFirstResponder()
      stage.device.clock.advance(by: 1)
      #expect(bar.frame.maxY == 508)
      let finger = HeadlessFinger()
      finger.touchDown(at: CGPoint(x: 200, y: 400))
      finger.move(to: CGPoint(x: 200, y: 450))
      #expect(bar.frame.maxY == 508)
      finger.move(to: CGPoint(x: 200, y: 600))
      #expect(stage.root.keyboardLayoutGuide.layoutFrame.minY == 600)
      #expect(bar.frame.maxY == 600)
      #expect(bar.layer.animationKeys() == nil)
      finger.move(to: CGPoint(x: 200, y: 830))
      #expect(bar.frame.maxY == 810)
    }
  }

  @Test func `S158: the dismiss padding lets the keyboard follow earlier`() {
    onStage { stage in
      let field = stage.addDraggableField()
      let bar = stage.addBar()
      stage.root.keyboardLayoutGuide.keyboardDismissPadding = 50
      field.becomeFirstResponder()
      stage.device.clock.advance(by: 1)
      let finger = HeadlessFinger()
      finger.touchDown(at: CGPoint(x: 200, y: 400))
      finger.move(to: CGPoint(x: 200, y: 440))
      #expect(bar.frame.maxY == 508)
      finger.move(to: CGPoint(x: 200, y: 500))
      // Held 50 points above its edge.
      #expect(bar.frame.maxY == 550)
    }
  }

  @Test func `S155: a view on the guide animates with the keyboard, both ways`() {
    onStage { stage in
      let bar = stage.addBar()
      stage.show(Self.docked)
      #expect(bar.frame.maxY == 508)
      #expect(bar.layer.animationKeys() == ["position"])
      stage.device.clock.advance(by: 1)
      #expect(bar.layer.animationKeys() == nil)
      stage.hide()
      #expect(bar.layer.animationKeys() == ["position"])
    }
  }

  @Test func `S155: a layout pending beside the guide's view stays pending`() {
    onStage { stage in
      let container = UIView(frame: stage.root.bounds)
      let waiting = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      stage.root.addSubview(container)
      stage.root.addSubview(waiting)
      let label = UIView()
      label.translatesAutoresizingMaskIntoConstraints = false
      waiting.addSubview(label)
      _ = container.keyboardLayoutGuide
      stage.device.clock.turn()
      label.leadingAnchor.constraint(equalTo: waiting.leadingAnchor, constant: 50).isActive = true
      stage.root.setNeedsLayout()
      stage.device.keyboard.post(
        HeadlessKeyboardEvent(.willShow, endFrame: Self.docked, duration: 0.25, curve: 7)
      )
      #expect(container.keyboardLayoutGuide.layoutFrame == Self.docked)
      #expect(label.frame.minX == 0)
      stage.device.clock.turn()
      #expect(label.frame.minX == 50)
      #expect(label.layer.animationKeys() == nil)
    }
  }

  @Test func `the guide of a view that constraints place has the part that is covered`() {
    onStage { stage in
      let container = UIView()
      let bar = UIView()
      container.translatesAutoresizingMaskIntoConstraints = false
      bar.translatesAutoresizingMaskIntoConstraints = false
      stage.root.addSubview(container)
      container.addSubview(bar)
      NSLayoutConstraint.activate([
        container.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 100),
        container.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor, constant: -44),
        container.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
        container.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 30),
        bar.bottomAnchor.constraint(equalTo: container.keyboardLayoutGuide.topAnchor),
      ])
      stage.device.clock.turn()
      // The container ends above the home indicator, so its whole height is free.
      #expect(bar.frame.maxY == 700)
      stage.show(Self.docked)
      #expect(
        container.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 408, width: 390, height: 292)
      )
      #expect(bar.frame.maxY == 408)
    }
  }

  @Test func `S156: the guide of a window never moves`() {
    onStage { stage in
      let guide = stage.window.keyboardLayoutGuide
      stage.device.clock.turn()
      let before = guide.layoutFrame
      stage.show(Self.docked)
      #expect(guide.layoutFrame == before)
      #expect(before == .zero)
    }
  }

  @Test func `S157: a view on a guide that does not track yet stays in place`() {
    HeadlessDevice().run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let follower = UIView()
      follower.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(follower)
      NSLayoutConstraint.activate([
        follower.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
        follower.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        follower.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
      ])
      view.layoutIfNeeded()
      #expect(follower.frame == CGRect(x: 0, y: 100, width: 0, height: 40))
    }
  }

  @Test func `S159: a guide made inside willShow does not animate for that show`() {
    onStage { stage in
      var bar: UIView?
      let token = stage.device.keyboard.notificationCenter.addObserver(
        forName: UIResponder.keyboardWillShowNotification,
        object: nil,
        queue: nil
      ) { _ in
        MainActor.assumeIsolated { bar = stage.addBar() }
      }
      stage.show(Self.docked)
      stage.device.keyboard.notificationCenter.removeObserver(token)
      #expect(bar?.frame.maxY == 508)
      #expect(bar?.layer.animationKeys() == nil)
    }
  }

  @Test func `S160: a guide whose view leaves the window keeps its last frame`() {
    onStage { stage in
      let view = UIView(frame: stage.root.bounds)
      stage.root.addSubview(view)
      let guide = view.keyboardLayoutGuide
      stage.show(Self.docked)
      view.removeFromSuperview()
      stage.hide()
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(guide.layoutFrame == Self.docked)
      stage.root.addSubview(view)
      stage.device.clock.turn()
      #expect(guide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
    }
  }

  @Test func `S171: a window on another screen has no keyboard`() {
    onStage { stage in
      let screen = HeadlessDevice.externalScreen(size: CGSize(width: 390, height: 844))
      let scene = stage.device.addScene(
        frameInScreen: CGRect(x: 0, y: 0, width: 390, height: 844),
        screen: screen
      )
      let controller = UIViewController()
      let window = stage.device.makeWindow(rootViewController: controller, scene: scene)
      let guide: UIKeyboardLayoutGuide = controller.view.keyboardLayoutGuide
      stage.show(Self.docked)
      #expect(guide.layoutFrame == CGRect(x: 0, y: 844, width: 390, height: 0))
      _ = window
    }
  }

  @Test func `the guide is never lower than where it rests`() {
    // Twenty points of a shortcuts bar, less than the safe area.
    let frame = UIKeyboardLayoutGuide.headlessFrame(
      bounds: CGRect(x: 0, y: 0, width: 390, height: 844),
      bottomSafeArea: 34,
      keyboard: CGRect(x: 0, y: 824, width: 390, height: 336),
      isDocked: true,
      followsUndocked: false
    )
    #expect(frame == CGRect(x: 0, y: 810, width: 390, height: 34))
  }

  @Test func `a keyboard beside the view leaves the guide at rest`() {
    let frame = UIKeyboardLayoutGuide.headlessFrame(
      bounds: CGRect(x: 0, y: 0, width: 300, height: 400),
      bottomSafeArea: 0,
      keyboard: CGRect(x: 300, y: 200, width: 300, height: 300),
      isDocked: true,
      followsUndocked: false
    )
    #expect(frame == CGRect(x: 0, y: 400, width: 300, height: 0))
  }

  @Test func `tracking constraints switch with the edges that the keyboard is near`() {
    onStage { stage in
      let guide = stage.root.keyboardLayoutGuide
      guide.followsUndockedKeyboard = true
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.root.addSubview(view)
      view.heightAnchor.constraint(equalToConstant: 30).isActive = true
      let above = view.bottomAnchor.constraint(equalTo: guide.topAnchor)
      let below = view.topAnchor.constraint(equalTo: guide.bottomAnchor)
      guide.setConstraints([above], activeWhenAwayFrom: .top)
      guide.setConstraints([below], activeWhenNearEdge: .top)
      #expect(above.isActive)
      #expect(!below.isActive)
      stage.show(CGRect(x: 35, y: 50, width: 320, height: 250))
      #expect(!above.isActive)
      #expect(view.frame.minY == 300)
      stage.show(Self.docked)
      #expect(view.frame.maxY == 508)
      #expect(guide.constraints(activeWhenNearEdge: .top) == [below])
      #expect(guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
      guide.removeAllTrackedConstraints()
      #expect(!above.isActive)
      #expect(guide.constraints(activeWhenAwayFrom: .top).isEmpty)
    }
  }
}
