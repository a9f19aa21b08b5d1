import UIKit

/// A button beside a text view that grows with its text, up to six lines.
final class ComposerView: UIView {
  let textView = UITextView()
  let row: UIStackView
  var onSend: () -> Void = {}
  var onFocus: () -> Void = {}
  var onChange: () -> Void = {}
  var mayEnd: () -> Bool = { true }
  var onResize: () -> Void = {}

  private let lineCount: ClosedRange<Int>
  private lazy var height = textView.heightAnchor.constraint(equalToConstant: height(of: 1))

  init(lineCount: ClosedRange<Int> = 1...6) {
    self.lineCount = lineCount
    let button = UIButton(configuration: .plain())
    row = UIStackView(arrangedSubviews: [textView, button])
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
    backgroundColor = .secondarySystemBackground
    textView.font = .systemFont(ofSize: 17)
    textView.delegate = self
    // Below `required`: UIKit gives an accessory view its new height only in the next turn.
    height.priority = UILayoutPriority(999)
    height.isActive = true
    button.configuration?.title = "Send"
    button.widthAnchor.constraint(equalToConstant: 72).isActive = true
    button.addAction(UIAction { [weak self] _ in self?.onSend() }, for: .primaryActionTriggered)
    row.spacing = 8
    row.alignment = .bottom
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
    resize()
  }

  required init?(coder: NSCoder) { nil }

  func removeText() -> String {
    defer {
      textView.text = ""
      resize()
    }
    return textView.text
  }

  var fittingHeight: CGFloat { height.constant + 16 }

  private func resize() {
    let width = textView.bounds.width > 0 ? textView.bounds.width : 270
    let fitting = textView.sizeThatFits(CGSize(width: width, height: .infinity)).height
    let tallest = height(of: lineCount.upperBound)
    textView.isScrollEnabled = fitting > tallest
    let wanted = min(max(fitting, height(of: lineCount.lowerBound)), tallest)
    guard wanted != height.constant else { return }
    height.constant = wanted
    onResize()
  }

  private func height(of lines: Int) -> CGFloat { 16 + 21 * CGFloat(lines) }
}

extension ComposerView: UITextViewDelegate {
  func textViewDidBeginEditing(_ textView: UITextView) { onFocus() }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { mayEnd() }

  func textViewDidChange(_ textView: UITextView) {
    resize()
    onChange()
  }
}
