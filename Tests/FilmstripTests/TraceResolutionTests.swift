import CoreGraphics
@testable import FilmstripKit
import Foundation
import Testing
import UIKit

struct TraceResolutionTests {
  private func steps(
    _ events: KeyboardTrace.Event...,
    screen: CGSize? = CGSize(width: 375, height: 667)
  ) -> [TraceResolution.Action] {
    TraceResolution(KeyboardTrace(id: "a", screen: screen, events: events)).steps.map(\.action)
  }

  @Test(arguments: HeadlessKeyboardEvent.Name.allCases)
  func `a published name is posted as it is`(name: HeadlessKeyboardEvent.Name) {
    let event = KeyboardTrace.Event(
      name: name.swiftName,
      begin: .init(x: 0, y: 667, width: 375, height: 216),
      end: .init(x: 0, y: 451, width: 375, height: 216),
      duration: 0.25,
      curve: 7,
      isLocal: false
    )
    #expect(
      steps(event) == [
        .post(
          HeadlessKeyboardEvent(
            name,
            beginFrame: CGRect(x: 0, y: 667, width: 375, height: 216),
            endFrame: CGRect(x: 0, y: 451, width: 375, height: 216),
            duration: 0.25,
            curve: 7,
            isLocal: false
          )
        )
      ]
    )
  }

  @Test func `the names are UIKit's in Swift`() {
    #expect(
      HeadlessKeyboardEvent.Name.allCases.map(\.swiftName) == [
        "keyboardWillShow", "keyboardDidShow", "keyboardWillHide", "keyboardDidHide",
        "keyboardWillChangeFrame", "keyboardDidChangeFrame",
      ]
    )
  }

  @Test func `an event without a name is posted when it has an end frame`() {
    let end = CGRect(x: 0, y: 451, width: 375, height: 216)
    let frame = KeyboardTrace.Frame(x: 0, y: 451, width: 375, height: 216)
    #expect(
      steps(.init(end: frame), .init(begin: frame), .init()) == [
        .post(HeadlessKeyboardEvent(.willChangeFrame, endFrame: end)),
        .show("no name, no end frame"),
        .show("no name, no end frame"),
      ]
    )
  }

  @Test(arguments: ["onStart", "onMove", "onEnd", "onInteractive", "animation", "hide", ""])
  func `what is no notification is shown`(name: String) {
    #expect(steps(.init(name: name, end: .init(height: 216))) == [.show("not a notification")])
  }

  @Test func `a height alone lies docked at the bottom of the screen`() {
    // 667 - 216 = 451
    #expect(
      steps(.init(name: "keyboardWillShow", end: .init(height: 216))) == [
        .post(
          HeadlessKeyboardEvent(
            .willShow,
            endFrame: CGRect(x: 0, y: 451, width: 375, height: 216)
          )
        )
      ]
    )
    #expect(
      steps(.init(name: "keyboardWillShow", end: .init(height: 0))) == [
        .post(
          HeadlessKeyboardEvent(.willShow, endFrame: CGRect(x: 0, y: 667, width: 375, height: 0))
        )
      ]
    )
  }

  @Test func `a frame with other gaps is left out`() {
    #expect(
      steps(.init(name: "keyboardWillShow", end: .init(width: 375, height: 258))) == [
        .post(HeadlessKeyboardEvent(.willShow))
      ]
    )
    #expect(
      steps(.init(end: .init(y: 0, height: 0))) == [.show("no name, no end frame")]
    )
  }

  @Test func `an event of an order has no frames`() {
    #expect(
      steps(.init(name: "keyboardDidHide")) == [.post(HeadlessKeyboardEvent(.didHide))]
    )
  }

  @Test(arguments: [
    (CGSize(width: 768, height: 1024), "landscape", CGSize(width: 1024, height: 768)),
    (CGSize(width: 1024, height: 768), "landscape", CGSize(width: 1024, height: 768)),
    (CGSize(width: 768, height: 1024), "portrait", CGSize(width: 768, height: 1024)),
    (CGSize(width: 320, height: 480), "portrait to landscape", CGSize(width: 320, height: 480)),
  ])
  func `the screen is turned as the trace says`(
    published: CGSize,
    orientation: String,
    expected: CGSize
  ) {
    let trace = KeyboardTrace(id: "a", screen: published, orientation: orientation)
    #expect(TraceResolution(trace).screen == expected)
  }

  @Test func `a trace without a screen is played on an iPhone 14`() {
    let trace = KeyboardTrace(id: "a", events: [.init(end: .init(height: 336))])
    let resolution = TraceResolution(trace)
    #expect(resolution.screen == CGSize(width: 390, height: 844))
    // 844 - 336 = 508
    #expect(
      resolution.steps.map(\.action) == [
        .post(
          HeadlessKeyboardEvent(
            .willChangeFrame,
            endFrame: CGRect(x: 0, y: 508, width: 390, height: 336)
          )
        )
      ]
    )
  }
}
