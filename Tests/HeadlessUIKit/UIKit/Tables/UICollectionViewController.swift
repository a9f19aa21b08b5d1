// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// A controller with a collection view in its view, which it fills and moves out of the keyboard's
/// way (behaviour C4.1).
///
/// The delegate's and the data source's methods are declared here one by one, as in
/// `UITableViewController`.
@MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  private let headlessInitialLayout: UICollectionViewLayout
  private var headlessCollection: UICollectionView?
  private var headlessHasAppeared = false
  private lazy var headlessAdjustment = HeadlessKeyboardAdjustment(of: self) { [weak self] in
    self?.headlessCollection
  }

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    headlessInitialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    headlessInitialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    headlessInitialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return headlessCollection
    }
    set {
      headlessCollection?.removeFromSuperview()
      headlessCollection = newValue
      guard let newValue, let view = viewIfLoaded else { return }
      newValue.frame = view.bounds
      newValue.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(newValue, at: 0)
    }
  }

  open var collectionViewLayout: UICollectionViewLayout {
    headlessCollection?.collectionViewLayout ?? headlessInitialLayout
  }

  open var clearsSelectionOnViewWillAppear = true

  override func headlessLoadView() {
    super.headlessLoadView()
    guard headlessCollection == nil else { return }
    let collection = UICollectionView(frame: .zero, collectionViewLayout: headlessInitialLayout)
    collection.dataSource = self
    collection.delegate = self
    collectionView = collection
  }

  override func headlessDidCallViewWillAppear(_ animated: Bool) {
    super.headlessDidCallViewWillAppear(animated)
    headlessAdjustment.arm()
    guard let collection = headlessCollection else { return }
    if !headlessHasAppeared {
      headlessHasAppeared = true
      collection.reloadData()
    }
    guard clearsSelectionOnViewWillAppear else { return }
    for indexPath in collection.indexPathsForSelectedItems ?? [] {
      collection.deselectItem(at: indexPath, animated: animated)
    }
  }

  // MARK: UICollectionViewDataSource

  @_documentation(visibility: internal)
  @discardableResult
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  @_documentation(visibility: internal)
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 0 }

  @_documentation(visibility: internal)
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    preconditionFailure("A subclass with items overrides this.")
  }

  @_documentation(visibility: internal)
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    preconditionFailure("A subclass with headers or footers overrides this.")
  }

  // MARK: UICollectionViewDelegate

  @_documentation(visibility: internal)
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  @_documentation(visibility: internal)
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  @_documentation(visibility: internal)
  open func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {}
  @_documentation(visibility: internal)
  open func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {}
  @_documentation(visibility: internal)
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  @_documentation(visibility: internal)
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  @_documentation(visibility: internal)
  @discardableResult
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: UIScrollViewDelegate

  @_documentation(visibility: internal)
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  @_documentation(visibility: internal)
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  @_documentation(visibility: internal)
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  @_documentation(visibility: internal)
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  @_documentation(visibility: internal)
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  @_documentation(visibility: internal)
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  @_documentation(visibility: internal)
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  @_documentation(visibility: internal)
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  @_documentation(visibility: internal)
  @discardableResult
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  @_documentation(visibility: internal)
  @discardableResult
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  @_documentation(visibility: internal)
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  @_documentation(visibility: internal)
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
