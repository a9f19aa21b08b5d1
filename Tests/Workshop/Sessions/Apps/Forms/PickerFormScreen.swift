import KeyboardScrolling
import UIKit

/// A form that pushes a list of choices.
///
/// After the pop, the form focuses the field edited before the push, or a later field.
final class PickerFormScreen: FieldFormScreen {
  private weak var nextField: UITextField?

  init(coordinator: KeyboardScrollCoordinator) {
    let tops = (0..<12).map { 30 + 100 * CGFloat($0) }
    super.init(coordinator: coordinator, tops: tops, contentHeight: 1240)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    nextField?.becomeFirstResponder()
    nextField = nil
  }

  override func act(_ deed: AppAction.Deed, share: Double) -> String? {
    guard let navigation = navigationController else { return nil }
    let isOnTop = navigation.topViewController === self
    switch deed {
    case .pushPicker:
      guard isOnTop, let index = fields.firstIndex(where: \.isFirstResponder) else { return nil }
      // Some apps continue with the next empty field.
      nextField = fields[share < 0.5 ? index : (index + 3) % fields.count]
      navigation.pushViewController(UITableViewController(style: .plain), animated: true)
      return "push a list to pick from"
    case .pick:
      guard !isOnTop else { return nil }
      navigation.popViewController(animated: true)
      return "pick, and go on with \(nextField?.placeholder ?? "nothing")"
    default: return nil
    }
  }
}
