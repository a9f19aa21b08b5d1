#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct ForeignWriterTests {
  @Test(arguments: OptionMatrix.insets)
  func `an inset that the app writes outside a window is kept`(_ option: Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      scene.show(Keyboard.iPhone)
      let root = scene.scrollView.superview
      scene.scrollView.removeFromSuperview()
      scene.scrollView.contentInset.bottom = 12
      root?.addSubview(scene.scrollView)
      scene.show(Keyboard.iPhone)
      scene.expect(bottom: 314)
      scene.hide()
      scene.expect(bottom: 12)
    }
  }

  @Test(arguments: OptionMatrix.insets)
  func `keyboards that grow by less than the tolerance leave no inset behind`(_ option: Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      scene.show(Keyboard.iPhone)
      // Each step is below the tolerance of 0.01; 500 of them are 4 points.
      for step in 1...500 {
        let height = 336 + 0.008 * CGFloat(step)
        scene.post(
          .willChangeFrame, CGRect(x: 0, y: 844 - height, width: 390, height: height), duration: 0
        )
      }
      scene.settle()
      scene.expect(bottom: 306, indicator: 306, within: 0.02)
      scene.hide()
      #expect(abs(scene.b) <= 0.01)
      #expect(abs(scene.i) <= 0.01)
    }
  }

  @Test(arguments: OptionMatrix.insets, 10...16)
  func `an inset that the app assigns for each letter is kept`(_ option: Option, _ letters: Int) {
    Scene.run(Scene.Setup(baseline: 60).on(option)) { scene in
      scene.edit(scene.addField(0...44))
      for letter in 0..<letters {
        scene.scrollView.contentInset.bottom = 60 + CGFloat(letter)
        scene.wait(0.1)
      }
      scene.wait(1)
      let own = 60 + CGFloat(letters) - 1
      scene.expect(bottom: own + 302, indicator: 362)
      scene.resetCounts()
      scene.wait(5)
      scene.expect(insetWrites: 0)
      scene.hide()
      scene.expect(bottom: own)
    }
  }

  @Test(arguments: OptionMatrix.insets)
  func `an indicator inset that the app answers each time is not written for ever`(
    _ option: Option
  ) {
    let setup = Scene.Setup(makeScrollView: { PlainIndicatorScrollView() })
    Scene.run(setup.on(option)) { scene in
      scene.show(Keyboard.iPhone)
      scene.wait(5)
      scene.expect(bottom: 302, indicator: 0)
      // Six of the coordinator, in one exchange and one retry, and six of the app.
      expectEqual(scene.history.indicatorWrites, to: 12)
      scene.resetCounts()
      scene.wait(5)
      expectEqual(scene.history.indicatorWrites, to: 0)
      scene.hide()
      scene.expect(bottom: 0, indicator: 0)
    }
  }

  @Test(arguments: OptionMatrix.insets)
  func `a view that grows with its own inset is not written for ever`(_ option: Option) {
    let setup = Scene.Setup(
      frame: CGRect(x: 0, y: 0, width: 390, height: 600),
      behavior: .never,
      contentHeight: 600,
      makeScrollView: { FittingScrollView() }
    )
    Scene.run(setup.on(option)) { scene in
      scene.show(Keyboard.iPhone)
      scene.wait(5)
      // One exchange, and one retry.
      expectEqual(scene.insetWrites, to: 6)
      scene.resetCounts()
      scene.wait(5)
      scene.expect(insetWrites: 0)
      scene.hide()
      scene.expect(bottom: 0, indicator: 0)
    }
  }

  @Test(arguments: OptionMatrix.insets, Policy.both)
  func `while the keyboard is up, a negative inset of the app is kept`(
    _ option: Option, _ policy: Policy
  ) throws {
    let setup = Scene.Setup(
      baseline: -34,
      indicatorBaseline: 0,
      configuration: .init(revealPadding: 0, baselinePolicy: policy),
      makeScrollView: { CountingScrollView() }
    )
    try Scene.run(setup.on(option)) { scene in
      let view = try #require(scene.scrollView as? CountingScrollView)
      view.forget()
      for _ in 0..<3 {
        scene.show(Keyboard.iPhone)
        // UIKit still adds its 34, so the coordinator adds 336 - 34 = 302.
        scene.expect(bottom: policy == .sum ? 268 : 302, indicator: 302)
        scene.show(Keyboard.iPhoneShort)
        scene.expect(bottom: policy == .sum ? 223 : 257, indicator: 257)
        scene.hide()
        scene.expect(bottom: -34, indicator: 0)
      }
      expectEqual(view.insetDurations, to: Array(repeating: 0.25, count: 9))
      scene.edit(scene.addField(700...744))
      // With the policy `sum`, the insets leave the view visible down to 542. The field's end at
      // 744 still moves to the keyboard's top at 508.
      scene.expect(offset: 236)
    }
  }
}

/// Assigns its indicator insets in each layout pass.
private final class PlainIndicatorScrollView: UIScrollView {
  override var verticalScrollIndicatorInsets: UIEdgeInsets {
    didSet { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if verticalScrollIndicatorInsets != .zero { verticalScrollIndicatorInsets = .zero }
  }
}

/// Is as high as its content and its insets; many apps size a table so.
private final class FittingScrollView: UIScrollView {
  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    guard contentSize.height > 0 else { return }
    frame.size.height = contentSize.height + adjustedContentInset.top + adjustedContentInset.bottom
  }
}
#endif
