import ExampleScreens
import KeyboardScrollingTesting
import Testing
@_spi(Headless) import UIKit

@_spi(Headless) @testable import FilmstripKit
@testable import ReplayKit

@MainActor struct RunTests {
  // MARK: Traces

  private func play(_ trace: Recording, on screen: String) throws -> Run {
    let model = HeadlessDeviceModel.forPlaying(screen: trace.screenToPlay)
    return trace.script().playJudged(on: try .named(screen), model)
  }

  /// A show on a phone without a home indicator, where UIKit adds no bottom inset.
  private let show = Recording(
    name: "show",
    device: Recording.Device(screenSize: CGSize(width: 375, height: 667)),
    entries: [
      Recording.Entry(
        time: 0,
        notification: KeyboardEvent(
          .willShow, beginFrame: CGRect(x: 0, y: 667, width: 375, height: 258),
          endFrame: CGRect(x: 0, y: 409, width: 375, height: 258)
        )
      )
    ]
  )

  @Test(arguments: [
    CGRect(x: CGFloat.nan, y: 409, width: 375, height: 258),
    CGRect(x: CGFloat.infinity, y: .infinity, width: 0, height: 0),
    CGRect(x: 0, y: -1e300, width: 1e300, height: 1e300),
    CGRect(x: 0, y: 667, width: 375, height: -258),
  ])
  func `an invalid frame causes no NaN`(frame: CGRect) throws {
    for name in KeyboardEvent.Name.allCases {
      let event = KeyboardEvent(name, endFrame: frame, duration: .infinity, curve: -1)
      let trace = Recording(entries: [Recording.Entry(time: 0, notification: event)])
      let run = try play(trace, on: "login")
      #expect(!run.shots.flatMap(\.brokenRules).contains(.finite))
      expectEqual(run.shots.last?.sample.contentInset.bottom, to: 0)
      let rows = [Filmstrip.Row(title: "", frames: run.shots)]
      let picture = Filmstrip(title: "", sentence: "", rows: rows).svg
      #expect(!picture.contains("'inf'") && !picture.contains("'nan'"))
    }
  }

  @Test func `a run does not affect the next one`() throws {
    let first = try play(show, on: "login")
    _ = try play(show, on: "contact-form")
    try expectEqual(play(show, on: "login"), to: first)
  }

  // MARK: Scripts

  /// Plays steps on the contact form of an iPhone 14, with the judge.
  private func play(_ steps: [Script.Step]) throws -> Run {
    let setup = Script.Setup(screen: "contact-form", device: "iPhone 14")
    let script = Script(title: "script", setups: [setup], steps: steps)
    return script.playJudged(on: try .named(setup.screen), setup.model)
  }

  @Test func `a needless move is a fault in the next picture at rest`() throws {
    let steps: [Script.Step] = [
      .init("Before", delay: 0),
      .init("Field tapped", delay: 0.08) { $0.tap(0) },
      .init("Pushed", delay: 0.1) { $0.fields.scrollView.contentOffset.y += 60 },
      .init("At rest", .isFocusInView),
    ]
    let run = try play(steps)
    expectEqual(run.shots.map { $0.findings.isEmpty }, to: [true, true, true, false])
    // The write ends the reveal, so that the hidden field is a second fault.
    let faults = try #require(run.shots.last?.faults)
    let isFound = faults.contains {
      $0.hasPrefix("table: ") && $0.contains(" expected; offset −91")
    }
    #expect(isFound, "\(faults)")
    var summary = Summary()
    #expect(summary.add([run], as: "push", on: "contact-form").count > 1)
    #expect(summary.brokenRules > 0)
  }

  @Test func `a write within a second after the last step is a fault`() throws {
    let step = Script.Step("Field tapped", .isFocusInView) { stage in
      stage.tap(0)
      stage.device.clock.after(1.5) { stage.fields.scrollView.contentOffset.y += 1 }
    }
    let run = try play([step])
    let findings = try #require(run.shots.last?.findings)
    expectEqual(findings.count, to: 1)
    #expect(findings.allSatisfy { $0.contains(": quiet expected; ") }, "\(findings)")
  }

  @Test func `a scroll by the user is not a needless movement`() throws {
    let run = try play([
      .init("Field tapped", .isFocusInView) { $0.tap(0) },
      .init("Scrolled", delay: 0) { $0.scrollToEnd() },
      // Before the tap, the script scrolls to the field's row.
      .init("Last field tapped", .isFocusInView) { $0.tapLastField() },
    ])
    #expect(run.shots.flatMap(\.findings).isEmpty)
  }

  /// All scripts on all screens, but for AutoFill in a chat: the bar follows the hide of a tenth of a
  /// second, and the content does not.
  @Test(arguments: await ShownScreen.names)
  func `the judge has no findings in a script`(_ name: String) throws {
    let screen = try Screen.named(name)
    let isChat = name.hasSuffix("chat")
    for script in Script.all where !isChat || script.name != "autofill" {
      for model in PlayerPage.devices(for: script, on: screen) {
        let run = script.playJudged(on: screen, model, recordsFrames: false)
        let isDrawn = script.setups.contains { $0.screen == name && $0.model.name == model.name }
        let faults = run.shots.flatMap { shot in
          (isDrawn ? shot.faultsAndVerdict : shot.faults).map { "\(shot.caption): \($0)" }
        }
        expectEqual(faults, to: [], note: "\(script.name) on \(model.name)")
      }
    }
  }
}
