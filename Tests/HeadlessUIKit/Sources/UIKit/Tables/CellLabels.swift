/// The labels and the image that a cell creates on first access.
@MainActor final class CellLabels {
  /// The separator's inset, where the text begins.
  static let margin: CGFloat = 16

  private let style: UITableViewCell.CellStyle
  private var text: UILabel?
  private var detail: UILabel?
  private var image: UIImageView?

  init(style: UITableViewCell.CellStyle) { self.style = style }

  func text(in contentView: UIView) -> UILabel {
    let label = text ?? UILabel()
    if text == nil { contentView.addSubview(label) }
    text = label
    return label
  }

  func detail(in contentView: UIView) -> UILabel? {
    guard style != .default else { return nil }
    let label = detail ?? UILabel()
    if detail == nil { contentView.addSubview(label) }
    detail = label
    return label
  }

  func image(in contentView: UIView) -> UIImageView {
    let view = image ?? UIImageView(image: nil)
    if image == nil { contentView.addSubview(view) }
    image = view
    return view
  }

  /// Puts the image first, then the text, with the detail below the text or at the end of the line.
  func layOut(in contentView: UIView) {
    let bounds = contentView.bounds
    var line = bounds.insetBy(dx: Self.margin, dy: 0)
    if let image, let size = image.image?.size {
      image.frame = CGRect(
        origin: CGPoint(x: line.minX, y: bounds.midY - size.height / 2), size: size
      )
      let end = image.frame.maxX + Self.margin
      line = CGRect(x: end, y: 0, width: max(0, line.maxX - end), height: bounds.height)
    }
    let detailSize = detail?.intrinsicContentSize ?? .zero
    if style == .subtitle, let text, detailSize.height > 0 {
      let height = text.intrinsicContentSize.height
      let top = bounds.midY - (height + detailSize.height) / 2
      text.frame = CGRect(x: line.minX, y: top, width: line.width, height: height)
      detail?.frame = CGRect(
        x: line.minX, y: top + height, width: line.width, height: detailSize.height
      )
      return
    }
    let width = min(line.width, detailSize.width)
    detail?.frame = CGRect(x: line.maxX - width, y: 0, width: width, height: bounds.height)
    text?.frame = CGRect(x: line.minX, y: 0, width: line.width - width, height: bounds.height)
  }
}
