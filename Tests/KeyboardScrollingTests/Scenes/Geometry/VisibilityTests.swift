#if os(Linux)
import Testing
@_spi(Headless) import UIKit
import Judging

@testable import KeyboardScrolling

@MainActor struct VisibilityTests {
  enum Place: CaseIterable, Sendable { case inputView, deepInInputView, accessoryOfField }

  @Test(arguments: OptionMatrix.focus, Place.allCases)
  func `228: the keyboard does not cover a list in the keyboard's window`(
    option: Option, _ place: Place
  ) {
    let screen = FormController()
    ControllerStage.run(UINavigationController(rootViewController: screen), option) { stage in
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
      list.contentSize = CGSize(width: 390, height: 880)
      switch place {
      case .inputView: screen.field.inputView = list
      case .deepInInputView:
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        let page = UIView(frame: CGRect(x: 0, y: 50, width: 390, height: 250))
        container.addSubview(page)
        page.addSubview(list)
        screen.field.inputView = container
      case .accessoryOfField:
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        bar.addSubview(list)
        screen.field.inputAccessoryView = bar
      }
      stage.coordinator.manage(screen.scrollView)
      stage.coordinator.manage(list)
      stage.focus(screen.field)
      #expect(list.window != nil)
      list.expect(bottom: 0)
      let top = stage.frame(of: list).minY
      #expect(screen.scrollView.contentInset.bottom > 0)
      #expect(top > 0)
      list.contentOffset.y = 680
      stage.wait(1)
      list.expect(offset: 680)
      stage.endEditing()
      list.expect(bottom: 0)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `228: the keyboard covers neither a list nor a text in an accessory view`(_ option: Option) {
    let screen = MentionsController()
    ControllerStage.run(UINavigationController(rootViewController: screen), option) { stage in
      stage.wait(1)
      stage.coordinator.manage(screen.names)
      stage.coordinator.manage(screen.note)
      screen.takeFocus()
      stage.wait(1)
      stage.focus(screen.note)
      screen.names.expect(bottom: 0)
      screen.note.expect(bottom: 0)
      screen.note.headlessType((1...12).map { "Line \($0)" }.joined(separator: "\n"))
      stage.wait(1)
      screen.note.expect(bottom: 0)
      let caret = screen.note.selectedTextRange.map { screen.note.caretRect(for: $0.end) } ?? .null
      #expect(screen.note.bounds.insetBy(dx: 0, dy: -0.5).contains(caret), "\(caret)")
    }
  }

  /// Runs a scene with a spreadsheet while a field outside the content has the focus.
  private func runSpreadsheet(
    width: CGFloat, height: CGFloat, _ setup: Scene.Setup = .iPhone, frame: CGRect? = nil,
    _ body: (Scene) -> Void
  ) {
    let setup = setup.with {
      $0.contentWidth = width
      $0.contentHeight = height
      $0.frame = frame
    }
    Scene.run(setup) { scene in
      let search = UITextField(frame: CGRect(x: 16, y: 100, width: 300, height: 40))
      scene.controller.view.addSubview(search)
      scene.focusAndShow(search)
      scene.rest()
      body(scene)
    }
  }

  /// The content's end on the screen, at the last possible offset.
  private func end(_ scene: Scene) -> CGFloat {
    let view = scene.scrollView
    return view.frame.minY + view.contentSize.height - view.offsetsInRange.upperBound
  }

  /// The bars leave 719 points visible, so the content scrolls vertically without a keyboard too.
  @Test(
    arguments: OptionMatrix.insets, [(800, 840), (800, 721), (2000, 840)] as [(CGFloat, CGFloat)]
  )
  func `231: a large spreadsheet scrolls vertically`(option: Option, size: (CGFloat, CGFloat)) {
    runSpreadsheet(width: size.0, height: size.1, Scene.Setup().on(option)) { scene in
      scene.expect(bottom: 302)
      #expect(abs(end(scene) - 508) < 0.5, "\(end(scene))")
    }
  }

  /// The content ends at 691 on the screen, so it scrolls vertically only with the keyboard's inset.
  @Test(arguments: OptionMatrix.insets)
  func `231: a spreadsheet that fits without the keyboard scrolls above the keyboard`(
    _ option: Option
  ) {
    runSpreadsheet(width: 800, height: 600, Scene.Setup().on(option)) { scene in
      scene.expect(bottom: 302)
      #expect(abs(end(scene) - 508) < 0.5, "\(end(scene))")
    }
  }

  @Test(arguments: OptionMatrix.insets)
  func `231: content that scrolls due to the app's inset is inset, but not a gallery of one row`(
    option: Option
  ) {
    // 719 points are visible. The content of 600 fits, but not with the app's inset of 140.
    let setup = Scene.Setup().on(option).with { $0.baseline = 140 }
    runSpreadsheet(width: 800, height: 600, setup) { scene in scene.expect(bottom: 442) }
    let frame = CGRect(x: 0, y: 400, width: 390, height: 200)
    runSpreadsheet(width: 2000, height: 200, Scene.Setup(behavior: .never).on(option), frame: frame)
    {
      scene in
      scene.expect(bottom: 0, offset: 0)
    }
  }

  /// The alpha of a faded view, and of the view around it.
  nonisolated private static let alphas: [(CGFloat, CGFloat)] = [
    (0, 1), (1, 0), (0.009, 1), (1, 0.005),
  ]

  @Test(arguments: OptionMatrix.insets, alphas)
  func `232: a faded composer covers nothing`(_ option: Option, alpha: (CGFloat, CGFloat)) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let container = UIView(frame: scene.controller.view.bounds)
      let bar = UIView(frame: CGRect(x: 0, y: 760, width: 390, height: 50))
      container.addSubview(bar)
      scene.controller.view.addSubview(container)
      scene.coordinator.manage(scene.scrollView, bar: bar)
      scene.settle()
      scene.expect(bottom: 50)
      (bar.alpha, container.alpha) = alpha
      scene.settle()
      scene.expect(bottom: 0)
      scene.show(Keyboard.iPhone)
      scene.expect(bottom: 302)
      // UIKit's hit test ignores only views with an alpha below 0.01.
      (bar.alpha, container.alpha) = (0.02, 1)
      scene.hide()
      scene.expect(bottom: 50)
    }
  }

