#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct RotationBesideBarTests {
  /// A rotation hides the keyboard without animation, and shows it in the same turn.
  @Test(arguments: OptionMatrix.geometry)
  func `a form with a bar does not jump at the start of a rotation`(option: OptionMatrix.Option) {
    Scene.run(.iPhone.on(option)) { scene in
      scene.device.keyboard.isAutomatic = true
      let composer = scene.addComposer()
      scene.coordinator.manage(scene.scrollView, bar: composer.bar)
      scene.focus(scene.addField(1500...1544))
      scene.wait(1)
      let start = scene.scrollView.headlessPresentationBounds.minY
      var path: [CGFloat] = [start]
      let stop = scene.device.clock.observeFrames {
        path.append(scene.scrollView.headlessPresentationBounds.minY)
      }
      scene.device.rotate(to: .landscapeLeft)
      scene.wait(2)
      stop()
      // Seen without the hold: 1136, 868, … 1428: 268 points down, then up.
      #expect(path.min() ?? 0 >= start - 24, "\(path.prefix(12))")
    }
  }

  /// A rotation hides the keyboard without animation, and shows it in the same turn.
  @Test(arguments: OptionMatrix.geometry)
  func `a chat does not jump at the start of a rotation`(option: OptionMatrix.Option) {
    let setup = Scene.Setup.iPhone.on(option).with {
      $0.contentHeight = 3000
      $0.configuration.keepsDistanceToEnd = true
    }
    Scene.run(setup) { scene in
      scene.device.keyboard.isAutomatic = true
      let composer = scene.addComposer()
      scene.coordinator.manage(scene.scrollView, bar: composer.bar)
      scene.scroll(to: 3000 - 844 + 84)
      scene.focus(composer.field)
      scene.wait(1)
      let start = scene.scrollView.headlessPresentationBounds.minY
      var path: [CGFloat] = [start]
      let stop = scene.device.clock.observeFrames {
        path.append(scene.scrollView.headlessPresentationBounds.minY)
      }
      scene.device.rotate(to: .landscapeLeft)
      scene.wait(2)
      stop()
      #expect(path.min() ?? 0 >= start - 24, "\(path.prefix(12))")
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
      let start = scene.scrollView.headlessPresentationBounds.minY
      var path: [CGFloat] = [start]
      let stop = scene.device.clock.observeFrames {
        path.append(scene.scrollView.headlessPresentationBounds.minY)
      }
      scene.device.keyboard.perform(.autoFill)
      scene.wait(2)
      stop()
      #expect(path.min() ?? 0 >= start - 24, "\(path.prefix(12))")
    }
  }
}
#endif
