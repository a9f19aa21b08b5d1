import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("HeadlessKeyboard: typed messages")
struct KeyboardMessageTests {
  @Test func `S176: a message has the values of the notification`() {
    KeyboardFixture.run(options: .with(\.version, .init(26))) { fixture in
      var messages: [UIResponder.KeyboardWillShowMessage] = []
      let center = fixture.keyboard.notificationCenter
      let token = center.addObserver(of: UIScreen.self, for: .keyboardWillShow) {
        messages.append($0)
      }
      fixture.addField().becomeFirstResponder()
      center.removeObserver(token)
      expectEqual(messages.map(\.beginFrame), to: [.below])
      expectEqual(messages.map(\.endFrame), to: [.docked])
      expectEqual(messages.map(\.animationDuration), to: [0.25])
      expectEqual(messages.map(\.animationCurve.rawValue), to: [7])
      expectEqual(messages.map(\.isLocal), to: [true])
      #expect(messages.first?.screen === fixture.device.screen)
    }
  }

  @Test func `S176: each of the six notifications has a message`() {
    KeyboardFixture.run(options: .with(\.version, .init(26))) { fixture in
      var heard: [String] = []
      let center = fixture.keyboard.notificationCenter
      let all = UIScreen.self
      let tokens = [
        center.addObserver(of: all, for: .keyboardWillShow) { _ in heard.append("willShow") },
        center.addObserver(of: all, for: .keyboardDidShow) { _ in heard.append("didShow") },
        center.addObserver(of: all, for: .keyboardWillHide) { _ in heard.append("willHide") },
        center.addObserver(of: all, for: .keyboardDidHide) { _ in heard.append("didHide") },
        center.addObserver(of: all, for: .keyboardWillChangeFrame) { _ in
          heard.append("willChangeFrame")
        },
        center.addObserver(of: all, for: .keyboardDidChangeFrame) { _ in
          heard.append("didChangeFrame")
        },
      ]
      let field = fixture.addFocusedField()
      field.resignFirstResponder()
      fixture.device.clock.advance(by: 1)
      expectEqual(heard, to: (Names.show + .hide).map { "\($0)" })
      for token in tokens { center.removeObserver(token) }
    }
  }

  @Test(arguments: [(18, 0), (26, 1)])
  func `S177: there is no message before iOS 26, without a screen, or without a key`(
    version: Int,
    count: Int
  ) {
    var options = HeadlessOptions.with(\.version, .init(version))
    options.omitsScreenObject = true
    KeyboardFixture.run(options: options) { fixture in
      var messages = 0
      let center = fixture.keyboard.notificationCenter
      let token = center.addObserver(of: UIScreen.self, for: .keyboardWillShow) { _ in
        messages += 1
      }
      fixture.addField().becomeFirstResponder()
      #expect(fixture.timeline.contains("willShow"))
      expectEqual(messages, to: 0)
      fixture.device.options.omitsScreenObject = false
      fixture.keyboard.post(HeadlessKeyboardEvent(.willShow, endFrame: .docked, duration: 0.25))
      expectEqual(messages, to: 0)
      fixture.keyboard.perform(.show)
      expectEqual(messages, to: count)
      center.removeObserver(token)
    }
  }

  @Test
  func `S178: an observer receives the messages of its screen until its token is gone`() {
    KeyboardFixture.run(options: .with(\.version, .init(26))) { fixture in
      let other = HeadlessDevice.externalScreen(size: CGSize(1920, 1080))
      let event = HeadlessKeyboardEvent(
        .willShow,
        beginFrame: .below,
        endFrame: .docked,
        duration: 0.25,
        curve: 7,
        isLocal: true
      )
      var heard: [String] = []
      let center = fixture.keyboard.notificationCenter
      let mine = center.addObserver(of: fixture.device.screen, for: .keyboardWillShow) { _ in
        heard.append("mine")
      }
      do {
        let its = center.addObserver(of: other, for: .keyboardWillShow) { _ in
          heard.append("its")
        }
        fixture.keyboard.post(event)
        fixture.keyboard.post(event, screen: other)
        expectEqual(heard, to: ["mine", "its"])
        withExtendedLifetime(its) {}
      }
      // One token was released, the other is removed.
      fixture.keyboard.post(event, screen: other)
      center.removeObserver(mine)
      fixture.keyboard.post(event)
      expectEqual(heard, to: ["mine", "its"])
    }
  }
}
