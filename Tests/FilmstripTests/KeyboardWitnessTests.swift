import CoreGraphics
@testable import FilmstripKit
import Foundation
import Testing
import UIKit

struct KeyboardWitnessTests {
  private let screen = CGSize(width: 768, height: 1024)

  private func witness(_ notifications: HeadlessKeyboardEvent...) -> KeyboardWitness {
    var witness = KeyboardWitness(screen: screen)
    for notification in notifications { witness.observe(notification) }
    return witness
  }

  // The examples of Flutter's tests of keyboard insets, on a screen of 768 by 1024.
  @Test(arguments: [
    (CGRect(x: 0, y: 0, width: 320, height: 320), KeyboardWitness.Placement.floating),
    (CGRect(x: 0, y: 0, width: 768, height: 320), .undocked),
    (CGRect(x: 0, y: 704, width: 768, height: 320), .docked),
    (CGRect(x: 0, y: 703.333, width: 768, height: 320.667), .docked),
    (CGRect(x: 0, y: 1023.9999999, width: 768, height: 320), .hidden),
    (CGRect(x: 0, y: 1024, width: 768, height: 320), .hidden),
    (CGRect(x: 0, y: 0, width: 768, height: 0), .hidden),
    (CGRect(x: 0, y: 1024, width: 768, height: 0), .hidden),
    (CGRect.zero, .floating),
    (CGRect(x: -352, y: 0, width: 352, height: 1024), .hidden),
    (CGRect(x: 0, y: 980, width: 768, height: 308), .docked),
  ])
  func `an end frame has a placement`(frame: CGRect, placement: KeyboardWitness.Placement) {
    #expect(witness(.init(.willChangeFrame, endFrame: frame)).placement == placement)
  }

  @Test func `a hide is known by its name`() {
    let shown = HeadlessKeyboardEvent(
      .willShow,
      endFrame: CGRect(x: 0, y: 704, width: 768, height: 320)
    )
    for name in [HeadlessKeyboardEvent.Name.willHide, .didHide] {
      let hidden = witness(shown, HeadlessKeyboardEvent(name, endFrame: shown.endFrame))
      #expect(hidden.placement == .hidden)
      #expect(hidden.endFrame == nil)
    }
  }

  @Test func `without a usable end frame nothing new is known`() {
    let shown = HeadlessKeyboardEvent(
      .willShow,
      endFrame: CGRect(x: 0, y: 704, width: 768, height: 320)
    )
    let strange = CGRect(x: CGFloat.nan, y: .infinity, width: 1, height: 1)
    #expect(witness(shown, HeadlessKeyboardEvent(.didShow)) == witness(shown))
    #expect(witness(shown, HeadlessKeyboardEvent(.didShow, endFrame: strange)) == witness(shown))
  }

  @Test func `the overlap is what is covered, not the keyboard's height`() {
    let bar = witness(
      .init(.willShow, endFrame: CGRect(x: 0, y: 980, width: 768, height: 308))
    )
    // A bar at the bottom of 1024 leaves 44; a view that ends at 1000 is covered by 20.
    #expect(bar.overlap(withViewAt: CGRect(x: 0, y: 0, width: 768, height: 1024)) == 44)
    #expect(bar.overlap(withViewAt: CGRect(x: 0, y: 0, width: 768, height: 1000)) == 20)
    #expect(bar.overlap(withViewAt: CGRect(x: 0, y: 0, width: 768, height: 980.5)) == 0)
    #expect(bar.overlap(withViewAt: CGRect(x: 0, y: 990, width: 768, height: 30)) == 30)
  }

  @Test func `only a docked keyboard covers anything`() {
    let view = CGRect(x: 0, y: 0, width: 768, height: 1024)
    #expect(KeyboardWitness(screen: screen).overlap(withViewAt: view) == 0)
    for y in [0, 300] {
      let frame = CGRect(x: 0, y: y, width: 768, height: 320)
      #expect(witness(.init(.willShow, endFrame: frame)).overlap(withViewAt: view) == 0)
    }
  }

  @Test func `on a turned screen another edge is the bottom`() {
    let shown = HeadlessKeyboardEvent(
      .willShow,
      endFrame: CGRect(x: 0, y: 370, width: 1024, height: 398)
    )
    var witness = witness(shown)
    #expect(witness.placement == .undocked)
    witness.turn(to: CGSize(width: 1024, height: 768))
    witness.observe(shown)
    #expect(witness.placement == .docked)
  }
}
