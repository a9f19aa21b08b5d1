import CoreGraphics
import ExampleScreens
import Foundation
import UIKit

/// Reads what is on a screen into values.
@MainActor
struct ScreenReader {
  let window: UIWindow
  let scrollView: UIScrollView
  let controller: any ScreenViewController
  let title: String

  func sample(at time: TimeInterval, keyboard: CGRect?) -> Sample {
    var sample = Sample()
    sample.time = time
    sample.screen = window.screen.bounds.size
    sample.scrollView = scrollView.convert(scrollView.bounds, to: window)
    sample.contentSize = scrollView.contentSize
    sample.contentOffset = scrollView.contentOffset
    sample.offsetLag = scrollView.contentOffset.y - scrollView.headlessPresentationBounds.minY
    sample.contentInset = Sample.Insets(scrollView.contentInset)
    sample.adjustedContentInset = Sample.Insets(scrollView.adjustedContentInset)
    sample.verticalScrollIndicatorInsets = Sample.Insets(scrollView.verticalScrollIndicatorInsets)
    sample.title = title
    sample.keyboard = keyboard
    if let bar = controller.navigationController?.navigationBar, !bar.isHidden {
      let frame = bar.convert(bar.bounds, to: window)
      sample.topBar = CGRect(x: frame.minX, y: 0, width: frame.width, height: frame.maxY)
    }
    read(subviewsOf: scrollView, into: &sample)
    return sample
  }

  /// What a person looks at while editing: the caret of a text view, otherwise the whole view.
  private func focus(in view: UIView) -> CGRect {
    guard let textView = view as? UITextView, let end = textView.selectedTextRange?.end else {
      return view.bounds
    }
    let caret = textView.caretRect(for: end)
    return caret.height.isFinite && caret.height > 0 && !caret.isInfinite ? caret : view.bounds
  }

  private func read(subviewsOf view: UIView, into sample: inout Sample) {
    for subview in view.subviews where !subview.isHidden { read(subview, into: &sample) }
  }

  private func read(_ view: UIView, into sample: inout Sample) {
    let model = view.convert(view.bounds, to: window)
    // Content that is on its way to a larger offset still lies lower.
    let shown = model.offsetBy(dx: 0, dy: sample.offsetLag)
    if view.isFirstResponder { sample.focus = view.convert(focus(in: view), to: window) }
    switch view {
    case let field as UITextField:
      let text = field.text ?? ""
      sample.elements.append(
        Sample.Element(
          .field,
          frame: shown,
          text: text.isEmpty ? field.placeholder ?? "" : text,
          fontSize: field.font?.pointSize ?? 17,
          isSecondary: text.isEmpty,
          isFirstResponder: field.isFirstResponder
        )
      )
    case let textView as UITextView:
      sample.elements.append(
        Sample.Element(
          .field,
          frame: shown,
          text: textView.text,
          fontSize: textView.font?.pointSize ?? 17,
          isFirstResponder: textView.isFirstResponder
        )
      )
    case let button as UIButton:
      sample.elements.append(
        Sample.Element(.button, frame: shown, text: button.configuration?.title ?? "")
      )
    case let label as UILabel:
      sample.elements.append(
        Sample.Element(
          .label,
          frame: shown,
          text: label.text ?? "",
          fontSize: label.font.pointSize,
          isSecondary: label.textColor == .secondaryLabel
        )
      )
    case let cell as UITableViewCell:
      sample.elements.append(Sample.Element(.row, frame: shown))
      read(subviewsOf: cell.contentView, into: &sample)
    case _ where view.subviews.isEmpty && view.backgroundColor != nil:
      sample.elements.append(Sample.Element(.block, frame: shown))
    default:
      read(subviewsOf: view, into: &sample)
    }
  }
}

extension Sample.Insets {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
