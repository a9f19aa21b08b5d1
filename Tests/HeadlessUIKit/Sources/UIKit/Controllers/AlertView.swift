/// An alert's texts, fields and buttons in a column, or two buttons side by side.
///
/// The lengths are assumed.
final class AlertView: UIView {
  private static let width: CGFloat = 270
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8
  private static let buttonHeight: CGFloat = 44

  private var labels: [UILabel] = []
  private var fields: [UITextField] = []
  private var buttons: [UIButton] = []

  func fill(texts: [String], fields: [UITextField], buttons: [UIButton]) {
    // Text fields are not removed, so that the first responder keeps the focus.
    let old: [UIView] = labels + self.buttons
    for view in old { view.removeFromSuperview() }
    labels = texts.enumerated().map { index, text in
      let label = UILabel(frame: .zero)
      label.text = text
      label.font = .systemFont(ofSize: index == 0 ? 17 : 13)
      label.numberOfLines = 0
      label.textAlignment = .center
      return label
    }
    self.fields = fields
    self.buttons = buttons
    let new: [UIView] = labels + fields + buttons
    for view in new where view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  var size: CGSize { CGSize(width: Self.width, height: arranged().height) }

  override func layoutContents() {
    super.layoutContents()
    for (view, frame) in arranged().frames { view.frame = frame }
  }

  private func arranged() -> (frames: [(UIView, CGRect)], height: CGFloat) {
    var frames: [(UIView, CGRect)] = []
    var y = Self.margin
    let inner = Self.width - 2 * Self.margin
    func add(_ view: UIView, height: CGFloat) {
      frames.append((view, CGRect(x: Self.margin, y: y, width: inner, height: height)))
      y += height + Self.gap
    }
    for label in labels {
      add(label, height: label.sizeThatFits(CGSize(width: inner, height: 0)).height)
    }
    for field in fields { add(field, height: field.intrinsicContentSize.height) }
    y += Self.margin - Self.gap
    let columns = buttons.count == 2 ? 2 : 1
    let width = Self.width / CGFloat(columns)
    for (index, button) in buttons.enumerated() {
      let column = CGFloat(index % columns)
      let frame = CGRect(x: column * width, y: y, width: width, height: Self.buttonHeight)
      frames.append((button, frame))
      if index % columns == columns - 1 { y += Self.buttonHeight }
    }
    return (frames, y)
  }
}
