import Testing
@_spi(Headless) import UIKit

struct ControlLabelTests {
  @Test func `a label is as large as its text`() {
    let label = UILabel()
    expectEqual(label.intrinsicContentSize, to: .zero)
    label.text = "Password"
    // Eight characters of 8.5 points in a line of 21.
    expectEqual(label.intrinsicContentSize, to: CGSize(68, 21))
    label.font = .systemFont(ofSize: 20)
    expectEqual(label.intrinsicContentSize, to: CGSize(80, 24))
    label.sizeToFit()
    expectEqual(label.bounds.size, to: CGSize(80, 24))
    #expect(!label.isUserInteractionEnabled)
  }

  @Test func `without a font or a colour, a label has the standard ones`() {
    let label = UILabel()
    label.font = nil
    label.textColor = nil
    expectEqual(label.font, to: .systemFont(ofSize: 17))
    expectEqual(label.textColor, to: .label)
  }

  @Test func `lines wrap at the preferred width, up to the number of lines`() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = "aaaa bbbb cccc"
    label.preferredMaxLayoutWidth = 50
    expectEqual(label.intrinsicContentSize, to: CGSize(140, 24))
    label.numberOfLines = 2
    expectEqual(label.intrinsicContentSize, to: CGSize(40, 48))
    label.numberOfLines = 0
    expectEqual(label.intrinsicContentSize, to: CGSize(40, 72))
    expectEqual(label.sizeThatFits(CGSize(90, 0)), to: CGSize(90, 48))
    label.frame.size = CGSize(90, 48)
    expectEqual(label.headlessLines, to: ["aaaa bbbb", "cccc"])
  }

  @Test func `layout gives a multiline label the height for its width`() {
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
    // Nine characters of ten points fit in 90 points.
    expectEqual(label.frame, to: CGRect(10, 0, 90, 48))
    expectEqual(below.frame.minY, to: 48)
    container.frame.size.width = 160
    container.layoutIfNeeded()
    expectEqual(label.frame, to: CGRect(10, 0, 140, 24))
    container.frame.size.width = 60
    container.layoutIfNeeded()
    expectEqual(label.frame.height, to: 72)
    func fittingSize() -> CGSize {
      container.systemLayoutSizeFitting(
        CGSize(110, 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
    }
    expectEqual(fittingSize(), to: CGSize(110, 0))
    below.bottomAnchor.constraint(equalTo: container.bottomAnchor).isActive = true
    expectEqual(fittingSize(), to: CGSize(110, 48))
  }
}
