#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

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

@MainActor @Suite("A centered form that ends at the keyboard", .tags(.scene))
struct CenteredFormTests {
  @Test(arguments: OptionMatrix.systemAdjustment)
  func `after an alert, the edited field is visible`(option: Option) {
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
#endif
