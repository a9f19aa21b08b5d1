import Testing
@_spi(Headless) import UIKit

/// A collection view that fills the window of an iPhone, with behaviour never.
///
/// The content is visible from 0 to 844. Items are 100x100: a line of 390 contains three items,
/// with 45 points between them.
///
/// Index paths are written `[section, item]`.
struct CollectionFixture {
  let device: HeadlessDevice
  let window: UIWindow
  let view: UICollectionView
  let layout = UICollectionViewFlowLayout()
  let source = CollectionSource()

  init(
    items: [Int] = [100],
    options: HeadlessOptions = HeadlessOptions(),
    layout other: UICollectionViewLayout? = nil,
    prepare: (UICollectionViewFlowLayout, CollectionSource) -> Void = { _, _ in }
  ) {
    device = HeadlessDevice(options: options)
    device.makeCurrent()
    let controller = UIViewController()
    layout.itemSize = CGSize(100, 100)
    view = UICollectionView(frame: controller.view.bounds, collectionViewLayout: other ?? layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(CollectionCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        CollectionHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge"
      )
    }
    source.items = names(inSections: items)
    prepare(layout, source)
    view.dataSource = source
    view.delegate = source
    controller.view.addSubview(view)
    window = device.makeWindow(rootViewController: controller)
    source.log = []
  }

  func cell(_ item: Int, _ section: Int = 0) -> CollectionCell? {
    view.cellForItem(at: [section, item]) as? CollectionCell
  }

  func header(_ section: Int = 0) -> CollectionHeader? {
    view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0]
    ) as? CollectionHeader
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: [section, item])?.frame
  }

  var shown: [String] { view.visibleCells.compactMap { ($0 as? CollectionCell)?.name } }

  func settle() { device.clock.settle() }
}

final class CollectionCell: UICollectionViewCell {
  let responder = ListResponder()
  var name = ""
  var reuses = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(responder)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

final class CollectionHeader: UICollectionReusableView {
  let responder = ListResponder()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(responder)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class CollectionSource: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  var items: [[String]] = []
  var sizes: [String: CGSize] = [:]
  var log: [String] = []
  var made: [CollectionCell] = []
  var refusesSelection = false
  var targetAfterUpdate: CGPoint?

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard let cell = cell as? CollectionCell else { return cell }
    if !made.contains(where: { $0 === cell }) { made.append(cell) }
    cell.name = items[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath
    )
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    return sizes[items[indexPath.section][indexPath.item]] ?? flow?.itemSize ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.append("show \(indexPath.section).\(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.append("hide \(indexPath.section).\(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { !refusesSelection }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(indexPath.section).\(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.section).\(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { targetAfterUpdate ?? proposedContentOffset }
}
