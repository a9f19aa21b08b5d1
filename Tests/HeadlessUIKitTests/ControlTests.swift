import CoreGraphics
import Testing
import UIKit

@Suite("UIControl")
@MainActor
struct ControlTests {
  @Test func `an action runs for its events, with the control as its sender`() {
    HeadlessDevice().run {
      let control = UIControl(frame: .zero)
      var senders: [ObjectIdentifier] = []
      let action = UIAction { action in
        senders += (action.sender as? UIControl).map { [ObjectIdentifier($0)] } ?? []
      }
      control.addAction(action, for: [.valueChanged, .editingChanged])
      control.sendActions(for: .touchUpInside)
      #expect(senders.isEmpty)
      control.sendActions(for: .editingChanged)
      #expect(senders == [ObjectIdentifier(control)])
      #expect(action.sender == nil)
      #expect(control.allControlEvents == [.valueChanged, .editingChanged])
    }
  }

  @Test func `an action takes the place of the one with its identifier, for those events only`() {
    HeadlessDevice().run {
      let control = UIControl(frame: .zero)
      var log: [String] = []
      let identifier = UIAction.Identifier("save")
      control.addAction(
        UIAction(identifier: identifier) { _ in log.append("old") },
        for: [.touchUpInside, .valueChanged]
      )
      control.addAction(
        UIAction(identifier: identifier) { _ in log.append("new") },
        for: .touchUpInside
      )
      control.sendActions(for: .touchUpInside)
      control.sendActions(for: .valueChanged)
      #expect(log == ["new", "old"])
      control.removeAction(identifiedBy: identifier, for: .allEvents)
      control.sendActions(for: .allEvents)
      #expect(log == ["new", "old"])
      #expect(control.allControlEvents == [])
    }
  }

  @Test func `two actions without identifiers both stay`() {
    HeadlessDevice().run {
      let control = UIControl(frame: .zero)
      var log: [Int] = []
      control.addAction(UIAction { _ in log.append(1) }, for: .touchUpInside)
      control.addAction(UIAction { _ in log.append(2) }, for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      #expect(log == [1, 2])
    }
  }

  @Test func `a tap is felt only by a control that is enabled, visible and interactive`() {
    HeadlessDevice().run {
      let control = UIControl(frame: .zero)
      var taps = 0
      control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      control.isEnabled = false
      control.headlessTap()
      control.isEnabled = true
      control.isHidden = true
      control.headlessTap()
      control.isHidden = false
      control.isUserInteractionEnabled = false
      control.headlessTap()
      #expect(taps == 0)
      control.isUserInteractionEnabled = true
      control.headlessTap()
      #expect(taps == 1)
    }
  }

  @Test func `the state says what the control is`() {
    HeadlessDevice().run {
      let control = UIControl(frame: .zero)
      #expect(control.state == .normal)
      control.isEnabled = false
      control.isSelected = true
      #expect(control.state == [.disabled, .selected])
      #expect(control.state.rawValue == 2 + 4)
    }
  }
}

@Suite("Fonts and text metrics")
@MainActor
struct ControlTextTests {
  @Test func `the body style is 17 points by default and 53 at the largest size`() {
    let device = HeadlessDevice()
    device.run {
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
      #expect(UIFont.preferredFont(forTextStyle: .headline).headlessWeight == .semibold)
      device.options.contentSizeCategory = .accessibilityExtraExtraExtraLarge
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
    }
  }

  @Test func `a font without a size has the standard one`() {
    #expect(UIFont.systemFont(ofSize: 0).pointSize == UIFont.systemFontSize)
    #expect(UIFont.systemFont(ofSize: .nan).pointSize == UIFont.systemFontSize)
  }

  @Test func `a line is 1.2 point sizes high, rounded up`() {
    #expect(UIFont.systemFont(ofSize: 17).lineHeight == 21)
    #expect(UIFont.systemFont(ofSize: 15).lineHeight == 18)
    let font = UIFont.systemFont(ofSize: 20)
    #expect(font.ascender - font.descender == 24)
  }

