import Testing
@_spi(Headless) import UIKit

/// Statements about the first responder, and the responder that the keyboard serves.
@Suite(.ownDevice) struct FocusStatementTests {
  private let fixture = KeyboardFixture()

  @Test(arguments: [true, false])
  func `S185: a field focused in viewDidLoad has the focus in the window, or not`(remembers: Bool) {
    let options = HeadlessOptions.with(\.remembersEarlyFocus, remembers)
    let fixture = KeyboardFixture(options: options)
    let controller = EarlyController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    fixture.window.rootViewController = navigation
    let posted = fixture.posted {
      navigation.pushViewController(controller, animated: true)
    }
    expectEqual(controller.answer, to: false)
    expectEqual(controller.field.isFirstResponder, to: remembers)
    expectEqual(controller.wasFirstResponderInViewWillAppear, to: false)
    expectEqual(posted.map(\.name), to: remembers ? .willShow : [])
  }

  @Test(arguments: [0, 1])
  func `S185: of several focus requests without a window, the last one is granted`(last: Int) {
    let container = UIView()
    let fields = [0, 50].map { UITextField(frame: CGRect(0, $0, 100, 40)) }
    for field in fields { container.addSubview(field) }
    fields[last].becomeFirstResponder()
    fields[last].resignFirstResponder()
    fixture.root.view.addSubview(container)
    // Inferred: no source was found for the claim that resigning cancels the request.
    expectEqual(fields.filter(\.isFirstResponder), to: [])
    container.removeFromSuperview()
    fields[1 - last].becomeFirstResponder()
    fields[last].becomeFirstResponder()
    fixture.root.view.addSubview(container)
    expectEqual(fields.filter(\.isFirstResponder), to: [fields[last]])
    fields[last].resignFirstResponder()
    container.removeFromSuperview()
    fixture.root.view.addSubview(container)
    expectEqual(fields.filter(\.isFirstResponder), to: [])
  }

  @Test(arguments: HeadlessOptions.FocusAfterResigning.allCases)
  func `S187: after a chat's field resigns, the controller has the focus and its bar stays, or not`(
    focus: HeadlessOptions.FocusAfterResigning
  ) {
    let fixture = KeyboardFixture(options: .with(\.focusAfterResigning, focus))
    let chat = ChatController()
    fixture.show(chat)
    let field = fixture.addField("field", to: chat.view)
    #expect(chat.becomeFirstResponder())
    field.becomeFirstResponder()
    fixture.device.clock.advance(by: 1)
    // The screen's 844, less the keys' 336 and the bar's 50.
    expectEqual(fixture.keyboard.frameInScreen, to: CGRect(0, 458, 390, 386))
    #expect(!chat.isFirstResponder)
    fixture.timeline = []
    #expect(field.resignFirstResponder())
    let comesBack = focus == .nextInChain
    expectEqual(chat.isFirstResponder, to: comesBack)
    #expect(chat.bar.window != nil || !comesBack)
    // Only the bar's 50.
    expectEqual(fixture.keyboard.frameInScreen, to: comesBack ? CGRect(0, 794, 390, 50) : nil)
    expectEqual(
      fixture.timeline,
      to: comesBack
        ? ["field end", "willChangeFrame", "willShow"]
        : ["willChangeFrame", "willHide", "field end"]
    )
  }

  @Test func `S187: a controller that leaves the window with the field does not get the focus`() {
    let chat = ChatController()
    fixture.show(chat)
    let field = fixture.addField("field", to: chat.view)
    field.becomeFirstResponder()
    fixture.window.rootViewController = UIViewController()
    #expect(!field.isFirstResponder && !chat.isFirstResponder)
    expectNil(fixture.keyboard.frameInScreen)
  }

  /// Inferred: no source was found.
  @Test func `S187: a controller behind a presented one does not get the focus`() {
    let chat = ChatController()
    fixture.show(chat)
    let sheet = UIViewController()
    chat.present(sheet, animated: false)
    let field = fixture.addField("field", to: sheet.view)
    expectEqual([field.becomeFirstResponder(), field.resignFirstResponder()], to: [true, true])
    #expect(!field.isFirstResponder && !chat.isFirstResponder)
    expectNil(fixture.keyboard.frameInScreen)
  }

