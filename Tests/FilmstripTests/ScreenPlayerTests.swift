import CoreGraphics
import ExampleScreens
@testable import FilmstripKit
import Foundation
import Testing
import UIKit

@MainActor
struct ScreenPlayerTests {
  private func screen(_ name: String) throws -> Screen {
    try #require(Screen.all.first { $0.name == name })
  }

  /// A phone of 375 by 667 points without a home indicator, so that UIKit adds nothing below.
  private let show = KeyboardTrace(
    id: "show",
    screen: CGSize(width: 375, height: 667),
    events: [
      .init(
        name: "keyboardWillShow",
        begin: .init(x: 0, y: 667, width: 375, height: 258),
        end: .init(x: 0, y: 409, width: 375, height: 258),
        duration: 0.25,
        curve: 7,
        isLocal: true
      )
    ]
  )

  @Test(arguments: ["login", "contact-form"])
  func `a docked keyboard makes an inset as high as what it covers`(name: String) throws {
    let play = try ScreenPlayer(screen(name)).play(show)
    #expect(play.violations == [])
    #expect(play.events.map(\.origin) == [.trace, .closing])
    // 667 - 409 = 258
    #expect(play.events.map(\.overlap) == [258, 0])
    #expect(play.events.map(\.sample.contentInset.bottom) == [258, 0])
    #expect(play.events.map(\.sample.verticalScrollIndicatorInsets.bottom) == [258, 0])
    #expect(play.events.map { $0.sample.showsFocus(overlap: $0.overlap) } == [true, true])
  }

  @Test func `a home indicator is taken off`() throws {
    let trace = KeyboardTrace(
      id: "a",
      events: [.init(name: "keyboardWillShow", end: .init(height: 336))]
    )
    let play = try ScreenPlayer(screen("contact-form")).play(trace)
    #expect(play.violations == [])
    #expect(play.size == CGSize(width: 390, height: 844))
    #expect(play.events.first?.overlap == 336)
    // 336 - 34
    #expect(play.events.first?.sample.contentInset.bottom == 302)
  }

  @Test(arguments: ["login", "contact-form"])
  func `without the coordinator the rules do not hold`(name: String) throws {
    let play = try ScreenPlayer(screen(name)).play(show, variant: .nothing)
    #expect(Set(play.violations.map(\.rule)) == [.cleared, .visible])
  }

  @Test func `what is only shown changes nothing`() throws {
    let trace = KeyboardTrace(id: "a", events: [.init(name: "onMove", end: .init(height: 300))])
    let play = try ScreenPlayer(screen("login")).play(trace)
    #expect(play.events.first?.origin == .shownOnly("not a notification"))
    #expect(play.events.first?.writes == HeadlessScrollWrites())
    #expect(play.events.first?.witness.placement == .hidden)
  }

  @Test(arguments: [
    KeyboardTrace.Frame(x: .nan, y: 409, width: 375, height: 258),
    .init(x: .infinity, y: .infinity, width: 0, height: 0),
    .init(x: 0, y: -1e300, width: 1e300, height: 1e300),
    .init(x: 0, y: 667, width: 375, height: -258),
  ])
  func `a frame that is no frame leaves no number behind that is none`(
    frame: KeyboardTrace.Frame
  ) throws {
    for name in HeadlessKeyboardEvent.Name.allCases {
      let event = KeyboardTrace.Event(
        name: name.swiftName,
        end: frame,
        duration: .infinity,
        curve: -1
      )
      let play = try ScreenPlayer(screen("login")).play(KeyboardTrace(id: "a", events: [event]))
      #expect(!play.violations.contains { $0.rule == .finite })
      #expect(play.events.last?.sample.contentInset.bottom == 0)
    }
  }

  @Test func `one play leaves nothing to the next`() throws {
    let player = try ScreenPlayer(screen("login"))
    let first = player.play(show)
    _ = try ScreenPlayer(screen("contact-form")).play(show)
    #expect(player.play(show) == first)
  }

