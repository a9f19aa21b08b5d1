import CoreGraphics
import Foundation
import KeyboardScrollingTesting
import Testing
import UIKit

@testable import KeyboardScrolling

/// What keyboards post since iOS 26, and a keyboard that stays without a first responder.
@MainActor
@Suite("Cases: recent systems", .tags(.scene))
struct CasesOfRecentSystems {
  @Test(
    .bug("https://github.com/manaflow-ai/cmux/pull/10810"),
    arguments: Stage.all,
    // Once, in a pair, and repeated.
    [
      [KeyboardNotification.Kind.didChangeFrame], [.didShow], [.didChangeFrame, .didShow],
      [.didShow, .didChangeFrame, .didShow],
    ]
  )
  func `167: the frame of a did-notification after a show does not count`(
    _ stage: Stage,
    _ kinds: [KeyboardNotification.Kind]
  ) {
    // Off the screen, and of another height.
    for frame in [Keyboard.iPhoneHidden, Keyboard.iPhoneShort] {
      stage.run { screen in
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
  }

  @Test(.bug("https://github.com/chockenberry/KeyboardAvoider"), arguments: Stage.all)
  func `168: an end frame in the coordinates of its window`(_ stage: Stage) {
    stage.run(
      .plain.with {
        $0.screen = CGSize(width: 1194, height: 834)
        $0.window = CGRect(x: 247, y: 17, width: 700, height: 760)
      }
    ) { screen in
      @MainActor func post(_ kind: KeyboardNotification.Kind) {
        screen.post(
          KeyboardEvent(kind.eventName, endFrame: CGRect(x: 0, y: 360, width: 700, height: 400))
        )
        screen.clock.settle()
      }
      post(.willChangeFrame)
      post(.willShow)
      screen.expect(b: 400, i: 400)
      screen.hide()
      screen.expect(b: 0, i: 0)
    }
  }

  @Test(.bug("https://github.com/flutter/flutter/issues/189051"), arguments: Stage.all)
  func `172: a keyboard without a first responder covers as long as it is announced`(_ stage: Stage)
  {
    stage.run { screen in
      let field = screen.addField(700...744)
      screen.focusAndShow(field)
      screen.scroll(to: 0)
      screen.endEditing(field)
      screen.clock.advance(by: 5)
      screen.expect(b: 302, i: 302)
      screen.expect(o: 0)
      screen.show()
      screen.clock.advance(by: 5)
      screen.expect(b: 302, i: 302)
      screen.expect(o: 0)
      #expect(screen.scrollView.insetWrites == 0)
      screen.hide()
      screen.expect(b: 0, i: 0)
    }
  }

  @Test(arguments: Stage.all)
  func `182: a frame off the screen observes no turns`(_ stage: Stage) {
    stage.run { screen in
      screen.show()
      screen.finish()
      #expect(screen.environment.isLooking)
      screen.hide()
      screen.clock.advance(by: 1)
      // Another frame than that of the hide.
      screen.post(.didChangeFrame, CGRect(x: 0, y: 844, width: 390, height: 250))
      screen.clock.advance(by: 1)
      screen.expect(b: 0, i: 0)
      #expect(!screen.environment.isLooking)
    }
  }
}
