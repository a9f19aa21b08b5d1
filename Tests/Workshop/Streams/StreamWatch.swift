import Judging
import UIKit

@MainActor
final class StreamWatch: NSObject, UITableViewDataSource, UITableViewDelegate, UITextViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  var onCallback: ((StreamEvent.Callback) -> Void)?
  /// Runs before UIKit or the coordinator writes an offset.
  var onOffset: ((CGPoint) -> Void)?
  /// Runs with a line about each write of an inset or offset.
  var onWrite: ((String) -> Void)?
  var onInset: (() -> Void)?
  /// Runs after the coordinator has reduced an inset and UIKit has moved the content because of
  /// that.
  var onMove: (() -> Void)?
  var isAppScrolling = false
  var isAppWriting = false
  private var offset = CGPoint.zero
  private var insets: CGFloat = 0
  private var isInRange = true
  var rows = 0

  func willWriteOffset(_ offset: CGPoint) {
    onWrite?("offset \(offset.y)")
    guard !isAppScrolling else { return }
    onOffset?(offset)
  }

  func willWriteInset(of view: UIScrollView) {
    offset = view.contentOffset
    insets = view.contentInset.top + view.contentInset.bottom
    isInRange = view.offsetsInRange.contains(offset.y)
  }

  func didWriteInset(of view: UIScrollView) {
    let inset = view.contentInset
    onWrite?("insets \(inset.top) \(inset.bottom)")
    onInset?()
    // Content that was out of range may return when any inset changes. Short content may move with
    // its top inset, unless the sum of the insets shrinks. UIKit rounds offsets to pixels.
    let pixel = 1 / (view.window?.screen.scale ?? 1)
    guard !isAppWriting, isInRange, inset.top + inset.bottom < insets,
      abs(view.contentOffset.y - offset.y) > pixel + 0.01
    else { return }
    onMove?()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onCallback?(.didScroll) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    addField(to: cell.contentView)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { rows }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    addField(to: item.contentView)
    return item
  }

  private func addField(to view: UIView) {
    guard view.subviews.isEmpty else { return }
    view.addSubview(UITextField(frame: CGRect(x: 8, y: 5, width: 120, height: 34)))
  }
}

extension UIScrollView {
  fileprivate var watch: StreamWatch? { delegate as? StreamWatch }
}

final class WatchedScrollView: UIScrollView {
  override var contentInset: UIEdgeInsets {
    willSet { watch?.willWriteInset(of: self) }
    didSet { watch?.didWriteInset(of: self) }
  }

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    watch?.willWriteOffset(contentOffset)
    super.setContentOffset(contentOffset, animated: animated)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    watch?.onCallback?(.layoutSubviews)
  }
}

final class WatchedTableView: UITableView {
  override var contentInset: UIEdgeInsets {
    willSet { watch?.willWriteInset(of: self) }
    didSet { watch?.didWriteInset(of: self) }
  }

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    watch?.willWriteOffset(contentOffset)
    super.setContentOffset(contentOffset, animated: animated)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    watch?.onCallback?(.layoutSubviews)
  }
}

final class WatchedCollectionView: UICollectionView {
  override var contentInset: UIEdgeInsets {
    willSet { watch?.willWriteInset(of: self) }
    didSet { watch?.didWriteInset(of: self) }
  }

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    watch?.willWriteOffset(contentOffset)
    super.setContentOffset(contentOffset, animated: animated)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    watch?.onCallback?(.layoutSubviews)
  }
}

final class WatchedTextView: UITextView {
  override var contentInset: UIEdgeInsets {
    willSet { watch?.willWriteInset(of: self) }
    didSet { watch?.didWriteInset(of: self) }
  }

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    watch?.willWriteOffset(contentOffset)
    super.setContentOffset(contentOffset, animated: animated)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    watch?.onCallback?(.layoutSubviews)
  }
}
