#if os(Linux)
import KeyboardScrollingHeadless
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// Content that is smaller than its view, and that UIKit centers.
/// https://developer.apple.com/documentation/uikit/uiscrollview/contentalignmentpoint
@MainActor @Suite("Aligned content", .tags(.scene)) struct AlignedContentTests {
  /// Above the keyboard, between the insets, 254 points remain around the content of 163.
  ///
  /// Half of them, 127, are above the content, below the bar of 91 points. Without the insets,
  /// 340.5 points are above the content.
  @available(iOS 17.4, *)
  @Test(arguments: [(true, CGFloat(-218)), (false, -340.5)])
  func `centered content stays where UIKit places it`(
    alignsContentBetweenInsets: Bool, aboveKeyboard: CGFloat
  ) {
    let screen = FormController()
    let option = Option("centered") { $0.alignsContentBetweenInsets = alignsContentBetweenInsets }
    ControllerStage.run(UINavigationController(rootViewController: screen), option) { stage in
      let scrollView = screen.scrollView
      stage.device.clock.advance(by: 1)
      scrollView.contentSize.height = 163
      scrollView.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
      screen.field.frame.origin.y = 60
      stage.coordinator.manage(scrollView)
      let start = scrollView.contentOffset.y
      for _ in 0..<2 {
        stage.focus(screen.field)
        #expect(abs(scrollView.contentOffset.y - aboveKeyboard) < 0.5)
        stage.endEditing()
        #expect(abs(scrollView.contentOffset.y - start) < 0.5)
      }
      // A new row makes the content longer than the space above the keyboard.
      stage.focus(screen.field)
      scrollView.contentSize.height = 600
      stage.device.clock.advance(by: 1)
      scrollView.contentOffset.y = 0
      stage.device.clock.advance(by: 1)
      stage.endEditing()
      #expect(scrollView.contentOffset.y <= 0)
      #expect(scrollView.contentOffset.y >= -340.5)
    }
  }
}
#endif
