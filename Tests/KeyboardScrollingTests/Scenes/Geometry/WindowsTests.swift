#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct WindowsTests {
  /// Runs a scene whose scroll view fills the window, without insets by UIKit.
  private func run(_ setup: Scene.Setup, window: CGRect, _ body: (Scene) -> Void) {
    let setup = setup.with {
      $0.container = .window
      $0.contentWidth = window.width
    }
    Scene.run(setup) { scene in
      scene.device.resize(scene.device.scene, to: window, safeArea: .zero)
      scene.settle()
      expectEqual(scene.scrollView.bounds.size, to: window.size)
      expectEqual(scene.scrollView.adjustedContentInset, to: .zero)
      body(scene)
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `when a window is resized, its view's inset changes`(option: Option) {
    let window = CGRect(x: 247, y: 17, width: 700, height: 760)
    run(.iPadLandscape.on(option), window: window) { scene in
      scene.showAndFinish(Keyboard.iPadLandscape)
      scene.expect(bottom: 777 - 421, indicator: 777 - 421)

      // The window becomes shorter, then ends above the keyboard, then is as large as the screen.
      for (frame, b) in [
        (CGRect(x: 100, y: 50, width: 900, height: 500), 550 - 421),
        (CGRect(x: 100, y: 50, width: 900, height: 360), 0),
        (CGRect(x: 0, y: 0, width: 1194, height: 834), 834 - 421),
      ] as [(CGRect, CGFloat)] {
        scene.device.resize(scene.device.scene, to: frame, safeArea: .zero)
        scene.settle()
        scene.expect(bottom: b, indicator: b, "in a window at \(frame)")
      }
    }
  }

  /// The keyboard begins at 421 on the screen, which is at 404 in the window's coordinates.
  @Test(.bug("https://github.com/chockenberry/KeyboardAvoider"), arguments: OptionMatrix.geometry)
  func `a keyboard as wide as the screen may be reported in the window's coordinates`(
    option: Option
  ) {
    for (x, isAccessoryExcluded) in [(247, false), (247, true), (494, false), (494, true)] {
      let window = CGRect(x: CGFloat(x), y: 17, width: 700, height: 760)
      let setup = Scene.Setup.iPadLandscape.on(option).with {
        $0.options.endFrameInWindow = true
        $0.options.endFrameExcludesAccessory = isAccessoryExcluded
      }
      run(setup, window: window) { scene in
        scene.device.keyboard.isAutomatic = true
        let field = scene.addField(700...744)
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 1194, height: 50))
        for (accessory, top) in [(nil, 421), (bar, 371), (bar, 371)] as [(UIView?, CGFloat)] {
          field.inputAccessoryView = accessory
          scene.focus(field)
          scene.wait(2)
          scene.expect(bottom: 777 - top, indicator: 777 - top, "at \(x), top \(top)")
          field.giveUpFocus()
          scene.wait(2)
          scene.expect(bottom: 0, indicator: 0)
        }
      }
    }
  }

  /// Adds a window beside the scene's, with a scroll view that fills it.
  private func addSmallerWindow(on device: HeadlessDevice) -> (UIWindow, UIScrollView) {
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 594, height: 700))
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let window = device.makeWindow(
      rootViewController: controller,
      scene: device.addScene(frameInScreen: CGRect(x: 600, y: 60, width: 594, height: 700))
    )
    controller.view.addSubview(scrollView)
    scrollView.frame = controller.view.bounds
    scrollView.contentSize = CGSize(width: 594, height: 1600)
    return (window, scrollView)
  }

  @Test(arguments: OptionMatrix.geometry)
  func `two windows side by side each get their own adjustment`(option: Option) {
    // The heights differ, as with Stage Manager's floating window next to a full one.
    run(.iPadLandscape.on(option), window: CGRect(x: 0, y: 0, width: 590, height: 834)) { scene in
      let (window, other) = addSmallerWindow(on: scene.device)
      scene.coordinator.manage(other)
      scene.settle()

      scene.show(Keyboard.iPadLandscape)
      scene.expect(bottom: 413, indicator: 413)
      // The window ends at 760 on the screen, and the keyboard begins at 421.
      other.expect(bottom: 339)
      scene.hide()
      scene.expect(bottom: 0, indicator: 0)
      other.expect(bottom: 0)
      #expect(window.rootViewController?.view === other.superview)
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `a field that was scrolled away stays there as another window shows a list`(
    option: Option
  ) {
    run(.iPadLandscape.on(option), window: CGRect(x: 0, y: 0, width: 590, height: 834)) { scene in
      scene.focus(scene.addField(700...744))
      scene.showAndFinish(Keyboard.iPadLandscape)
      scene.wait(1)
      scene.scroll(to: 0)
      scene.wait(1)
      let (window, other) = addSmallerWindow(on: scene.device)
      scene.coordinator.manage(other)
      scene.wait(1)
      #expect(other.contentInset.bottom > 0)
      scene.expect(offset: 0)
      #expect(window.rootViewController?.view === other.superview)
    }
  }

  /// Each scene has its own first responder; UIKit may announce the hide a turn later.
  @Test(arguments: OptionMatrix.geometry)
  func `a list stays where it is as a field in another scene loses the focus`(option: Option) {
    run(.iPadLandscape.on(option), window: CGRect(x: 0, y: 0, width: 590, height: 834)) { scene in
      let (window, other) = addSmallerWindow(on: scene.device)
      scene.coordinator.manage(other)
      let editor = KeyInputView(frame: CGRect(x: 16, y: 700, width: 300, height: 44))
      other.addSubview(editor)
      editor.takeFocus()
      scene.wait(1)
      let field = scene.addField(100...144)
      scene.focus(field)
      scene.showAndFinish(Keyboard.iPadLandscape)
      scene.wait(1)
      #expect(editor.isFirstResponder && field.isFirstResponder)
      other.contentOffset.y = 0
      scene.wait(1)
      field.giveUpFocus()
      scene.wait(1)
      other.expect(offset: 0)
      #expect(window.rootViewController?.view === other.superview)
    }
  }

  /// Windows next to another app's window, as on an open iPhone or on an iPad.
  nonisolated private static let smallWindows: [CGRect] = [
    CGRect(x: 0, y: 0, width: 195, height: 844), CGRect(x: 195, y: 0, width: 195, height: 844),
    CGRect(x: 20, y: 100, width: 350, height: 600),
  ]

  @Test(arguments: OptionMatrix.geometry, smallWindows.indices)
  func `236: another app's keyboard covers a window next to that app`(option: Option, number: Int) {
    let frame = Self.smallWindows[number]
    let screen = FormController()
    let root = UINavigationController(rootViewController: screen)
    ControllerStage.run(root, option) { stage in
      let device = stage.device
      device.keyboard.isAutomatic = false
      device.clock.advance(by: 1)
      stage.coordinator.manage(screen.scrollView)
      let (keyboard, hidden) = (Keyboard.iPhone, Keyboard.iPhoneHidden)
      @MainActor func post(_ kind: KeyboardNotification.Kind, _ frame: CGRect) {
        stage.post(kind, frame, from: hidden, isLocal: false)
        stage.wait(1)
      }
      // The window fills the screen, so there is no other app next to it.
      post(.willShow, keyboard)
      screen.scrollView.expect(bottom: 0)
      post(.willHide, hidden)
      device.resize(device.scene, to: frame)
      device.clock.advance(by: 1)
      let offset = screen.scrollView.contentOffset.y
      post(.willShow, keyboard)
      let bottom = screen.scrollView.adjustedContentInset.bottom
      let system = bottom - screen.scrollView.contentInset.bottom
      let covered = frame.maxY - 508
      expectEqual(bottom, to: covered, note: "\(system) of \(covered) are UIKit's")
      screen.scrollView.expect(offset: offset)
      post(.willHide, hidden)
      screen.scrollView.expect(bottom: 0)
      post(.willShow, keyboard)
      device.resize(device.scene, to: device.screen.bounds)
      device.clock.advance(by: 1)
      screen.scrollView.expect(bottom: 0)
    }
  }
}
#endif
