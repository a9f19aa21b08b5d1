#if os(Linux)
import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("Right to left, and sideways", .tags(.scene))
struct DirectionTests {
  private func setup(_ option: OptionMatrix.Option) -> Scene.Setup {
    var setup = Scene.Setup().on(option)
    setup.options.layoutDirection = .rightToLeft
    return setup
  }

  @Test(arguments: OptionMatrix.focus)
  func `a form from right to left behaves as one from left to right`(
    option: OptionMatrix.Option
  ) {
    Scene.run(setup(option)) { scene in
      scene.scrollView.semanticContentAttribute = .forceRightToLeft
      let field = scene.addField(700...744, x: 16, width: 200)
      field.semanticContentAttribute = .forceRightToLeft
      let others = scene.untouched
      scene.focusAndShow(field)
      scene.rest()
      scene.expectMove(from: -91, to: 236)
      scene.expectInsets()
      #expect(scene.scrollView.contentOffset.x == 0)
      #expect(scene.untouched == others)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `content that scrolls both ways keeps its horizontal place`(
    option: OptionMatrix.Option
  ) {
    var setup = setup(option)
    setup.contentWidth = 1200
    setup.options.scrollsToFirstResponder = false
    Scene.run(setup) { scene in
      // Right-to-left content begins at its right end.
      scene.scrollView.contentOffset = CGPoint(x: 810, y: -91)
      let field = scene.addField(700...744, x: 20, width: 100)
      scene.resetCounts()
      scene.focusAndShow(field)
      scene.rest()
      #expect(scene.scrollView.contentOffset == CGPoint(x: 810, y: 236))
      scene.hide()
      #expect(scene.scrollView.contentOffset.x == 810)
      #expect(scene.scrollView.headlessOffsetHistory.allSatisfy { $0.x == 810 })
    }
  }

  /// A row that scrolls horizontally, with its end 62 points below the keyboard's top.
  private func row(_ option: OptionMatrix.Option) -> Scene.Setup {
    var setup = setup(option)
    setup.container = .window
    setup.frame = CGRect(x: 0, y: 450, width: 390, height: 120)
    setup.contentWidth = 900
    setup.contentHeight = 120
    setup.options.scrollsToFirstResponder = false
    return setup
  }

  @Test(arguments: OptionMatrix.focus)
  func `154: a row that scrolls horizontally is inset for a field that no other view can reveal`(
    option: OptionMatrix.Option
  ) {
    Scene.run(row(option)) { scene in
      let field = scene.addField(70...114, x: 600, width: 100)
      scene.scrollView.contentOffset.x = 510
      scene.resetCounts()
      scene.focusAndShow(field)
      scene.rest()
      // The row ends at 570, the field at 564, the keyboard begins at 508.
      #expect(scene.scrollView.contentOffset == CGPoint(x: 510, y: 56))
      #expect(scene.b == 62)
      #expect(scene.i == 62)
      field.resignFirstResponder()
      scene.hide()
      #expect(scene.scrollView.contentOffset == CGPoint(x: 510, y: 0))
      #expect(scene.b == 0)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `154: the focus comes to such a row, and leaves it, while the keyboard is up`(
    option: OptionMatrix.Option
  ) {
    Scene.run(row(option)) { scene in
      let field = scene.addField(70...114)
      let outside = UITextField(frame: CGRect(x: 16, y: 200, width: 358, height: 44))
      scene.controller.view.addSubview(outside)
      scene.resetCounts()
      scene.focusAndShow(outside)
      scene.rest()
      #expect(scene.b == 0)
      scene.focus(field)
      scene.rest()
      #expect(scene.b == 62)
      #expect(scene.scrollView.contentOffset.y == 56)
      scene.focus(outside)
      scene.rest()
      #expect(scene.b == 0)
      #expect(scene.scrollView.contentOffset.y == 0)
    }
  }
}
#endif
