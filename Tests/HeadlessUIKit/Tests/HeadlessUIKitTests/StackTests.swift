import CoreGraphics
import Testing
@_spi(Headless) import UIKit

private final class Block: UIView {
  let content: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    content = .zero
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize { content }
}

@Suite("UIStackView")
@MainActor
struct StackTests {
  /// Lays a stack view out at a size.
  private func laidOut(
    _ views: [UIView],
    in size: CGSize,
    configure: (UIStackView) -> Void
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(origin: .zero, size: size)
    configure(stack)
    stack.layoutIfNeeded()
    return stack
  }

  @Test func `filling, the view that hugs least takes the rest, and all are as wide as the stack`()
  {
    HeadlessDevice().run {
      let views = [Block(50, 30), Block(60, 40), Block(70, 50)]
      views[1].setContentHuggingPriority(UILayoutPriority(100), for: .vertical)
      let stack = laidOut(views, in: CGSize(width: 200, height: 300)) {
        $0.axis = .vertical
        $0.spacing = 10
      }
      #expect(
        views.map(\.frame) == [
          CGRect(x: 0, y: 0, width: 200, height: 30),
          CGRect(x: 0, y: 40, width: 200, height: 200),
          CGRect(x: 0, y: 250, width: 200, height: 50),
        ]
      )
      #expect(stack.subviews.count == 3)
      #expect(stack.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    }
  }

  @Test func `among equals the last takes the rest`() {
    HeadlessDevice().run {
      let views = [Block(50, 30), Block(60, 30), Block(70, 30)]
      _ = laidOut(views, in: CGSize(width: 300, height: 30)) { _ in }
      #expect(views.map(\.frame.width) == [50, 60, 190])
    }
  }

  @Test func `filling equally`() {
    HeadlessDevice().run {
      let views = [Block(10, 20), Block(90, 20), Block(20, 20)]
      _ = laidOut(views, in: CGSize(width: 340, height: 20)) {
        $0.distribution = .fillEqually
        $0.spacing = 20
      }
      // (340 - 2 × 20) / 3
      #expect(views.map(\.frame.minX) == [0, 120, 240])
      #expect(views.map(\.frame.width) == [100, 100, 100])
    }
  }

  @Test func `filling in proportion to the contents`() {
    HeadlessDevice().run {
      let views = [Block(10, 20), Block(20, 20)]
      _ = laidOut(views, in: CGSize(width: 310, height: 20)) {
        $0.distribution = .fillProportionally
        $0.spacing = 10
      }
      // 310 * 10 / (10 + 10 + 20), and 310 - 10 - 77.5
      #expect(views.map(\.frame.width) == [77.5, 222.5])
    }
  }

  @Test func `equal spacing leaves the sizes and is never less than the spacing`() {
    HeadlessDevice().run {
      let views = [Block(40, 20), Block(50, 20), Block(60, 20)]
      let stack = laidOut(views, in: CGSize(width: 250, height: 20)) {
        $0.distribution = .equalSpacing
        $0.spacing = 5
      }
      // (250 - 150) / 2
      #expect(views.map(\.frame.minX) == [0, 90, 190])
      stack.frame.size.width = 156
      stack.layoutIfNeeded()
      // The minimum spacing stays; the contents shrink.
      #expect(views[1].frame.minX - views[0].frame.maxX == 5)
      #expect(views[2].frame.maxX == 156)
    }
  }

  @Test func `equal centering`() {
    HeadlessDevice().run {
      let views = [Block(20, 20), Block(60, 20), Block(20, 20)]
      _ = laidOut(views, in: CGSize(width: 220, height: 20)) { $0.distribution = .equalCentering }
      #expect(views.map(\.center.x) == [10, 110, 210])
    }
  }

  @Test(arguments: [
    (UIStackView.Alignment.leading, CGFloat(0)), (.center, 75), (.trailing, 150), (.top, 0),
  ])
  func `alignment places views of their own width`(alignment: UIStackView.Alignment, x: CGFloat) {
    HeadlessDevice().run {
      let views = [Block(50, 30), Block(200, 30)]
      _ = laidOut(views, in: CGSize(width: 200, height: 60)) {
        $0.axis = .vertical
        $0.alignment = alignment
      }
      #expect(views[0].frame == CGRect(x: x, y: 0, width: 50, height: 30))
    }
  }

  @Test func `baselines meet`() {
    HeadlessDevice().run {
      let small = UILabel()
      let large = UILabel()
      small.text = "a"
      small.font = .systemFont(ofSize: 10)
      large.text = "b"
      large.font = .systemFont(ofSize: 20)
      let stack = laidOut([small, large], in: CGSize(width: 100, height: 24)) {
        $0.alignment = .firstBaseline
      }
      // Lines of 12 and 24, four fifths of each above the baseline.
      #expect(large.frame.minY == 0)
      #expect(abs(small.frame.minY - (19.2 - 9.6)) < 1e-6)
      #expect(stack.systemLayoutSizeFitting(.zero).height == 24)
    }
  }

  @Test func `a hidden view takes no room, nor its spacing`() {
    HeadlessDevice().run {
      let views = [Block(50, 30), Block(50, 40), Block(50, 50)]
      let stack = laidOut(views, in: CGSize(width: 50, height: 140)) {
        $0.axis = .vertical
        $0.spacing = 10
      }
      #expect(views.map(\.frame.minY) == [0, 40, 90])
      #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 140)
      views[1].isHidden = true
      #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 90)
      stack.frame.size.height = 90
      stack.layoutIfNeeded()
      #expect(views[0].frame.height == 30)
      #expect(views[2].frame == CGRect(x: 0, y: 40, width: 50, height: 50))
      #expect(views[1].frame.height == 0)
      views[1].isHidden = false
      stack.frame.size.height = 140
      stack.layoutIfNeeded()
      #expect(views.map(\.frame.minY) == [0, 40, 90])
    }
  }