  @Test(arguments: HeadlessOptions.FocusBehindPresentation.allCases)
  func `S274: a presented controller takes the focus, and gives it back, or not`(
    focus: HeadlessOptions.FocusBehindPresentation
  ) {
    for style: UIModalPresentationStyle in [.pageSheet, .overFullScreen, .fullScreen] {
      let fixture = KeyboardFixture(options: .with(\.focusBehindPresentation, focus))
      let field = fixture.addFocusedField()
      let sheet = UIViewController()
      sheet.modalPresentationStyle = style
      let taken = fixture.posted { fixture.root.present(sheet, animated: true) }
      expectEqual(field.isFirstResponder, to: focus == .stays)
      expectEqual(taken.map(\.name), to: focus == .stays ? [] : .willHide)
      fixture.device.clock.advance(by: 1)
      // By now, the view behind a full-screen controller has left the window.
      let stays = focus == .stays && style != .fullScreen
      let given = fixture.posted { sheet.dismiss(animated: true) }
      expectEqual(given.map(\.name), to: focus == .comesBack ? .willShow : [])
      expectEqual(field.isFirstResponder, to: focus == .comesBack || stays)
    }
  }

  @Test func `S274: a field of the presented controller gets the focus without a hide`() {
    let field = fixture.addFocusedField()
    let sheet = UIViewController()
    let own = fixture.addField("own", to: sheet.view)
    own.removeFromSuperview()
    own.becomeFirstResponder()
    sheet.view.addSubview(own)
    let taken = fixture.posted { fixture.root.present(sheet, animated: true) }
    expectEqual([field.isFirstResponder, own.isFirstResponder], to: [false, true])
    #expect(!taken.map(\.name).contains(.willHide))
    fixture.device.clock.advance(by: 1)
    let given = fixture.posted { sheet.dismiss(animated: true) }
    expectEqual([field.isFirstResponder, own.isFirstResponder], to: [true, false])
    #expect(!given.map(\.name).contains(.willHide))
  }

  @Test func `S188: the keyboard serves the first responder of the window that becomes key`() {
    let (window, field) = addWindow()
    let posted = fixture.posted { #expect(field.becomeFirstResponder()) }
    expectEqual([field.isFirstResponder, posted.isEmpty], to: [true, true])
    expectNil(fixture.keyboard.focus)
    expectEqual(fixture.posted { window.makeKey() }.map(\.name), to: .willShow)
    #expect(fixture.keyboard.focus === field)
  }

  @Test func `S188: the keyboard hides when a window without a first responder becomes key`() {
    let field = fixture.addFocusedField()
    let (window, _) = addWindow()
    expectEqual(fixture.posted { window.makeKey() }.map(\.name), to: .willHide)
    #expect(field.isFirstResponder)
    fixture.device.clock.advance(by: 1)
    // The keyboard returns with its window:
    // https://github.com/SwiftKickMobile/SwiftMessages/issues/83
    expectEqual(fixture.posted { window.isHidden = true }.map(\.name), to: .willShow)
    expectEqual([fixture.window.isKeyWindow, fixture.keyboard.focus === field], to: [true, true])
  }

  // https://github.com/SwiftKickMobile/SwiftMessages/issues/499
  @Test func `S188: a window that is touched becomes key, and its field has a keyboard`() {
    let (window, field) = addWindow()
    HeadlessFinger.tap(100, 120)
    expectEqual([window.isKeyWindow, field.isFirstResponder], to: [true, true])
    #expect(fixture.keyboard.focus === field)
    expectEqual(fixture.keyboard.frameInScreen, to: .docked)
  }

  private func addWindow() -> (window: UIWindow, field: UITextField) {
    let window = UIWindow(windowScene: fixture.device.scene)
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    return (window, fixture.addField("other", to: controller.view))
  }

  private final class EarlyController: UIViewController {
    let field = UITextField(frame: CGRect(20, 100, 350, 44))
    private(set) var answer: Bool?
    private(set) var wasFirstResponderInViewWillAppear: Bool?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
      answer = field.becomeFirstResponder()
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      wasFirstResponderInViewWillAppear = field.isFirstResponder
    }
  }
}
