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

  package let style: Style
  package let feature: Feature
  package let scrollView: UIScrollView
  package private(set) var fields: [UIView] = []
  private let header = UIView()
  private lazy var headerHeight = header.heightAnchor.constraint(
    equalToConstant: 0.45 * UIScreen.main.bounds.height
  )
  private let stack = UIStackView()
  private var cells: [UITableViewCell] = []
  private let coordinator: KeyboardScrollCoordinator?
  /// The app's own inset at the bottom, in points.
  package var ownInset: CGFloat {
    didSet { scrollView.contentInset.bottom += ownInset - oldValue }
  }

  package init(
    _ style: Style,
    _ feature: Feature,
    ownInset: CGFloat,
    coordinator: KeyboardScrollCoordinator?
  ) {
    self.style = style
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

  /// The end of the real content, in points, in the scroll view's coordinate space.
  package var contentEnd: CGFloat {
    guard let table = scrollView as? UITableView else {
      return stack.arrangedSubviews.filter { $0.tag == 1 }.map { view in
        scrollView.convert(view.bounds, from: view).maxY
      }.max().map { $0 + 24 } ?? 0
    }
    return table.rectForRow(at: IndexPath(row: cells.count - 1, section: 0)).maxY
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.keyboardDismissMode = .interactive
    header.backgroundColor = .systemTeal
    let names = style == .login ? ["User name", "Password"] : (1...14).map { "Field \($0)" }
    fields = names.map(makeField)
    if style == .login { (fields.last as? UITextField)?.isSecureTextEntry = true }
    if feature == .tallText { fields[fields.count - 1] = makeTextView() }
    let rows = fields.indices.map { index in
      feature == .nested && index == fields.count - 1 ? wrapped(fields[index]) : fields[index]
    }
    if style == .login { fill(with: rows) } else { cells = rows.map(makeCell) }
    (scrollView as? UITableView)?.dataSource = self
    if feature == .inverted {
      scrollView.transform = CGAffineTransform(scaleX: 1, y: -1)
      scrollView.contentInsetAdjustmentBehavior = .never
    }
    pin(scrollView, to: view, bottom: barHeight)
    if barHeight > 0 { addBar() }
    scrollView.contentInset.bottom = ownInset
    coordinator?.manage(scrollView)
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
    field.widthAnchor.constraint(equalTo: inner.frameLayoutGuide.widthAnchor, constant: -20)
      .isActive = true
    return inner
  }

  private func fill(with rows: [UIView]) {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Sign in"
    button.heightAnchor.constraint(equalToConstant: 50).isActive = true
    for view in [header] + rows + [button] {
      // The views that are content, unlike a spacer that a technique adds.
      view.tag = 1
      stack.addArrangedSubview(view)
    }
    stack.axis = .vertical
    stack.spacing = 16
    pin(stack, to: scrollView, inset: 24)
    NSLayoutConstraint.activate([
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -48),
      headerHeight,
    ])
  }

  private func makeCell(_ row: UIView) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    if feature == .inverted { cell.contentView.transform = CGAffineTransform(scaleX: 1, y: -1) }
    pin(row, to: cell.contentView, inset: 10)
    return cell
  }

  private func addBar() {
    let bar = UIView()
    bar.backgroundColor = .secondarySystemBackground
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: scrollView.bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: barHeight),
    ])
  }

  private func pin(
    _ inner: UIView,
    to outer: UIView,
    inset: CGFloat = 0,
    bottom: CGFloat = 0
  ) {
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    let content = (outer as? UIScrollView)?.contentLayoutGuide
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: content?.topAnchor ?? outer.topAnchor, constant: inset),
      inner.leadingAnchor.constraint(
        equalTo: content?.leadingAnchor ?? outer.leadingAnchor,
        constant: inset
      ),
      inner.trailingAnchor.constraint(
        equalTo: content?.trailingAnchor ?? outer.trailingAnchor,
        constant: -inset
      ),
      inner.bottomAnchor.constraint(
        equalTo: content?.bottomAnchor ?? outer.bottomAnchor,
        constant: -inset - bottom
      ),
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
