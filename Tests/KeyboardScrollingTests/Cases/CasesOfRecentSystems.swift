import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import KeyboardScrolling

/// What keyboards post since iOS 26, and a keyboard that stays without a first responder.
@MainActor
@Suite("Cases: recent systems", .tags(.scene))
struct CasesOfRecentSystems {
  /// Off the screen, or of another height; once, in a pair, and repeated.
  @Test(
    .bug("https://github.com/manaflow-ai/cmux/pull/10810"),
    arguments: [Keyboard.iPhoneHidden, Keyboard.iPhoneShort],
    [
      [KeyboardNotification.Kind.didChangeFrame], [.didShow], [.didChangeFrame, .didShow],
      [.didShow, .didChangeFrame, .didShow],
    ]
  )
  func `167: the frame of a did-notification after a show does not count`(
    _ frame: CGRect,
    _ kinds: [KeyboardNotification.Kind]
  ) {
    let screen = CaseScreen()
    screen.beginEditing(screen.addField(700...744))
    screen.show()
    screen.clock.advance(by: 0.25)
    for kind in kinds { screen.post(kind, frame) }
    screen.clock.advance(by: 1)
    screen.expect(b: 302, i: 302)
    screen.expect(o: 236)
    #expect(screen.scrollView.insetWrites == 1)
  }
}
