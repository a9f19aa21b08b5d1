import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct KeyboardAccessoryTests {
  private let fixture = KeyboardFixture()

  /// Shows a controller whose bar is then at the bottom of the screen.
  private func shown<Chat: UIViewController>(_ chat: Chat) -> Chat {
    fixture.show(chat)
    #expect(chat.becomeFirstResponder())
    fixture.device.clock.advance(by: 1)
    return chat
  }

  @Test func `an accessory view is the top of the keyboard, in the keyboard's window`() throws {
    let field = fixture.addField()
    let bar = UIView(frame: CGRect(0, 0, 100, 44))
    field.inputAccessoryView = bar
    expectNil(bar.window)
    field.becomeFirstResponder()
    let window = try #require(bar.window)
    #expect(window !== fixture.window)
    expectEqual(fixture.device.scene.windows, to: [fixture.window])
    let target: UIView? = window
    expectEqual(bar.convert(bar.bounds, to: target), to: CGRect(0, 464, 390, 44))
    #expect(bar.next?.next === field)
    field.resignFirstResponder()
    expectNil(bar.window)
  }

  @Test func `a finger reaches a field in an accessory view, but nothing behind the keys`() {
    let chat = shown(ChatController())
    // One tap beside the field, and one on it. The bar is from 794 to 844.
    HeadlessFinger.tap(380, 819)
    #expect(!chat.field.isFirstResponder)
    HeadlessFinger.tap(100, 819)
    #expect(chat.field.isFirstResponder)
    fixture.device.clock.advance(by: 1)
    #expect(fixture.keyboard.inputWindow === chat.bar.window)
    let below = UITextField(frame: CGRect(0, 600, 390, 200))
    let scrollView = UIScrollView(frame: chat.view.bounds)
    scrollView.contentSize = CGSize(390, 2000)
    scrollView.addSubview(below)
    chat.view.addSubview(scrollView)
    HeadlessFinger.tap(100, 700)
    #expect(!below.isFirstResponder)
    let offset = scrollView.contentOffset
    HeadlessFinger(from: CGPoint(100, 700), to: CGPoint(100, 600)).lift()
    expectEqual(scrollView.contentOffset, to: offset)
  }

  @Test func `an input view includes the home indicator, below the accessory view`() {
    let field = fixture.addField()
    let keys = UIView(frame: CGRect(0, 0, 100, 200))
    field.inputView = keys
    field.becomeFirstResponder()
    // The input view's 200 and the home indicator's 34.
    expectEqual(fixture.keyboard.frameInScreen, to: CGRect(0, 610, 390, 234))
    field.inputAccessoryView = UIView(frame: CGRect(0, 0, 390, 44))
    field.reloadInputViews()
    fixture.device.clock.settle()
    expectEqual(fixture.keyboard.frameInScreen, to: CGRect(0, 566, 390, 278))
    let window: UIView? = keys.window
    expectEqual(keys.convert(keys.bounds, to: window), to: CGRect(0, 610, 390, 200))
  }

  @Test func `an accessory view follows the finger that drags the keyboard`() {
    let field = fixture.addField()
    let bar = UIView(frame: CGRect(0, 0, 390, 44))
    field.inputAccessoryView = bar
    let scrollView = fixture.addScrollView()
    scrollView.keyboardDismissMode = .interactiveWithAccessory
    field.becomeFirstResponder()
    fixture.device.clock.advance(by: 1)
    fixture.keyboard.headlessDragDidMove(toScreenY: 600, in: scrollView)
    let target: UIView? = bar.window
    expectEqual(bar.convert(bar.bounds, to: target).minY, to: 600)
  }

  @Test func `case 121: a field in a controller's bar takes the focus, and later the bar stays`() {
    let chat = shown(ChatController())
    expectEqual(fixture.keyboard.frameInScreen, to: CGRect(0, 794, 390, 50))
    let shown = fixture.posted { chat.field.becomeFirstResponder() }
    expectEqual([chat.field.isFirstResponder, chat.isFirstResponder], to: [true, true])
    expectEqual(shown.map(\.name), to: .willShow)
    // The screen's 844, less the keys' 336 and the bar's 50.
    expectEqual(fixture.keyboard.frameInScreen, to: CGRect(0, 458, 390, 386))
    #expect(chat.field.window !== chat.view.window)
    fixture.device.clock.advance(by: 1)
    let left = fixture.posted { chat.field.resignFirstResponder() }
    expectEqual(left.map(\.name), to: .willShow)
    expectEqual(fixture.keyboard.frameInScreen, to: CGRect(0, 794, 390, 50))
    #expect(chat.bar.window != nil)
  }

  @Test func `the bar disappears with its controller, and its field resigns`() {
    let chat = shown(ChatController())
    chat.field.becomeFirstResponder()
    fixture.window.rootViewController = UIViewController()
    expectEqual([chat.field.isFirstResponder, chat.isFirstResponder], to: [false, false])
    expectNil(chat.bar.window)
    expectNil(fixture.keyboard.frameInScreen)
  }

  @Test func `a field may be inside its own accessory view`() {
    let bar = UIView(frame: CGRect(0, 0, 390, 44))
    let outer = fixture.addField("outer")
    let inner = UITextField(frame: CGRect(0, 0, 100, 40))
    bar.addSubview(inner)
    outer.inputAccessoryView = bar
    inner.inputAccessoryView = bar
    outer.becomeFirstResponder()
    #expect(inner.becomeFirstResponder())
    expectEqual(fixture.keyboard.frameInScreen, to: CGRect(0, 464, 390, 380))
  }

  @Test(arguments: [true, false])
  func `S244: an accessory view alone is above the home indicator, or covers it`(
    accessoryStandsOnSafeArea: Bool
  ) {
    let fixture = KeyboardFixture(
      options: .with(\.accessoryStandsOnSafeArea, accessoryStandsOnSafeArea)
    )
    let chat = ChatController()
    fixture.show(chat)
    #expect(chat.becomeFirstResponder())
    let height: CGFloat = accessoryStandsOnSafeArea ? 84 : 50
    expectEqual(fixture.keyboard.frameInScreen, to: CGRect(0, 844 - height, 390, height))
  }

  /// A bar whose text view decides its height, at its bottom edge or at its safe area.
  private final class GrowingBar: UIView {
    let text = UITextView()

    init(keepsSafeArea: Bool) {
      super.init(frame: .zero)
      autoresizingMask = .flexibleHeight
      text.isScrollEnabled = false
      text.font = .systemFont(ofSize: 20)
      text.translatesAutoresizingMaskIntoConstraints = false
      addSubview(text)
      let bottom = keepsSafeArea ? safeAreaLayoutGuide.bottomAnchor : bottomAnchor
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: topAnchor, constant: 4),
        text.leadingAnchor.constraint(equalTo: leadingAnchor),
        text.trailingAnchor.constraint(equalTo: trailingAnchor),
        text.bottomAnchor.constraint(equalTo: bottom, constant: -4),
      ])
    }

    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { .zero }
  }

  private final class GrowingChat: UIViewController {
    let bar: GrowingBar

    init(keepsSafeArea: Bool) {
      bar = GrowingBar(keepsSafeArea: keepsSafeArea)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  /// A line of 20 points is 24 high, and a text view adds 8 above and 8 below.
  @Test(arguments: [(false, CGFloat(48)), (true, 82)])
  func `S245: a self-sizing bar ends at the edge of the screen, unless it uses its safe area`(
    keepsSafeArea: Bool, height: CGFloat
  ) {
    _ = shown(GrowingChat(keepsSafeArea: keepsSafeArea))
    expectEqual(fixture.keyboard.frameInScreen, to: CGRect(0, 844 - height, 390, height))
    expectEqual(fixture.eventNames, to: .show)
  }

  @Test func `S245: a bar has its safe area at the screen's edge, but not above the keyboard`() {
    let chat = shown(GrowingChat(keepsSafeArea: true))
    // The screen's 844, less the keys' 336 and the bar's 48.
    let up = fixture.posted(within: 1) { chat.bar.text.becomeFirstResponder() }
    expectEqual(up.map(\.endFrame?.minY), to: [460, 460, 460, 460])
    expectEqual(chat.bar.bounds.height, to: 48)
    expectEqual(chat.bar.safeAreaInsets.bottom, to: 0)
    let down = fixture.posted(within: 1) { chat.bar.text.resignFirstResponder() }
    expectEqual(Set(down.map(\.endFrame?.minY)), to: [762])
    expectEqual(chat.bar.bounds.height, to: 82)
    expectEqual(fixture.posted { fixture.device.clock.advance(by: 2) }, to: [])
  }

  @Test func `S245: each line that a bar grows by is announced, and the bar comes to rest`() {
    let chat = shown(GrowingChat(keepsSafeArea: false))
    chat.bar.text.becomeFirstResponder()
    fixture.device.clock.advance(by: 1)
    // The keys' 336 and the bar's 48.
    expectEqual(fixture.keyboard.frameInScreen, to: CGRect(0, 460, 390, 384))
    for line in 1...3 {
      let posted = fixture.posted(within: 1) { chat.bar.text.insertText("\nline") }
      expectEqual(posted.map(\.name), to: .show)
      let height = 384 + 24 * CGFloat(line)
      expectEqual(fixture.keyboard.frameInScreen, to: CGRect(0, 844 - height, 390, height))
    }
    expectEqual(fixture.posted { fixture.device.clock.advance(by: 2) }, to: [])
  }

  @Test(arguments: [true, false])
  func `S246: a controller's bar appears with its screen, or when it becomes first responder`(
    accessoryComesWithScreen: Bool
  ) {
    let fixture = KeyboardFixture(
      options: .with(\.accessoryComesWithScreen, accessoryComesWithScreen)
    )
    let chat = ChatController()
    fixture.window.rootViewController = chat
    fixture.device.clock.advance(by: 1)
    expectEqual(chat.isFirstResponder, to: accessoryComesWithScreen)
    expectEqual((chat.bar.window != nil), to: accessoryComesWithScreen)
  }
}
