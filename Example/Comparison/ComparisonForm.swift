package import KeyboardScrolling
package import UIKit

/// A login in a scroll view, or rows in a table, with a coordinator or without any keyboard handling.
///
/// The views fill the screen, as a storyboard would have them, and UIKit insets them for its bars.
package final class ComparisonForm: UIViewController {
  package enum Style: String, CaseIterable, Sendable { case login, table }

  package enum Feature: Sendable {
    case plain
    /// A text view of 300 points is the last field.
    case tallText
    /// The last field is in a scroll view of its own.
    case nested
    /// A bar of 60 points lies below the scroll view.
    case barBelow
    /// A transform turns the scroll view upside down, above a bar of 60 points.
    case inverted
  }

  package let scrollView: UIScrollView
  package private(set) var fields: [UIView] = []
  /// The app's own inset at the bottom, in points.
  package var ownInset: CGFloat {
    didSet { scrollView.contentInset.bottom += ownInset - oldValue }
  }
  private let feature: Feature
  private let coordinator: KeyboardScrollCoordinator?
  private let stack = UIStackView()
  private var cells: [UITableViewCell] = []
  private lazy var headerHeight = stack.arrangedSubviews[0].heightAnchor.constraint(
    equalToConstant: 0.45 * UIScreen.main.bounds.height
  )

  package init(
    _ style: Style,
    _ feature: Feature,
    ownInset: CGFloat,
    coordinator: KeyboardScrollCoordinator?
  ) {
    self.feature = feature
    self.ownInset = ownInset
    self.coordinator = coordinator
    scrollView = style == .login ? UIScrollView() : UITableView()
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  private var barHeight: CGFloat { feature == .barBelow || feature == .inverted ? 60 : 0 }

  /// The lower edge of the place of the content, without any keyboard, in the window.
  package var lowerEdge: CGFloat {
    guard let container = navigationController?.view else { return 0 }
    let frame = container.convert(container.bounds, to: container.window as UIView?)
    return frame.maxY - max(barHeight, container.safeAreaInsets.bottom)
  }

  /// The end of the content without what a technique adds, in the scroll view's coordinate space.
  package var contentEnd: CGFloat {
    if let last = cells.indices.last, let table = scrollView as? UITableView {
      return table.rectForRow(at: IndexPath(row: last, section: 0)).maxY
    }
    let button = stack.arrangedSubviews[fields.count + 1]
    return scrollView.convert(button.bounds, from: button).maxY + 24
  }

  /// Adds 120 points above the fields.
  package func growHeader() {
    if let table = scrollView as? UITableView {
      let frame = CGRect(x: 0, y: 0, width: table.bounds.width, height: 120)
      table.tableHeaderView = UIView(frame: frame)
    } else {
      headerHeight.constant += 120
    }
  }

  // MARK: Building

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let table = scrollView as? UITableView
    let names = table == nil ? ["User name", "Password"] : (1...14).map { "Field \($0)" }
    fields = names.map(makeField)
    if feature == .tallText { fields[fields.count - 1] = makeTextView() }
    var rows = fields
    if feature == .nested { rows[rows.count - 1] = wrapped(rows[rows.count - 1]) }
    if let table {
      cells = rows.map(makeCell)
      table.dataSource = self
    } else {
      (fields.last as? UITextField)?.isSecureTextEntry = true
      fill(with: rows)
    }
    if feature == .inverted {
      scrollView.transform = CGAffineTransform(scaleX: 1, y: -1)
      scrollView.contentInsetAdjustmentBehavior = .never
    }
    pin(scrollView, to: view, bottom: barHeight)
    if barHeight > 0 {
      var frame = view.bounds
      (frame.origin.y, frame.size.height) = (frame.maxY - barHeight, barHeight)
      let bar = UIView(frame: frame)
      bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      bar.backgroundColor = .secondarySystemBackground
      view.addSubview(bar)
    }
    scrollView.keyboardDismissMode = .interactive
    scrollView.contentInset.bottom = ownInset
    coordinator?.manage(scrollView)
  }

  private func makeField(_ name: String) -> UIView {
    let field = UITextField()
    field.placeholder = name
    field.borderStyle = .roundedRect
    field.heightAnchor.constraint(equalToConstant: 44).isActive = true
    return field
  }

  private func makeTextView() -> UIView {
    let textView = UITextView()
    textView.font = .systemFont(ofSize: 17)
    textView.isScrollEnabled = false
    textView.delegate = self
    textView.text = Array(repeating: "A line of notes.", count: 14).joined(separator: "\n")
    textView.heightAnchor.constraint(greaterThanOrEqualToConstant: 300).isActive = true
    return textView
  }

  /// In a scroll view of its own, as high as the field with its margins.
  private func wrapped(_ field: UIView) -> UIView {
    let inner = UIScrollView()
    inner.heightAnchor.constraint(equalToConstant: 64).isActive = true
    pin(field, to: inner, inset: 10)
    return inner
  }

  private func fill(with rows: [UIView]) {
    let header = UIView()
    header.backgroundColor = .systemTeal
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Sign in"
    button.heightAnchor.constraint(equalToConstant: 50).isActive = true
    for view in [header] + rows + [button] { stack.addArrangedSubview(view) }
    stack.axis = .vertical
    stack.spacing = 16
    pin(stack, to: scrollView, inset: 24)
    headerHeight.isActive = true
  }

  private func makeCell(_ row: UIView) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    if feature == .inverted { cell.contentView.transform = CGAffineTransform(scaleX: 1, y: -1) }
    pin(row, to: cell.contentView, inset: 10)
    return cell
  }

  /// Fills a view but for an inset; in a scroll view, as wide as it.
  private func pin(
    _ inner: UIView,
    to outer: UIView,
    inset: CGFloat = 0,
    bottom: CGFloat = 0
  ) {
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -inset - bottom),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -inset),
      inner.widthAnchor.constraint(equalTo: outer.widthAnchor, constant: -2 * inset),
    ])
  }
}

extension ComparisonForm: UITextViewDelegate {
  package func textViewDidChange(_ textView: UITextView) {
    // The row grows with its text.
    (scrollView as? UITableView)?.performBatchUpdates(nil)
  }
}

extension ComparisonForm: UITableViewDataSource {
  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cells.count
  }

  package func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cells[indexPath.row]
  }
}