  @Test func `words wrap, and the white space between them hangs over the edge`() {
    let metrics = HeadlessTextMetrics(font: .systemFont(ofSize: 20))
    let text = "one two  three"
    // Ten points a character: nine fit.
    let lines = metrics.lines(of: text, width: 90)
    #expect(lines.map { String(text[$0.range]) } == ["one two  ", "three"])
    #expect(lines.map(\.width) == [70, 50])
    #expect(metrics.size(of: text, width: 90) == CGSize(width: 70, height: 2 * 24))
    #expect(metrics.size(of: text) == CGSize(width: 14 * 10, height: 24))
  }

  @Test func `a word wider than the line is broken, and a line holds at least one character`() {
    let metrics = HeadlessTextMetrics(font: .systemFont(ofSize: 20))
    let text = "abcdefg"
    #expect(
      metrics.lines(of: text, width: 30).map { String(text[$0.range]) } == ["abc", "def", "g"]
    )
    #expect(metrics.lines(of: text, width: 0).count == 7)
    #expect(metrics.lines(of: text, width: -5).count == 7)
    #expect(metrics.lines(of: text, width: .nan).count == 1)
  }

  @Test func `line breaks open lines, also the one at the end`() {
    let metrics = HeadlessTextMetrics(font: .systemFont(ofSize: 20))
    let text = "ab\n\nc\n"
    #expect(metrics.lines(of: text).map { String(text[$0.range]) } == ["ab\n", "\n", "c\n", ""])
    #expect(metrics.lines(of: "").count == 1)
    #expect(metrics.size(of: text, limit: 2) == CGSize(width: 20, height: 48))
  }

  @Test(arguments: ["one two  three", "a b  c   ", "  x", "longword and\nmore text \n", "日本語の文"])
  func `the lines of a text cover it`(text: String) {
    let metrics = HeadlessTextMetrics(font: .systemFont(ofSize: 20))
    for width in stride(from: CGFloat(0), through: 200, by: 10) {
      let lines = metrics.lines(of: text, width: width)
      #expect(lines.map { String(text[$0.range]) }.joined() == text)
      #expect(lines.allSatisfy { $0.width <= max(width, 10) })
    }
  }
}

@Suite("UILabel")
@MainActor
struct ControlLabelTests {
  @Test func `a label is as large as its text`() {
    HeadlessDevice().run {
      let label = UILabel()
      #expect(label.intrinsicContentSize == .zero)
      label.text = "Password"
      // Eight characters of 8.5 points, a line of 21.
      #expect(label.intrinsicContentSize == CGSize(width: 68, height: 21))
      label.font = .systemFont(ofSize: 20)
      #expect(label.intrinsicContentSize == CGSize(width: 80, height: 24))
      label.sizeToFit()
      #expect(label.bounds.size == CGSize(width: 80, height: 24))
      #expect(!label.isUserInteractionEnabled)
    }
  }

  @Test func `without a font or a colour there are the standard ones`() {
    HeadlessDevice().run {
      let label = UILabel()
      label.font = nil
      label.textColor = nil
      #expect(label.font == .systemFont(ofSize: 17))
      #expect(label.textColor == .label)
    }
  }

  @Test func `lines wrap at the preferred width, as many as there may be`() {
    HeadlessDevice().run {
      let label = UILabel()
      label.font = .systemFont(ofSize: 20)
      label.text = "aaaa bbbb cccc"
      label.preferredMaxLayoutWidth = 50
      #expect(label.intrinsicContentSize == CGSize(width: 140, height: 24))
      label.numberOfLines = 2
      #expect(label.intrinsicContentSize == CGSize(width: 40, height: 48))
      label.numberOfLines = 0
      #expect(label.intrinsicContentSize == CGSize(width: 40, height: 72))
      #expect(label.sizeThatFits(CGSize(width: 90, height: 0)) == CGSize(width: 90, height: 48))
      label.frame.size = CGSize(width: 90, height: 48)
      #expect(label.headlessLines == ["aaaa bbbb", "cccc"])
    }
  }

