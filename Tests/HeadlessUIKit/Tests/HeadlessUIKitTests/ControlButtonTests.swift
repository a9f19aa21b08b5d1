import Testing
@_spi(Headless) import UIKit

struct ControlButtonTests {
  @Test func `a system button has a title of 15 points, with six points above and below`() {
    let button = UIButton(type: .system)
    expectEqual(button.intrinsicContentSize, to: CGSize(30, 34))
    button.setTitle("Continue", for: .normal)
    // Eight characters of 7.5 points in a line of 18.
    expectEqual(button.intrinsicContentSize, to: CGSize(60, 30))
    expectEqual(button.titleLabel?.text, to: "Continue")
    expectEqual(button.currentTitleColor, to: .systemBlue)
    button.setTitle("Wait", for: .disabled)
    button.isEnabled = false
    expectEqual(button.currentTitle, to: "Wait")
  }

  @Test func `a configuration adds its insets to a title of 17 points`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Log in"
    let button = UIButton(configuration: configuration)
    // Six characters of 8.5 points with 12 on each side; a line of 21 with 7 above and below.
    expectEqual(button.intrinsicContentSize, to: CGSize(51 + 24, 35))
    button.configuration?.contentInsets.leading = 20
    expectEqual(button.intrinsicContentSize.width, to: CGFloat(51 + 32))
    expectEqual(button.titleLabel?.textColor, to: .white)
    button.frame = CGRect(0, 0, 103, 35)
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.frame, to: CGRect(30, 7, 51, 21))
    button.contentHorizontalAlignment = .trailing
    button.setNeedsLayout()
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.frame.minX, to: CGFloat(103 - 12 - 51))
  }

  @Test func `the primary action runs on a tap, and its title is the button's`() {
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    expectEqual(button.currentTitle, to: "Go")
    button.headlessTap()
    expectEqual(taps, to: 1)
    button.isEnabled = false
    button.headlessTap()
    expectEqual(taps, to: 1)
  }

  @Test func `the update handler runs in the layout after a change of state`() {
    let button = UIButton(configuration: .plain())
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { states.append($0.state) }
    button.layoutIfNeeded()
    expectEqual(states, to: [.normal])
    button.isEnabled = false
    expectEqual(states, to: [.normal])
    button.layoutIfNeeded()
    expectEqual(states, to: [.normal, .disabled])
  }

  @Test func `a tap toggles a switch and sends an event, a change by the app sends none`() {
    let control = UISwitch()
    var values: [Bool] = []
    control.addAction(
      UIAction { action in values.append((action.sender as? UISwitch)?.isOn ?? false) },
      for: .valueChanged
    )
    control.setOn(true, animated: false)
    expectEqual(values, to: [])
    control.headlessTap()
    expectEqual(values, to: [false])
    expectEqual(control.intrinsicContentSize, to: CGSize(51, 31))
  }

  @Test func `an image view is as large as its image`() {
    let view = UIImageView(image: UIImage(headlessSize: CGSize(24, 18)))
    expectEqual(view.frame.size, to: CGSize(24, 18))
    expectEqual(view.intrinsicContentSize, to: CGSize(24, 18))
    view.image = nil
    expectEqual(view.intrinsicContentSize.width, to: UIView.noIntrinsicMetric)
  }
}
