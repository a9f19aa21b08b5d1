import UIKit

/// The empty cells of a table or of a collection.
final class Cells: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  private let count: Int
  /// The number of rows requested by a table.
  var rows = 0

  init(_ count: Int) { self.count = count }

  /// A collection view with cells of one size and no space between the lines.
  @MainActor func makeCollection(frame: CGRect, itemSize: CGSize) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = itemSize
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    return view
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    rows += 1
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  )
    -> Int
  { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
