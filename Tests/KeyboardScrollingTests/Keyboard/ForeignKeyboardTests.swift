import Testing

@testable import KeyboardScrolling

#if os(Linux)
@_spi(Headless) import UIKit
#else
import UIKit
#endif

@MainActor struct ForeignKeyboardTests {
  private let bench = Workbench()

  @Test func `nothing is revealed when a view grows under another app's keyboard`() {
    bench.scrollView.frame.size.height = 600
    let coordinator = bench.manage()
    bench.addFocusedField(at: 500)
    bench.turns.run()
    bench.post(.willShow, Keyboard.iPhone, isLocal: false)
    bench.turns.run()
    bench.expect(bottom: 92)
    bench.scrollView.forget()
    bench.scrollView.frame.size.height = 844
    bench.window.layoutIfNeeded()
    bench.turns.run()
    bench.expect(bottom: 336, path: [])
    #expect(coordinator.isManaging(bench.scrollView))
  }

  @Test func `after another app's keyboard, this app's keyboard reveals the focus`() {
    bench.manage()
    bench.post(.willShow, Keyboard.iPhone, isLocal: false)
    bench.turns.run()
    let field = bench.addFocusedField()
    bench.post(.willShow, Keyboard.iPhone)
    bench.turns.run()
    bench.expect(path: [236])
    #expect(field.isFirstResponder)
  }

  #if os(Linux)
  // Only on the stand-in for UIKit, the screen is as large as the window, and a test can add a
  // second screen.

  @Test(arguments: [false, true])
  func `on a phone, the keyboard of the previous app is ignored`(keepsDistance: Bool) {
    let phone = Workbench()
    let coordinator = phone.makeCoordinator(.init(keepsDistanceToEnd: keepsDistance))
    phone.scrollView.contentOffset.y = 756
    coordinator.manage(phone.scrollView)
    phone.scrollView.forget()
    for kind in [KeyboardNotification.Kind.willChangeFrame, .willShow, .didChangeFrame, .didShow] {
      phone.post(kind, Keyboard.iPhone, isLocal: false)
      phone.turns.run()
      phone.delays.run()
    }
    phone.expect(writes: 0)
    expectEqual(phone.environment.keyboard.isVisible, to: false)
    // Another app's show does not replace this app's keyboard, but another app's hide hides it.
    phone.show()
    phone.expect(bottom: 336)
    phone.post(.willShow, Keyboard.iPhoneShort, isLocal: false)
    phone.expect(bottom: 336)
    phone.post(.willHide, Keyboard.iPhoneHidden, isLocal: false)
    phone.expect(bottom: 0, offset: 756)
    // While a field has the focus, another app's keyboard is treated as this app's.
    phone.addFocusedField(at: 800)
    phone.post(.willShow, Keyboard.iPhone, isLocal: false)
    phone.expect(bottom: 336)
  }

  @Test func `124: a keyboard that moves to another screen covers no view on this screen`() {
    let second = OtherScreen(bench.manage())
    let other = second.screen
    for kind in KeyboardNotification.Kind.allCases where kind != .willHide && kind != .didHide {
      bench.post(kind, Keyboard.iPhone, screen: other)
      bench.turns.run()
    }
    bench.expect(writes: 0)
    bench.post(.willShow, Keyboard.iPhone, screen: bench.window.screen)
    bench.scrollView.forget()
    bench.post(.willShow, Keyboard.iPhoneShort, screen: other)
    bench.expect(bottom: 0)
    bench.post(.willShow, Keyboard.iPhone, screen: bench.window.screen)
    bench.expect(bottom: 336)
  }

  @Test func `a show insets the view even if it names a screen on which the app has no window`() {
    bench.manage()
    let other = HeadlessDevice.externalScreen(size: CGSize(width: 1280, height: 720))
    bench.post(.willShow, Keyboard.iPhone, screen: other)
    bench.expect(bottom: 336)
  }

  @Test func `on Linux, a view ignores the keyboards of another test's device`() {
    bench.manage()
    var screen = HeadlessDevice().screen
    bench.post(.willShow, Keyboard.iPhone, screen: screen)
    bench.expect(bottom: 0)
    screen = HeadlessDevice(.iPhoneDuo).screen
    bench.post(.willShow, Keyboard.iPhone, screen: screen)
    bench.expect(bottom: 0)
  }

  @MainActor private final class OtherScreen {
    let screen: UIScreen
    private let device = HeadlessDevice()
    private let window: UIWindow

    init(_ coordinator: KeyboardScrollCoordinator) {
      let size = CGSize(width: 1280, height: 720)
      screen = HeadlessDevice.externalScreen(size: size)
      let frame = CGRect(origin: .zero, size: size)
      window = UIWindow(windowScene: device.addScene(frameInScreen: frame, screen: screen))
      window.isHidden = false
      let view = Workbench.makeScrollView()
      window.addSubview(view)
      coordinator.manage(view)
    }
  }
  #endif

  @Test func `a notification from another thread changes the insets`() async {
    bench.manage()
    await postElsewhere(.willShow, Keyboard.iPhone)
    await settle { bench.b == 336 }
    bench.expect(bottom: 336, insetWrites: 1)
    await postElsewhere(.willHide, Keyboard.iPhoneHidden)
    await settle { bench.b == 0 }
    bench.expect(bottom: 0)
  }

  @Test func `an editing notification from another thread reveals the field`() async {
    bench.manage()
    bench.show()
    let field = ClaimingTextField(frame: CGRect(x: 16, y: 700, width: 358, height: 44))
    bench.scrollView.addSubview(field)
    let center = bench.center
    await Task.detached {
      center.post(name: UITextField.textDidBeginEditingNotification, object: field)
    }.value
    await settle {
      bench.turns.run()
      return bench.scrollView.contentOffset.y == 236
    }
    bench.expect(offset: 236)
  }

  @Test func `a coordinator may be released while a notification is pending`() async {
    var coordinator: KeyboardScrollCoordinator? = bench.makeCoordinator()
    coordinator?.manage(bench.scrollView)
    await postElsewhere(.willShow, Keyboard.iPhone)
    coordinator = nil
    await settle { false }
    bench.expect(bottom: 0)
  }

  @Test func `after notifications from many threads at once, a hide still works`() async {
    bench.scrollView.contentInset.bottom = 20
    bench.manage()
    bench.scrollView.forget()
    let center = bench.center
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<64 {
        group.addTask {
          let height = CGFloat(200 + index)
          let frame = CGRect(x: 0, y: 844 - height, width: 390, height: height)
          center.post(
            name: KeyboardNotification.Kind.willShow.notificationName, object: nil,
            userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame]
          )
        }
      }
    }
    for _ in 0..<400 { await Task.yield() }
    bench.turns.run()
    #expect((220...283).contains(bench.b))
    #expect(bench.scrollView.insetWrites <= 64)
    bench.hide()
    bench.expect(bottom: 20, indicator: 0)
  }

  private func postElsewhere(_ kind: KeyboardNotification.Kind, _ endFrame: CGRect) async {
    let center = bench.center
    await Task.detached {
      center.post(
        name: kind.notificationName, object: nil,
        userInfo: [UIResponder.keyboardFrameEndUserInfoKey: endFrame]
      )
    }.value
  }

  private func settle(until condition: () -> Bool) async {
    for _ in 0..<200 where !condition() { await Task.yield() }
  }
}
