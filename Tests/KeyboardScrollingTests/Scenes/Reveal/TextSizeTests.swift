#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct TextSizeTests {
  private final class Form: UIView {
    let label = UILabel()
    let field = UITextField()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.text = (1...14).map { "Line \($0)" }.joined(separator: "\n")
      addSubview(label)
      addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      let height = label.sizeThatFits(CGSize(width: 358, height: 10_000)).height
      label.frame = CGRect(x: 16, y: 0, width: 358, height: height)
      field.frame = CGRect(x: 16, y: height, width: 358, height: 44)
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      setNeedsLayout()
    }
  }

  private func run(_ option: Option, _ body: (Scene, Form) -> Void) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let form = Form(frame: CGRect(x: 0, y: 0, width: 390, height: 1600))
      scene.scrollView.addSubview(form)
      scene.settle()
      #expect(form.field.frame.maxY < 417)
      scene.edit(form.field)
      scene.expect(offset: -91)
      body(scene, form)
    }
  }

  @Test(arguments: OptionMatrix.text)
  func `if larger text hides a field, it is revealed unless the user has scrolled it away`(
    option: Option
  ) {
    run(option) { scene, form in
      scene.resetCounts()
      scene.device.options.contentSizeCategory = .accessibilityLarge
      scene.wait(1)
      let bottom = form.field.frame.maxY
      #expect(bottom > 417)
      scene.expect(bottom: 302, indicator: 302, offset: bottom - 508, offsetWrites: 1)
      scene.resetCounts()
      scene.device.options.contentSizeCategory = .large
      scene.wait(1)
      #expect(form.field.frame.minY >= scene.o + 91)
    }
    run(option) { scene, form in
      scene.scroll(to: 900)
      scene.device.options.contentSizeCategory = .accessibilityLarge
      scene.wait(1)
      scene.expect(path: [])
    }
  }

  @Test func `without a focus nothing moves`() {
    Scene.run { scene in
      scene.show(Keyboard.iPhone)
      scene.resetCounts()
      scene.device.options.contentSizeCategory = .accessibilityLarge
      scene.wait(1)
      scene.expect(path: [])
      #expect(scene.adjustments.isEmpty)
    }
  }
}
#endif
