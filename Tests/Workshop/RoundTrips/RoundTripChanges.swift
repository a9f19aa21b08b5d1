@_spi(Headless) import UIKit

@MainActor final class RoundTripChanges {
  private let screen: any RoundTripScreen
  private let device: HeadlessDevice
  private var cover: UIViewController?
  private var menuFrame = CGRect.zero

  init(_ screen: any RoundTripScreen, on device: HeadlessDevice) {
    self.screen = screen
    self.device = device
  }

  func perform(_ change: RoundTrip.Change, isOn: Bool) -> Bool {
    switch change {
    case .keys, .suggestions, .emoji, .undocked, .floating, .menu, .otherApp:
      return changeKeyboard(change, isOn)
    case .lines: screen.setComposer(height: isOn ? 130 : 50)
    case .banner: addInset(isOn ? 40 : -40)
    case .topBanner: screen.additionalSafeAreaInsets.top += isOn ? 30 : -30
    case .side: device.rotate(to: isOn ? .landscapeLeft : .portrait)
    case .window, .wideWindow: resize(change, isOn)
    case .unfold: device.fold(to: isOn ? .fullyOpen : .closed)
    case .halfOpen: device.fold(to: isOn ? .partiallyOpen : .closed)
    case .push, .fullScreen, .sheet, .alert, .alertWithField, .tab: coverScreen(change, isOn)
    }
    return true
  }

  private func changeKeyboard(_ change: RoundTrip.Change, _ isOn: Bool) -> Bool {
    let keyboard = device.keyboard
    switch change {
    case .keys:
      if isOn {
        screen.field?.becomeFirstResponder()
      } else {
        screen.field?.resignFirstResponder()
        keyboard.leaveFormSheet()
      }
    case .suggestions where keyboard.isDocked:
      keyboard.perform(.predictiveBar(isVisible: !isOn))
    case .suggestions: keyboard.showsPredictiveBar = !isOn
    case .emoji:
      guard let frame = keyboard.frameInScreen else { return false }
      keyboard.perform(.toggleEmoji(height: frame.height + (isOn ? 20 : -20)))
    case .undocked: keyboard.perform(isOn ? .undockByMenu() : .dock)
    case .floating:
      let frame = CGRect(x: 300, y: 500, width: 320, height: 254)
      keyboard.perform(isOn ? .float(frame: frame) : .dock)
    case .menu: return postMenu(isOn)
    default: keyboard.perform(isOn ? .background : .foreground)
    }
    return true
  }

  /// Posts the notifications of a menu, which hides the keyboard and keeps the focus.
  private func postMenu(_ isOn: Bool) -> Bool {
    if isOn {
      guard let frame = device.keyboard.frameInScreen else { return false }
      menuFrame = frame
    }
    let hidden = menuFrame.offsetBy(dx: 0, dy: menuFrame.height)
    device.keyboard.post(
      HeadlessKeyboardEvent(
        isOn ? .willHide : .willShow, beginFrame: isOn ? menuFrame : hidden,
        endFrame: isOn ? hidden : menuFrame, duration: 0.25, curve: 7, isLocal: true
      )
    )
    return true
  }

  private func addInset(_ height: CGFloat) {
    if screen.scrollView.transform.d < 0 {
      screen.scrollView.contentInset.top += height
    } else {
      screen.scrollView.contentInset.bottom += height
    }
  }

  private func resize(_ change: RoundTrip.Change, _ isOn: Bool) {
    let full = device.screen.bounds
    let small =
      change == .window
      ? CGRect(x: 0, y: 0, width: 600, height: 780)
      : CGRect(x: 0, y: 0, width: full.width, height: full.height * 0.7)
    device.resize(device.scene, to: isOn ? small : full)
  }

  private func coverScreen(_ change: RoundTrip.Change, _ isOn: Bool) {
    switch change {
    case .push where isOn:
      screen.navigationController?.pushViewController(UIViewController(), animated: true)
    case .push: screen.navigationController?.popViewController(animated: true)
    case .tab: screen.tabBarController?.selectedIndex = isOn ? 1 : 0
    case .alert, .alertWithField:
      if isOn {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        if change == .alertWithField { alert.addTextField() }
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert)
      } else if let alert = cover as? UIAlertController, let action = alert.actions.first {
        alert.headlessTap(action)
      }
    default:
      guard isOn else {
        cover?.dismiss(animated: true)
        return
      }
      let other = UIViewController()
      other.modalPresentationStyle = change == .fullScreen ? .fullScreen : .pageSheet
      present(other)
    }
  }

  private func present(_ other: UIViewController) {
    cover = other
    screen.present(other, animated: true)
  }
}
