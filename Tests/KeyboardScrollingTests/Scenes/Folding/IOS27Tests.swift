#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct IOS27Tests {
  /// A navigation bar of 44 points that shrinks as the content moves up.
  ///
  /// Other changes of the safe area move the content (statement 51), but this bar's changes keep
  /// the content offset.
  private final class MinimizingBar: NSObject, UIScrollViewDelegate {
    weak var controller: UIViewController?
    private var height: CGFloat = 44
    private var last: CGFloat = -91
    private var isResizing = false
    private(set) var offsets: [CGFloat] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      guard !isResizing else { return }
      let offset = scrollView.contentOffset.y
      height = min(44, max(0, height - offset + last))
      last = offset
      offsets.append(offset)
      isResizing = true
      controller?.additionalSafeAreaInsets.top = height
      controller?.view.layoutIfNeeded()
      if scrollView.contentOffset.y != offset { scrollView.contentOffset.y = offset }
      isResizing = false
    }
  }

  /// Screen P of `Cases.md` under a bar that shrinks, on iOS 27.
  private static let setup = Scene.Setup(
    options: with { $0.version = .init(27) }, container: .window,
    additionalSafeArea: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
  )

  private static func with(_ change: (inout HeadlessOptions) -> Void) -> HeadlessOptions {
    var options = HeadlessOptions()
    change(&options)
    return options
  }

  private func run(isScrolledByUIKit: Bool, _ body: (Scene, MinimizingBar) -> Void) {
    let setup = Self.setup.with { $0.options.scrollsToFirstResponder = isScrolledByUIKit }
    let bar = MinimizingBar()
    Scene.run(setup) { scene in
      bar.controller = scene.controller
      scene.scrollView.delegate = bar
      scene.expect(offset: -91)
      body(scene, bar)
      scene.resetCounts()
      scene.wait(3)
      scene.expectStill()
    }
  }

  @Test(arguments: [false, true])
  func `251: a reveal under a minimizing bar is one movement, and a tall target begins at the bar`(
    isScrolledByUIKit: Bool
  ) {
    run(isScrolledByUIKit: isScrolledByUIKit) { scene, bar in
      scene.edit(scene.addField(700...744))
      scene.expect(bottom: 302, indicator: 302, offset: 236)
      #expect(scene.scrollView.adjustedContentInset.top == 47 && bar.offsets == [236])
    }
    run(isScrolledByUIKit: isScrolledByUIKit) { scene, _ in
      let view = PlainResponderView(frame: CGRect(x: 16, y: 100, width: 358, height: 800))
      scene.scrollView.addSubview(view)
      scene.edit(view)
      scene.wait(3)
      scene.expect(offset: 100 - scene.scrollView.adjustedContentInset.top)
    }
  }

  private static func phone(_ option: Option) -> Scene.Setup {
    let model = HeadlessDeviceModel(
      name: "402 by 874", screenSize: CGSize(width: 402, height: 874), scale: 3,
      safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0), keyboardHeight: 335,
      landscapeKeyboardHeight: 219, source: "Cases.md, 252"
    )
    return Scene.Setup(
      model: model, options: option.options, container: .window,
      makeScrollView: { LoggingScrollView() }
    ).with { $0.options.barLeavesAtFocusMove = true }
  }

  @Test(arguments: OptionMatrix.hide)
  func `252: if the keyboard's bar disappears between two fields, nothing changes, even in a chat`(
    option: Option
  ) {
    Scene.run(Self.phone(option)) { scene in
      let (first, second) = (scene.addField(100...144), scene.addField(200...244))
      scene.focusWithKeyboard(first)
      scene.expect(bottom: 301, indicator: 301)
      _ = scene.takeInsets()
      scene.resetCounts()
      scene.focusWithKeyboard(second)
      expectEqual(scene.takeInsets(), to: [])
      scene.expect(bottom: 301, indicator: 301)
      scene.expectStill()
    }
    Scene.run(Self.phone(option).with { $0.configuration.keepsDistanceToEnd = true }) { scene in
      let composer = scene.addComposer()
      let other = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
      scene.controller.view.addSubview(other)
      scene.coordinator.manage(scene.scrollView, bar: composer.bar)
      scene.wait(1)
      scene.scroll(to: 1600 - 874 + 34 + 50)
      scene.focusWithKeyboard(composer.field)
      scene.expect(bottom: 351, indicator: 351, offset: 1600 - 874 + 385)
      _ = scene.takeInsets()
      scene.resetCounts()
      for field in [other, composer.field] {
        scene.focusWithKeyboard(field)
        expectEqual(scene.takeInsets(), to: [])
        scene.expectStill()
      }
    }
  }

  @Test(arguments: OptionMatrix.hide)
  func `253: a keyboard that collapses between two letters changes nothing`(option: Option) {
    let setup = Scene.Setup.iPhone.on(option).with {
      $0.options.collapsesBetweenLetters = true
      $0.makeScrollView = { LoggingScrollView() }
    }
    Scene.run(setup) { scene in
      let field = scene.addField(700...744)
      scene.focusWithKeyboard(field)
      scene.expect(bottom: 302, indicator: 302, offset: 236)
      _ = scene.takeInsets()
      scene.resetCounts()
      for _ in 0..<10 {
        field.insertText("a")
        scene.wait(0.12)
      }
      scene.wait(2)
      expectEqual(scene.takeInsets(), to: [])
      scene.expect(bottom: 302, indicator: 302, offset: 236)
      scene.expectStill()
      #expect(!scene.environment.keyboard.isHolding)
    }
  }
}
#endif
