import KeyboardScrolling
import UIKit

final class SheetOverFormScreen: UIViewController, ActingScreen {
  let scrolls = AppScrolls()
  private let form: PlainFormScreen
  private let makeCoordinator: () -> KeyboardScrollCoordinator

  /// `isShared` is true if one coordinator manages both forms.
  init(coordinator: KeyboardScrollCoordinator, isShared: Bool) {
    form = PlainFormScreen(coordinator: coordinator)
    makeCoordinator = isShared ? { coordinator } : { KeyboardScrollCoordinator() }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    fill(with: form)
  }

  func act(_ deed: AppAction.Deed, share: Double) -> String? {
    switch deed {
    case .presentForm:
      guard presentedViewController == nil else { return nil }
      let next = PlainFormScreen(
        coordinator: makeCoordinator(), contentHeight: 900,
        beginsEditing: Int(share * 100).isMultiple(of: 2)
      )
      let sheet = UINavigationController(rootViewController: next)
      sheet.modalPresentationStyle = share < 0.5 ? .pageSheet : .fullScreen
      present(sheet, animated: true)
      return "present a form"
    case .dismissForm:
      guard presentedViewController != nil else { return nil }
      guard share > 0.4 else {
        dismiss(animated: true)
        return "dismiss the form"
      }
      dismiss(animated: true, completion: scrolls.completion { [form] in form.edit(share) })
      return "dismiss the form, and edit a field then"
    default: return nil
    }
  }
}
