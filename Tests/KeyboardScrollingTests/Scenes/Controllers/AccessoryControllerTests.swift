#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
struct AccessoryControllerTests {
  @Test(
    .bug("https://github.com/MessageKit/MessageKit/issues/977"),
    arguments: OptionMatrix.focus + [OptionMatrix.barAboveHomeIndicator]
  )
  func `161: the bar of a controller needs an inset with and without a keyboard`(_ option: Option) {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    ControllerStage.run(navigation, option) { stage in
      let chat = AccessoryChatController()
      navigation.pushViewController(chat, animated: false)
      stage.wait(1)
      stage.coordinator.manage(chat.list)
      chat.takeFocus()
      stage.wait(1)
      // Either the bar is above the home indicator, for which UIKit adds 34, or the bar's 50 points
      // include those 34.
      let alone: CGFloat = option.options.accessoryStandsOnSafeArea ? 50 : 16
      chat.list.expect(bottom: alone)
      chat.list.headlessOffsetHistory = []

      stage.focus(chat.field)
      chat.list.expect(bottom: 352)
      chat.field.resignFirstResponder()
      stage.wait(1)
      #expect(chat.isFirstResponder)
      chat.list.expect(bottom: alone)
      #expect(chat.list.headlessOffsetHistory.isEmpty)

      navigation.popViewController(animated: false)
      stage.wait(1)
      chat.list.expect(bottom: 0, indicator: 0)
    }
  }

  /// The first responder is the controller, which posts no notification.
  @Test(arguments: OptionMatrix.focus)
  func `an animated scroll of the app continues as a controller shows its bar`(_ option: Option) {
    let chat = AccessoryChatController()
    ControllerStage.run(UINavigationController(rootViewController: chat), option) { stage in
      stage.coordinator.manage(chat.list)
      stage.wait(1)
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { [clock = stage.device.clock] _ in
        MainActor.assumeIsolated {
          // The next turn of the main queue.
          clock.nextTurn { chat.list.setContentOffset(CGPoint(x: 0, y: 1500), animated: true) }
        }
      }
      chat.takeFocus()
      stage.wait(2)
      NotificationCenter.default.removeObserver(token)
      chat.list.expect(offset: 1500)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `the inset includes a controller's bar that the end frame omits`(_ option: Option) {
    let chat = AccessoryChatController()
    ControllerStage.run(UINavigationController(rootViewController: chat), option) { stage in
      let clock = stage.device.clock
      stage.device.keyboard.isAutomatic = false
      stage.coordinator.manage(chat.list)
      let host = UIWindow(windowScene: stage.device.scene)
      host.windowLevel = .alert
      host.isHidden = false
      host.addSubview(chat.bar)
      @MainActor func announce(_ frame: CGRect, barAt top: CGFloat) {
        chat.bar.frame.origin.y = top
        stage.post(.willShow, frame, from: frame)
        clock.advance(by: 1)
      }

      chat.takeFocus()
      announce(CGRect(x: 0, y: 810, width: 390, height: 34), barAt: 760)
      chat.list.expect(bottom: 50)
      chat.list.headlessWrites = HeadlessScrollWrites()
      chat.field.takeFocus()
      announce(Keyboard.iPhone, barAt: 458)
      chat.list.expect(bottom: 352)
      chat.field.giveUpFocus()
      announce(CGRect(x: 0, y: 810, width: 390, height: 34), barAt: 760)
      chat.list.expect(bottom: 50, insetWrites: 2)
    }
  }
}
#endif