  @Test func `layout gives a label of many lines the height of its width`() {
    HeadlessDevice().run {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 110, height: 400))
      let label = UILabel()
      let below = UIView()
      label.font = .systemFont(ofSize: 20)
      label.text = "aaaa bbbb cccc"
      label.numberOfLines = 0
      for view in [label, below] {
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
      }
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: container.topAnchor),
        label.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -10),
        below.topAnchor.constraint(equalTo: label.bottomAnchor),
      ])
      container.layoutIfNeeded()
      // 90 points hold nine characters of ten.
      #expect(label.frame == CGRect(x: 10, y: 0, width: 90, height: 48))
      #expect(below.frame.minY == 48)
      container.frame.size.width = 160
      container.layoutIfNeeded()
      #expect(label.frame == CGRect(x: 10, y: 0, width: 140, height: 24))
      container.frame.size.width = 60
      container.layoutIfNeeded()
      #expect(label.frame.height == 72)
      let size = container.systemLayoutSizeFitting(
        CGSize(width: 110, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      #expect(size == CGSize(width: 110, height: 0))
      below.bottomAnchor.constraint(equalTo: container.bottomAnchor).isActive = true
      #expect(
        container.systemLayoutSizeFitting(
          CGSize(width: 110, height: 0),
          withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ) == CGSize(width: 110, height: 48)
      )
    }
  }
}

@Suite("UIButton and UISwitch")
@MainActor
struct ControlButtonTests {
  @Test func `a system button is its title of 15 points and six points above and below`() {
    HeadlessDevice().run {
      let button = UIButton(type: .system)
      #expect(button.intrinsicContentSize == CGSize(width: 30, height: 12))
      button.setTitle("Continue", for: .normal)
      // Eight characters of 7.5, a line of 18.
      #expect(button.intrinsicContentSize == CGSize(width: 60, height: 30))
      #expect(button.titleLabel?.text == "Continue")
      #expect(button.currentTitleColor == .systemBlue)
      button.setTitle("Wait", for: .disabled)
      button.isEnabled = false
      #expect(button.currentTitle == "Wait")
    }
  }

  @Test func `a configuration adds its insets to a title of 17 points`() {
    HeadlessDevice().run {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Log in"
      let button = UIButton(configuration: configuration)
      // Six characters of 8.5 and twice 12; a line of 21 and twice 7.
      #expect(button.intrinsicContentSize == CGSize(width: 51 + 24, height: 35))
      button.configuration?.contentInsets.leading = 20
      #expect(button.intrinsicContentSize.width == CGFloat(51 + 32))
      #expect(button.titleLabel?.textColor == .white)
      button.frame = CGRect(x: 0, y: 0, width: 103, height: 35)
      button.layoutIfNeeded()
      #expect(button.titleLabel?.frame == CGRect(x: 30, y: 7, width: 51, height: 21))
      button.contentHorizontalAlignment = .trailing
      button.setNeedsLayout()
      button.layoutIfNeeded()
      #expect(button.titleLabel?.frame.minX == CGFloat(103 - 12 - 51))
    }
  }

  @Test func `the primary action runs on a tap and lends its title`() {
    HeadlessDevice().run {
      var taps = 0
      let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
      #expect(button.currentTitle == "Go")
      button.headlessTap()
      #expect(taps == 1)
      button.isEnabled = false
      button.headlessTap()
      #expect(taps == 1)
    }
  }

