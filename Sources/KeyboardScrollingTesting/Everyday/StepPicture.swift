public import Foundation
import UIKit

extension KeyboardSimulator {
  /// The window as it is now, with the simulated keyboard drawn over it: PNG, or SVG on Linux.
  ///
  /// It has no keys: a rectangle is where the keyboard will be when it has moved. Empty without a window.
  public var picture: Data {
    var data = Data()
    clock.perform {
      guard let window else { return }
      let frame = frameInScreen.map { window.convert($0, from: window.screen.coordinateSpace) }
      data = StepPicture(window: window, keyboard: frame).data
    }
    return data
  }
}

/// A picture of a window with the simulated keyboard drawn over it.
///
/// On Apple's systems it is the rendered window, as PNG; on Linux a drawing of its views, as SVG.
@MainActor
struct StepPicture {
  let window: UIWindow
  /// In the window's coordinate space; nil without a keyboard.
  let keyboard: CGRect?

  #if os(Linux)
  nonisolated static let fileExtension = "svg"

  var data: Data {
    let drawing = draw(window) + (keyboard.map { Self.rectangle($0, "#c8ccd4") } ?? "")
    let box = Self.box(window.bounds)
    return Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(box)" font-family="sans-serif" \
      font-size="13">\(drawing)</svg>\n
      """.utf8
    )
  }

  /// Draws a view and what is in it; a nested picture has the content's coordinates, and clips.
  private func draw(_ view: UIView) -> String {
    guard !view.isHidden, view.alpha > 0.01, view.frame.width > 0, view.frame.height > 0 else {
      return ""
    }
    let bounds = view.bounds
    let overflow = view.clipsToBounds || view is UIScrollView ? "hidden" : "visible"
    let outline =
      view.subviews.isEmpty || view is UIControl ? Self.rectangle(bounds, "#ffffff") : ""
    let text = view.shownText.map { text in
      "<text x=\"\(bounds.minX + 8)\" y=\"\(bounds.midY + 5)\">\(text.escaped)</text>"
    }
    return """
      <svg x="\(view.frame.minX)" y="\(view.frame.minY)" width="\(bounds.width)" \
      height="\(bounds.height)" viewBox="\(Self.box(bounds))" overflow="\(overflow)">\(outline)\
      \(text ?? "")\(view is UIControl ? "" : view.subviews.map(draw).joined())</svg>
      """
  }

  private static func rectangle(_ frame: CGRect, _ colour: String) -> String {
    """
    <rect x="\(frame.minX)" y="\(frame.minY)" width="\(frame.width)" height="\(frame.height)" \
    fill="\(colour)" stroke="#8e8e93"/>
    """
  }

  private static func box(_ frame: CGRect) -> String {
    "\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
  }
  #else
  nonisolated static let fileExtension = "png"

  var data: Data {
    let image = UIGraphicsImageRenderer(bounds: window.bounds).image { context in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: false)
      UIColor.lightGray.setFill()
      if let keyboard { context.fill(keyboard) }
    }
    return image.pngData() ?? Data()
  }
  #endif
}

#if os(Linux)
extension UIView {
  fileprivate var shownText: String? {
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
  /// The text as SVG has it between tags.
  fileprivate var escaped: String {
    replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
#endif
