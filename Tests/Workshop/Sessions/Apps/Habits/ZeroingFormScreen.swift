import KeyboardScrolling
import UIKit

/// A form that sets its bottom inset to zero when the keyboard leaves (firefox-ios, `LoginDetail`).
final class ZeroingFormScreen: UIViewController {
  private let listener = KeyboardListener()
  private let form: PlainFormScreen

  init(coordinator: KeyboardScrollCoordinator) {
    form = PlainFormScreen(coordinator: coordinator)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(form)
    form.view.frame = view.bounds
    form.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(form.view)
    form.didMove(toParent: self)
    let scrollView = form.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    listener.listen(to: UIResponder.keyboardWillHideNotification) { [weak scrollView] _ in
      scrollView?.contentInset.bottom = 0
    }
  }
}
