import KeyboardScrolling
@_spi(Headless) import UIKit

/// A list whose bar is a composer on the keyboard.
final class RoundTripChat: UIViewController, RoundTripScreen {
  private let table = UITableView(frame: .zero, style: .plain)
  private let rows = MessageRows()
  private let composer = UIView()
  private let input = UITextField(frame: CGRect(x: 16, y: 5, width: 300, height: 40))
  private let coordinator: KeyboardScrollCoordinator
  private let isInverted: Bool
  private let behavior: UIScrollView.ContentInsetAdjustmentBehavior
  private lazy var height = composer.heightAnchor.constraint(equalToConstant: 50)

  var scrollView: UIScrollView { table }
  var field: UIView? { input }

  init(
    _ coordinator: KeyboardScrollCoordinator, isInverted: Bool = false,
    behavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
  ) {
    self.coordinator = coordinator
    self.isInverted = isInverted
    self.behavior = behavior
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if isInverted { table.transform = CGAffineTransform(scaleX: 1, y: -1) }
    table.contentInsetAdjustmentBehavior = isInverted ? .never : behavior
    rows.show(in: table)
    composer.addSubview(input)
    for subview in [table, composer] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
      subview.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      subview.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      height,
    ])
    coordinator.manage(table, bar: composer, configuration: .init(keepsDistanceToEnd: true))
  }

  func setComposer(height: CGFloat) { self.height.constant = height }
}

/// Like `RoundTripChat`, but the composer is the accessory view of the screen.
final class RoundTripAccessoryChat: UIViewController, RoundTripScreen {
  private final class Bar: UIInputView {
    let input = UITextField(frame: CGRect(x: 16, y: 5, width: 300, height: 40))
    var height: CGFloat = 50 { didSet { invalidateIntrinsicContentSize() } }

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 50), inputViewStyle: .keyboard)
      allowsSelfSizing = true
      translatesAutoresizingMaskIntoConstraints = false
      addSubview(input)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: height)
    }
  }

  private let table = UITableView(frame: .zero, style: .plain)
  private let rows = MessageRows()
  private let bar = Bar()
  private let coordinator: KeyboardScrollCoordinator

  var scrollView: UIScrollView { table }
  var field: UIView? { bar.input }
  override var inputAccessoryView: UIView? { bar }
  override var canBecomeFirstResponder: Bool { true }

  init(_ coordinator: KeyboardScrollCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    rows.show(in: table)
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
    coordinator.manage(table, configuration: .init(keepsDistanceToEnd: true))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !bar.input.isFirstResponder { becomeFirstResponder() }
  }

  func setComposer(height: CGFloat) { bar.height = height }
}

/// Thirty empty rows of 60 points.
private final class MessageRows: NSObject, UITableViewDataSource {
  func show(in table: UITableView) {
    table.rowHeight = 60
    table.estimatedRowHeight = 0
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

/// A form of 1600 points with one field, in its lower half.
final class RoundTripForm: ManagedScreen<UIScrollView>, RoundTripScreen {
  private let input = UITextField(frame: CGRect(x: 16, y: 1100, width: 240, height: 44))
  private let behavior: UIScrollView.ContentInsetAdjustmentBehavior

  var field: UIView? { input }
  var scrollView: UIScrollView { content }

  init(
    _ coordinator: KeyboardScrollCoordinator,
    behavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
  ) {
    self.behavior = behavior
    super.init(coordinator: coordinator, content: UIScrollView())
  }

  required init?(coder: NSCoder) { nil }

  override func addContent() {
    super.addContent()
    content.contentInsetAdjustmentBehavior = behavior
    content.addSubview(input)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.contentSize = CGSize(width: content.bounds.width, height: 1600)
  }
}

extension FieldTableScreen: RoundTripScreen {
  var scrollView: UIScrollView { content }
  var field: UIView? { content.fieldInRow20 }
}

extension UITableView {
  fileprivate var fieldInRow20: UIView? {
    cellForRow(at: IndexPath(row: 20, section: 0))?.contentView.subviews.first
  }
}

final class RoundTripTableController: UITableViewController, RoundTripScreen {
  private let rows = FieldRows()
  private let coordinator: KeyboardScrollCoordinator

  var scrollView: UIScrollView { tableView }
  var field: UIView? { tableView.fieldInRow20 }

  init(_ coordinator: KeyboardScrollCoordinator) {
    self.coordinator = coordinator
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    rows.show(in: tableView)
    coordinator.manage(tableView)
  }
}

/// A long text with its caret in the lower half.
final class RoundTripText: ManagedScreen<UITextView>, RoundTripScreen {
  var scrollView: UIScrollView { content }
  var field: UIView? { content }

  override func addContent() {
    super.addContent()
    content.font = .systemFont(ofSize: 17)
    content.text = (1...80).map { "Line \($0)." }.joined(separator: "\n")
    content.selectedRange = NSRange(location: content.text.count * 2 / 3, length: 0)
    content.alwaysBounceVertical = true
  }
}
