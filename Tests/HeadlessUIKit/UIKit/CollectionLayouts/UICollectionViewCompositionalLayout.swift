// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

@_documentation(visibility: internal)
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (
    Int, any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

/// Sections of groups of items, one section after the other in the direction of scrolling.
///
/// https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout
@_documentation(visibility: internal)
@MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let headlessProvider: UICollectionViewCompositionalLayoutSectionProvider
  private var headlessConfiguration: UICollectionViewCompositionalLayoutConfiguration
  private var headlessPlaces: [[CGRect]] = []
  private var headlessLength: CGFloat = 0
  private var headlessContainer = CGSize.zero

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
  ) {
    self.init(sectionProvider: sectionProvider, configuration: .init())
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    headlessProvider = sectionProvider
    headlessConfiguration = configuration.headlessCopy()
    super.init()
    headlessConfiguration.headlessLayout = self
  }

  public required init?(coder: NSCoder) {
    fatalError("The stand-in has no nib files; make the layout in code.")
  }

  /// Takes a copy; a change of it asks for the layout again.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { headlessConfiguration }
    set {
      headlessConfiguration.headlessLayout = nil
      headlessConfiguration = newValue.headlessCopy()
      headlessConfiguration.headlessLayout = self
      invalidateLayout()
    }
  }

  private var headlessIsVertical: Bool { headlessConfiguration.scrollDirection == .vertical }

  /// That fractions of a height are of the height between the insets is a choice.
  private func headlessContainerSize(in bounds: CGRect) -> CGSize {
    guard let collectionView else { return .zero }
    let inset = collectionView.adjustedContentInset
    return CGSize(
      width: max(0, bounds.width - inset.left - inset.right),
      height: max(0, bounds.height - inset.top - inset.bottom)
    )
  }

  // MARK: Hooks of the layout

  override func headlessPrepare() {
    guard let collectionView else { return }
    headlessContainer = headlessContainerSize(in: collectionView.bounds)
    headlessPlaces = []
    headlessLength = 0
    let environment = HeadlessLayoutEnvironment(
      contentSize: headlessContainer,
      traitCollection: collectionView.traitCollection
    )
    for number in 0..<collectionView.numberOfSections {
      if number > 0 { headlessLength += headlessConfiguration.interSectionSpacing }
      let count = collectionView.numberOfItems(inSection: number)
      guard let section = headlessProvider(number, environment) else {
        // UIKit raises an exception.
        fatalError("The section provider has no section \(number).")
      }
      headlessPlaces.append(headlessPlace(section, count: count))
    }
  }

  private func headlessPlace(_ section: NSCollectionLayoutSection, count: Int) -> [CGRect] {
    let insets = section.contentInsets
    let container = CGRect(origin: .zero, size: headlessContainer).headlessInset(by: insets).size
    let size = section.headlessGroup.layoutSize.headlessSize(in: container)
    let group = section.headlessGroup.headlessPlaces(in: size)
    var start = headlessLength + (headlessIsVertical ? insets.top : insets.leading)
    var places: [CGRect] = []
    while places.count < count, !group.isEmpty {
      if !places.isEmpty { start += section.interGroupSpacing }
      let x = headlessIsVertical ? insets.leading : start
      let y = headlessIsVertical ? start : insets.top
      places += group.prefix(count - places.count).map { $0.offsetBy(dx: x, dy: y) }
      start += headlessIsVertical ? size.height : size.width
    }
    headlessLength = start + (headlessIsVertical ? insets.bottom : insets.trailing)
    return places
  }

  override var headlessContentSize: CGSize {
    headlessIsVertical
      ? CGSize(width: headlessContainer.width, height: headlessLength)
      : CGSize(width: headlessLength, height: headlessContainer.height)
  }

  override func headlessAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    headlessPlaces.enumerated().flatMap { section, places in
      places.enumerated().filter { $0.element.intersects(rect) }.map { item, place in
        headlessAttributes(place, IndexPath(item: item, section: section))
      }
    }
  }

  override func headlessAttributes(
    ofKind kind: String?,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard kind == nil, indexPath.count == 2, headlessPlaces.indices.contains(indexPath.section)
    else { return nil }
    let places = headlessPlaces[indexPath.section]
    guard places.indices.contains(indexPath.item) else { return nil }
    return headlessAttributes(places[indexPath.item], indexPath)
  }

  override func headlessShouldInvalidate(forBoundsChange newBounds: CGRect) -> Bool {
    headlessContainerSize(in: newBounds) != headlessContainer
  }

  private func headlessAttributes(
    _ frame: CGRect,
    _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame
    return attributes
  }
}
