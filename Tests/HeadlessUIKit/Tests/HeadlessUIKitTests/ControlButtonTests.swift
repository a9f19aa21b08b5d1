import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@Suite("UIButton and UISwitch")
@MainActor
struct ControlButtonTests {
  @Test func `a system button is its title of 15 points and six points above and below`() {
    let button = UIButton(type: .system)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
    button.setTitle("Continue", for: .normal)
    // Eight characters of 7.5, a line of 18.
    #expect(button.intrinsicContentSize == CGSize(width: 60, height: 30))
    #expect(button.titleLabel?.text == "Continue")
    #expect(button.currentTitleColor == .systemBlue)
    button.setTitle("Wait", for: .disabled)
    button.isEnabled = false
    #expect(button.currentTitle == "Wait")
  }

  @Test func `a configuration adds its insets to a title of 17 points`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Log in"
    let button = UIButton(configuration: configuration)
    // Six characters of 8.5 and twice 12; a line of 21 and twice 7.
    #expect(button.intrinsicContentSize == CGSize(width: 51 + 24, height: 35))
    button.configuration?.contentInsets.leading = 20
    #expect(button.intrinsicContentSize.width == CGFloat(51 + 32))
    #expect(button.titleLabel?.textColor == .white)
    button.frame = CGRect(0, 0, 103, 35)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(30, 7, 51, 21))
    button.contentHorizontalAlignment = .trailing
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == CGFloat(103 - 12 - 51))
  }

  @Test func `the primary action runs on a tap and lends its title`() {
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    #expect(button.currentTitle == "Go")
    button.headlessTap()
    #expect(taps == 1)
    button.isEnabled = false
    button.headlessTap()
    #expect(taps == 1)
  }

  @Test func `the update handler runs in the layout after a change of state`() {
    let button = UIButton(configuration: .plain())
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { states.append($0.state) }
    button.layoutIfNeeded()
    #expect(states == [.normal])
    button.isEnabled = false
    #expect(states == [.normal])
    button.layoutIfNeeded()
    #expect(states == [.normal, .disabled])
  }

  @Test func `a tap turns a switch and sends its event, the app's own change sends none`() {
    let control = UISwitch()
    var values: [Bool] = []
    control.addAction(
      UIAction { action in values.append((action.sender as? UISwitch)?.isOn ?? false) },
      for: .valueChanged
    )
    control.setOn(true, animated: false)
    #expect(values == [])
    control.headlessTap()
    #expect(values == [false])
    #expect(control.intrinsicContentSize == CGSize(width: 51, height: 31))
  }

  @Test func `an image view is as large as its image`() {
    let view = UIImageView(image: UIImage(headlessSize: CGSize(width: 24, height: 18)))
    #expect(view.frame.size == CGSize(width: 24, height: 18))
    #expect(view.intrinsicContentSize == CGSize(width: 24, height: 18))
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }
}
