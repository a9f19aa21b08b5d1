import KeyboardScrolling
import UIKit

/// A form that sets its bottom inset to zero on a hide (firefox-ios, `LoginDetail`).
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
    fill(with: form)
    listener.listen(to: UIResponder.keyboardWillHideNotification) { [weak form] _ in
      form?.content.contentInset.bottom = 0
    }
  }
}
