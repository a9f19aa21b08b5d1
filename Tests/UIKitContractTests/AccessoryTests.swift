import Testing
import UIKit

@MainActor struct AccessoryTests {
  // https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:usingspringwithdamping:initialspringvelocity:options:animations:completion:)
  @Test func `S203: a spring changes the model at once and ends later`() {
    let stage = Stage()
    let view = stage.addView()
    var results: [Bool] = []
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0
    ) {
      view.frame.origin.x = 100
    } completion: {
      results.append($0)
    }
    expectEqual(view.frame.origin.x, to: 100)
    #expect(view.layer.animationKeys() ?? [] != [])
    expectEqual(results, to: [])
  }

  // https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions/selectall(_:)
  @Test(.needsApplication)
  func `S204: select all selects the whole text of a field, and of a text view`() async throws {
    do {
      let focus = await FocusFixture()
      defer { focus.end() }
      focus.field.text = "all of it"
      #expect(focus.field.becomeFirstResponder())
      focus.field.selectAll(nil)
      let range = try #require(focus.field.selectedTextRange)
      expectEqual(focus.field.text(in: range), to: "all of it")
    }
    let stage = Stage()
    let textView = UITextView(frame: CGRect(x: 20, y: 100, width: 350, height: 200))
    stage.root.view.addSubview(textView)
    stage.window.makeKeyAndVisible()
    defer { stage.window.endEditing(true) }
    textView.text = "all of it"
    #expect(textView.becomeFirstResponder())
    textView.selectAll(nil)
    expectEqual(textView.selectedRange, to: NSRange(location: 0, length: 9))
  }

  // https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryviewcontroller
  @Test(.needsApplication)
  func `S205: a controller's accessory view shows while the controller is first responder`() async {
    let controller = BarOwner()
    let stage = Stage(root: controller)
    stage.window.makeKeyAndVisible()
    defer { stage.window.endEditing(true) }
    #expect(controller.becomeFirstResponder())
    #expect(await wait { controller.bar.view.window != nil })
    #expect(controller.bar.view.window !== stage.window)
  }

  // https://developer.apple.com/documentation/uikit/uiresponder/inputview
  @Test(.needsApplication)
  func `S205: a field in a controller's accessory view may have its own input view`() async {
    let controller = BarOwner()
    let stage = Stage(root: controller)
    stage.window.makeKeyAndVisible()
    defer { controller.resignFirstResponder() }
    let field = UITextField(frame: CGRect(x: 16, y: 0, width: 200, height: 44))
    controller.bar.view.addSubview(field)
    #expect(controller.becomeFirstResponder())
    #expect(await wait { controller.bar.view.window != nil })
    field.inputView = UIView()
    #expect(field.becomeFirstResponder())
    #expect(await wait { field.isFirstResponder && controller.bar.view.window != nil })
  }

  // https://stackoverflow.com/questions/46282987
  @Test(.needsKeyboard)
  func `S245: a controller's bar has a bottom safe area only without a keyboard`() async {
    await SharedKeyboard.shared.waitUntilHidden()
    let controller = BarOwner()
    let stage = Stage(root: controller)
    stage.moveToBottomOfScreen()
    stage.window.makeKeyAndVisible()
    defer { controller.resignFirstResponder() }
    let bar: UIView = controller.bar.view
    let field = UITextField(frame: CGRect(x: 16, y: 0, width: 200, height: 44))
    bar.addSubview(field)
    controller.bar.inputView?.allowsSelfSizing = true
    field.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: bar.topAnchor),
      field.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      field.heightAnchor.constraint(equalToConstant: 44),
      field.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor),
    ])
    #expect(controller.becomeFirstResponder())
    let home = stage.window.screen.bounds.maxY - 44
    #expect(await wait { bar.window != nil && bar.bounds.height > 0 })
    #expect(isClose(bar.bounds.height, 44 + bar.safeAreaInsets.bottom))
    #expect(field.becomeFirstResponder())
    let isUp = { bar.convert(bar.bounds, to: nil as UIView?).maxY < home - 100 }
    #expect(await wait(until: isUp))
    expectEqual(bar.safeAreaInsets.bottom, to: 0)
    #expect(isClose(bar.bounds.height, 44))
  }

  // https://developer.apple.com/documentation/uikit/uiscrollview/pangesturerecognizer
  @Test func `S209: a scroll view's pan recognizer is its own and reports nothing at rest`() {
    let p = ScrollFixture.p()
    let recognizer = p.scrollView.panGestureRecognizer
    #expect(recognizer === p.scrollView.panGestureRecognizer)
    #expect(recognizer.view === p.scrollView)
    expectEqual(recognizer.state, to: .possible)
    #expect(recognizer.isEnabled)
    expectEqual(recognizer.numberOfTouches, to: 0)
  }

  // https://developer.apple.com/documentation/uikit/uitoolbar
  @Test func `S210: a tool bar is 44 points high and shows its items in a row`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let first = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let last = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    bar.items = [
      UIBarButtonItem(customView: first), .flexibleSpace(), UIBarButtonItem(customView: last),
    ]
    bar.layoutIfNeeded()
    expectEqual(bar.sizeThatFits(CGSize(width: 390, height: 0)).height, to: 44)
    expectEqual(bar.items?.count, to: 3)
    let target: UIView? = bar
    let left = first.convert(first.bounds, to: target)
    let right = last.convert(last.bounds, to: target)
    #expect(left.minX > 0 && left.maxX < right.minX && right.maxX < 390)
  }

  // https://developer.apple.com/documentation/uikit/uiapplication
  @Test(.needsApplication)
  func `S211: the application is active in the foreground and lists its scenes`() throws {
    let stage = Stage()
    let scene = try #require(stage.window.windowScene)
    #expect(UIApplication.shared.connectedScenes.contains(scene))
    #expect(UIApplication.shared === UIApplication.shared)
    expectEqual(UIApplication.shared.applicationState, to: .active)
  }

  private final class BarOwner: UIViewController {
    let bar = BarController()
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryViewController: UIInputViewController? { bar }
  }

  private final class BarController: UIInputViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.frame.size.height = 50
    }
  }
}
