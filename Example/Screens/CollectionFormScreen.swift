import KeyboardScrolling
import UIKit

/// A collection view with fields for the names of 24 guests, two side by side.
final class CollectionFormScreen: UIViewController {
  private static let margin: CGFloat = 16

  private var coordinator: KeyboardScrollCoordinator?

  private let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()
  )
  private var guests = Array(repeating: "", count: 24)

  convenience init(coordinator: KeyboardScrollCoordinator?) {
    self.init(nibName: nil, bundle: nil)
    self.coordinator = coordinator
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.register(GuestCell.self, forCellWithReuseIdentifier: GuestCell.reuseIdentifier)
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.allowsSelection = false
    collectionView.alwaysBounceVertical = true
    collectionView.keyboardDismissMode = .interactive
    view.addFilling(collectionView, avoidingSides: true)

    coordinator?.manage(collectionView)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // The user may have changed the text size.
    collectionView.collectionViewLayout.invalidateLayout()
  }

  private func focusItem(_ item: Int) {
    let indexPath = IndexPath(item: item, section: 0)
    // An item off the screen has no cell, and so no field.
    if collectionView.cellForItem(at: indexPath) == nil {
      collectionView.scrollToItem(at: indexPath, at: [], animated: false)
      collectionView.layoutIfNeeded()
    }
    (collectionView.cellForItem(at: indexPath) as? GuestCell)?.focus()
  }
}

extension CollectionFormScreen: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { guests.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = indexPath.item
    let isLast = item + 1 == guests.count
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: GuestCell.reuseIdentifier, for: indexPath
    )
    (cell as? GuestCell)?.show(
      guests[item],
      placeholder: "Guest \(item + 1)",
      returnKey: isLast ? .done : .next,
      onEdit: { [weak self] name in self?.guests[item] = name },
      onReturn: { [weak self] in
        if isLast { self?.view.endEditing(true) } else { self?.focusItem(item + 1) }
      }
    )
    return cell
  }
}

extension CollectionFormScreen: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = collectionView.bounds.width - 3 * Self.margin
    return CGSize(width: (max(0, width) / 2).rounded(.down), height: GuestCell.height)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: Self.margin, left: Self.margin, bottom: Self.margin, right: Self.margin)
  }
}
