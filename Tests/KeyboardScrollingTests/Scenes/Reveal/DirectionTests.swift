#if os(Linux)
import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("Right to left, and sideways", .tags(.scene))
struct DirectionTests {
  private func setup(
    _ option: Option,
    _ direction: UIUserInterfaceLayoutDirection = .rightToLeft
  ) -> Scene.Setup {
    var setup = Scene.Setup().on(option)
    setup.options.layoutDirection = direction
    return setup
  }

  @Test(arguments: OptionMatrix.focus)
  func `a form from right to left behaves as one from left to right`(option: Option) {
    Scene.run(setup(option)) { scene in
      scene.scrollView.semanticContentAttribute = .forceRightToLeft
      let field = scene.addField(700...744, x: 16, width: 200)
      field.semanticContentAttribute = .forceRightToLeft
      let others = scene.untouched
      scene.edit(field)
      scene.expectMove(from: -91, to: 236)
      scene.expectInsets()
      #expect(scene.scrollView.contentOffset.x == 0)
      #expect(scene.untouched == others)
    }
  }

  @Test(arguments: OptionMatrix.focus, [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `content that scrolls both ways keeps its horizontal place`(
    option: Option,
    direction: UIUserInterfaceLayoutDirection
  ) {
    var setup = setup(option, direction)
    setup.contentWidth = 1200
    setup.options.scrollsToFirstResponder = false
    Scene.run(setup) { scene in
      // Right-to-left content begins at its right end.
      scene.scrollView.contentOffset = CGPoint(x: 810, y: -91)
      let field = scene.addField(700...744, x: 20, width: 100)
      scene.resetCounts()
      scene.edit(field)
      #expect(scene.b == 302)
      #expect(scene.scrollView.contentOffset == CGPoint(x: 810, y: 236))
      scene.hide()
      #expect(scene.scrollView.contentOffset.x == 810)
      #expect(scene.scrollView.headlessOffsetHistory.allSatisfy { $0.x == 810 })
    }
  }
}
#endif