  @Test func `the update handler runs in the layout after a change of state`() {
    HeadlessDevice().run {
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
  }

  @Test func `a tap turns a switch and tells of it, the app's own change does not`() {
    HeadlessDevice().run {
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
  }

  @Test func `an image view is as large as its image`() {
    HeadlessDevice().run {
      let view = UIImageView(image: UIImage(headlessSize: CGSize(width: 24, height: 18)))
      #expect(view.frame.size == CGSize(width: 24, height: 18))
      #expect(view.intrinsicContentSize == CGSize(width: 24, height: 18))
      view.image = nil
      #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }
  }
}

@Suite("Traits")
@MainActor
struct ControlTraitTests {
  struct Case: Sendable {
    let size: CGSize
    let horizontal: UIUserInterfaceSizeClass
    let vertical: UIUserInterfaceSizeClass
    let idiom: UIUserInterfaceIdiom
  }

  @Test(arguments: [
    Case(
      size: CGSize(width: 390, height: 844),
      horizontal: .compact,
      vertical: .regular,
      idiom: .phone
    ),
    Case(
      size: CGSize(width: 844, height: 390),
      horizontal: .compact,
      vertical: .compact,
      idiom: .phone
    ),
    Case(
      size: CGSize(width: 926, height: 428),
      horizontal: .regular,
      vertical: .compact,
      idiom: .phone
    ),
    Case(
      size: CGSize(width: 1024, height: 1366),
      horizontal: .regular,
      vertical: .regular,
      idiom: .pad
    ),
  ])
  func `size classes follow the window`(_ row: Case) {
    let device = HeadlessDevice(
      HeadlessDeviceModel(
        name: "this test's",
        screenSize: row.size,
        keyboardHeight: 300,
        landscapeKeyboardHeight: 200,
        source: "this test"
      )
    )
    device.run {
      let controller = UIViewController()
      let window = device.makeWindow(rootViewController: controller)
      #expect(controller.traitCollection.horizontalSizeClass == row.horizontal)
      #expect(window.traitCollection.verticalSizeClass == row.vertical)
      #expect(UIDevice.current.userInterfaceIdiom == row.idiom)
      #expect(UIScreen.main.traitCollection.userInterfaceIdiom == row.idiom)
      #expect(UIView().traitCollection.horizontalSizeClass == .unspecified)
    }
  }

  @Test func `a narrow window on an iPad is compact`() {
    let device = HeadlessDevice(
      HeadlessDeviceModel(
        name: "this test's",
        screenSize: CGSize(width: 1024, height: 1366),
        keyboardHeight: 300,
        landscapeKeyboardHeight: 200,
        source: "this test"
      )
    )
    device.run {
      let controller = TraitController()
      let window = device.makeWindow(rootViewController: controller)
      device.resize(device.scene, to: CGRect(x: 0, y: 0, width: 320, height: 1366))
      device.clock.turn()
      #expect(window.traitCollection.horizontalSizeClass == .compact)
      #expect(controller.previous.map(\.horizontalSizeClass) == [.regular])
      device.clock.turn()
      #expect(controller.previous.count == 1)
    }
  }

  @Test func `a label that adjusts takes its text style's new size`() {
    let device = HeadlessDevice()
    device.run {
      let controller = UIViewController()
      let window = device.makeWindow(rootViewController: controller)
      let labels = [UILabel(), UILabel()]
      for label in labels {
        label.font = .preferredFont(forTextStyle: .body)
        controller.view.addSubview(label)
      }
      labels[0].adjustsFontForContentSizeCategory = true
      device.options.contentSizeCategory = .extraLarge
      device.clock.turn()
      #expect(labels.map(\.font.pointSize) == [19, 17])
      _ = window
    }
  }

  @Test func `the last of several collections counts, and what none says is unspecified`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .pad),
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(horizontalSizeClass: .compact),
    ])
    #expect(traits.userInterfaceIdiom == .pad)
    #expect(traits.horizontalSizeClass == .compact)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.layoutDirection == .unspecified)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    #expect(
      UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: large).pointSize == 23
    )
    #expect(large.preferredContentSizeCategory.isAccessibilityCategory)
  }
}

private final class TraitController: UIViewController {
  var previous: [UITraitCollection] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    previous += previousTraitCollection.map { [$0] } ?? []
  }
}
