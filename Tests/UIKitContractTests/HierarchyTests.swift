import Testing
import UIKit

@MainActor struct HierarchyTests {
  // Evidence: square/Blueprint's tests of scroll views inside a child controller's view.
  // https://github.com/square/Blueprint
  @Test func `S190: a child controller's view has its safe area right after it was added`() {
    let stage = Stage()
    let child = UIViewController()
    child.view.frame = stage.root.view.bounds
    let inner = UIView(frame: child.view.bounds)
    child.view.addSubview(inner)
    stage.root.addChild(child)
    stage.root.view.addSubview(child.view)
    child.didMove(toParent: stage.root)
    #expect(isClose(child.view.safeAreaInsets, .iPhone))
    #expect(isClose(inner.safeAreaInsets, .iPhone))
  }

  // https://github.com/poviolabs/PovioKit
  @Test(.needsApplication)
  func `S190: a window has its safe area right after it was shown`() {
    let window = TestApplication.makeWindow()
    window.makeKeyAndVisible()
    let known = window.safeAreaInsets
    window.layoutIfNeeded()
    expectEqual(window.safeAreaInsets, to: known)
    window.isHidden = true
  }

  // https://developer.apple.com/documentation/uikit/uiview/safeareainsets
  @Test func `S191: without a window there is no safe area`() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    controller.view.layoutIfNeeded()
    expectEqual(controller.view.safeAreaInsets, to: .zero)
    let stage = Stage()
    let view = UIView(frame: stage.root.view.bounds)
    stage.root.view.addSubview(view)
    stage.window.layoutIfNeeded()
    #expect(view.safeAreaInsets != .zero)
    view.removeFromSuperview()
    expectEqual(view.safeAreaInsets, to: .zero)
  }

  // https://developer.apple.com/documentation/uikit/uiwindow
  @Test func `S192: a window without a frame is as large as the screen`() {
    let window = UIWindow()
    expectEqual(window.frame, to: window.screen.bounds)
    #expect(!window.frame.isEmpty)
  }

  // https://github.com/flowkey/UIKit-cross-platform
  @Test func `S193: inserting above a view that is not a subview inserts on top`() {
    let superview = UIView()
    let old = UIView()
    superview.addSubview(old)
    let new = UIView()
    superview.insertSubview(new, aboveSubview: UIView())
    expectEqual(superview.subviews, to: [old, new])
    let another = UIView()
    superview.insertSubview(another, belowSubview: superview)
    #expect(another.superview === superview)
  }

  // https://developer.apple.com/documentation/uikit/uiview/layoutsubviews()
  @Test func `S194: only super's layoutSubviews applies constraints, and shows a table's rows`() {
    let view = OrderView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.layoutIfNeeded()
    expectEqual(view.widths, to: [0, 200])
    view.frame.size.width = 300
    view.layoutIfNeeded()
    expectEqual(view.widths, to: [0, 200, 200, 300])
    let source = Cells(10)
    let stage = Stage()
    for table in [
      UITableView(frame: .zero, style: .plain), SilentTable(frame: .zero, style: .plain),
    ] {
      source.rows = 0
      table.frame = stage.root.view.bounds
      table.rowHeight = 44
      table.dataSource = source
      stage.root.view.addSubview(table)
      stage.window.layoutIfNeeded()
      expectEqual((source.rows > 0), to: !(table is SilentTable))
    }
  }

  // Every layout uses the constraints that exist at the time.
  // https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()
  @Test func `S199: a removed view loses its constraints, and its old layout has no effect`() {
    let stage = Stage()
    let root: UIView = stage.root.view
    let panel = UIView()
    panel.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(panel)
    let bottom = panel.bottomAnchor.constraint(equalTo: root.bottomAnchor)
    NSLayoutConstraint.activate([
      panel.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      panel.topAnchor.constraint(equalTo: root.topAnchor),
      bottom,
    ])
    stage.window.layoutIfNeeded()
    expectEqual(panel.frame.height, to: 844)
    // Constraints connect the badge and the window. The box between them in the hierarchy has a
    // frame and no constraints.
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(box)
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 10),
      badge.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 10),
      badge.widthAnchor.constraint(equalToConstant: 20),
      badge.heightAnchor.constraint(equalToConstant: 20),
    ])
    stage.window.layoutIfNeeded()
    expectEqual(badge.frame, to: CGRect(x: 10, y: 10, width: 20, height: 20))
    bottom.constant = -60
    stage.window.layoutIfNeeded()
    expectEqual(panel.frame.height, to: 784)
    badge.removeFromSuperview()
    root.setNeedsLayout()
    stage.window.layoutIfNeeded()
    expectEqual(panel.frame.height, to: 784)
    bottom.constant = -100
    stage.window.layoutIfNeeded()
    expectEqual(panel.frame.height, to: 744)
  }
}

/// Records the width of a subview before and after the call of `super`; constraints make the
/// subview as wide as the view.
private final class OrderView: UIView {
  private let inner = UIView()
  private(set) var widths: [CGFloat] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    inner.translatesAutoresizingMaskIntoConstraints = false
    addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: trailingAnchor),
      inner.topAnchor.constraint(equalTo: topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    widths.append(inner.frame.width)
    super.layoutSubviews()
    widths.append(inner.frame.width)
  }
}

private final class SilentTable: UITableView {
  override func layoutSubviews() {}
}
