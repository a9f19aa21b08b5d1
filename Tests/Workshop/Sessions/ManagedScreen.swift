import KeyboardScrolling
import UIKit

class ManagedScreen<Content: UIScrollView>: UIViewController {
  let coordinator: KeyboardScrollCoordinator
  let content: Content

  init(coordinator: KeyboardScrollCoordinator, content: Content) {
    self.coordinator = coordinator
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    content.keyboardDismissMode = .interactive
    view.addSubview(content)
    addContent()
    coordinator.manage(content)
  }

  func addContent() {
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  func addColumn(_ views: [UIView], spacing: CGFloat) {
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = spacing
    content.alwaysBounceVertical = true
    for view in [content, column] { view.translatesAutoresizingMaskIntoConstraints = false }
    content.addSubview(column)
    let guide = content.contentLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 24),
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 24),
      column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -24),
      column.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -24),
      column.widthAnchor.constraint(equalTo: content.frameLayoutGuide.widthAnchor, constant: -48),
    ])
  }
}

// A subclass without own initializers inherits that of its content.
extension ManagedScreen where Content == UIScrollView {
  convenience init(coordinator: KeyboardScrollCoordinator) {
    self.init(coordinator: coordinator, content: UIScrollView())
  }
}

extension ManagedScreen where Content == UITableView {
  convenience init(coordinator: KeyboardScrollCoordinator) {
    self.init(coordinator: coordinator, content: UITableView(frame: .zero, style: .plain))
  }
}

extension ManagedScreen where Content == UITextView {
  convenience init(coordinator: KeyboardScrollCoordinator) {
    self.init(coordinator: coordinator, content: UITextView())
  }
}

extension UIViewController {
  func fill(with child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
