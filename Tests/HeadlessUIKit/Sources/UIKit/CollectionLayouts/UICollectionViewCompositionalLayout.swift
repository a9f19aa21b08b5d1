@_documentation(visibility: internal)
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

@_documentation(visibility: internal)
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
  private var places: [[CGRect]] = []
  private var length: CGFloat = 0
  private var container = CGSize.zero

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: .init())
  }

  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) { self.init(sectionProvider: sectionProvider, configuration: .init()) }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    storedConfiguration = configuration.copied()
    super.init()
    storedConfiguration.layout = self
  }

  public required init?(coder: NSCoder) {
    fatalError("The stand-in has no nib files; make the layout in code.")
  }

  /// The layout stores a copy; changing the copy invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration }
    set {
      storedConfiguration.layout = nil
      storedConfiguration = newValue.copied()
      storedConfiguration.layout = self
      invalidateLayout()
    }
  }

  private var isVertical: Bool { storedConfiguration.scrollDirection == .vertical }

  /// The size between the adjusted content insets, to which fractional lengths refer (assumed for
  /// heights).
  private func containerSize(in bounds: CGRect) -> CGSize {
    guard let collectionView else { return .zero }
    let inset = collectionView.adjustedContentInset
    return CGSize(
      width: max(0, bounds.width - inset.left - inset.right),
      height: max(0, bounds.height - inset.top - inset.bottom)
    )
  }

  override func prepareLayout() {
    guard let collectionView else { return }
    container = containerSize(in: collectionView.bounds)
    places = []
    length = 0
    let environment = LayoutEnvironment(
      contentSize: container, traitCollection: collectionView.traitCollection
    )
    for number in 0..<collectionView.numberOfSections {
      if number > 0 { length += storedConfiguration.interSectionSpacing }
      let count = collectionView.numberOfItems(inSection: number)
      guard let section = provider(number, environment) else {
        fatalError("The section provider has no section \(number).")
      }
      places.append(place(section, count: count))
    }
  }

  private func place(_ section: NSCollectionLayoutSection, count: Int) -> [CGRect] {
    let insets = section.contentInsets
    let container = CGRect(origin: .zero, size: self.container).insetBySides(by: insets).size
    let size = section.group.layoutSize.resolvedSize(in: container)
    let group = section.group.places(in: size)
    var start = length + (isVertical ? insets.top : insets.leading)
    var places: [CGRect] = []
    while places.count < count, !group.isEmpty {
      if !places.isEmpty { start += section.interGroupSpacing }
      let x = isVertical ? insets.leading : start
      let y = isVertical ? start : insets.top
      places += group.prefix(count - places.count).map { $0.offsetBy(dx: x, dy: y) }
      start += isVertical ? size.height : size.width
    }
    length = start + (isVertical ? insets.bottom : insets.trailing)
    return places
  }

  override var layoutContentSize: CGSize {
    isVertical
      ? CGSize(width: container.width, height: length)
      : CGSize(width: length, height: container.height)
  }

  override func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    self.places.enumerated().flatMap { section, places in
      places.enumerated().filter { $0.element.intersects(rect) }.map { item, place in
        attributes(place, IndexPath(item: item, section: section))
      }
    }
  }

  override func attributes(
    ofKind kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard kind == nil, indexPath.count == 2, self.places.indices.contains(indexPath.section)
    else { return nil }
    let places = self.places[indexPath.section]
    guard places.indices.contains(indexPath.item) else { return nil }
    return attributes(places[indexPath.item], indexPath)
  }

  override func shouldInvalidate(forBoundsChange newBounds: CGRect) -> Bool {
    containerSize(in: newBounds) != container
  }

  private func attributes(
    _ frame: CGRect, _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame
    return attributes
  }
}
