import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@Suite("UILabel")
@MainActor
struct ControlLabelTests {
  @Test func `a label is as large as its text`() {
    let label = UILabel()
    #expect(label.intrinsicContentSize == .zero)
    label.text = "Password"
    // Eight characters of 8.5 points, a line of 21.
    #expect(label.intrinsicContentSize == CGSize(width: 68, height: 21))
    label.font = .systemFont(ofSize: 20)
    #expect(label.intrinsicContentSize == CGSize(width: 80, height: 24))
    label.sizeToFit()
    #expect(label.bounds.size == CGSize(width: 80, height: 24))
    #expect(!label.isUserInteractionEnabled)
  }

  @Test func `without a font or a colour there are the standard ones`() {
    let label = UILabel()
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
  }

  @Test func `lines wrap at the preferred width, as many as there may be`() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = "aaaa bbbb cccc"
    label.preferredMaxLayoutWidth = 50
    #expect(label.intrinsicContentSize == CGSize(width: 140, height: 24))
    label.numberOfLines = 2
    #expect(label.intrinsicContentSize == CGSize(width: 40, height: 48))
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize == CGSize(width: 40, height: 72))
    #expect(label.sizeThatFits(CGSize(width: 90, height: 0)) == CGSize(width: 90, height: 48))
    label.frame.size = CGSize(width: 90, height: 48)
    #expect(label.headlessLines == ["aaaa bbbb", "cccc"])
  }

  @Test func `layout gives a label of many lines the height of its width`() {
    let container = UIView(frame: CGRect(0, 0, 110, 400))
    let label = solvedView(UILabel(), in: container)
    let below = solvedView(UIView(), in: container)
    label.font = .systemFont(ofSize: 20)
    label.text = "aaaa bbbb cccc"
    label.numberOfLines = 0
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: container.topAnchor),
      label.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -10),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
    ])
    container.layoutIfNeeded()
    // 90 points hold nine characters of ten.
    #expect(label.frame == CGRect(10, 0, 90, 48))
    #expect(below.frame.minY == 48)
    container.frame.size.width = 160
    container.layoutIfNeeded()
    #expect(label.frame == CGRect(10, 0, 140, 24))
    container.frame.size.width = 60
    container.layoutIfNeeded()
    #expect(label.frame.height == 72)
    func fittingSize() -> CGSize {
      container.systemLayoutSizeFitting(
        CGSize(width: 110, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
    }
    #expect(fittingSize() == CGSize(width: 110, height: 0))
    below.bottomAnchor.constraint(equalTo: container.bottomAnchor).isActive = true
    #expect(fittingSize() == CGSize(width: 110, height: 48))
  }
}
