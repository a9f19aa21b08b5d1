import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct KeyboardNotificationTests {
  private let fixture = KeyboardFixture()

  @Test(arguments: [
    (HeadlessOptions.with(\.version, .init(15)), false), (.with(\.version, .init(16)), false),
    (.with(\.version, .init(16, 1)), true), (.with(\.version, .init(18)), true),
    (.with(\.omitsScreenObject, true), false),
  ])
  func `S86: the sender is the screen from 16.1 on, unless an option omits it`(
    options: HeadlessOptions, hasSender: Bool
  ) {
    let fixture = KeyboardFixture(options: options)
    var senders: [ObjectIdentifier?] = []
    fixture.observe(UIResponder.keyboardWillShowNotification) { senders.append($0) }
    fixture.addField().becomeFirstResponder()
    expectEqual(senders, to: [hasSender ? ObjectIdentifier(fixture.device.screen) : nil])
  }

  @Test func `S87: a notification has exactly the keys of its event`() {
    var keys: [[String]] = []
    let token = fixture.keyboard.notificationCenter.addObserver(
      forName: UIResponder.keyboardDidChangeFrameNotification, object: nil, queue: nil
    ) { notification in
      let found = notification.userInfo?.keys.compactMap { $0 as? String }.sorted() ?? []
      MainActor.assumeIsolated { keys.append(found) }
    }
    fixture.keyboard.post(HeadlessKeyboardEvent(.didChangeFrame, beginFrame: .docked))
    fixture.keyboard.post(
      HeadlessKeyboardEvent(
        .didChangeFrame, beginFrame: .docked, endFrame: .below, duration: 0.25, curve: 7,
        isLocal: true
      )
    )
    fixture.keyboard.notificationCenter.removeObserver(token)
    expectEqual(
      keys,
      to: [
        ["UIKeyboardFrameBeginUserInfoKey"],
        [
          "UIKeyboardAnimationCurveUserInfoKey", "UIKeyboardAnimationDurationUserInfoKey",
          "UIKeyboardFrameBeginUserInfoKey", "UIKeyboardFrameEndUserInfoKey",
          "UIKeyboardIsLocalUserInfoKey",
        ],
      ]
    )
  }

  @Test func `S98: a notification without duration starts no animation`() {
    var inherited: [TimeInterval] = []
    fixture.onKeyboard = { _ in inherited.append(UIView.inheritedAnimationDuration) }
    for duration: TimeInterval? in [nil, 0, .nan] {
      fixture.keyboard.post(HeadlessKeyboardEvent(.willShow, endFrame: .docked, duration: duration))
    }
    expectEqual(inherited, to: [0, 0, 0])
  }

  @Test func `a transition replaced before its end posts nothing more`() {
    let field = fixture.addField()
    field.becomeFirstResponder()
    fixture.device.clock.advance(by: 0.1)
    field.resignFirstResponder()
    fixture.device.clock.advance(by: 1)
    expectEqual(fixture.eventNames, to: .willShow + .hide)
    expectEqual(fixture.keyboard.log.map(\.time), to: [0, 0, 0.1, 0.1, 0.35, 0.35])
  }

  @Test(arguments: [
    (CGRect(0, 508, 390, 336), HeadlessKeyboardPlacement.docked(CGRect(0, 508, 390, 336))),
    (CGRect(0, 523.3333, 390, 320.6667), .docked(CGRect(0, 523.3333, 390, 320.6667))),
    (CGRect(0, 523.3333001, 390, 320.6667), .docked(CGRect(0, 523.3333001, 390, 320.6667))),
    (CGRect(0, 522.3333001, 390, 320.6667), .loose(CGRect(0, 522.3333001, 390, 320.6667))),
    (CGRect(0, 843.9999999, 390, 320), .hidden),
    (CGRect(0, 844, 390, 320), .hidden),
    (CGRect(0, 0, 390, 0), .hidden),
    (CGRect(0, 0, 0, 320), .hidden),
    (.zero, .hidden),
    (CGRect(0, 0, 390, 320), .loose(CGRect(0, 0, 390, 320))),
    (CGRect(20, 300, 320, 260), .loose(CGRect(20, 300, 320, 260))),
    (CGRect(0, CGFloat.nan, 390, 336), .hidden),
    (CGRect(0, 508, CGFloat.infinity, 336), .hidden),
    (.null, .hidden),
  ])
  func `S94, S110: an end frame determines the placement of the keyboard`(
    endFrame: CGRect, expected: HeadlessKeyboardPlacement
  ) {
    fixture.keyboard.post(HeadlessKeyboardEvent(.willShow, endFrame: endFrame, duration: 0.25))
    expectEqual(fixture.keyboard.placement, to: expected)
  }

  @Test func `S180: a hide hides the keyboard, whatever the height of its frame`() {
    let toolbar = CGRect(0, 800, 390, 44)
    fixture.keyboard.post(HeadlessKeyboardEvent(.willShow, endFrame: .docked, duration: 0.25))
    for name: HeadlessKeyboardEvent.Name in [.willHide, .didChangeFrame, .didHide] {
      fixture.keyboard.post(HeadlessKeyboardEvent(name, endFrame: toolbar, duration: 0.25))
      expectNil(fixture.keyboard.frameInScreen)
    }
  }

  @Test func `an event without an end frame does not move the keyboard`() {
    fixture.keyboard.post(HeadlessKeyboardEvent(.willShow, endFrame: .docked, duration: 0.25))
    fixture.keyboard.post(HeadlessKeyboardEvent(.willChangeFrame, beginFrame: .docked))
    expectEqual(fixture.keyboard.placement, to: .docked(.docked))
  }

  @Test func `S124: a keyboard on another screen does not change this screen's`() {
    let other = HeadlessDevice.externalScreen(size: CGSize(1920, 1080))
    var senders: [ObjectIdentifier?] = []
    fixture.observe(UIResponder.keyboardWillShowNotification) { senders.append($0) }
    fixture.keyboard.post(
      HeadlessKeyboardEvent(.willShow, endFrame: CGRect(0, 680, 1920, 400), duration: 0.25),
      screen: other
    )
    expectEqual(senders, to: [ObjectIdentifier(other)])
    expectNil(fixture.keyboard.frameInScreen)
  }
}
