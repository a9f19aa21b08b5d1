// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// Items, or other groups, in a row or a column.
///
/// Custom groups are not in the stand-in.
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup
@_documentation(visibility: internal)
@MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private let headlessIsHorizontal: Bool
  private let headlessSubitems: [NSCollectionLayoutItem]
  /// The number of equal parts; nil when the subitems repeat for as long as there is room.
  private let headlessCount: Int?

  private init(
    _ layoutSize: NSCollectionLayoutSize,
    isHorizontal: Bool,
    _ subitems: [NSCollectionLayoutItem],
    count: Int? = nil
  ) {
    headlessIsHorizontal = isHorizontal
    headlessSubitems = subitems
    headlessCount = count
    super.init(layoutSize: layoutSize)
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: true, subitems)
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: true, [subitem], count: count)
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: false, subitems)
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: false, [subitem], count: count)
  }

  open var subitems: [NSCollectionLayoutItem] { headlessSubitems }
  open var interItemSpacing: NSCollectionLayoutSpacing?

  override func headlessPlaces(in size: CGSize) -> [CGRect] {
    let content = CGRect(origin: .zero, size: size).headlessInset(by: contentInsets)
    let room = headlessLength(content.size)
    var lengths: [(item: NSCollectionLayoutItem, size: CGSize)] = []
    var spacing = interItemSpacing?.spacing ?? 0
    if let headlessCount, let item = headlessSubitems.first, headlessCount > 0 {
      let length = max(0, room - spacing * CGFloat(headlessCount - 1)) / CGFloat(headlessCount)
      let across = item.layoutSize.headlessSize(in: content.size)
      let part =
        headlessIsHorizontal
        ? CGSize(width: length, height: across.height)
        : CGSize(width: across.width, height: length)
      lengths = (0..<headlessCount).map { _ in (item, part) }
    } else {
      lengths = headlessRepeated(in: content.size, room: room, spacing: spacing)
    }
    if let interItemSpacing, interItemSpacing.isFlexibleSpacing, lengths.count > 1 {
      let used = lengths.reduce(0) { $0 + headlessLength($1.size) }
      spacing = max(spacing, (room - used) / CGFloat(lengths.count - 1))
    }
    var places: [CGRect] = []
    var start: CGFloat = 0
    for (item, size) in lengths {
      let x = content.minX + (headlessIsHorizontal ? start : 0)
      let y = content.minY + (headlessIsHorizontal ? 0 : start)
      places += item.headlessPlaces(in: size).map { $0.offsetBy(dx: x, dy: y) }
      start += headlessLength(size) + spacing
    }
    return places
  }

  private func headlessLength(_ size: CGSize) -> CGFloat {
    headlessIsHorizontal ? size.width : size.height
  }

  /// The subitems from the first to the last and again, until one does not fit; at least the first.
  private func headlessRepeated(
    in container: CGSize,
    room: CGFloat,
    spacing: CGFloat
  ) -> [(NSCollectionLayoutItem, CGSize)] {
    var found: [(NSCollectionLayoutItem, CGSize)] = []
    var used: CGFloat = 0
    while !headlessSubitems.isEmpty {
      let item = headlessSubitems[found.count % headlessSubitems.count]
      let size = item.layoutSize.headlessSize(in: container)
      let next = used + headlessLength(size) + (found.isEmpty ? 0 : spacing)
      // What has no length would repeat without end.
      guard found.isEmpty || (next <= room + 0.001 && headlessLength(size) > 0) else { break }
      found.append((item, size))
      used = next
    }
    return found
  }
}
