@_spi(Headless) import UIKit
import Workshop

extension Stage {
  // MARK: Moves

  var lowestField: UIView? {
    let sample = sample()
    let band = sample.visibleBand
    let seen = sample.elements.filter { $0.kind == .field }.map(\.frame).filter { frame in
      frame.minY >= band.top && frame.maxY <= band.bottom
    }
    guard let lowest = seen.max(by: { $0.maxY < $1.maxY }) else { return nil }
    return window.hitTest(CGPoint(x: lowest.midX, y: lowest.midY), with: nil)
  }

  func typeLines(_ count: Int) {
    for _ in 0..<count {
      (device.keyboard.focus as? UITextView)?.headlessType("\nAnother line.")
      advance(by: 0.3)
    }
  }

  /// Flips the scroll view by a transform, as in an inverted chat.
  func turnUpsideDown() {
    fields.scrollView.transform = CGAffineTransform(scaleX: 1, y: -1)
    fields.scrollView.contentInsetAdjustmentBehavior = .never
    moveByApp()
  }

  /// Adds 120 points above the fields.
  func growContent() {
    let block = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 120))
    if let table = fields.scrollView as? UITableView {
      table.tableHeaderView = block
    } else {
      block.heightAnchor.constraint(equalToConstant: 120).isActive = true
      column?.insertArrangedSubview(block, at: 0)
    }
  }

  /// The column of a form; it has the same margin at each edge.
  private var column: UIStackView? {
    fields.scrollView.subviews.lazy.compactMap { $0 as? UIStackView }.first
  }

  // MARK: Measures

  /// The lower edge that content has without any keyboard, in the window.
  var lowerEdge: CGFloat {
    guard let container = controller.navigationController?.view else { return 0 }
    return container.convert(container.bounds, to: window).maxY - container.safeAreaInsets.bottom
  }

  /// Returns how far the visible end of the content is below a place in the window, scrolled to the
  /// end.
  ///
  /// Negative for content that is out of reach. Space that a technique adds counts, and a margin of
  /// the screen does not.
  func excess(of sample: Sample, below bottom: CGFloat) -> CGFloat {
    let place = sample.scrollView
    let insets = sample.adjustedContentInset
    if sample.isUpsideDown { return bottom - (place.maxY - insets.bottom) }
    let maximum = sample.contentSize.height + insets.bottom - place.height
    return max(-insets.top, maximum)
      - max(-insets.top, contentEnd(in: sample) - (bottom - place.minY))
  }

  /// The end of the screen's own content, in the coordinate space of the content.
  private func contentEnd(in sample: Sample) -> CGFloat {
    if let table = fields.scrollView as? UITableView {
      return table.rect(forSection: table.numberOfSections - 1).maxY
    }
    return sample.lowestElement + (column?.frame.minY ?? 0)
  }
}
