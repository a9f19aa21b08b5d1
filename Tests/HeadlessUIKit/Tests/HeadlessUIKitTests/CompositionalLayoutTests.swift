import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct CompositionalLayoutTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func filling() -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
  }

  private func list(height: CGFloat) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: [filling()]
    )
    return NSCollectionLayoutSection(group: group)
  }

  // https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration/scrolldirection
  @Test func `S189: a compositional layout scrolls vertically by default`() {
    let layout = UICollectionViewCompositionalLayout(section: list(height: 50))
    expectEqual(layout.configuration.scrollDirection, to: .vertical)
    let c = CollectionFixture(layout: layout)
    expectEqual(c.view.contentSize, to: CGSize(390, 5000))
    expectEqual(c.frame(3), to: CGRect(0, 150, 390, 50))
    expectEqual(c.view.visibleCells.count, to: 17)
  }

  @Test func `S189: with a horizontal configuration the groups are side by side`() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(200), .fractionalHeight(1)), subitem: filling(), count: 2
    )
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group), configuration: configuration
    )
    expectEqual(layout.configuration.scrollDirection, to: .horizontal)
    let c = CollectionFixture(items: [11], layout: layout)
    expectEqual(c.view.contentSize, to: CGSize(1200, 844))
    expectEqual(c.frame(0), to: CGRect(0, 0, 200, 422))
    expectEqual(c.frame(1), to: CGRect(0, 422, 200, 422))
    expectEqual(c.frame(2), to: CGRect(200, 0, 200, 422))
  }

  // https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/configuration
  @Test func `S189: the configuration is copied, and assigning it causes a layout`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let layout = UICollectionViewCompositionalLayout(
      section: list(height: 50), configuration: configuration
    )
    configuration.interSectionSpacing = 99
    expectEqual(layout.configuration.interSectionSpacing, to: 0)
    let c = CollectionFixture(items: [2, 2], layout: layout)
    expectEqual(c.frame(0, 1), to: CGRect(0, 100, 390, 50))
    layout.configuration.interSectionSpacing = 20
    c.settle()
    expectEqual(c.frame(0, 1), to: CGRect(0, 120, 390, 50))
    layout.configuration = configuration
    c.settle()
    expectEqual(c.frame(0, 1), to: CGRect(0, 199, 390, 50))
  }

  @Test func `items repeat while they fit, with a fixed or a flexible spacing`() {
    for (spacing, xs) in [
      (NSCollectionLayoutSpacing.fixed(10), [0, 110, 220]), (.flexible(10), [0, 145, 290]),
    ] {
      let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(40)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item]
      )
      group.interItemSpacing = spacing
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 5
      let c = CollectionFixture(
        items: [4], layout: UICollectionViewCompositionalLayout(section: section)
      )
      expectEqual((0..<3).map { c.frame($0)?.minX }, to: xs.map { CGFloat($0) })
      expectEqual(c.frame(3), to: CGRect(0, 65, 100, 40))
      expectEqual(c.view.contentSize.height, to: 125)
    }
  }

  @Test func `equal parts share the space without spacings, and insets are then subtracted`() {
    let item = filling()
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: item, count: 2
    )
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 6, trailing: 20)
    let c = CollectionFixture(
      items: [3], layout: UICollectionViewCompositionalLayout(section: section)
    )
    // (390 - 30 - 10) / 2 = 175, before the insets.
    expectEqual(c.frame(0), to: CGRect(12, 6, 169, 46))
    expectEqual(c.frame(1), to: CGRect(197, 6, 169, 46))
    expectEqual(c.frame(2), to: CGRect(12, 56, 169, 46))
    expectEqual(c.view.contentSize.height, to: 111)
  }

  @Test func `groups may contain groups, and each section may have its own layout`() {
    let half = size(.fractionalWidth(0.5), .fractionalHeight(1))
    let large = NSCollectionLayoutItem(layoutSize: half)
    let pair = NSCollectionLayoutGroup.vertical(layoutSize: half, subitem: filling(), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [large, pair]
    )
    let mixed = NSCollectionLayoutSection(group: group)
    let plain = list(height: 30)
    var widths: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout { section, environment in
      widths.append(environment.container.effectiveContentSize.width)
      return section == 0 ? mixed : plain
    }
    let c = CollectionFixture(items: [4, 2], layout: layout)
    expectEqual(c.frame(0), to: CGRect(0, 0, 195, 195))
    expectEqual(c.frame(1), to: CGRect(195, 0, 195, 97.5))
    expectEqual(c.frame(2), to: CGRect(195, 97.5, 195, 97.5))
    expectEqual(c.frame(3), to: CGRect(0, 195, 195, 195))
    expectEqual(c.frame(0, 1), to: CGRect(0, 390, 390, 30))
    expectEqual(Set(widths), to: [390])
  }

  @Test func `an inset at the side makes the layout narrower`() {
    let layout = UICollectionViewCompositionalLayout(section: list(height: 50))
    let c = CollectionFixture(layout: layout)
    c.view.contentInset = UIEdgeInsets(0, 40, 0, 50)
    c.settle()
    expectEqual(c.frame(0)?.width, to: 300)
    c.view.contentInset.left = 0
    c.settle()
    expectEqual(c.frame(0)?.width, to: 340)
  }
}
