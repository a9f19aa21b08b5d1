import KeyboardScrolling
import UIKit

/// A form in which Return moves the focus to the next field.
final class PlainFormScreen: FieldFormScreen {
  private let beginsEditing: Bool

  init(
    coordinator: KeyboardScrollCoordinator, contentHeight: CGFloat = 1200,
    accessoryHeight: CGFloat? = nil, beginsEditing: Bool = false
  ) {
    self.beginsEditing = beginsEditing
    let tops = Array(stride(from: 40, through: contentHeight - 100, by: 120))
    super.init(coordinator: coordinator, tops: tops, contentHeight: contentHeight)
    for (field, top) in zip(fields, tops) {
      field.placeholder = "Field at \(Int(top))"
      field.delegate = self
      field.inputAccessoryView = accessoryHeight.map {
        UIView(frame: CGRect(x: 0, y: 0, width: 320, height: $0))
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if beginsEditing { edit(0) }
  }

  func edit(_ share: Double) {
    fields[Int(share * Double(fields.count - 1))].becomeFirstResponder()
  }
}

extension PlainFormScreen: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    fields.focus(after: textField)
    return false
  }
}

/// A page with fields that the user can zoom.
final class ZoomingFormScreen: ManagedScreen<UIScrollView>, UIScrollViewDelegate {
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 1200))

  override func addContent() {
    super.addContent()
    for top in stride(from: 40 as CGFloat, to: 1100, by: 120) {
      let field = UITextField(frame: CGRect(x: 16, y: top, width: 160, height: 44))
      field.borderStyle = .roundedRect
      page.addSubview(field)
    }
    content.addSubview(page)
    content.contentSize = page.bounds.size
    content.maximumZoomScale = 2
    content.delegate = self
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { page }
}

final class FieldTableScreen: ManagedScreen<UITableView> {
  private let rows = FieldRows()

  override func addContent() {
    super.addContent()
    rows.show(in: content)
  }
}

/// Thirty rows of 60 points with a field in each.
final class FieldRows: NSObject, UITableViewDataSource {
  func show(in table: UITableView) {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "field")
    table.dataSource = self
    table.rowHeight = 60
    table.estimatedRowHeight = 0
    table.allowsSelection = false
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
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

final class GrowingTextScreen: ManagedScreen<UIScrollView> {
  override func addContent() {
    let textView = UITextView()
    textView.isScrollEnabled = false
    textView.font = .systemFont(ofSize: 17)
    textView.text = "Dear Charles,"
    addColumn(fields(3) + [textView] + fields(5), spacing: 24)
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

final class FullScreenTextScreen: ManagedScreen<UITextView> {
  override func addContent() {
    super.addContent()
    content.font = .systemFont(ofSize: 17)
    content.text = (1...40).map { "Line \($0) of a letter." }.joined(separator: "\n")
    content.alwaysBounceVertical = true
  }
}

final class NestedTextScreen: ManagedScreen<UIScrollView> {
  private let textView = UITextView(frame: CGRect(x: 16, y: 420, width: 300, height: 280))

  override func addContent() {
    super.addContent()
    for top in [40, 160, 280, 760, 880] as [CGFloat] {
      let field = UITextField(frame: CGRect(x: 16, y: top, width: 240, height: 44))
      field.borderStyle = .roundedRect
      content.addSubview(field)
    }
    textView.font = .systemFont(ofSize: 17)
    textView.text = (1...20).map { "Line \($0) of a note." }.joined(separator: "\n")
    content.addSubview(textView)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    coordinator.manage(textView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.contentSize = CGSize(width: content.bounds.width, height: 1100)
  }
}
