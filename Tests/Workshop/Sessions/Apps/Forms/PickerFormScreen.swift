import KeyboardScrolling
import UIKit

/// A form that pushes a list of choices, and then continues with the same field or another one.
final class PickerFormScreen: FieldFormScreen {
  private weak var continuation: UITextField?

  init(coordinator: KeyboardScrollCoordinator) {
    let tops = (0..<12).map { 30 + 100 * CGFloat($0) }
    super.init(coordinator: coordinator, tops: tops, contentHeight: 1240)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    continuation?.becomeFirstResponder()
    continuation = nil
  }

  override func act(_ deed: AppAction.Deed, share: Double) -> String? {
    guard let navigation = navigationController else { return nil }
    let isOnTop = navigation.topViewController === self
    switch deed {
    case .pushPicker:
      guard isOnTop, let index = fields.firstIndex(where: \.isFirstResponder) else { return nil }
      // Some apps move on to the next empty field.
      continuation = fields[share < 0.5 ? index : (index + 3) % fields.count]
      navigation.pushViewController(UITableViewController(style: .plain), animated: true)
      return "push a list to pick from"
    case .pick:
      guard !isOnTop else { return nil }
      navigation.popViewController(animated: true)
      return "pick, and go on with \(continuation?.placeholder ?? "nothing")"
    default: return nil
    }
  }
}
