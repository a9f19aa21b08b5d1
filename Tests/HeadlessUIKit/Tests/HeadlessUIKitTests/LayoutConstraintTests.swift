import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct LayoutConstraintTests {
  private let fixture = RootFixture()
  private var root: UIView { fixture.root }

  @Test func `constraints to the safe area follow a change at the next layout`() {
    let view = solvedView(UIView(), in: root)
    let area = root.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: area.topAnchor),
      view.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -10),
    ])
    expectEqual(view.frame, to: .zero)
    fixture.device.clock.turn()
    expectEqual(view.frame, to: CGRect(10, 47, 370, 763))
    expectEqual(area.layoutFrame, to: CGRect(0, 47, 390, 763))
    fixture.controller.additionalSafeAreaInsets.top = 20
    expectEqual(view.frame.minY, to: 47)
    fixture.device.clock.turn()
    expectEqual(view.frame, to: CGRect(10, 67, 370, 743))
  }

  @Test func `a new constant takes effect at the next layout`() {
    let view = solvedView(UIView(), in: root)
    let constraints = pin(view, to: root)
    root.layoutIfNeeded()
    constraints[3].constant = -336
    expectEqual(view.frame.height, to: 844)
    root.layoutIfNeeded()
    expectEqual(view.frame.height, to: CGFloat(844 - 336))
    constraints[3].isActive = false
    view.heightAnchor.constraint(equalToConstant: 50).isActive = true
    root.layoutIfNeeded()
    expectEqual(view.frame, to: CGRect(0, 0, 390, 50))
    expectEqual(root.constraints.count, to: 3)
    expectEqual(view.constraints.count, to: 1)
  }

  @Test func `layout of an inner view begins at the view that needs it`() {
    let outer = solvedView(UIView(), in: root)
    let inner = solvedView(UIView(), in: outer)
    let constraints = pin(outer, to: root)
    pin(inner, to: outer, inset: 5)
    root.layoutIfNeeded()
    constraints[0].constant = 90
    inner.layoutIfNeeded()
    expectEqual(outer.frame.width, to: 300)
    expectEqual(inner.frame, to: CGRect(5, 5, 290, 834))
  }

  @Test func `a view that translates its autoresizing mask has a fixed frame`() {
    let fixed = UIView(frame: CGRect(30, 40, 100, 50))
    root.addSubview(fixed)
    let view = solvedView(ContentView.make(80), in: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 8),
      view.centerYAnchor.constraint(equalTo: fixed.centerYAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(view.frame, to: CGRect(138, 55, 80, 20))
    fixed.frame.origin.y = 140
    root.layoutIfNeeded()
    expectEqual(fixed.frame.minY, to: 140)
    expectEqual(view.frame.minY, to: 155)
  }

  @Test(arguments: [
    (UIUserInterfaceLayoutDirection.leftToRight, CGRect(16, 0, 50, 20)),
    (.rightToLeft, CGRect(390 - 16 - 50, 0, 50, 20)),
  ])
  func `leading changes sides with the layout direction, left and an inequality's sense do not`(
    direction: UIUserInterfaceLayoutDirection, expected: CGRect
  ) {
    let fixture = RootFixture(HeadlessDevice(options: .with(\.layoutDirection, direction)))
    let root: UIView = fixture.root
    let leading = solvedView(ContentView.make(50), in: root)
    let left = solvedView(ContentView.make(50), in: root)
    let beside = solvedView(ContentView.make(50), in: root)
    let wide = solvedView(ContentView.make(1000), in: root)
    NSLayoutConstraint.activate([
      leading.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
      beside.leadingAnchor.constraint(
        equalToSystemSpacingAfter: leading.trailingAnchor, multiplier: 1
      ),
      wide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
      wide.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
    ])
    root.layoutIfNeeded()
    expectEqual(leading.frame, to: expected)
    expectEqual(left.frame.minX, to: 16)
    let x: CGFloat = direction == .leftToRight ? 16 + 50 + 8 : 390 - 16 - 58 - 50
    expectEqual(beside.frame.minX, to: x)
    expectEqual(wide.frame.width, to: CGFloat(390 - 30 - 20))
    expectEqual(wide.frame.minX, to: direction == .leftToRight ? 30 : 20)
  }

  @Test func `the view with the lowest resistance shrinks, that with the lowest hugging grows`() {
    let first = solvedView(ContentView.make(300), in: root)
    let second = solvedView(ContentView.make(200), in: root)
    second.setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 10),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    func widths() -> [CGFloat] {
      root.layoutIfNeeded()
      return [first.frame.width, second.frame.width]
    }
    expectEqual(widths(), to: [300, 80])
    second.setContentCompressionResistancePriority(UILayoutPriority(760), for: .horizontal)
    expectEqual(widths(), to: [180, 200])
    first.content.width = 100
    first.invalidateIntrinsicContentSize()
    expectEqual(widths(), to: [100, 280])
    first.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    expectEqual(widths(), to: [180, 200])
  }

  @Test func `an invalidated content size is read again`() {
    let view = solvedView(ContentView.make(100), in: root)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    view.content.height = 60
    root.setNeedsLayout()
    root.layoutIfNeeded()
    expectEqual(view.frame.height, to: 20)
    view.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    expectEqual(view.frame.height, to: 60)
  }

  @Test func `multipliers scale lengths, and positions in the common superview`() {
    let view = solvedView(UIView(), in: root)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 5),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
      equality(view, .centerX, root, .trailing, multiplier: 0.5),
      view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
      view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 11),
    ])
    root.layoutIfNeeded()
    expectEqual(view.frame, to: CGRect(95, 11, 200, 400))
  }

  @Test func `a view without constraints is small and at the top left`() {
    let view = solvedView(UIView(), in: root)
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
    root.layoutIfNeeded()
    expectEqual(view.frame, to: CGRect(0, 0, 30, 0))
  }

  @Test func `a removed view loses its constraints to the outside, and keeps its own`() {
    let outer = solvedView(UIView(), in: root)
    let inner = solvedView(UIView(), in: outer)
    let outside = pin(outer, to: root)
    let inside = pin(inner, to: outer)
    let across = inner.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor)
    across.isActive = true
    outer.removeFromSuperview()
    expectEqual(outside.map(\.isActive), to: [false, false, false, false])
    #expect(!across.isActive)
    expectEqual(inside.map(\.isActive), to: [true, true, true, true])
    #expect(root.constraints.isEmpty)
    // The view can be added again.
    root.addSubview(outer)
    pin(outer, to: root, inset: 10)
    root.layoutIfNeeded()
    expectEqual(inner.frame, to: CGRect(0, 0, 370, 824))
  }

  @Test func `a constraint may cross a view whose frame is set`() {
    let container = UIView(frame: CGRect(20, 100, 200, 200))
    root.addSubview(container)
    let inner = solvedView(ContentView.make(40), in: container)
    let outer = solvedView(ContentView.make(60), in: root)
    let tie = outer.topAnchor.constraint(equalTo: inner.bottomAnchor, constant: 7)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: container.topAnchor, constant: 50), tie,
      inner.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 1),
      outer.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(inner.frame.origin, to: CGPoint(1, 50))
    expectEqual(outer.frame.origin, to: CGPoint(21, 100 + 50 + 20 + 7))
    container.frame.origin.y = 200
    root.layoutIfNeeded()
    expectEqual(outer.frame.minY, to: 277)
    tie.isActive = false
    container.frame.origin.y = 0
    root.layoutIfNeeded()
    expectEqual(outer.frame.origin, to: CGPoint(21, 0))
  }

  @Test func `a layout guide of the app is laid out like a view`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = solvedView(ContentView.make(50), in: root)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      guide.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.25),
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(guide.layoutFrame, to: CGRect(0, 100, 390, 211))
    expectEqual(view.center, to: CGPoint(195, 205.5))
    root.removeLayoutGuide(guide)
    expectEqual([root.constraints.isEmpty, root.layoutGuides.isEmpty], to: [true, true])
  }

  @Test func `constraints ignore transforms`() {
    let view = solvedView(UIView(), in: root)
    view.transform = CGAffineTransform(scaleX: 1, y: -1)
    pin(view, to: root, inset: 20)
    root.layoutIfNeeded()
    expectEqual(view.bounds.size, to: CGSize(350, 804))
    expectEqual(view.center, to: CGPoint(195, 422))
    expectEqual(view.transform.d, to: -1)
  }

  @Test func `constraints are updated once before the layout, inner views first`() {
    final class UpdatingView: UIView {
      var onUpdate: () -> Void = {}
      override func updateConstraints() {
        onUpdate()
        super.updateConstraints()
      }
    }
    let outer = solvedView(UpdatingView(), in: root)
    let inner = solvedView(UpdatingView(), in: outer)
    var log: [String] = []
    outer.onUpdate = {
      log.append("outer")
      outer.widthAnchor.constraint(equalToConstant: 123).isActive = true
    }
    inner.onUpdate = { log.append("inner") }
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    expectEqual(log, to: ["inner", "outer"])
    expectEqual(outer.frame.width, to: 123)
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    root.layoutIfNeeded()
    expectEqual(log, to: ["inner", "outer", "inner"])
  }

  @Test func `a view too small for its contents is empty, not negative, and no contradiction`() {
    let container = UIView()
    let view = solvedView(UIView(), in: container)
    pin(view, to: container, inset: 16)
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100).isActive = true
    container.layoutIfNeeded()
    expectEqual(view.frame, to: .zero)
    container.frame.size = CGSize(200, 100)
    container.layoutIfNeeded()
    expectEqual(view.frame, to: CGRect(16, 16, 168, 68))
    let narrow = UIView(frame: CGRect(0, 0, 20, 100))
    let inner = solvedView(UIView(), in: narrow)
    pin(inner, to: narrow, inset: 16)
    narrow.layoutIfNeeded()
    expectEqual(inner.frame.size, to: CGSize(0, 68))
  }

  @Test func `a constraint describes itself`() {
    let view = UIView()
    let label = solvedView(UIView(), in: view)
    label.accessibilityIdentifier = "name"
    let constraint = label.leadingAnchor.constraint(
      greaterThanOrEqualTo: view.leadingAnchor, constant: -16
    )
    constraint.priority = .defaultHigh
    expectEqual(
      constraint.headlessName, to: "UIView 'name'.leading >= UIView.leading - 16.0 @750.0"
    )
    expectEqual(
      [constraint.firstItem === label, constraint.secondItem === view], to: [true, true]
    )
  }

  @Test func `a text view that does not scroll grows with its text`() {
    let textView = solvedView(UITextView(frame: .zero), in: root)
    textView.isScrollEnabled = false
    textView.font = .systemFont(ofSize: 20)
    textView.textContainerInset = UIEdgeInsets(8, 0, 8, 0)
    textView.text = "aaaa bbbb cccc"
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: root.topAnchor),
      textView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      // Nine characters of ten points, and five points of padding on each side.
      textView.widthAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    expectEqual(textView.frame.height, to: CGFloat(16 + 2 * 24))
    textView.text = "aaaa"
    root.layoutIfNeeded()
    expectEqual(textView.frame.height, to: CGFloat(16 + 24))
  }

  @Test func `a fitting size contains the contents, within the limits of constraints`() {
    let cell = UIView(frame: CGRect(0, 0, 320, 44))
    let box = solvedView(ContentView.make(120, 21), in: cell)
    pin(box, to: cell, inset: 10)
    expectEqual(
      cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), to: CGSize(140, 41)
    )
    // The cell itself does not change.
    expectEqual(cell.bounds.size, to: CGSize(320, 44))
    let limits = [
      box.widthAnchor.constraint(lessThanOrEqualToConstant: 500),
      cell.heightAnchor.constraint(greaterThanOrEqualToConstant: 60),
    ]
    NSLayoutConstraint.activate(limits)
    expectEqual(cell.systemLayoutSizeFitting(CGSize(100, 0)), to: CGSize(140, 60))
    // Without a content size, only constraints limit the size.
    box.content = CGSize(UIView.noIntrinsicMetric, UIView.noIntrinsicMetric)
    box.invalidateIntrinsicContentSize()
    let expanded = cell.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    expectEqual(expanded, to: CGSize(520, 10_000))
    NSLayoutConstraint.deactivate(limits)
    box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5).isActive = true
    let wide = cell.systemLayoutSizeFitting(
      CGSize(220, 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    expectEqual(wide, to: CGSize(220, 120))
  }
}
