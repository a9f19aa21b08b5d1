#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

extension OptionMatrix {
  /// The options for focus changes, each combined with every behaviour of a swipe back.
  static let interactivePops = focus.flatMap { option in
    HeadlessOptions.InteractivePopFocus.allCases.flatMap { focus in
      HeadlessOptions.InteractivePopFrames.allCases.map { frames in
        Option("\(option.name), focus \(focus), frames \(frames)") {
          $0 = option.options
          $0.interactivePopFocus = focus
          $0.interactivePopFrames = frames
        }
      }
    }
  }
}

@MainActor struct InteractivePopTests {
  private struct Swipe {
    let stage: ControllerStage
    let navigation: UINavigationController
    let below: FormController
    let top: FormController
    let coordinator: KeyboardScrollCoordinator
    /// The state of the lower form before the push.
    let start: (untouched: Untouched, offset: CGPoint)

    @MainActor var forms: [UIScrollView] { [below.scrollView, top.scrollView] }
    @MainActor var untouched: [Untouched] { forms.map { Untouched($0) } }

    @MainActor func forgetWrites() {
      for form in forms { form.forgetWrites() }
    }

    @MainActor
    func begin(_ fractions: [CGFloat] = [0.1, 0.4, 0.7, 0.3]) throws -> HeadlessInteractivePop {
      let pop = try #require(navigation.headlessBeginInteractivePop())
      stage.settle()
      for fraction in fractions {
        pop.move(to: fraction)
        stage.wait(0.1)
      }
      return pop
    }

    @MainActor func cancel(_ fractions: [CGFloat] = [0.1, 0.4, 0.7, 0.3]) throws {
      try begin(fractions).cancel()
      stage.wait(1)
    }

    @MainActor func finish(_ fractions: [CGFloat]) throws {
      try begin(fractions).finish()
      stage.wait(1)
    }

    @MainActor func expectClean(sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(stage.device.keyboard.frameInScreen == nil, sourceLocation: sourceLocation)
      for form in forms {
        #expect(form.contentInset == .zero, sourceLocation: sourceLocation)
        #expect(form.verticalScrollIndicatorInsets == .zero, sourceLocation: sourceLocation)
      }
    }
  }

  private func run(
    _ option: Option,
    on model: HeadlessDeviceModel = .iPhone14,
    belowFocusesAt belowMoment: FormController.Moment = .never,
    topFocusesAt topMoment: FormController.Moment = .never,
    _ body: (Swipe) throws -> Void
  ) rethrows {
    let below = FormController(focusesAt: belowMoment)
    let top = FormController(focusesAt: topMoment)
    let navigation = UINavigationController(rootViewController: below)
    try ControllerStage.run(navigation, on: model, option) { stage in
      stage.wait(1)
      stage.coordinator.manage(below.scrollView)
      stage.wait(1)
      let start = (Untouched(below.scrollView), below.scrollView.contentOffset)
      let coordinator = KeyboardScrollCoordinator(configuration: .init(revealPadding: 0))
      coordinator.manage(top.scrollView)
      navigation.pushViewController(top, animated: true)
      stage.wait(1)
      let swipe = Swipe(
        stage: stage, navigation: navigation, below: below, top: top, coordinator: coordinator,
        start: start
      )
      swipe.forgetWrites()
      try body(swipe)
    }
  }

  private struct Cancelled: Sendable {
    var model = HeadlessDeviceModel.iPhone14
    var fieldTop: CGFloat = 700
    var fractions: [CGFloat] = [0.1, 0.4, 0.7, 0.3]
    var bottom: CGFloat = 302
    let offset: CGFloat
  }

  nonisolated private static let cancelled = [
    Cancelled(offset: 236),
    // The last offset with the keyboard, 1600 + 336 - 844, is past the last offset without it.
    Cancelled(fieldTop: 1556, offset: 1092),
    // The inset is the keyboard's 209 less the home indicator's 21. The field's end at 744 moves to
    // the keyboard's top at 181. During a swipe back, the safe area may change several times in a
    // turn (S173 in `HeadlessUIKit/statements.md`).
    Cancelled(
      model: HeadlessDeviceModel.iPhone14.onItsSide, fractions: [0.02, 0.05, 0.5, 0.03, 0.01],
      bottom: 188, offset: 563
    ),
  ]

  @Test(
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/1361"),
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/1963"),
    arguments: OptionMatrix.interactivePops,
    cancelled.indices
  )
  func `a cancelled swipe back changes neither screen`(_ option: Option, index: Int) throws {
    let row = Self.cancelled[index]
    try run(option, on: row.model) { swipe in
      let (below, top) = (swipe.below.scrollView, swipe.top.scrollView)
      swipe.top.field.frame.origin.y = row.fieldTop
      swipe.stage.focus(swipe.top.field)
      top.expect(bottom: row.bottom, indicator: row.bottom, offset: row.offset)
      let before = swipe.untouched
      let offsetBelow = below.contentOffset
      for _ in 0..<2 {
        swipe.forgetWrites()
        try swipe.cancel(row.fractions)
        #expect(swipe.top.field.isFirstResponder)
        top.expect(bottom: row.bottom, indicator: row.bottom, offset: row.offset, path: [])
        swipe.stage.expectVisible(swipe.top.field, in: top)
        expectEqual(below.contentOffset, to: offsetBelow)
        for form in swipe.forms { expectEqual(form.headlessWrites.contentOffset, to: 0) }
        expectEqual(swipe.untouched, to: before)
      }
      swipe.stage.endEditing()
      swipe.expectClean()
      top.expect(offset: min(row.offset, 790))
      expectEqual(swipe.untouched, to: before)
    }
  }

