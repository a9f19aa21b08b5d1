import KeyboardScrolling
import UIKit

/// Fields at fixed heights in a scroll view that fills the screen.
class FieldFormScreen: ManagedScreen<UIScrollView>, ActingScreen {
  let scrolls = AppScrolls()
  let fields: [UITextField]
  private let contentHeight: CGFloat

  init(coordinator: KeyboardScrollCoordinator, tops: [CGFloat], contentHeight: CGFloat) {
    self.contentHeight = contentHeight
    fields = tops.enumerated().map { number, top in
      let field = UITextField(frame: CGRect(x: 16, y: top, width: 240, height: 44))
      field.borderStyle = .roundedRect
      field.placeholder = "Field \(number)"
      return field
    }
    super.init(coordinator: coordinator, content: UIScrollView())
  }

  required init?(coder: NSCoder) { nil }

  override func addContent() {
    super.addContent()
    for field in fields { content.addSubview(field) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.contentSize = CGSize(width: content.bounds.width, height: contentHeight)
  }

  var edited: UITextField? { fields.first { $0.isFirstResponder } }

  func act(_ deed: AppAction.Deed, share: Double) -> String? { nil }
}

extension [UITextField] {
  /// Focuses the next field, or ends editing in the last one.
  @MainActor func focus(after field: UITextField) {
    if let index = firstIndex(of: field), index + 1 < count {
      self[index + 1].becomeFirstResponder()
    } else {
      field.resignFirstResponder()
    }
  }
}
