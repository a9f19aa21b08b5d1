import CoreGraphics
import ExampleScreens
import Foundation
import KeyboardScrollingTesting
import Testing
@_spi(Headless) import UIKit
import Workshop

@_spi(Headless) @testable import filmstrip

@MainActor
struct RunTests {
  private func screen(_ name: String) throws -> Screen {
    try #require(Screen.all.first { $0.name == name })
  }

  // MARK: Traces

  private func play(
    _ trace: Recording,
    on screen: String,
    with technique: any KeyboardTechnique.Type = KeyboardTechniques.coordinator
  ) throws -> Run {
    let model = HeadlessDeviceModel.forPlaying(screen: trace.screenToPlay)
    let run = trace.script().play(on: try self.screen(screen), model, with: technique)
    return try #require(run)
  }

  /// A phone of 375 by 667 points without a home indicator, so that UIKit adds nothing at the
  /// bottom.
  private let show = Recording(
    name: "show",
    device: Recording.Device(screenSize: CGSize(width: 375, height: 667)),
    entries: [
      Recording.Entry(
        time: 0,
        notification: KeyboardEvent(
          .willShow,
          beginFrame: CGRect(x: 0, y: 667, width: 375, height: 258),
          endFrame: CGRect(x: 0, y: 409, width: 375, height: 258)
        )
      )
    ]
  )

  @Test(arguments: ["login", "contact-form"])
  func `a docked keyboard makes an inset as high as its overlap`(name: String) throws {
    let run = try play(show, on: name)
    #expect(run.shots.flatMap(\.brokenRules) == [])
    let samples = run.shots.dropFirst().map(\.sample)
    // 667 - 409 = 258
    #expect(samples.map(\.overlap) == [258, 0])
    #expect(samples.map(\.contentInset.bottom) == [258, 0])
    #expect(samples.map(\.verticalScrollIndicatorInsets.bottom) == [258, 0])
    #expect(samples.map(\.showsFocus) == [true, true])
  }

  @Test func `the inset is smaller by the home indicator`() throws {
    let frame = CGRect(x: 0, y: 844 - 336, width: 390, height: 336)
    let event = KeyboardEvent(.willShow, endFrame: frame, duration: nil)
    let trace = Recording(entries: [Recording.Entry(time: 0, notification: event)])
    let run = try play(trace, on: "contact-form")
    #expect(run.shots.flatMap(\.brokenRules) == [])
    #expect(run.shots[1].sample.overlap == 336)
    // 336 - 34
    #expect(run.shots[1].sample.contentInset.bottom == 302)
  }

  @Test(arguments: ["login", "contact-form"])
  func `without the coordinator the field is covered, and no rules apply`(name: String) throws {
    let run = try play(show, on: name, with: KeyboardTechniques.nothing)
    #expect(run.shots.flatMap(\.brokenRules) == [])
    #expect(run.shots[1].sample.showsFocus == false)
    #expect(run.shots[1].verdict?.isGood == false)
  }

  @Test(arguments: [
    CGRect(x: CGFloat.nan, y: 409, width: 375, height: 258),
    CGRect(x: CGFloat.infinity, y: .infinity, width: 0, height: 0),
    CGRect(x: 0, y: -1e300, width: 1e300, height: 1e300),
    CGRect(x: 0, y: 667, width: 375, height: -258),
  ])
  func `an invalid frame leaves no NaN behind`(
    frame: CGRect
  ) throws {
    for name in KeyboardEvent.Name.allCases {
      let event = KeyboardEvent(
        name,
        endFrame: frame,
        duration: .infinity,
        curve: -1
      )
      let trace = Recording(entries: [Recording.Entry(time: 0, notification: event)])
      let run = try play(trace, on: "login")
      #expect(!run.shots.flatMap(\.brokenRules).contains(.finite))
      #expect(run.shots.last?.sample.contentInset.bottom == 0)
      let rows = [Filmstrip.Row(title: "", frames: run.shots)]
      let picture = Filmstrip(title: "", sentence: "", rows: rows).svg
      #expect(!picture.contains("'inf'") && !picture.contains("'nan'"))
    }
  }

  @Test func `a run does not affect the next one`() throws {
    let first = try play(show, on: "login")
    _ = try play(show, on: "contact-form")
    #expect(try play(show, on: "login") == first)
  }

  // MARK: Scripts

