#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
struct ChangingGeometryTests {
  /// A form that ends at a note, which the keyboard covers.
  private final class FormOverNote: FormController {
    var note: CGFloat = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.contentSize.height = 1000
      field.frame.origin.y = 940
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 760 - note)
    }
  }

  @Test(arguments: OptionMatrix.geometry, [0, 0.25, 0.5] as [TimeInterval])
  func `a form whose lower edge moves under the keyboard stays in place`(
    _ option: Option, duration: TimeInterval
  ) {
    let screen = FormOverNote()
    ControllerStage.run(UINavigationController(rootViewController: screen), option) { stage in
      stage.wait(1)
      stage.coordinator.manage(screen.scrollView)
      stage.focus(screen.field)
      // The content ends at the keyboard: 1000 + 336 - 844.
      screen.scrollView.contentOffset.y = 492
      stage.wait(1)
      for note in [44, 0, 100, 0] as [CGFloat] {
        screen.note = note
        screen.view.setNeedsLayout()
        UIView.animate(withDuration: duration) { screen.view.layoutIfNeeded() }
        let offsets = stage.film(1) { screen.scrollView.headlessPresentationBounds.minY }
        // UIKit clamps the content before the check at the turn's end.
        #expect(offsets.filter { abs($0 - 492) > 2 }.count <= 1, "\(note): \(offsets.prefix(30))")
        screen.scrollView.expect(offset: 492, within: 0.5)
      }
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `a view is measured in the window that it has moved to`(_ option: Option) {
    Scene.run(Scene.Setup(behavior: .never).on(option)) { scene in
      let (window, field) = scene.addWindow(fieldFrame: CGRect(x: 0, y: 0, width: 100, height: 44))
      let external = UIWindow(windowScene: scene.otherScreen())
      external.rootViewController = UIViewController()
      external.isHidden = false
      scene.show(Keyboard.iPhone)
      scene.expect(bottom: 336)

      window.rootViewController?.view.addSubview(scene.scrollView)
      scene.scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
      scene.settle()
      scene.expect(bottom: 92)

      external.rootViewController?.view.addSubview(scene.scrollView)
      scene.settle()
      // The keyboard is on the device's screen, not on the view's.
      let post = HeadlessKeyboardEvent(.willShow, endFrame: Keyboard.iPhone)
      scene.device.keyboard.post(post, screen: scene.device.screen)
      scene.settle()
      if !scene.device.options.omitsScreenObject, scene.device.options.version >= .init(16, 1) {
        scene.expect(bottom: 0, indicator: 0)
      }
      scene.hide()
      scene.expect(bottom: 0)
      withExtendedLifetime((window, field, external)) {}
    }
  }
}

extension Scene {
  fileprivate func otherScreen() -> UIWindowScene {
    let size = CGSize(width: 1920, height: 1080)
    return device.addScene(
      frameInScreen: CGRect(origin: .zero, size: size),
      screen: HeadlessDevice.externalScreen(size: size)
    )
  }
}
#endif
