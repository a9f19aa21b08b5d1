import CoreGraphics
import Foundation
import UIKit

/// Reads what is on a screen into values.
@MainActor
struct ScreenReader {
  let window: UIWindow
  let scrollView: UIScrollView
  let controller: UIViewController
  let barOnKeyboard: UIView?
  /// The view of a sheet; nil for a screen that fills the window.
  let sheet: UIView?
  let title: String

  func sample(at time: TimeInterval, keyboard: CGRect?, finger: CGPoint?) -> Sample {
    var sample = Sample()
    sample.time = time
    sample.screen = window.screen.bounds.size
    sample.scrollView = scrollView.convert(scrollView.bounds, to: window)
    sample.contentSize = scrollView.contentSize
    sample.contentOffset = scrollView.contentOffset
    sample.offsetLag = scrollView.contentOffset.y - scrollView.headlessPresentationBounds.minY
    sample.isUpsideDown = scrollView.transform.d < 0
    sample.contentInset = insets(scrollView.contentInset)
    sample.adjustedContentInset = insets(scrollView.adjustedContentInset)
    sample.verticalScrollIndicatorInsets = insets(scrollView.verticalScrollIndicatorInsets)
    sample.title = title
    sample.keyboard = keyboard
    sample.finger = finger
    sample.sheet = sheet.map { $0.convert($0.bounds, to: window) }
    if let bar = controller.navigationController?.navigationBar, !bar.isHidden {
      let frame = bar.convert(bar.bounds, to: window)
      let top = sample.sheet?.minY ?? 0
      sample.topBar = CGRect(x: frame.minX, y: top, width: frame.width, height: frame.maxY - top)
    }
    if let bar = barOnKeyboard {
      sample.barOnKeyboard = bar.convert(bar.bounds, to: window)
      read(subviewsOf: bar, into: &sample)
      swap(&sample.elements, &sample.barElements)
    }
    // Content that is on its way to a larger offset still lies lower.
    let lag = sample.isUpsideDown ? -sample.offsetLag : sample.offsetLag
    read(subviewsOf: scrollView, lag: lag, into: &sample)
    return sample
  }

  private func insets(_ insets: UIEdgeInsets) -> Sample.Insets {
    let isTurned = scrollView.transform.d < 0
    return Sample.Insets(
      top: isTurned ? insets.bottom : insets.top,
      left: insets.left,
      bottom: isTurned ? insets.top : insets.bottom,
      right: insets.right
    )
  }

  /// What a person calls a field: the caption in its row, or what it shows while it is empty.
  private func name(of field: UIView, placeholder: String?) -> String {
    let cell = sequence(first: field, next: \.superview).lazy.compactMap { $0 as? UITableViewCell }
      .first
    let caption = cell?.contentView.subviews.lazy.compactMap { $0 as? UILabel }.first
    return caption?.text ?? placeholder ?? ""
  }

  /// What a person looks at while editing: the caret of a text view, otherwise the whole view.
  private func focus(in view: UIView) -> CGRect {
    guard let textView = view as? UITextView, let end = textView.selectedTextRange?.end else {
      return view.bounds
    }
    let caret = textView.caretRect(for: end)
    return caret.height.isFinite && caret.height > 0 && !caret.isInfinite ? caret : view.bounds
  }

  private func read(subviewsOf view: UIView, lag: CGFloat = 0, into sample: inout Sample) {
    for subview in view.subviews where !subview.isHidden {
      read(subview, lag: lag, into: &sample)
    }
  }

  private func read(_ view: UIView, lag: CGFloat, into sample: inout Sample) {
    let shown = view.convert(view.bounds, to: window).offsetBy(dx: 0, dy: lag)
    if view.isFirstResponder { sample.focus = view.convert(focus(in: view), to: window) }
    switch view {
    case let field as UITextField:
      let text = field.text ?? ""
      sample.elements.append(
        Sample.Element(
          .field,
          frame: shown,
          text: text.isEmpty
            ? field.placeholder ?? "" : field.isSecureTextEntry ? dots(text) : text,
          fontSize: field.font?.pointSize ?? 17,
          isSecondary: text.isEmpty,
          isFirstResponder: field.isFirstResponder,
          name: name(of: field, placeholder: field.placeholder)
        )
      )
    case let textView as UITextView:
      sample.elements.append(
        Sample.Element(
          .field,
          frame: shown,
          text: textView.text,
          fontSize: textView.font?.pointSize ?? 17,
          isFirstResponder: textView.isFirstResponder,
          name: name(of: textView, placeholder: nil)
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
      if (scrollView as? UITableView)?.separatorStyle != UITableViewCell.SeparatorStyle.none {
        sample.elements.append(Sample.Element(.row, frame: shown))
      }
      read(subviewsOf: cell.contentView, lag: lag, into: &sample)
    case _ where view.backgroundColor != nil && view.subviews.isEmpty:
      sample.elements.append(Sample.Element(.block, frame: shown))
    case _ where view.backgroundColor != nil && view.layer.cornerRadius > 0:
      let isSecondary = view.backgroundColor == .secondarySystemBackground
      sample.elements.append(Sample.Element(.bubble, frame: shown, isSecondary: isSecondary))
      read(subviewsOf: view, lag: lag, into: &sample)
    default:
      read(subviewsOf: view, lag: lag, into: &sample)
    }
  }

  private func dots(_ text: String) -> String { String(repeating: "•", count: text.count) }
}
