#if os(Linux)
import KeyboardScrollingHeadless
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// Content that is smaller than its view, and centered.
@MainActor struct AlignedContentTests {
  /// Above the keyboard, between the insets, 254 points remain around the content of 163.
  ///
  /// Half of them, 127, are above the content, below the bar of 91 points. Without the insets,
  /// 340.5 points are above the content.
  /// https://developer.apple.com/documentation/uikit/uiscrollview/contentalignmentpoint
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

  @Test(arguments: OptionMatrix.systemAdjustment)
  func `after an alert, the edited field of a centered form is visible`(option: Option) {
    let form = CenteredForm()
    ControllerStage.run(form, option) { stage in
      stage.coordinator.manage(form.scrollView)
      stage.coordinator.keepVisible(form.button, whileEditing: [form.field])
      stage.focus(form.field)
      for _ in 1...2 {
        stage.showAlert()
        stage.wait(1)
        stage.expectVisible(form.field, in: form.scrollView)
      }
    }
  }
}

/// A form of 590 points, with a field at its start and a button at its end, centered in a scroll
/// view that ends at UIKit's layout guide.
private final class CenteredForm: UIViewController {
  let scrollView = UIScrollView()
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
  let button = UIView(frame: CGRect(x: 0, y: 540, width: 300, height: 50))

  override func viewDidLoad() {
    super.viewDidLoad()
    let (box, form) = (UIView(), UIView())
    for (subview, container) in [(scrollView, view), (box, scrollView), (form, box)] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      container?.addSubview(subview)
    }
    form.addSubview(field)
    form.addSubview(button)
    let root: UIView = view
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: root.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      box.topAnchor.constraint(equalTo: content.topAnchor),
      box.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      box.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      box.heightAnchor.constraint(greaterThanOrEqualTo: scrollView.frameLayoutGuide.heightAnchor),
      box.heightAnchor.constraint(greaterThanOrEqualToConstant: 630),
      form.centerYAnchor.constraint(equalTo: box.centerYAnchor),
      form.heightAnchor.constraint(equalToConstant: 590),
      form.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      form.widthAnchor.constraint(equalToConstant: 300),
    ])
  }
}
#endif
