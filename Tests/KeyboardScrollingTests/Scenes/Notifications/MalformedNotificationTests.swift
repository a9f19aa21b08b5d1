#if os(Linux)
import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@Suite("Malformed notifications", .tags(.scene))
@MainActor
struct MalformedNotificationTests {
  nonisolated static let kinds: [HeadlessKeyboardEvent.Name] = [
    .willShow, .didShow, .willChangeFrame, .didChangeFrame,
  ]

  nonisolated static let unusableFrames = [
    CGRect(x: 0, y: CGFloat.nan, width: 390, height: 336),
    CGRect(x: CGFloat.nan, y: 508, width: 390, height: 336),
    CGRect(x: 0, y: 508, width: CGFloat.nan, height: CGFloat.nan),
    CGRect(x: 0, y: CGFloat.infinity, width: 390, height: 336),
    CGRect(x: 0, y: -CGFloat.infinity, width: 390, height: CGFloat.infinity),
    CGRect.null,
    CGRect.infinite,
  ]

  @Test(arguments: unusableFrames, kinds)
  func `a frame that is no rectangle causes no write and no invalid number`(
    frame: CGRect,
    kind: HeadlessKeyboardEvent.Name
  ) {
    Scene.run(.iPhone) { scene in
      let field = scene.addField(700...744)
      scene.focus(field)
      scene.showAndFinish()
      #expect(scene.o == 236)
      scene.resetCounts()

      scene.post(kind, frame)
      scene.device.clock.settle()
      scene.expect(b: 302, i: 302)
      #expect(scene.o == 236)
      #expect(scene.insetWrites == 0)
      #expect(scene.scrollView.headlessWrites.nonFinite == 0)

      scene.hide()
      scene.expect(b: 0, i: 0)
    }
  }

  nonisolated static let oddFrames: [(frame: CGRect, b: CGFloat)] = [
    // The whole screen, and far more: all of the view is covered, 844 less the 34 of UIKit.
    (CGRect(x: 0, y: 0, width: 390, height: 844), 810),
    (CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6), 810),
    // The same rectangle as the usual keyboard, measured from its other corner.
    (CGRect(x: 390, y: 844, width: -390, height: -336), 302),
    // Beside the screen, and a screen further down.
    (CGRect(x: -352, y: 508, width: 352, height: 336), 0),
    (CGRect(x: 0, y: 844 + 844, width: 390, height: 336), 0),
  ]

  @Test(arguments: oddFrames)
  func `a frame far from any keyboard's is still only a rectangle`(
    row: (frame: CGRect, b: CGFloat)
  ) {
    Scene.run(.iPhone) { scene in
      scene.show(row.frame)
      scene.expect(b: row.b, i: row.b)
      scene.hide()
      scene.expect(b: 0, i: 0)
    }
  }
}
#endif
