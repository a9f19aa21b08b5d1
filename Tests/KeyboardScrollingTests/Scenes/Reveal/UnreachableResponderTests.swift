#if os(Linux)
import KeyboardScrollingTesting
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// First responders that no scroll can show: they float over the content, or are invisible.
@MainActor struct UnreachableResponderTests {
  /// A list that contains its composer, as in a collection view controller, whose view is the list.
  private final class ChatController: UIViewController {
    let list = UIScrollView()
    let bar = UIView()
    let field = UITextField(frame: CGRect(x: 16, y: 8, width: 300, height: 34))

    override func loadView() { view = list }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.contentSize = CGSize(width: 390, height: 3000)
      bar.translatesAutoresizingMaskIntoConstraints = false
      list.addSubview(bar)
      bar.addSubview(field)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: list.frameLayoutGuide.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: list.frameLayoutGuide.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 50),
        bar.bottomAnchor.constraint(equalTo: list.keyboardLayoutGuide.topAnchor),
      ])
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `letters in a composer inside the list do not move the list`(_ option: Option) {
    let chat = ChatController()
    ControllerStage.run(UINavigationController(rootViewController: chat), option) { stage in
      stage.coordinator.manage(chat.list, bar: chat.bar, configuration: .init())
      stage.wait(1)
      chat.list.contentOffset.y = 500
      stage.wait(1)
      for _ in 0..<2 {
        stage.focus(chat.field)
        expectEqual(stage.frame(of: chat.bar).maxY, to: 508)
        let offset = chat.list.contentOffset.y
        for _ in 0..<3 {
          chat.field.headlessType("a")
          stage.wait(1)
          chat.list.expect(offset: offset)
        }
        chat.list.expect(adjusted: 386)
        stage.endEditing()
        chat.list.expect(adjusted: 84)
      }
    }
  }

  /// A form that keeps its field at one place on the screen, as with `frameLayoutGuide`.
  private final class PinningForm: UIScrollView {
    let field = UITextField()

    override func layoutSubviews() {
      super.layoutSubviews()
      if field.superview == nil { addSubview(field) }
      field.frame = CGRect(x: 16, y: bounds.maxY - 200, width: 358, height: 44)
    }
  }

  @Test(arguments: OptionMatrix.withoutScrollOfUIKit(OptionMatrix.focus))
  func `content does not run to its end for a field that stays under the keyboard`(
    _ option: Option
  ) throws {
    var setup = Scene.Setup(contentHeight: 4000).on(option)
    setup.makeScrollView = { PinningForm() }
    try Scene.run(setup) { scene in
      scene.allow(.still, .smallest, .straight, because: "No scroll shows the field.")
      let form = try #require(scene.scrollView as? PinningForm)
      scene.settle()
      scene.edit(form.field)
      scene.wait(3)
      // The field ends 180 points below the keyboard's top: one reveal for the focus, and one
      // because the field is still hidden.
      scene.expect(offset: -91 + 180 + 180)
    }
  }

  enum Invisible: CaseIterable, Sendable { case withoutSize, hidden, transparent, outside }

  /// A screen for a one-time code draws boxes, and hides the field.
  @Test(arguments: OptionMatrix.focus)
  func `a field in a header within the app's top inset is revealed`(_ option: Option) {
    Scene.run(Scene.Setup.withoutScrollToFocus.on(option).withoutScroll) { scene in
      scene.scrollView.contentInset.top = 200
      let field = scene.addField(-150 ... -106)
      scene.scroll(to: 400)
      scene.edit(field)
      // The app's inset counts as covered, so the content moves to its top.
      scene.expect(offset: -291)
    }
  }

  @Test(arguments: OptionMatrix.text, Invisible.allCases)
  func `an invisible field moves nothing, but the boxes kept visible with it are revealed`(
    _ option: Option, _ way: Invisible
  ) {
    for keepsBoxes in [false, true] {
      Scene.run(.withoutScrollToFocus.on(option).withoutScroll) { scene in
        scene.allow(.still, .smallest, .caret, because: "The judge expects fields to be visible.")
        let boxes = scene.addView(900...960)
        let field = scene.addField(0...44)
        switch way {
        case .withoutSize: field.frame = .zero
        case .hidden: field.isHidden = true
        case .transparent: field.alpha = 0
        case .outside: field.frame = CGRect(x: -100, y: -100, width: 1, height: 1)
        }
        if keepsBoxes { scene.coordinator.keepVisible(boxes, whileEditing: [field]) }
        scene.scroll(to: 440)
        scene.edit(field)
        field.headlessType("1")
        scene.wait(1)
        // The boxes end at 960 and the visible part at 508.
        scene.expect(offset: keepsBoxes ? 452 : 440)
      }
    }
  }
}
#endif
