import KeyboardScrolling
import UIKit

/// A form for an advertisement, with a row of photos and captions that scrolls horizontally.
final class CarouselScreen: UIViewController {
  private var coordinator: KeyboardScrollCoordinator?

  private let scrollView = UIScrollView()
  private let titleField = UITextField(placeholder: "What do you sell?")
  private let conditionField = UITextField(placeholder: "Condition")
  private let carousel = UIScrollView()
  private let captionFields = (1...4).map { UITextField(placeholder: "Caption of photo \($0)") }
  private let priceField = UITextField(placeholder: "Price", keyboardType: .decimalPad)
  private let placeField = UITextField(placeholder: "Place", contentType: .addressCity)

  convenience init(coordinator: KeyboardScrollCoordinator?) {
    self.init(nibName: nil, bundle: nil)
    self.coordinator = coordinator
  }

  private var fields: [UITextField] {
    [titleField, conditionField] + captionFields + [priceField, placeField]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.keyboardDismissMode = .interactive
    for field in fields { field.delegate = self }
    placeField.returnKeyType = .done

    fillCarousel()
    view.addFilling(scrollView, avoidingSides: true)
    _ = scrollView.addColumn([titleField, conditionField, carousel, priceField, placeField])

    // The carousel scrolls only horizontally, so the coordinator need not manage it.
    coordinator?.manage(scrollView)
  }

  private func fillCarousel() {
    let cards = captionFields.map { field in
      let photo = UIView()
      photo.backgroundColor = .systemIndigo
      photo.heightAnchor.constraint(equalToConstant: 180).isActive = true
      let card = UIStackView(arrangedSubviews: [photo, field])
      card.axis = .vertical
      card.spacing = 8
      card.widthAnchor.constraint(equalToConstant: 240).isActive = true
      return card
    }
    let row = UIStackView(arrangedSubviews: cards)
    row.spacing = 16
    row.translatesAutoresizingMaskIntoConstraints = false
    carousel.addSubview(row)
    let content = carousel.contentLayoutGuide
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: content.topAnchor),
      row.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      row.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      carousel.heightAnchor.constraint(equalTo: row.heightAnchor),
    ])
  }
}

extension CarouselScreen: UITextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard captionFields.contains(textField) else { return }
    // The coordinator scrolls only vertically, so the screen scrolls the carousel itself.
    carousel.scrollRectToVisible(textField.convert(textField.bounds, to: carousel), animated: true)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    fields.moveFocus(from: textField)
    return false
  }
}
