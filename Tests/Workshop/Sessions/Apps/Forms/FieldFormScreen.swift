import KeyboardScrolling
import UIKit

/// A form with fields at fixed heights in a scroll view that fills the screen.
class FieldFormScreen: UIViewController, ActingScreen {
  let scrolls = AppScrolls()
  let scrollView = UIScrollView()
  let fields: [UITextField]
  private let coordinator: KeyboardScrollCoordinator
  private let contentHeight: CGFloat

  /// Creates a form whose fields begin at the given heights, in points.
  init(coordinator: KeyboardScrollCoordinator, tops: [CGFloat], contentHeight: CGFloat) {
    self.coordinator = coordinator
    self.contentHeight = contentHeight
    fields = tops.enumerated().map { number, top in
      let field = UITextField(frame: CGRect(x: 16, y: top, width: 240, height: 44))
      field.borderStyle = .roundedRect
      field.placeholder = "Field \(number)"
      return field
    }
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
    for field in fields { scrollView.addSubview(field) }
    coordinator.manage(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: contentHeight)
  }

  var edited: UITextField? { fields.first { $0.isFirstResponder } }

  func act(_ deed: AppAction.Deed, share: Double) -> String? { nil }
}
