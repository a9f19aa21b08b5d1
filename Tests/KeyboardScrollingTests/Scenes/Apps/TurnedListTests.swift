#if os(Linux)
import Judging
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct TurnedListTests {
  @Test(arguments: OptionMatrix.geometry)
  func `190: a field in a flipped list is not revealed behind the top bar`(option: Option) throws {
    let rows = FieldTable(count: 30, rowHeight: 60)
    let setup = Scene.Setup(contentHeight: 1800, makeScrollView: { rows.table }).on(option)
    try Scene.run(setup) { scene in
      scene.scrollView.transform = CGAffineTransform(scaleX: 1, y: -1)
      scene.wait(1)
      let field = try rows.field(6)
      scene.edit(field)
      let taller = CGRect(x: 0, y: 444, width: 390, height: 400)
      scene.show(taller)
      scene.rest(taller)
      let frame = field.convert(field.bounds, to: scene.window as UIView?)
      // The navigation bar ends at 91.
      #expect(frame.minY >= 91 - 0.5, "\(frame)")
      #expect(frame.maxY <= 444 + 0.5, "\(frame)")
    }
  }

  @Test(arguments: OptionMatrix.finger)
  func `195: after a drag down and a flick back, a list settles in half a second`(option: Option) {
    Scene.runInverted(option) { scene in
      scene.judge.stopWatching()
      let finger = HeadlessFinger.touch(at: 397)
      let way = steps(from: 407, to: 597) + steps(from: 587, to: 407)
      finger.move(along: way, scene.device.clock)
      finger.lift(velocity: CGPoint(x: 0, y: -600))
      // The keyboard returns with the flick, unless the app ends editing.
      scene.window.endEditing(true)
      scene.wait(0.5)
      scene.expect(top: 0)
      #expect(scene.o >= -0.5, "\(scene.o)")
      scene.wait(3)
      #expect(scene.o >= -0.5, "\(scene.o)")
      scene.expect(top: 0)
    }
  }

  @Test(arguments: [0, 0.02], [0, 0.1])
  func `a list moves straight to a field far from the keyboard, even if turns are long`(
    turn: TimeInterval, hitch: TimeInterval
  ) throws {
    let rows = FieldTable(count: 30, rowHeight: 60)
    try Scene.run(Scene.Setup(contentHeight: 1800, makeScrollView: { rows.table })) { scene in
      scene.device.roughness.mainThread.turn = turn
      scene.device.roughness.mainThread.hitchAfterAnnouncement = hitch > 0 ? hitch...hitch : nil
      scene.device.keyboard.isAutomatic = true
      scene.scrollView.transform = CGAffineTransform(scaleX: 1, y: -1)
      scene.wait(1)
      let field = try rows.field(10)
      let (start, count) = (scene.o, scene.offsets.count)
      field.takeFocus()
      scene.wait(1)
      let way = [start] + scene.offsets.dropFirst(count)
      let length = zip(way, way.dropFirst()).map { abs($0 - $1) }.reduce(0, +)
      #expect(length <= abs(scene.o - start) + 0.5, "\(way)")
      let frame = field.convert(field.bounds, to: scene.window as UIView?)
      #expect(frame.minY >= 91 - 0.5, "\(frame)")
    }
  }
}
#endif
