import KeyboardScrolling
import UIKit

/// A form that pushes a list to pick from, and goes on with the same field or the next one.
final class PickerFormScreen: UIViewController, ActingScreen {
  let scrolls = AppScrolls()
  private let coordinator: KeyboardScrollCoordinator
  private let scrollView = UIScrollView()
  private var fields: [UITextField] = []
  /// What to edit when the list has gone.
  private weak var continuation: UITextField?

  init(coordinator: KeyboardScrollCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.keyboardDismissMode = .interactive
    view.addSubview(scrollView)
    fields = (0..<12).map { number in
      let top = 30 + 100 * CGFloat(number)
      let field = UITextField(frame: CGRect(x: 16, y: top, width: 240, height: 44))
      field.borderStyle = .roundedRect
      field.placeholder = "Field \(number)"
      scrollView.addSubview(field)
      return field
    }
    coordinator.manage(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: 1240)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    continuation?.becomeFirstResponder()
    continuation = nil
  }

  func act(_ deed: AppAction.Deed, share: Double) -> String? {
    guard let navigation = navigationController else { return nil }
    let isOnTop = navigation.topViewController === self
    switch deed {
    case .pushPicker:
      guard isOnTop, let index = fields.firstIndex(where: \.isFirstResponder) else { return nil }
      // Some apps move on to what is still to be filled in.
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