  /// During the transition, UIKit would animate the scroll with the screen.
  @Test(
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1082"),
    arguments: OptionMatrix.interactivePops
  )
  func `a letter that is typed during a cancelled swipe back scrolls afterwards`(
    _ option: Option
  ) throws {
    try run(option) { swipe in
      let top = swipe.top.scrollView
      swipe.stage.focus(swipe.top.field)
      top.contentOffset.y = 0
      swipe.stage.wait(1)
      let pop = try swipe.begin([0.1])
      swipe.top.field.insertText("a")
      swipe.forgetWrites()
      pop.move(to: 0.3)
      swipe.stage.wait(0.5)
      expectEqual(top.headlessWrites.contentOffset, to: 0)
      pop.cancel()
      swipe.stage.wait(1)
      swipe.stage.expectVisible(swipe.top.field, in: top)
    }
  }

  @Test(
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1598"),
    arguments: OptionMatrix.interactivePops
  )
  func `a finished swipe leaves no insets behind on either screen`(_ option: Option) throws {
    try run(option) { swipe in
      let (below, top) = (swipe.below.scrollView, swipe.top.scrollView)
      swipe.stage.focus(swipe.top.field)
      swipe.forgetWrites()
      try swipe.finish([0.2, 0.5, 0.9])
      expectNil(top.window)
      swipe.expectClean()
      expectEqual(below.contentOffset, to: swipe.start.offset)
      expectEqual(Untouched(below), to: swipe.start.untouched)
      for form in swipe.forms { expectEqual(form.headlessWrites.contentOffset, to: 0) }
      swipe.stage.focus(swipe.below.field)
      below.expect(bottom: 302, indicator: 302)
      below.expect(offset: 236)
      swipe.stage.endEditing()
      swipe.expectClean()
    }
  }

  @Test(arguments: OptionMatrix.interactivePops)
  func `after a swipe back, the form below keeps its offset`(_ option: Option) throws {
    try run(option, topFocusesAt: .never) { swipe in
      let (below, top) = (swipe.below.scrollView, swipe.top.scrollView)
      // The user edits the field of the form below, and the keyboard stays up for the push.
      swipe.navigation.popViewController(animated: false)
      swipe.stage.focus(swipe.below.field)
      below.expect(offset: 236)
      let next = FormController(focusesAt: .viewDidAppear)
      swipe.coordinator.manage(next.scrollView)
      swipe.navigation.pushViewController(next, animated: true)
      swipe.stage.wait(1)
      #expect(swipe.stage.device.keyboard.frameInScreen != nil)
      next.scrollView.expect(bottom: 302, indicator: 302)
      swipe.forgetWrites()

      try swipe.cancel()
      next.scrollView.expect(bottom: 302, indicator: 302)
      swipe.stage.expectVisible(next.field, in: next.scrollView)
      try swipe.finish([0.5, 1])
      swipe.expectClean()
      expectEqual(next.scrollView.contentInset, to: .zero)
      below.expect(offset: 236, offsetWrites: 0)
      expectNil(top.window)
    }
  }

  @Test(arguments: OptionMatrix.interactivePops)
  func `after a swipe back, a field that gets the focus again is visible`(_ option: Option) throws {
    try run(option, belowFocusesAt: .viewDidAppear, topFocusesAt: .viewDidAppear) { swipe in
      let (below, top) = (swipe.below.scrollView, swipe.top.scrollView)
      top.expect(bottom: 302, indicator: 302)
      below.contentOffset.y = -91
      swipe.forgetWrites()

      try swipe.cancel([0.3, 0.1])
      top.expect(bottom: 302, indicator: 302)
      swipe.stage.expectVisible(swipe.top.field, in: top)
      top.expect(offsetWrites: 0)

      try swipe.finish([0.3, 0.8])
      #expect(swipe.below.field.isFirstResponder)
      below.expect(bottom: 302, indicator: 302)
      below.expect(offset: 236)
      swipe.stage.expectVisible(swipe.below.field, in: below)
      swipe.stage.endEditing()
      swipe.expectClean()
    }
  }

  // With other values of `interactivePopFocus`, the field becomes first responder again, and UIKit
  // itself scrolls to it.
  @Test(arguments: OptionMatrix.interactivePops.filter { $0.options.interactivePopFocus == .stays })
  func `a cancelled swipe leaves a form at the user's offset`(_ option: Option) throws {
    // At 1092, the last offset, the field is hidden. 700 is valid without a keyboard too.
    for offset: CGFloat in [1092, 700] {
      try run(option) { swipe in
        let top = swipe.top.scrollView
        swipe.stage.focus(swipe.top.field)
        top.contentOffset.y = offset
        swipe.stage.wait(1)
        swipe.forgetWrites()
        try swipe.cancel()
        top.expect(bottom: 302, offset: offset, path: [])
      }
    }
  }
}
#endif
