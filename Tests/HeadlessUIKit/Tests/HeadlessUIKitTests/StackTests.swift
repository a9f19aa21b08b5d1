import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct StackTests {
  private func laidOut(
    _ views: [UIView], in size: CGSize, configure: (UIStackView) -> Void
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(origin: .zero, size: size)
    configure(stack)
    stack.layoutIfNeeded()
    return stack
  }

  @Test func `when filling, the view with the lowest hugging priority takes the rest`() {
    let views = [ContentView.make(50, 30), ContentView.make(60, 40), ContentView.make(70, 50)]
    views[1].setContentHuggingPriority(UILayoutPriority(100), for: .vertical)
    let stack = laidOut(views, in: CGSize(200, 300)) {
      $0.axis = .vertical
      $0.spacing = 10
    }
    expectEqual(
      views.map(\.frame),
      to: [CGRect(0, 0, 200, 30), CGRect(0, 40, 200, 200), CGRect(0, 250, 200, 50)]
    )
    expectEqual(stack.subviews.count, to: 3)
    expectEqual(stack.intrinsicContentSize.height, to: UIView.noIntrinsicMetric)
  }

  /// The contents are 50, 60 and 70 wide, with at least 10 points between them.
  @Test(arguments: [
    // If the priorities are equal, the last view takes the rest.
    (UIStackView.Distribution.fill, [CGFloat(0), 60, 130], [CGFloat(50), 60, 190]),
    // (320 - 2 × 10) / 3
    (.fillEqually, [0, 110, 220], [100, 100, 100]),
    // The centers of the first and the last view are at 25 and 285, and 155 is halfway.
    (.equalCentering, [0, 125, 250], [50, 60, 70]),
  ])
  func `a distribution determines positions and widths`(
    distribution: UIStackView.Distribution, xs: [CGFloat], widths: [CGFloat]
  ) {
    let views = [ContentView.make(50, 20), ContentView.make(60, 20), ContentView.make(70, 20)]
    _ = laidOut(views, in: CGSize(320, 20)) {
      $0.distribution = distribution
      $0.spacing = 10
    }
    expectEqual(views.map(\.frame.minX), to: xs)
    expectEqual(views.map(\.frame.width), to: widths)
  }

  @Test func `equal spacing leaves the sizes unchanged, and is at least the stack's spacing`() {
    let views = [ContentView.make(40, 20), ContentView.make(50, 20), ContentView.make(60, 20)]
    let stack = laidOut(views, in: CGSize(250, 20)) {
      $0.distribution = .equalSpacing
      $0.spacing = 5
    }
    // (250 - 150) / 2
    expectEqual(views.map(\.frame.minX), to: [0, 90, 190])
    stack.frame.size.width = 156
    stack.layoutIfNeeded()
    // The minimum spacing stays, so the contents shrink.
    expectEqual(views[1].frame.minX - views[0].frame.maxX, to: 5)
    expectEqual(views[2].frame.maxX, to: 156)
  }

  @Test(arguments: [
    (UIStackView.Alignment.leading, CGFloat(0)), (.center, 75), (.trailing, 150), (.top, 0),
  ])
  func `an alignment positions views of fixed width`(alignment: UIStackView.Alignment, x: CGFloat) {
    let views = [ContentView.make(50, 30), ContentView.make(200, 30)]
    _ = laidOut(views, in: CGSize(200, 60)) {
      $0.axis = .vertical
      $0.alignment = alignment
    }
    expectEqual(views[0].frame, to: CGRect(x, 0, 50, 30))
  }

  @Test func `baselines are aligned`() {
    let small = UILabel()
    let large = UILabel()
    small.text = "a"
    small.font = .systemFont(ofSize: 10)
    large.text = "b"
    large.font = .systemFont(ofSize: 20)
    let stack = laidOut([small, large], in: CGSize(100, 24)) {
      $0.alignment = .firstBaseline
    }
    // Lines are 12 and 24 high, and four fifths of each are above the baseline.
    expectEqual(large.frame.minY, to: 0)
    #expect(abs(small.frame.minY - (19.2 - 9.6)) < 1e-6)
    expectEqual(stack.systemLayoutSizeFitting(.zero).height, to: 24)
  }

  @Test func `a hidden view takes no space, and neither does its spacing`() {
    let views = [ContentView.make(50, 30), ContentView.make(50, 40), ContentView.make(50, 50)]
    let stack = laidOut(views, in: CGSize(50, 140)) {
      $0.axis = .vertical
      $0.spacing = 10
    }
    expectEqual(views.map(\.frame.minY), to: [0, 40, 90])
    expectEqual(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height, to: 140)
    views[1].isHidden = true
    expectEqual(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height, to: 90)
    stack.frame.size.height = 90
    stack.layoutIfNeeded()
    expectEqual(views[0].frame.height, to: 30)
    expectEqual(views[2].frame, to: CGRect(0, 40, 50, 50))
    expectEqual(views[1].frame.height, to: 0)
    views[1].isHidden = false
    stack.frame.size.height = 140
    stack.layoutIfNeeded()
    expectEqual(views.map(\.frame.minY), to: [0, 40, 90])
  }

  @Test func `custom spacing applies after its view, until it is reset`() {
    let views = [ContentView.make(50, 30), ContentView.make(50, 30), ContentView.make(50, 30)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 4
    stack.setCustomSpacing(30, after: views[0])
    expectEqual(stack.systemLayoutSizeFitting(.zero).height, to: CGFloat(90 + 30 + 4))
    expectEqual(stack.customSpacing(after: views[0]), to: 30)
    expectEqual(stack.customSpacing(after: views[1]), to: UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
    expectEqual(stack.systemLayoutSizeFitting(.zero).height, to: CGFloat(90 + 30 + 8))
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    expectEqual(stack.systemLayoutSizeFitting(.zero).height, to: CGFloat(90 + 4 + 8))
  }

  @Test func `arranged views can be added and removed`() {
    let views = [ContentView.make(50, 30), ContentView.make(50, 40), ContentView.make(50, 50)]
    let stack = UIStackView()
    stack.axis = .vertical
    for view in views { stack.addArrangedSubview(view) }
    stack.insertArrangedSubview(views[2], at: 0)
    expectEqual(stack.arrangedSubviews, to: [views[2], views[0], views[1]])
    expectEqual(views.map(\.translatesAutoresizingMaskIntoConstraints), to: [false, false, false])
    stack.removeArrangedSubview(views[0])
    #expect(views[0].superview === stack)
    expectEqual(stack.systemLayoutSizeFitting(.zero).height, to: 90)
    views[1].removeFromSuperview()
    expectEqual(stack.arrangedSubviews, to: [views[2]])
    expectEqual(stack.systemLayoutSizeFitting(.zero).height, to: 50)
    views[2].removeFromSuperview()
    expectEqual(stack.systemLayoutSizeFitting(.zero), to: .zero)
  }

  @Test func `margins are used if the arrangement is relative to them`() {
    let view = ContentView.make(50, 30)
    let stack = UIStackView(arrangedSubviews: [view])
    stack.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    expectEqual(stack.systemLayoutSizeFitting(.zero), to: CGSize(50, 30))
    stack.isLayoutMarginsRelativeArrangement = true
    expectEqual(stack.systemLayoutSizeFitting(.zero), to: CGSize(56, 34))
    stack.frame.size = CGSize(100, 100)
    stack.layoutIfNeeded()
    expectEqual(view.frame, to: CGRect(2, 1, 94, 96))
    stack.directionalLayoutMargins.leading = 20
    stack.layoutIfNeeded()
    expectEqual(view.frame, to: CGRect(20, 1, 76, 96))
  }

  @Test func `in right-to-left layout a row begins at the right`() {
    HeadlessDevice(options: .with(\.layoutDirection, .rightToLeft)).run {
      let views = [ContentView.make(50, 30), ContentView.make(60, 30)]
      _ = laidOut(views, in: CGSize(120, 30)) { $0.spacing = 10 }
      expectEqual(views.map(\.frame.minX), to: [70, 0])
    }
  }

  @Test func `explicit heights override the stack's own`() {
    let views = [UIView(), UIView()]
    views[0].heightAnchor.constraint(equalToConstant: 44).isActive = true
    let stack = laidOut(views, in: CGSize(100, 200)) { $0.axis = .vertical }
    expectEqual(views.map(\.frame.height), to: [44, 156])
    // A hidden view still takes no space.
    views[0].isHidden = true
    stack.layoutIfNeeded()
    expectEqual(views[1].frame, to: CGRect(0, 0, 100, 200))
  }
}