  private func run(
    _ script: Script,
    _ cast: Script.Cast,
    with technique: any KeyboardTechnique.Type = KeyboardTechniques.coordinator
  ) throws -> Run {
    try #require(script.play(on: try screen(cast.screen), cast.model, with: technique))
  }

  @Test func `a move without need breaks the run at the next rest`() throws {
    let script = Script(
      title: "push",
      casts: [.init(screen: "contact-form", device: "iPhone 14")],
      steps: [
        .init("Before", delay: 0),
        .init("Field tapped", delay: 0.08) { $0.tap(0) },
        .init("Pushed", delay: 0.1) { $0.fields.scrollView.contentOffset.y += 60 },
        .init("At rest", .isFocusInView),
      ]
    )
    let run = try run(script, script.casts[0])
    #expect(run.shots.map { $0.findings.isEmpty } == [true, true, true, false])
    // The app's scroll ends the reveal, so the field is hidden too.
    let faults = try #require(run.shots.last?.faults)
    let isFound = faults.contains {
      $0.hasPrefix("table: ") && $0.contains(" expected; offset −91")
    }
    #expect(isFound, "\(faults)")
    var summary = Summary()
    #expect(summary.add([run], as: "push", on: "contact-form").count > 1)
    #expect(summary.brokenRules > 0)
    // The rules apply to the coordinator only.
    let without = try self.run(script, script.casts[0], with: KeyboardTechniques.nothing)
    #expect(without.shots.flatMap(\.findings).isEmpty)
  }

  @Test func `a write after the last rest breaks the run`() throws {
    let script = Script(
      title: "late",
      casts: [.init(screen: "contact-form", device: "iPhone 14")],
      steps: [
        .init("Field tapped", .isFocusInView) { stage in
          stage.tap(0)
          stage.device.clock.after(1.5) { stage.fields.scrollView.contentOffset.y += 1 }
        }
      ]
    )
    let run = try run(script, script.casts[0])
    #expect(run.shots.last?.findings.map(\.rule) == [.quiet])
  }

  @Test func `a scroll by the user is no needless movement`() throws {
    let script = Script(
      title: "scroll",
      casts: [.init(screen: "contact-form", device: "iPhone 14")],
      steps: [
        .init("Field tapped", .isFocusInView) { $0.tap(0) },
        .init("Scrolled", delay: 0) { $0.scrollToEnd() },
        // The script scrolls to its row first.
        .init("Last field tapped", .isFocusInView) { $0.tapLastField() },
      ]
    )
    let run = try run(script, script.casts[0])
    #expect(run.shots.flatMap(\.findings).isEmpty)
  }

  @Test(arguments: Script.all.map(\.name))
  func `a script is good with the coordinator, and bad without it`(name: String) throws {
    let script = try #require(Script.all.first { $0.name == name })
    #expect(!script.casts.isEmpty)
    for cast in script.casts {
      #expect(HeadlessDeviceModel.named(cast.device) != nil, "\(cast.device)")
      let with = try run(script, cast)
      let without = try run(script, cast, with: KeyboardTechniques.nothing)
      #expect(with.shots.flatMap(\.faults) == [])
      let verdicts = with.shots.compactMap(\.verdict)
      #expect(!verdicts.isEmpty && verdicts.allSatisfy(\.isGood))
      // Without it there is a fault, or the script would have nothing to show.
      #expect(without.shots.compactMap(\.verdict).contains { !$0.isGood })
      let picture = Filmstrip(script, device: cast.device, [with, without])
      #expect(picture.rows.map(\.frames.count) == [script.steps.count, script.steps.count])
    }
  }

  @Test func `with the layout guide a list ends at the bar on the keyboard`() throws {
    let script = try #require(Script.all.first { $0.name == "first-focus" })
    let techniques = KeyboardTechniques.common
    func played(_ name: String) throws -> [Sample]? {
      let technique = try #require(techniques.first { $0.name == name })
      return script.play(on: try screen("chat"), .forPlaying("iPhone 14"), with: technique)?
        .shots.map(\.sample)
    }
    let samples = try #require(try played("layout guide"))
    #expect(samples.map(\.contentInset.bottom).allSatisfy { $0 == 0 })
    #expect(samples.last?.keyboard?.minY == 508)
    for sample in [samples[0], samples[2], samples[3]] {
      #expect(sample.scrollView.maxY == sample.barOnKeyboard?.minY)
    }
    // The bar needs no constant, and a list above it needs none.
    #expect(try played("bottom constraint") == nil)
  }
}
