import CoreGraphics
import ExampleScreens
import Testing
@_spi(Headless) import UIKit

@testable import filmstrip

/// The numbers of the scripts with the coordinator, calculated from the devices.
@MainActor
struct ScriptNumberTests {
  private func samples(of name: String, on screen: String) throws -> [Sample] {
    let script = try #require(Script.all.first { $0.name == name })
    let cast = try #require(script.casts.first { $0.screen == screen })
    return try #require(script.play(on: cast.screenToPlay, cast.model)).shots.map(\.sample)
  }

  @Test func `a rotated phone has the inset of its other keyboard`() throws {
    // 336 - 34, and in landscape 209 - 21.
    let insets = try samples(of: "rotation", on: "contact-form").map(\.contentInset.bottom)
    #expect(insets == [302, 188, 302])
  }

  @Test func `a sheet is measured at its final position`() throws {
    let samples = try samples(of: "form-sheet", on: "contact-form")
    // The keyboard's top edge is at 744 - 423 = 321. The sheet of 620 moves from 62 up to 20.
    #expect(samples.map(\.sheet?.maxY) == [682, 682, 640])
    #expect(samples.map(\.contentInset.bottom) == [0, 361, 319])
  }

  @Test func `a floating keyboard changes no inset`() throws {
    let samples = try samples(of: "floating-keyboard", on: "contact-form")
    // A field without suggestions has no bar: 260 + 75 = 335 less the 20 of the home indicator.
    #expect(samples.map(\.contentInset.bottom) == [315, 0, 315])
    #expect(samples.map(\.keyboard?.width) == [744, 320, 744])
  }

  @Test func `the inset stays during a drag`() throws {
    let samples = try samples(of: "interactive-dismissal", on: "contact-form")
    #expect(samples.map(\.contentInset.bottom) == [302, 302, 302, 302, 0])
    // 190 and 90 points above the bottom of the screen.
    #expect(samples.map(\.finger?.y) == [nil, 654, nil, 754, nil])
    #expect(samples.last?.keyboard == nil)
    #expect(samples[2].keyboard?.minY == 508)
    #expect(try #require(samples[1].keyboard?.minY) > 600)
  }

  @Test func `the newest message is just above the bar`() throws {
    let samples = try samples(of: "inverted-list", on: "inverted-chat")
    // A bar of 56 points on the home indicator's 34, and then on a keyboard of 336.
    #expect(samples.map(\.contentInset.bottom) == [90, 392, 392, 90])
    #expect(samples.map(\.barOnKeyboard?.minY) == [754, 452, 452, 754])
    #expect(samples.prefix(2).map(\.contentOffset.y) == [-90, -392])
    #expect(samples.prefix(2).map { $0.elements.map(\.frame.maxY).max() } == [754, 452])
  }
}
