/// A controller that provides a collection view's items and adjusts the view for the keyboard
/// (https://github.com/ekazaev/ChatLayout/issues/19).
///
/// Each method of the delegate and the data source is declared, as in `UITableViewController`.
@MainActor
open class UICollectionViewController: _HeadlessListController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  private let initialLayout: UICollectionViewLayout
  private var collection: UICollectionView?

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collection
    }
    set {
      collection?.removeFromSuperview()
      collection = newValue
      guard let newValue, let view = viewIfLoaded else { return }
      newValue.frame = view.bounds
      newValue.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(newValue, at: 0)
    }
  }

  open var collectionViewLayout: UICollectionViewLayout {
    collection?.collectionViewLayout ?? initialLayout
  }

  open var clearsSelectionOnViewWillAppear = true

  override func loadDefaultView() {
    super.loadDefaultView()
    guard self.collection == nil else { return }
    let collection = UICollectionView(frame: .zero, collectionViewLayout: initialLayout)
    collection.dataSource = self
    collection.delegate = self
    collectionView = collection
  }

  override var listView: (any ListView)? { collection }
  override var clearsSelection: Bool { clearsSelectionOnViewWillAppear }

  @_documentation(visibility: internal)
  @discardableResult open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  @_documentation(visibility: internal) @discardableResult open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  @_documentation(visibility: internal) @discardableResult open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { fatalError("A subclass with items must override this.") }

  @_documentation(visibility: internal) @discardableResult open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    fatalError("A subclass with headers or footers must override this.")
  }

  @_documentation(visibility: internal) @discardableResult open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  @_documentation(visibility: internal) @discardableResult open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  @_documentation(visibility: internal) open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  @_documentation(visibility: internal) open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  @_documentation(visibility: internal) open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  @_documentation(visibility: internal) open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  @_documentation(visibility: internal) @discardableResult open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
}