  @Test(arguments: OptionMatrix.withoutScrollOfUIKit(OptionMatrix.focus), alphas)
  func `232: a faded companion moves nothing`(_ option: Option, alpha: (CGFloat, CGFloat)) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = scene.addField(300...344)
      let container = scene.addView(344...560)
      let list = UIView(frame: CGRect(x: 0, y: 4, width: 300, height: 200))
      container.addSubview(list)
      (list.alpha, container.alpha) = alpha
      // `CaseJudge` would treat the companion as visible, so only the coordinator knows it.
      scene.coordinator.keepVisible(list, whileEditing: [field])
      scene.edit(field)
      scene.expect(offset: -91)
    }
  }

  @Test func `232: the inset includes a bar except while the bar is faded out`() {
    Scene.run { scene in
      let bar = scene.addBar()
      scene.coordinator.manage(scene.scrollView, bar: bar)
      scene.show(Keyboard.iPhone)
      for (alpha, inset) in [(1, 352), (0, 302), (1, 352)] as [(CGFloat, CGFloat)] {
        UIView.animate(withDuration: 0.2) { bar.alpha = alpha }
        scene.wait(1)
        scene.expect(bottom: inset, "alpha \(alpha)")
      }
    }
  }

  private func canvas(
    _ option: Option, from first: CGFloat, fieldAt y: CGFloat,
    _ body: (ControllerStage, CanvasController, UITextField) -> Void
  ) {
    let screen = CanvasController()
    ControllerStage.run(UINavigationController(rootViewController: screen), option) { stage in
      let field = UITextField(frame: CGRect(x: 16, y: y, width: 200, height: 30))
      screen.canvas.addSubview(field)
      stage.wait(1)
      screen.scrollView.zoomScale = first
      stage.coordinator.manage(screen.scrollView)
      stage.wait(1)
      stage.focus(field)
      stage.expectVisible(field, in: screen.scrollView)
      body(stage, screen, field)
    }
  }

  @Test(
    arguments: OptionMatrix.focus,
    [(1, 2, 600), (1, 3, 900), (2, 4, 700)] as [(CGFloat, CGFloat, CGFloat)]
  )
  func `241: a zoom by the app hides no field`(option: Option, zoom: (CGFloat, CGFloat, CGFloat)) {
    canvas(option, from: zoom.0, fieldAt: zoom.2) { stage, screen, field in
      screen.scrollView.zoomScale = zoom.1
      stage.wait(1)
      stage.expectVisible(field, in: screen.scrollView)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `241: a field stays visible in two animated zooms`(_ option: Option) {
    canvas(option, from: 1, fieldAt: 600) { stage, screen, field in
      for scale in [1.4, 2] as [CGFloat] {
        UIView.animate(withDuration: 0.3) { screen.scrollView.zoomScale = scale }
        stage.wait(0.4)
      }
      stage.wait(1)
      stage.expectVisible(field, in: screen.scrollView)
    }
  }
}

private final class MentionsController: UIViewController {
  let names = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 120))
  let note = UITextView(frame: CGRect(x: 0, y: 120, width: 390, height: 80))
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }

  override func viewDidLoad() {
    super.viewDidLoad()
    names.contentSize = CGSize(width: 390, height: 880)
    bar.addSubview(names)
    bar.addSubview(note)
  }
}

private final class CanvasController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 1200))

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = canvas.bounds.size
    scrollView.maximumZoomScale = 4
    scrollView.delegate = self
    scrollView.addSubview(canvas)
    view.addSubview(scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { canvas }
}
#endif
