#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// A label, a row or a banner appears above the edited field, and pushes the field down.
@MainActor struct PushedFieldTests {
  enum Change: CaseIterable, Sendable {
    case label, animatedLabel, labelAtLetter, animatedLabelAtLetter, bar
  }

  /// A field that ends at the keyboard, below a hidden error label.
  private final class Form: UIViewController {
    let scrollView = UIScrollView()
    let label = UILabel()
    let field = UITextField()
    let button = UIView()
    private let isFieldFirst: Bool

    init(isFieldFirst: Bool = false) {
      self.isFieldFirst = isFieldFirst
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let space = UIView()
      space.heightAnchor.constraint(equalToConstant: 560).isActive = true
      field.heightAnchor.constraint(equalToConstant: 44).isActive = true
      label.heightAnchor.constraint(equalToConstant: 60).isActive = true
      label.isHidden = true
      let end = UIView()
      end.heightAnchor.constraint(equalToConstant: 400).isActive = true
      button.heightAnchor.constraint(equalToConstant: 50).isActive = true
      let rows = isFieldFirst ? [field, label, button] : [label, field, button]
      let stack = UIStackView(arrangedSubviews: [space] + rows + [end])
      stack.axis = .vertical
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(scrollView)
      stack.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(stack)
      let content = scrollView.contentLayoutGuide
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: content.topAnchor),
        stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      ])
    }

    func setLabel(isHidden: Bool, isAnimated: Bool) {
      guard isAnimated else {
        label.isHidden = isHidden
        return
      }
      UIView.animate(withDuration: 0.3) {
        self.label.isHidden = isHidden
        self.view.layoutIfNeeded()
      }
    }
  }

  /// The lower edge of a view on the screen, in the frame that is shown.
  private func drawnEnd(of view: UIView) -> CGFloat {
    var y = view.bounds.height
    for view in sequence(first: view, next: \.superview) {
      guard let parent = view.superview else { break }
      y += view.headlessPresentationFrame.minY - parent.headlessPresentationBounds.minY
    }
    return y
  }

  /// Expects an edge to stay at a place; the content follows a change a turn later, by a few points.
  private func expect(
    _ ends: [CGFloat], at place: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let worst = ends.max { abs($0 - place) < abs($1 - place) } ?? place
    #expect(abs(worst - place) <= 6, "\(ends.prefix(20))", sourceLocation: sourceLocation)
    #expect(abs((ends.last ?? place) - place) < 0.5, sourceLocation: sourceLocation)
  }

  @Test(arguments: OptionMatrix.focus, Change.allCases)
  func `an edited field at the keyboard stays there when an error appears above it`(
    _ option: Option, _ change: Change
  ) {
    let form = Form()
    ControllerStage.run(UINavigationController(rootViewController: form), option) { stage in
      stage.wait(1)
      stage.coordinator.manage(form.scrollView)
      stage.focus(form.field)
      #expect(abs(drawnEnd(of: form.field) - 508) < 0.5)
      for _ in 1...2 {
        switch change {
        case .label: form.setLabel(isHidden: false, isAnimated: false)
        case .animatedLabel: form.setLabel(isHidden: false, isAnimated: true)
        case .labelAtLetter:
          form.field.insertText("a")
          form.setLabel(isHidden: false, isAnimated: false)
        case .animatedLabelAtLetter:
          form.field.insertText("a")
          form.setLabel(isHidden: false, isAnimated: true)
        case .bar:
          UIView.animate(withDuration: 0.3) {
            form.additionalSafeAreaInsets.top += 60
            form.view.layoutIfNeeded()
          }
        }
        let ends = stage.film(1) { drawnEnd(of: form.field) }
        expect(ends, at: 508)
        form.setLabel(isHidden: true, isAnimated: false)
        form.additionalSafeAreaInsets.top = 0
        stage.wait(1)
        form.scrollView.contentOffset.y = form.field.frame.maxY - 508
        stage.wait(1)
      }
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `an edited row at the keyboard stays there when a row is inserted above it`(
    _ option: Option
  ) throws {
    let list = FieldListController()
    try ControllerStage.run(UINavigationController(rootViewController: list), option) { stage in
      stage.wait(1)
      stage.coordinator.manage(list.table)
      stage.wait(1)
      let field = try list.rows.field(7)
      stage.focus(field)
      for row in [6, 2] {
        let start = drawnEnd(of: field)
        list.rows.insertRows(1, at: row)
        let ends = stage.film(1) { drawnEnd(of: field) }
        expect(ends, at: start)
      }
    }
  }

  /// A label that appears between the field and a button below it pushes only the button.
  @Test(arguments: OptionMatrix.focus, [false, true])
  func `a button that is kept visible does not hop when an error appears above it`(
    _ option: Option, isAnimated: Bool
  ) {
    let form = Form(isFieldFirst: true)
    ControllerStage.run(UINavigationController(rootViewController: form), option) { stage in
      stage.wait(1)
      stage.coordinator.manage(form.scrollView)
      stage.coordinator.keepVisible(form.button, whileEditing: [form.field])
      stage.focus(form.field)
      let start = drawnEnd(of: form.button)
      #expect(abs(start - 508) < 0.5, "\(start)")
      form.setLabel(isHidden: false, isAnimated: isAnimated)
      let ends = stage.film(1) { drawnEnd(of: form.button) }
      expect(ends, at: 508)
    }
  }
}
#endif
