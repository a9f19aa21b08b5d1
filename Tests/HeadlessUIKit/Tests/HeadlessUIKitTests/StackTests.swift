import CoreGraphics
import Testing
@_spi(Headless) import UIKit

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
    let views = [ContentView.make(50, 30), ContentView.make(60, 40), ContentView.make(70, 50)]
    views[1].setContentHuggingPriority(UILayoutPriority(100), for: .vertical)
    let stack = laidOut(views, in: CGSize(width: 200, height: 300)) {
      $0.axis = .vertical
      $0.spacing = 10
    }
    #expect(
      views.map(\.frame) == [
        CGRect(0, 0, 200, 30),
        CGRect(0, 40, 200, 200),
        CGRect(0, 250, 200, 50),
      ]
    )
    #expect(stack.subviews.count == 3)
    #expect(stack.intrinsicContentSize.height == UIView.noIntrinsicMetric)
  }

  /// The contents are 50, 60 and 70 wide, with 10 points between them.
  @Test(arguments: [
    // Among equals the last one takes the rest.
    (UIStackView.Distribution.fill, [CGFloat(0), 60, 130], [CGFloat(50), 60, 190]),
    // (320 - 2 × 10) / 3
    (.fillEqually, [0, 110, 220], [100, 100, 100]),
    // The middles of the first and the last are at 25 and 285, and 155 is halfway.
    (.equalCentering, [0, 125, 250], [50, 60, 70]),
  ])
  func `a distribution gives places and widths`(
    distribution: UIStackView.Distribution,
    xs: [CGFloat],
    widths: [CGFloat]
  ) {
    let views = [ContentView.make(50, 20), ContentView.make(60, 20), ContentView.make(70, 20)]
    _ = laidOut(views, in: CGSize(width: 320, height: 20)) {
      $0.distribution = distribution
      $0.spacing = 10
    }
    #expect(views.map(\.frame.minX) == xs)
    #expect(views.map(\.frame.width) == widths)
  }

  @Test func `equal spacing leaves the sizes and is never less than the spacing`() {
    let views = [ContentView.make(40, 20), ContentView.make(50, 20), ContentView.make(60, 20)]
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

  @Test(arguments: [
    (UIStackView.Alignment.leading, CGFloat(0)), (.center, 75), (.trailing, 150), (.top, 0),
  ])
  func `alignment places views of their own width`(alignment: UIStackView.Alignment, x: CGFloat) {
    let views = [ContentView.make(50, 30), ContentView.make(200, 30)]
    _ = laidOut(views, in: CGSize(width: 200, height: 60)) {
      $0.axis = .vertical
      $0.alignment = alignment
    }
    #expect(views[0].frame == CGRect(x, 0, 50, 30))
  }

  @Test func `baselines meet`() {
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

  @Test func `a hidden view takes no room, nor its spacing`() {
    let views = [ContentView.make(50, 30), ContentView.make(50, 40), ContentView.make(50, 50)]
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
    #expect(views[2].frame == CGRect(0, 40, 50, 50))
    #expect(views[1].frame.height == 0)
    views[1].isHidden = false
    stack.frame.size.height = 140
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [0, 40, 90])
  }

  @Test func `custom spacing holds after its view, until the default comes back`() {
    let views = [ContentView.make(50, 30), ContentView.make(50, 30), ContentView.make(50, 30)]
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

  @Test func `views come and go`() {
    let views = [ContentView.make(50, 30), ContentView.make(50, 40), ContentView.make(50, 50)]
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

  @Test func `margins count where the arrangement is relative to them`() {
    let view = ContentView.make(50, 30)
    let stack = UIStackView(arrangedSubviews: [view])
    stack.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 50, height: 30))
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 56, height: 34))
    stack.frame.size = CGSize(width: 100, height: 100)
    stack.layoutIfNeeded()
    #expect(view.frame == CGRect(2, 1, 94, 96))
    stack.directionalLayoutMargins.leading = 20
    stack.layoutIfNeeded()
    #expect(view.frame == CGRect(20, 1, 76, 96))
  }

  @Test func `a row begins at the right where that is where reading begins`() {
    HeadlessDevice(options: .with(\.layoutDirection, .rightToLeft)).run {
      let views = [ContentView.make(50, 30), ContentView.make(60, 30)]
      _ = laidOut(views, in: CGSize(width: 120, height: 30)) { $0.spacing = 10 }
      #expect(views.map(\.frame.minX) == [70, 0])
    }
  }

  @Test func `explicit heights win over the stack's own`() {
    let views = [UIView(), UIView()]
    views[0].heightAnchor.constraint(equalToConstant: 44).isActive = true
    let stack = laidOut(views, in: CGSize(width: 100, height: 200)) { $0.axis = .vertical }
    #expect(views.map(\.frame.height) == [44, 156])
    // A hidden view still takes no room.
    views[0].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[1].frame == CGRect(0, 0, 100, 200))
  }

  @Test func `a form in a scroll view is as high as its fields`() {
    withRootView { root in
      let scrollView = solvedView(UIScrollView(frame: .zero), in: root)
      pin(scrollView, to: root)
      let stack = UIStackView(arrangedSubviews: (0..<20).map { _ in ContentView.make(100, 44) })
      stack.axis = .vertical
      stack.spacing = 12
      pin(solvedView(stack, in: scrollView), to: scrollView, inset: 16)
      stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -32).isActive = true
      root.layoutIfNeeded()
      let height: CGFloat = 20 * 44 + 19 * 12
      #expect(scrollView.contentSize == CGSize(width: 390, height: height + 32))
      #expect(stack.frame == CGRect(16, 16, 358, height))
      #expect(stack.arrangedSubviews.last?.frame.minY == height - 44)
      stack.arrangedSubviews[3].isHidden = true
      root.layoutIfNeeded()
      #expect(scrollView.contentSize.height == height + 32 - 56)
    }
  }
}
