import KeyboardScrolling
import UIKit

/// Fields at fixed heights in a scroll view that fills the screen.
final class PlainFormScreen: UIViewController {
  private let coordinator: KeyboardScrollCoordinator
  private let contentHeight: CGFloat
  private let accessoryHeight: CGFloat?
  /// True for a form that edits its first field as soon as it appears.
  private let beginsEditing: Bool
  private let scrollView = UIScrollView()

  init(
    coordinator: KeyboardScrollCoordinator,
    contentHeight: CGFloat = 1200,
    accessoryHeight: CGFloat? = nil,
    beginsEditing: Bool = false
  ) {
    self.coordinator = coordinator
    self.contentHeight = contentHeight
    self.accessoryHeight = accessoryHeight
    self.beginsEditing = beginsEditing
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
    var top: CGFloat = 40
    while top + 100 <= contentHeight {
      let field = UITextField(frame: CGRect(x: 16, y: top, width: 240, height: 44))
      field.borderStyle = .roundedRect
      field.placeholder = "Field at \(Int(top))"
      field.delegate = self
      if let accessoryHeight {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: accessoryHeight))
        field.inputAccessoryView = bar
      }
      scrollView.addSubview(field)
      top += 120
    }
    coordinator.manage(scrollView)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if beginsEditing { edit(0) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: contentHeight)
  }

  /// Makes a field the first responder; a share of 1 is the last one.
  func edit(_ share: Double) {
    let fields = scrollView.subviews.compactMap { $0 as? UITextField }
    fields[Int(share * Double(fields.count - 1))].becomeFirstResponder()
  }
}

extension PlainFormScreen: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let fields = scrollView.subviews.compactMap { $0 as? UITextField }
    guard let index = fields.firstIndex(of: textField), index + 1 < fields.count else {
      textField.resignFirstResponder()
      return false
    }
    fields[index + 1].becomeFirstResponder()
    return false
  }
}

/// A field in each of thirty rows.
final class FieldTableScreen: UIViewController {
  private let coordinator: KeyboardScrollCoordinator
  private let tableView = UITableView(frame: .zero, style: .plain)

  init(coordinator: KeyboardScrollCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "field")
    tableView.dataSource = self
    tableView.rowHeight = 60
    tableView.estimatedRowHeight = 0
    tableView.allowsSelection = false
    tableView.keyboardDismissMode = .interactive
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    coordinator.manage(tableView)
  }
}

extension FieldTableScreen: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    if cell.contentView.subviews.isEmpty {
      let field = UITextField(frame: CGRect(x: 16, y: 8, width: 240, height: 44))
      field.borderStyle = .roundedRect
      cell.contentView.addSubview(field)
    }
    let field = cell.contentView.subviews.first as? UITextField
    field?.placeholder = "Row \(indexPath.row)"
    return cell
  }
}

/// A text view that grows with its text, between fields.
final class GrowingTextScreen: UIViewController {
  private let coordinator: KeyboardScrollCoordinator
  private let scrollView = UIScrollView()
  private let textView = UITextView()

  init(coordinator: KeyboardScrollCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.keyboardDismissMode = .interactive
    scrollView.alwaysBounceVertical = true
    textView.isScrollEnabled = false
    textView.font = .systemFont(ofSize: 17)
    textView.text = "Dear Charles,"
    let column = UIStackView(arrangedSubviews: fields(3) + [textView] + fields(5))
    column.axis = .vertical
    column.spacing = 24
    for view in [scrollView, column] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(column)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 24),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -24),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      column.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor,
        constant: -48
      ),
    ])
    coordinator.manage(scrollView)
  }

  private func fields(_ count: Int) -> [UIView] {
    (0..<count).map { _ in
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.heightAnchor.constraint(equalToConstant: 60).isActive = true
      return field
    }
  }
}

/// A text view that fills the screen.
final class FullScreenTextScreen: UIViewController {
  private let coordinator: KeyboardScrollCoordinator
  private let textView = UITextView()

  init(coordinator: KeyboardScrollCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    textView.font = .systemFont(ofSize: 17)
    textView.text = (1...40).map { "Line \($0) of a letter." }.joined(separator: "\n")
    textView.alwaysBounceVertical = true
    textView.keyboardDismissMode = .interactive
    textView.frame = view.bounds
    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(textView)
    coordinator.manage(textView)
  }
}

/// A text view that scrolls, in a form that scrolls; both are managed.
final class NestedTextScreen: UIViewController {
  private let coordinator: KeyboardScrollCoordinator
  private let scrollView = UIScrollView()
  private let textView = UITextView(frame: CGRect(x: 16, y: 420, width: 300, height: 280))

  init(coordinator: KeyboardScrollCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.keyboardDismissMode = .interactive
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    for top in [40, 160, 280, 760, 880] as [CGFloat] {
      let field = UITextField(frame: CGRect(x: 16, y: top, width: 240, height: 44))
      field.borderStyle = .roundedRect
      scrollView.addSubview(field)
    }
    textView.font = .systemFont(ofSize: 17)
    textView.text = (1...20).map { "Line \($0) of a note." }.joined(separator: "\n")
    scrollView.addSubview(textView)
    coordinator.manage(scrollView)
    coordinator.manage(textView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: 1100)
  }
}