  @Test func `custom spacing holds after its view, until the default comes back`() {
    HeadlessDevice().run {
      let views = [Block(50, 30), Block(50, 30), Block(50, 30)]
      let stack = UIStackView(arrangedSubviews: views)
      stack.axis = .vertical
      stack.spacing = 4
      stack.setCustomSpacing(30, after: views[0])
      #expect(stack.systemLayoutSizeFitting(.zero).height == CGFloat(90 + 30 + 4))
      #expect(stack.customSpacing(after: views[0]) == 30)
      #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
      stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
      #expect(stack.systemLayoutSizeFitting(.zero).height == CGFloat(90 + 30 + 8))
      stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
      #expect(stack.systemLayoutSizeFitting(.zero).height == CGFloat(90 + 4 + 8))
    }
  }

  @Test func `views come and go`() {
    HeadlessDevice().run {
      let views = [Block(50, 30), Block(50, 40), Block(50, 50)]
      let stack = UIStackView()
      stack.axis = .vertical
      for view in views { stack.addArrangedSubview(view) }
      stack.insertArrangedSubview(views[2], at: 0)
      #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
      #expect(views.map(\.translatesAutoresizingMaskIntoConstraints) == [false, false, false])
      stack.removeArrangedSubview(views[0])
      #expect(views[0].superview === stack)
      #expect(stack.systemLayoutSizeFitting(.zero).height == 90)
      views[1].removeFromSuperview()
      #expect(stack.arrangedSubviews == [views[2]])
      #expect(stack.systemLayoutSizeFitting(.zero).height == 50)
      views[2].removeFromSuperview()
      #expect(stack.systemLayoutSizeFitting(.zero) == .zero)
    }
  }

  @Test func `margins count where the arrangement is relative to them`() {
    HeadlessDevice().run {
      let view = Block(50, 30)
      let stack = UIStackView(arrangedSubviews: [view])
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1,
        leading: 2,
        bottom: 3,
        trailing: 4
      )
      #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 50, height: 30))
      stack.isLayoutMarginsRelativeArrangement = true
      #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 56, height: 34))
      stack.frame.size = CGSize(width: 100, height: 100)
      stack.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 2, y: 1, width: 94, height: 96))
      stack.directionalLayoutMargins.leading = 20
      stack.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 20, y: 1, width: 76, height: 96))
    }
  }

  @Test func `a row begins at the right where that is where reading begins`() {
    HeadlessDevice(options: .with(\.layoutDirection, .rightToLeft)).run {
      let views = [Block(50, 30), Block(60, 30)]
      _ = laidOut(views, in: CGSize(width: 120, height: 30)) { $0.spacing = 10 }
      #expect(views.map(\.frame.minX) == [70, 0])
    }
  }

  @Test func `explicit heights win over the stack's own`() {
    HeadlessDevice().run {
      let views = [UIView(), UIView()]
      views[0].heightAnchor.constraint(equalToConstant: 44).isActive = true
      let stack = laidOut(views, in: CGSize(width: 100, height: 200)) { $0.axis = .vertical }
      #expect(views.map(\.frame.height) == [44, 156])
      // A hidden view still takes no room.
      views[0].isHidden = true
      stack.layoutIfNeeded()
      #expect(views[1].frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    }
  }

  @Test func `a form in a scroll view is as high as its fields`() {
    let device = HeadlessDevice()
    device.run {
      let controller = UIViewController()
      let window = device.makeWindow(rootViewController: controller)
      let root: UIView = controller.view
      let scrollView = UIScrollView(frame: .zero)
      let stack = UIStackView(arrangedSubviews: (0..<20).map { _ in Block(100, 44) })
      stack.axis = .vertical
      stack.spacing = 12
      for (view, superview) in [(scrollView as UIView, root), (stack, scrollView)] {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
      }
      NSLayoutConstraint.activate([
        scrollView.topAnchor.constraint(equalTo: root.topAnchor),
        scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
        stack.bottomAnchor.constraint(
          equalTo: scrollView.contentLayoutGuide.bottomAnchor,
          constant: -16
        ),
        stack.leadingAnchor.constraint(
          equalTo: scrollView.contentLayoutGuide.leadingAnchor,
          constant: 16
        ),
        stack.trailingAnchor.constraint(
          equalTo: scrollView.contentLayoutGuide.trailingAnchor,
          constant: -16
        ),
        stack.widthAnchor.constraint(
          equalTo: scrollView.frameLayoutGuide.widthAnchor,
          constant: -32
        ),
      ])
      device.clock.settle()
      let height: CGFloat = 20 * 44 + 19 * 12
      #expect(scrollView.contentSize == CGSize(width: 390, height: height + 32))
      #expect(stack.frame == CGRect(x: 16, y: 16, width: 358, height: height))
      #expect(stack.arrangedSubviews.last?.frame.minY == height - 44)
      stack.arrangedSubviews[3].isHidden = true
      device.clock.settle()
      #expect(scrollView.contentSize.height == height + 32 - 56)
      _ = window
    }
  }
}
