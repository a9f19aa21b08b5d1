#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

extension OptionMatrix {
  /// A rotation hides the keyboard without animation, and shows it in the same turn or at its end.
  static let rotation: [Option] = geometry.flatMap { option in
    [false, true].map { isLate in
      Option(option.name + (isLate ? ", the keyboard after the rotation" : "")) {
        $0 = option.options
        $0.showsKeyboardAfterRotation = isLate
      }
    }
  }
}

@MainActor struct RotatedContentTests {
  /// Returns the offset on the screen before an event, and in each frame of two seconds.
  private func film(_ scene: Scene, _ event: (HeadlessDevice) -> Void) -> [CGFloat] {
    let view = scene.scrollView
    var path = [view.headlessPresentationBounds.minY]
    let stop = scene.device.clock.observeFrames {
      path.append(view.headlessPresentationBounds.minY)
    }
    event(scene.device)
    scene.wait(2)
    stop()
    return path
  }

  private func expectSteadyRotations(_ scene: Scene) {
    for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
      expectSteady(film(scene) { $0.rotate(to: orientation) })
    }
  }

  /// Until the keyboard is announced again, UIKit may move content into its range on the new screen.
  private func expectSteady(
    _ path: [CGFloat], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let ends = [path.first ?? 0, path.last ?? 0].sorted()
    let steps = zip(path, path.dropFirst()).map { abs($1 - $0) }
    #expect(
      path.allSatisfy { $0 >= ends[0] - 120 && $0 <= ends[1] + 120 } && (steps.max() ?? 0) < 70,
      "\(path)", sourceLocation: sourceLocation
    )
  }

  @Test(
    .bug("https://github.com/RxSwiftCommunity/RxKeyboard/issues/46"),
    .bug("https://github.com/mozilla-mobile/firefox-ios/issues/31622"),
    arguments: OptionMatrix.rotation, [false, true]
  )
  func `a form does not jump during a rotation`(_ option: OptionMatrix.Option, hasBar: Bool) {
    Scene.run(.iPhone.on(option)) { scene in
      scene.device.keyboard.isAutomatic = true
      if hasBar { scene.coordinator.manage(scene.scrollView, bar: scene.addComposer().bar) }
      scene.focus(scene.addField(1500...1544))
      scene.wait(1)
      expectSteadyRotations(scene)
    }
  }

  /// AutoFill hides the keyboard, and shows it again a tenth of a second later.
  @Test(arguments: OptionMatrix.hide)
  func `a form with a bar stays during AutoFill`(option: OptionMatrix.Option) {
    Scene.run(.iPhone.on(option)) { scene in
      scene.device.keyboard.isAutomatic = true
      let composer = scene.addComposer()
      scene.coordinator.manage(scene.scrollView, bar: composer.bar)
      let field = scene.addField(1500...1544)
      scene.addField(1440...1484)
      scene.focus(field)
      scene.wait(1)
      // The keyboard may become 45 points lower, but the field must not follow it down and back.
      let path = film(scene) { $0.keyboard.perform(.autoFill) }
      #expect((path.min() ?? 0) >= min(path[0], path.last ?? 0) - 1, "\(path)")
    }
  }
}
#endif