  @Test(arguments: Script.all.map(\.name))
  func `a script is drawn with the coordinator, and compared`(name: String) throws {
    let script = try #require(Script.all.first { $0.name == name })
    let compared = script.shots.count { $0.isCompared }
    #expect(!script.casts.isEmpty && compared > 0)
    for cast in script.casts {
      #expect(HeadlessDeviceModel.named(cast.device) != nil, "\(cast.device)")
      let player = try ScreenPlayer(screen(cast.screen))
      let (play, filmstrip) = try #require(player.play(script))
      #expect(play.violations == [])
      #expect(
        filmstrip.rows.map { $0.map(\.frames.count) } == [
          [script.shots.count], [compared, compared],
        ]
      )
      let verdicts = filmstrip.rows.first?.first?.frames.compactMap(\.verdict) ?? []
      #expect(!verdicts.isEmpty && verdicts.allSatisfy(\.isGood))
      // Something is wrong without it, or there would be nothing to show.
      let nothing = filmstrip.rows.last?.last?.frames.compactMap(\.verdict)
      #expect(nothing?.contains { !$0.isGood } == true)
      #expect(filmstrip.device == cast.device)
      #expect(try filmstrip.svg == #require(player.play(script)).filmstrip.svg)
    }
  }

  @Test func `a script that is not for a screen is not played on it`() throws {
    let script = try #require(Script.all.first { $0.name == "inverted-chat" })
    #expect(try ScreenPlayer(screen("login")).play(script) == nil)
  }

  private func samples(of script: String, on name: String) throws -> [Sample] {
    let script = try #require(Script.all.first { $0.name == script })
    return try #require(ScreenPlayer(screen(name)).play(script)).play.events.map(\.sample)
  }

  @Test func `a turned phone has the inset of its other keyboard`() throws {
    // 336 - 34, and on its side 209 - 21.
    let insets = try samples(of: "rotation", on: "contact-form").map(\.contentInset.bottom)
    #expect(insets == [302, 188, 302])
  }

  @Test func `a sheet is measured where it ends`() throws {
    let samples = try samples(of: "sheet", on: "contact-form")
    // The keyboard's top edge is at 744 - 423 = 321. The sheet of 620 goes from 62 up to 20.
    #expect(samples.map(\.sheet?.maxY) == [682, 682, 640])
    #expect(samples.map(\.contentInset.bottom) == [0, 361, 319])
  }

  @Test func `a floating keyboard takes no room`() throws {
    let samples = try samples(of: "floating-keyboard", on: "contact-form")
    // A field without suggestions has no bar: 260 + 75 = 335 less the 20 of the home indicator.
    #expect(samples.map(\.contentInset.bottom) == [315, 0, 315])
    #expect(samples.map(\.keyboard?.width) == [744, 320, 744])
  }

  @Test func `the inset stays under a finger`() throws {
    let samples = try samples(of: "interactive-dismissal", on: "contact-form")
    #expect(samples.map(\.contentInset.bottom) == [302, 302, 302, 302, 0])
    #expect(samples.map { $0.finger?.y } == [nil, 844 - 190, nil, 844 - 90, nil])
    #expect(samples.last?.keyboard == nil)
    #expect(samples[2].keyboard?.minY == 508)
    #expect(try #require(samples[1].keyboard?.minY) > 600)
  }

  @Test func `the newest message rides on the bar`() throws {
    let samples = try samples(of: "inverted-chat", on: "inverted-chat")
    // A bar of 56 points on the home indicator's 34, and then on a keyboard of 336.
    #expect(samples.map(\.contentInset.bottom) == [90, 392, 392, 90])
    #expect(samples.map(\.barOnKeyboard?.minY) == [754, 452, 452, 754])
    #expect(samples.prefix(2).map(\.contentOffset.y) == [-90, -392])
    #expect(samples.prefix(2).map { $0.elements.map(\.frame.maxY).max() } == [754, 452])
  }
}
