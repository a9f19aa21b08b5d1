extension UIWindow {
  /// Draws the window's views, and a keyboard's frame over them, as SVG.
  @_spi(Headless)
  public func headlessPicture(with keyboard: CGRect?) -> Data {
    let drawing = drawn + (keyboard.map { rectangle($0, "#c8ccd4") } ?? "")
    return Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(box(bounds))" font-family="sans-serif" \
      font-size="13">\(drawing)</svg>\n
      """.utf8
    )
  }
}

extension UIView {
  /// The view as a nested SVG in the view's own coordinates.
  fileprivate var drawn: String {
    guard !isHidden, alpha > 0.01, frame.width > 0, frame.height > 0 else { return "" }
    let overflow = clipsToBounds || self is UIScrollView ? "hidden" : "visible"
    let outline = subviews.isEmpty || self is UIControl ? rectangle(bounds, "#ffffff") : ""
    let text = shownText.map { text in
      "<text x=\"\(bounds.minX + 8)\" y=\"\(bounds.midY + 5)\">\(text.escaped)</text>"
    }
    return """
      <svg x="\(frame.minX)" y="\(frame.minY)" width="\(bounds.width)" height="\(bounds.height)" \
      viewBox="\(box(bounds))" overflow="\(overflow)">\(outline)\(text ?? "")\
      \(self is UIControl ? "" : subviews.map(\.drawn).joined())</svg>
      """
  }

  private var shownText: String? {
    switch self {
    case let field as UITextField: field.text?.isEmpty == false ? field.text : field.placeholder
    case let view as UITextView: view.text
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    default: nil
    }
  }
}

extension String {
  fileprivate var escaped: String {
    replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}

private func rectangle(_ frame: CGRect, _ colour: String) -> String {
  """
  <rect x="\(frame.minX)" y="\(frame.minY)" width="\(frame.width)" height="\(frame.height)" \
  fill="\(colour)" stroke="#8e8e93"/>
  """
}

private func box(_ frame: CGRect) -> String {
  "\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
}
