import CoreGraphics
import ExampleScreens
import FilmstripKit
import Foundation
import Testing

@MainActor
struct PlayerTests {
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
    let play = try Player(screen(name)).play(show)
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
    let play = try Player(screen("contact-form")).play(trace)
    #expect(play.violations == [])
    #expect(play.size == CGSize(width: 390, height: 844))
    #expect(play.events.first?.overlap == 336)
    // 336 - 34
    #expect(play.events.first?.sample.contentInset.bottom == 302)
  }

  @Test(arguments: ["login", "contact-form"])
  func `without the coordinator the rules do not hold`(name: String) throws {
    let play = try Player(screen(name)).play(show, variant: .nothing)
    #expect(Set(play.violations.map(\.rule)) == [.cleared, .visible])
  }

  @Test func `what is only shown changes nothing`() throws {
    let trace = KeyboardTrace(id: "a", events: [.init(name: "onMove", end: .init(height: 300))])
    let play = try Player(screen("login")).play(trace)
    #expect(play.events.first?.origin == .shownOnly("not a notification"))
    #expect(play.events.first?.writes == Writes())
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
    for name in KeyboardNotification.Name.allCases {
      let event = KeyboardTrace.Event(
        name: name.rawValue,
        end: frame,
        duration: .infinity,
        curve: -1
      )
      let play = try Player(screen("login")).play(KeyboardTrace(id: "a", events: [event]))
      #expect(!play.violations.contains { $0.rule == .finite })
      #expect(play.events.last?.sample.contentInset.bottom == 0)
    }
  }

  @Test func `one play leaves nothing to the next`() throws {
    let player = try Player(screen("login"))
    let first = player.play(show)
    _ = try Player(screen("contact-form")).play(show)
    #expect(player.play(show) == first)
  }

  @Test(arguments: Script.all.map(\.name), ["login", "contact-form"])
  func `a script is drawn with the coordinator, and compared`(
    name: String,
    screenName: String
  ) throws {
    let script = try #require(Script.all.first { $0.name == name })
    let player = try Player(screen(screenName))
    let (play, filmstrip) = player.play(script)
    #expect(play.violations == [])
    #expect(filmstrip.rows.map { $0.map(\.frames.count) } == [[4], [2, 2]])
    #expect(filmstrip.rows.first?.first?.frames.compactMap(\.verdict).allSatisfy(\.isGood) == true)
    #expect(filmstrip.svg == player.play(script).filmstrip.svg)
  }

  @Test func `the coordinator is told apart from nothing`() throws {
    let script = try #require(Script.all.first { $0.name == "last-field-and-back" })
    for screen in Screen.all {
      let filmstrip = Player(screen).play(script).filmstrip
      let other = filmstrip.rows.last?.last?.frames.compactMap(\.verdict)
      #expect(other?.contains { !$0.isGood } == true, "\(screen.name)")
    }
  }
}
