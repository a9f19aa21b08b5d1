#if os(Linux)
import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("Controllers with an accessory view", .tags(.scene))
struct AccessoryControllerTests {
  /// A chat whose controller is first responder for the bar at the bottom.
  private final class ChatController: UIViewController {
    let list = UIScrollView()
    let field = UITextField(frame: CGRect(x: 16, y: 5, width: 300, height: 40))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.addSubview(field)
      list.frame = view.bounds
      list.contentSize = CGSize(width: view.bounds.width, height: 3000)
      view.addSubview(list)
    }
  }

  @Test(
    .bug("https://github.com/MessageKit/MessageKit/issues/977"),
    arguments: OptionMatrix.focus + [OptionMatrix.barOverHomeIndicator]
  )
  func `161: a bar that its controller is first responder for, with and without keys`(
    _ option: Option
  ) {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    ControllerStage.run(navigation, option) { stage in
      let chat = ChatController()
      navigation.pushViewController(chat, animated: false)
      stage.device.clock.advance(by: 1)
      stage.coordinator.manage(chat.list)
      #expect(chat.becomeFirstResponder())
      stage.device.clock.advance(by: 1)
      // 50 above the home indicator, for which UIKit adds 34, or 50 with it.
      let alone: CGFloat = option.options.accessoryStandsOnSafeArea ? 50 : 16
      #expect(chat.list.contentInset.bottom == alone)
      chat.list.headlessOffsetHistory = []

      stage.focus(chat.field)
      #expect(chat.list.contentInset.bottom == 352)
      chat.field.resignFirstResponder()
      stage.device.clock.advance(by: 1)
      #expect(chat.isFirstResponder)
      #expect(chat.list.contentInset.bottom == alone)
      #expect(chat.list.headlessOffsetHistory.isEmpty)

      navigation.popViewController(animated: false)
      stage.device.clock.advance(by: 1)
      #expect(chat.list.contentInset.bottom == 0)
      #expect(chat.list.verticalScrollIndicatorInsets.bottom == 0)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a controller's bar that the end frame leaves out counts, also with its field`(
    _ option: Option
  ) {
    let chat = ChatController()
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
        stage.device.keyboard.post(.show(frame))
        clock.advance(by: 1)
      }

      #expect(chat.becomeFirstResponder())
      announce(CGRect(x: 0, y: 810, width: 390, height: 34), barAt: 760)
      #expect(chat.list.contentInset.bottom == 50)
      chat.list.headlessWrites = HeadlessScrollWrites()
      #expect(chat.field.becomeFirstResponder())
      announce(Keyboard.iPhone, barAt: 458)
      #expect(chat.list.contentInset.bottom == 352)
      #expect(chat.field.resignFirstResponder())
      announce(CGRect(x: 0, y: 810, width: 390, height: 34), barAt: 760)
      #expect(chat.list.contentInset.bottom == 50)
      #expect(chat.list.headlessWrites.contentInset == 2)
    }
  }
}

extension HeadlessKeyboardEvent {
  fileprivate static func show(_ frame: CGRect) -> Self {
    Self(.willShow, beginFrame: frame, endFrame: frame, duration: 0.25, curve: 7, isLocal: true)
  }
}
#endif
