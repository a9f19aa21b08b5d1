#if os(Linux)
import KeyboardScrollingTesting
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct FoldAndBackTests {
  nonisolated private static let ways: [[HeadlessPose]] = [
    [.fullyOpen, .closed], [.partiallyOpen, .closed],
    [.fullyOpen, .partiallyOpen, .fullyOpen, .closed],
  ]

  @Test(arguments: OtherDisplayTests.Course.all, ways)
  func `244: after opening and closing the device, content is where it was`(
    course: OtherDisplayTests.Course, way: [HeadlessPose]
  ) {
    for (offset, keepsDistance, isEdited) in [
      (0, false, false), (600, false, false), (1756, false, false), (1756, true, false),
      (0, true, true), (600, false, true), (600, true, true), (1756, true, true),
    ] as [(CGFloat, Bool, Bool)] {
      let setup = Scene.Setup.duoClosed.with {
        course.apply(to: &$0.options)
        $0.configuration.keepsDistanceToEnd = keepsDistance
      }
      Scene.run(setup) { scene in
        let field = UITextField(frame: CGRect(x: 0, y: 10, width: 300, height: 40))
        scene.controller.view.addSubview(field)
        scene.scroll(to: offset)
        if isEdited { scene.focusWithKeyboard(field) }
        let (o, b) = (scene.o, scene.b)
        for _ in 0..<2 {
          for pose in way { scene.fold(to: pose) }
          if isEdited, !course.comesBack {
            scene.expect(bottom: 0, "\(offset), \(keepsDistance)")
            field.insertText("a")
          }
          scene.wait(2)
          scene.expect(offset: o, within: 0.34, "\(o) → \(scene.o), \(keepsDistance), \(isEdited)")
          scene.expect(bottom: b, "\(offset), \(keepsDistance), \(isEdited)")
        }
      }
    }
  }

  private func expectEnd(
    _ course: OtherDisplayTests.Course, _ orientation: UIInterfaceOrientation, isEdited: Bool
  ) {
    let setup = Scene.Setup.duoClosed(orientation).with {
      course.apply(to: &$0.options)
      $0.configuration.keepsDistanceToEnd = true
    }
    Scene.run(setup) { scene in
      scene.allow(.straight, because: "the content's end is at a different offset on each display")
      let field = UITextField(frame: CGRect(x: 100, y: 100, width: 300, height: 40))
      scene.controller.view.addSubview(field)
      scene.scroll(to: scene.end)
      if isEdited { scene.focusWithKeyboard(field) }
      for pose in [HeadlessPose.fullyOpen, .closed, .partiallyOpen, .fullyOpen, .closed] {
        scene.fold(to: pose)
        scene.expect(offset: scene.end, within: 0.34, "\(pose)")
      }
    }
  }

  @Test(arguments: OtherDisplayTests.Course.all)
  func `244: a chat at its end is at its end on each display`(course: OtherDisplayTests.Course) {
    for orientation in [UIInterfaceOrientation.portrait, .landscapeRight] {
      expectEnd(course, orientation, isEdited: false)
      expectEnd(course, orientation, isEdited: true)
    }
  }
}
#endif
