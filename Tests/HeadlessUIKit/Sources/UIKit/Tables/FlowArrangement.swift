/// The lines of items of a flow layout.
///
/// Lines run from left to right and follow each other downwards. A horizontal layout transposes the
/// sizes that it passes in and the rectangles that it gets back.
struct FlowArrangement {
  struct Section {
    var inset = UIEdgeInsets.zero
    var lineSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
    var headerHeight: CGFloat = 0
    var footerHeight: CGFloat = 0
    var items: [CGSize] = []
  }

  struct PlacedSection {
    fileprivate(set) var header = CGRect.null
    fileprivate(set) var items: [CGRect] = []
    fileprivate(set) var footer = CGRect.null
    /// From the header's top to the footer's bottom.
    fileprivate(set) var range: Range<CGFloat> = 0..<0
  }

  private(set) var sections: [PlacedSection] = []
  private(set) var height: CGFloat = 0

  init(_ sections: [Section], width: CGFloat) {
    for section in sections {
      var placed = PlacedSection()
      let top = height
      if section.headerHeight > 0 {
        placed.header = CGRect(x: 0, y: height, width: width, height: section.headerHeight)
        height += section.headerHeight
      }
      height += section.inset.top
      placed.items = Self.lines(of: section, from: height, width: width)
      height = placed.items.map(\.maxY).max() ?? height
      height += section.inset.bottom
      if section.footerHeight > 0 {
        placed.footer = CGRect(x: 0, y: height, width: width, height: section.footerHeight)
        height += section.footerHeight
      }
      height = max(top, height)
      placed.range = top..<height
      self.sections.append(placed)
    }
  }

  private static func lines(of section: Section, from top: CGFloat, width: CGFloat) -> [CGRect] {
    let room = width - section.inset.left - section.inset.right
    var frames: [CGRect] = []
    var y = top
    var spacing = section.itemSpacing
    var start = 0
    while start < section.items.count {
      var end = start + 1
      var used = section.items[start].width
      while end < section.items.count {
        let next = used + section.itemSpacing + section.items[end].width
        guard next <= room + 0.001 else { break }
        used = next
        end += 1
      }
      let line = section.items[start..<end]
      let last = section.items[end - 1].width
      // A full line is spread over the width. The unfinished last line keeps the spacing of the
      // line above, so that the columns continue.
      let isFull = end < section.items.count || used + section.itemSpacing + last > room + 0.001
      var x = section.inset.left
      if isFull, line.count > 1 {
        let total = line.reduce(0) { $0 + $1.width }
        spacing = max(section.itemSpacing, (room - total) / CGFloat(line.count - 1))
      } else if isFull {
        x += max(0, (room - used) / 2)
      }
      let height = line.map(\.height).max() ?? 0
      for size in line {
        frames.append(
          CGRect(x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height)
        )
        x += size.width + spacing
      }
      y += height
      start = end
      if start < section.items.count { y += section.lineSpacing }
    }
    return frames
  }
}
