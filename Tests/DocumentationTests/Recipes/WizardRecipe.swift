import KeyboardScrolling
import UIKit

final class WizardViewController: UIViewController {
  let pages = [
    ["Name", "Mail"], ["Street", "City"], ["Card", "Code"],
  ].map { titles in
    titles.map { UITextField(placeholder: $0) }
  }
  let pager = UIScrollView()
  private let coordinator = KeyboardScrollCoordinator()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    pager.isPagingEnabled = true
    // UIKit insets each page below a navigation bar, so the pager
    // needs no inset.
    pager.contentInsetAdjustmentBehavior = .never
    view.addFilling(pager)

    // The coordinator manages the pages, not the pager.
    let row = UIStackView(arrangedSubviews: pages.map(makePage))
    row.distribution = .fillEqually
    row.translatesAutoresizingMaskIntoConstraints = false
    pager.addSubview(row)
    let content = pager.contentLayoutGuide
    let frame = pager.frameLayoutGuide
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: content.topAnchor),
      row.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      row.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      row.heightAnchor.constraint(equalTo: frame.heightAnchor),
      row.widthAnchor.constraint(
        equalTo: frame.widthAnchor,
        multiplier: CGFloat(pages.count)
      ),
    ])
  }

  private func makePage(of fields: [UITextField]) -> UIView {
    for field in fields { field.delegate = self }
    let page = UIView()
    let form = UIScrollView()
    form.fill(page, with: fields, top: 440)
    coordinator.manage(form)
    return page
  }
}

extension WizardViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let fields = pages.flatMap { $0 }
    let index = fields.firstIndex(of: textField) ?? fields.count
    if index + 1 < fields.count {
      // Focus the next field at once, so that the keyboard stays.
      fields[index + 1].becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return false
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    let page = pages.firstIndex { $0.contains(textField) } ?? 0
    let x = CGFloat(page) * pager.bounds.width
    pager.setContentOffset(CGPoint(x: x, y: 0), animated: true)
  }
}
