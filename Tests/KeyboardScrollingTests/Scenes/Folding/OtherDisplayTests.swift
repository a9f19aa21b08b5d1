#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// A device that opens and closes, with one window and two screens.
@MainActor struct OtherDisplayTests {
  /// The screen that notifications name, on a device whose main screen is not the window's.
  enum NamedScreen: CaseIterable, Sendable {
    case ofWindow, main, none

    func apply(to options: inout HeadlessOptions) {
      options.namesMainScreen = self == .main
      if self == .none { options.omitsScreenObject = true }
    }
  }

  struct Course: Sendable, CustomTestStringConvertible {
    let keyboard: HeadlessOptions.KeyboardAtFold
    let named: NamedScreen

    static let all = HeadlessOptions.KeyboardAtFold.allCases.flatMap { keyboard in
      NamedScreen.allCases.map { Course(keyboard: keyboard, named: $0) }
    }

    var testDescription: String { "\(keyboard), \(named)" }

    var comesBack: Bool { ![.hides, .nothing].contains(keyboard) }

    func apply(to options: inout HeadlessOptions) {
      options.keyboardAtFold = keyboard
      named.apply(to: &options)
    }
  }

  @Test(arguments: OptionMatrix.geometry, Course.all)
  func `244: after opening or closing, the other display's frame is ignored`(
    option: Option, course: Course
  ) {
    let setup = Scene.Setup.duoClosed.on(option).with { course.apply(to: &$0.options) }
    Scene.run(setup) { scene in
      let field = scene.addField(500...544)
      scene.focusWithKeyboard(field)
      scene.expect(bottom: 255, indicator: 255)
      scene.expectVisible(field)
      _ = scene.takeInsets()
      scene.fold(to: .fullyOpen)
      expectEqual(scene.takeInsets().subtracting([0, 230, 255]), to: [])
      scene.expect(bottom: course.comesBack ? 230 : 0)
      #expect(field.isFirstResponder)
      scene.expectVisible(field)
    }
    for (setup, before, after) in [
      (Scene.Setup.duoWide, 230, 255), (.duoUpright, 316, 196),
    ] as [(Scene.Setup, CGFloat, CGFloat)] {
      let setup = setup.on(option).with { course.apply(to: &$0.options) }
      Scene.run(setup) { scene in
        let field = scene.addField(500...544)
        scene.focusWithKeyboard(field)
        scene.expect(bottom: before, indicator: before)
        _ = scene.takeInsets()
        scene.fold(to: .closed)
        expectEqual(scene.takeInsets().subtracting([0, before, after]), to: [])
        scene.expect(bottom: course.comesBack ? after : 0)
        if course.comesBack { scene.expectVisible(field) }
        scene.expectInRange()
      }
    }
  }

  @Test(arguments: OptionMatrix.notification, NamedScreen.allCases)
  func `246: a show insets the view, whether it names the view's screen, the main screen or none`(
    option: Option, named: NamedScreen
  ) {
    Scene.run(Scene.Setup.duoWide.on(option).with { named.apply(to: &$0.options) }) { scene in
      #expect(UIScreen.main !== scene.window.screen)
      let field = scene.addField(500...544)
      scene.focusWithKeyboard(field)
      scene.expect(bottom: 230, indicator: 230, offset: 139)
    }
  }

  /// The display that goes dark has no further frames, which move the list.
  @Test(arguments: OptionMatrix.geometry, Course.all)
  func `a list that moves while the device opens or closes shows its field`(
    option: Option, course: Course
  ) {
    for (setup, pose) in [
      (Scene.Setup.duoClosed, .fullyOpen), (.duoWide, .closed), (.duoUpright, .closed),
    ] as [(Scene.Setup, HeadlessPose)] {
      let rows = PlainRows(40)
      let setup = setup.on(option).with {
        course.apply(to: &$0.options)
        $0.makeScrollView = {
          let table = UITableView()
          table.rowHeight = 60
          table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
          table.dataSource = rows
          return table
        }
      }
      for pause in [0.05, 0.1, 0.2, 2] {
        Scene.run(setup) { scene in
          let field = scene.addField(500...544)
          scene.device.keyboard.isAutomatic = true
          scene.focus(field)
          scene.device.clock.advance(by: pause)
          scene.fold(to: pose)
          if course.comesBack { scene.expectVisible(field) }
          scene.expectInRange()
        }
      }
    }
  }

  @Test(arguments: OptionMatrix.geometry, Course.all)
  func `the newest row of a chat is at its composer in the first frame on the other display`(
    option: Option, course: Course
  ) {
    let option = Option("\(option), \(course)") {
      $0 = option.options
      course.apply(to: &$0)
    }
    for pause in [0.05, 0.1, 0.2, 0.4, 2] {
      ChatStage.run(option, on: .iPhoneDuo) { chat in
        for pose in [HeadlessPose.fullyOpen, .closed] {
          chat.setKeyboard(isUp: true)
          chat.wait(pause)
          chat.stage.device.fold(to: pose)
          let gaps = chat.film(0.1) { chat.gap }
          #expect(gaps.allSatisfy { abs($0) <= 2 }, "\(pose) after \(pause): \(gaps)")
          chat.wait(3)
          chat.stage.endEditing()
        }
      }
    }
  }

  @Test(arguments: OptionMatrix.geometry, Course.all)
  func `247: a hide on the open display removes the inset of the closed display`(
    option: Option, course: Course
  ) {
    let setup = Scene.Setup.duoClosed.on(option).with {
      course.apply(to: &$0.options)
      $0.baseline = 20
    }
    Scene.run(setup) { scene in
      let field = scene.addField(500...544)
      scene.focusWithKeyboard(field)
      scene.expect(bottom: 275, indicator: 275)
      scene.fold(to: .fullyOpen)
      field.resignFirstResponder()
      scene.wait(2)
      scene.expect(bottom: 20, indicator: 20)
      scene.expectInRange()
      scene.focusWithKeyboard(field)
      scene.expect(bottom: 250, indicator: 250)
      scene.expectVisible(field)
    }
  }
}
#endif
