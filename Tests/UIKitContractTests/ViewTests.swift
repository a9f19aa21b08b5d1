import Testing
import UIKit

@MainActor struct ViewTests {
  // https://openradar.appspot.com/34595752
  @Test func `S195: filling proportionally with spacing gives the last view the remaining width`() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 310, height: 20))
    stack.distribution = .fillProportionally
    stack.spacing = 10
    let views = [SizedView(width: 10), SizedView(width: 20)]
    for view in views { stack.addArrangedSubview(view) }
    stack.layoutIfNeeded()
    // 10 of 40 points, which include the spacing of 10, are a quarter.
    #expect(abs(views[0].frame.width - 77.5) < 0.5)
    #expect(abs(views[1].frame.width - 222.5) < 0.5)
    stack.spacing = 0
    stack.layoutIfNeeded()
    #expect(abs(views[0].frame.width - 310.0 / 3) < 0.5)
  }

  // https://developer.apple.com/documentation/uikit/uitableview/numberofsections
  @Test func `S196: a table without a data source has one section and no row`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    expectEqual(table.numberOfSections, to: 1)
    expectEqual(table.numberOfRows(inSection: 0), to: 0)
    table.layoutIfNeeded()
    expectEqual(table.visibleCells, to: [])
  }

  // https://github.com/flowkey/UIKit-cross-platform
  @Test func `S197: an empty plain button is 30 by 34`() {
    let button = UIButton()
    expectEqual(button.sizeThatFits(.zero), to: CGSize(width: 30, height: 34))
    expectEqual(button.intrinsicContentSize, to: CGSize(width: 30, height: 34))
  }

  // Apps override these Objective-C members.
  // https://developer.apple.com/documentation/uikit/uitextinput
  @Test func `S227: a subclass can override the members of a view`() {
    let stage = Stage()
    let view = OverridingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.root.view.addSubview(view)
    let subview = UIView()
    view.addSubview(subview)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.invalidateIntrinsicContentSize()
    view.sizeToFit()
    expectEqual(
      view.calls.filter { $0 != "setNeedsLayout" },
      to: ["addSubview", "layoutIfNeeded", "invalidate", "sizeToFit"]
    )
    #expect(view.calls.contains("setNeedsLayout"))
    #expect(subview.superview === view)
    expectEqual(view.layoutMargins, to: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let nothing: UIView? = nil
    expectEqual(view.convert(CGPoint.zero, to: nothing), to: CGPoint(x: 1, y: 1))
  }

  @Test func `S227: a constraint of a subclass works like any other`() {
    let stage = Stage()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.root.view.addSubview(view)
    let constraint = ScaledConstraint(
      item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 50
    )
    constraint.isActive = true
    stage.window.layoutIfNeeded()
    expectEqual(view.frame.height, to: 50)
    constraint.grow()
    stage.window.layoutIfNeeded()
    expectEqual(view.frame.height, to: 100)
  }

  @Test func `S198: safe areas and text positions can be overridden`() throws {
    let view = InsetView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    expectEqual(view.safeAreaInsets.top, to: 20)
    let field = PickyField()
    field.text = "abc"
    #expect(!field.hasText)
    let start = field.beginningOfDocument
    expectNil(field.position(from: start, offset: 1))
    let textView = PickyTextView()
    textView.text = "abc"
    #expect(!textView.hasText)
    expectEqual(textView.endOfDocument, to: textView.beginningOfDocument)
  }
}

private final class SizedView: UIView {
  private let width: CGFloat

  init(width: CGFloat) {
    self.width = width
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var intrinsicContentSize: CGSize { CGSize(width: width, height: 20) }
}

private final class InsetView: UIView {
  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0) }
}

private final class PickyField: UITextField {
  override var hasText: Bool { false }

  override func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
}

private final class PickyTextView: UITextView {
  override var hasText: Bool { false }
  override var endOfDocument: UITextPosition { beginningOfDocument }
}

private final class OverridingView: UIView {
  var calls: [String] = []

  override func addSubview(_ view: UIView) {
    calls.append("addSubview")
    super.addSubview(view)
  }

  override func setNeedsLayout() {
    calls.append("setNeedsLayout")
    super.setNeedsLayout()
  }

  override func layoutIfNeeded() {
    calls.append("layoutIfNeeded")
    super.layoutIfNeeded()
  }

  override func invalidateIntrinsicContentSize() {
    calls.append("invalidate")
    super.invalidateIntrinsicContentSize()
  }

  override func sizeToFit() {
    calls.append("sizeToFit")
    super.sizeToFit()
  }

  override var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    set { super.layoutMargins = newValue }
  }

  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let converted = super.convert(point, to: view)
    return CGPoint(x: converted.x + 1, y: converted.y + 1)
  }
}

private final class ScaledConstraint: NSLayoutConstraint {
  func grow() { constant *= 2 }
}
