#if os(Linux)
import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("Movement with the keyboard", .tags(.scene))
struct MovementTests {
  @Test(
    .bug("https://github.com/michaeltyson/TPKeyboardAvoiding/issues/186"),
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/827"),
    arguments: OptionMatrix.geometry
  )
  func `138: fields that wait for layout do not fly in`(_ option: OptionMatrix.Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let form = Form(frame: CGRect(x: 0, y: 600, width: 390, height: 200))
      scene.scrollView.addSubview(form)
      let field = scene.addField(700...744)
      scene.focus(field)
      form.isFilled = true
      form.setNeedsLayout()
      let layouts = form.layouts
      scene.post(.willChangeFrame, Keyboard.iPhone)
      scene.post(.willShow, Keyboard.iPhone)
      #expect(form.layouts == layouts)
      scene.device.clock.settle()
      #expect(form.label.frame.origin.x == 100)
      #expect(form.layer.animationKeys() == nil)
      #expect(form.label.layer.animationKeys() == nil)
      #expect(scene.controller.view.layer.animationKeys() == nil)
      #expect(scene.b == 302)
      scene.device.clock.advance(by: 1)
      #expect(scene.o == 236)
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `138: the inset moves as long as the keyboard, also the first time`(
    _ option: OptionMatrix.Option
  ) throws {
    try Scene.run(Scene.Setup(makeScrollView: { TimedScrollView() }).on(option)) { scene in
      let view = try #require(scene.scrollView as? TimedScrollView)
      for _ in 0..<2 {
        view.durations = []
        scene.show(Keyboard.iPhone)
        #expect(view.durations == [0.25])
        view.durations = []
        scene.hide()
        #expect(view.durations == [0.25])
      }
    }
  }

  @Test func `the inset of a view that cancels the home indicator moves with the keyboard`() throws
  {
    let setup = Scene.Setup(
      baseline: -34,
      indicatorBaseline: 0,
      makeScrollView: { TimedScrollView() }
    )
    try Scene.run(setup) { scene in
      let view = try #require(scene.scrollView as? TimedScrollView)
      view.durations = []
      scene.show(Keyboard.iPhone)
      #expect(view.durations == [0.25])
    }
  }

  @Test(arguments: OptionMatrix.geometry, [TimeInterval?.none, 0, -1, .nan, .infinity])
  func `without a usable duration the inset does not move`(
    _ option: OptionMatrix.Option,
    _ duration: TimeInterval?
  ) throws {
    try Scene.run(Scene.Setup(makeScrollView: { TimedScrollView() }).on(option)) { scene in
      let view = try #require(scene.scrollView as? TimedScrollView)
      view.durations = []
      scene.post(.willShow, Keyboard.iPhone, duration: duration)
      scene.device.clock.settle()
      #expect(scene.b == 302)
      #expect(view.durations == [0])
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `an event is reported once, with the values before and after it`(
    _ option: OptionMatrix.Option
  ) {
    Scene.run(Scene.Setup(baseline: 6).on(option)) { scene in
      scene.post(.willShow, Keyboard.iPhone)
      let changes = scene.adjustments.filter(\.didChange)
      #expect(changes.map(\.contentInsetBefore.bottom) == [6])
      #expect(changes.map(\.contentInsetAfter.bottom) == [308])
      #expect(changes.map(\.trigger) == [.keyboard])
      #expect(changes.map(\.reason) == [.overlap])
    }
  }
}

/// A form that places its text during layout.
private final class Form: UIView {
  let label = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  var isFilled = false
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    if label.superview == nil { addSubview(label) }
    if isFilled { label.frame.origin.x = 100 }
  }
}

/// A scroll view that records the duration of each change of its inset.
private final class TimedScrollView: UIScrollView {
  var durations: [TimeInterval] = []

  override var contentInset: UIEdgeInsets {
    get { super.contentInset }
    set {
      durations.append(UIView.areAnimationsEnabled ? UIView.inheritedAnimationDuration : 0)
      super.contentInset = newValue
    }
  }
}
#endif
