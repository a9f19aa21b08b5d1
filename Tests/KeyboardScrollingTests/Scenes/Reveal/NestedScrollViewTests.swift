#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct NestedScrollViewTests {
  @Test(arguments: OptionMatrix.focus, [false, true])
  func `a page that is swiped away and back keeps its place`(_ option: Option, focusMoves: Bool) {
    let screen = UIViewController()
    ControllerStage.run(screen, option) { stage in
      let size = screen.view.bounds.size
      let pager = UIScrollView(frame: screen.view.bounds)
      pager.isPagingEnabled = true
      pager.contentInsetAdjustmentBehavior = .never
      pager.contentSize = CGSize(width: 2 * size.width, height: size.height)
      screen.view.addSubview(pager)
      let page = UIScrollView(frame: CGRect(origin: .zero, size: size))
      page.contentSize = CGSize(width: size.width, height: 1800)
      let field = UITextField(frame: CGRect(x: 16, y: 1700, width: 300, height: 44))
      page.addSubview(field)
      pager.addSubview(page)
      let next = UITextField(frame: CGRect(x: size.width + 16, y: 100, width: 300, height: 44))
      pager.addSubview(next)
      stage.wait(1)
      stage.coordinator.manage(page)
      for _ in 0..<2 {
        stage.focus(field)
        let place = page.contentOffset.y
        pager.setContentOffset(CGPoint(x: size.width, y: 0), animated: true)
        stage.wait(1)
        if focusMoves { stage.focus(next) }
        pager.setContentOffset(.zero, animated: true)
        let path = stage.film(1) { page.headlessPresentationBounds.minY }
        #expect(path.allSatisfy { abs($0 - place) < 1 }, "\(place): \(path)")
        page.expect(bottom: 302)
        // A keyboard that hides while the page is away leaves no inset behind.
        pager.setContentOffset(CGPoint(x: size.width, y: 0), animated: true)
        stage.wait(1)
        stage.endEditing()
        page.expect(bottom: 0)
        pager.setContentOffset(.zero, animated: true)
        stage.wait(1)
        page.expect(bottom: 0)
      }
    }
  }

  private func setup(_ option: Option) -> Scene.Setup { Scene.Setup().on(option).withoutScroll }

  /// Adds a list of 300 points at 600, with a field at 700 of its 900 points of content.
  private func addInner(to scene: Scene) -> (UIScrollView, UITextField) {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 600, width: 390, height: 300))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 390, height: 900)
    let field = UITextField(frame: CGRect(x: 16, y: 700, width: 358, height: 44))
    inner.addSubview(field)
    scene.scrollView.addSubview(inner)
    scene.settle()
    scene.resetCounts()
    return (inner, field)
  }

  @Test(arguments: OptionMatrix.geometry)
  func `a list in a list gets its own keyboard inset and keeps the app's inset`(_ option: Option) {
    Scene.run(Scene.Setup(baseline: 10).on(option)) { scene in
      let inner = UIScrollView(frame: CGRect(x: 0, y: 400, width: 390, height: 300))
      scene.place(inner, in: scene.scrollView, contentHeight: 900, baseline: 7)
      scene.coordinator.manage(inner)
      // In the window, the inner list is from 491 to 791. UIKit adds no inset to it.
      inner.expect(adjusted: 7)
      scene.show(Keyboard.iPhone)
      scene.expect(bottom: 312)
      inner.expect(bottom: 290)
      scene.hide()
      scene.expect(bottom: 10)
      inner.expect(bottom: 7, indicator: 7)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `an unmanaged list does not move, inside one managed list or inside two`(option: Option) {
    Scene.run(setup(option)) { scene in
      let (inner, field) = addInner(to: scene)
      scene.edit(field)
      // The field is beyond the visible part of the inner list. The list's lowest 44 points, which
      // end at 900, are revealed instead.
      scene.expect(path: [392])
      expectEqual(inner.contentOffset, to: .zero)
      expectEqual(inner.contentInset, to: .zero)
      expectEqual(inner.headlessWrites, to: HeadlessScrollWrites())
      scene.expect(bottom: 302, indicator: 302)
    }
    Scene.run(setup(option)) { scene in
      let (inner, field) = addInner(to: scene)
      let innermost = UIScrollView(frame: CGRect(x: 0, y: 500, width: 390, height: 100))
      innermost.contentInsetAdjustmentBehavior = .never
      innermost.contentSize = CGSize(width: 390, height: 400)
      field.frame = CGRect(x: 16, y: 300, width: 358, height: 44)
      innermost.addSubview(field)
      inner.addSubview(innermost)
      scene.coordinator.manage(inner, configuration: .init(revealPadding: 0))
      scene.edit(field)
      expectEqual(innermost.contentOffset, to: .zero)
      // The lowest 44 points of the innermost view, 556 to 600 in the inner list, are revealed
      // instead of the field.
      inner.expect(offset: 300)
      scene.expect(path: [392])
    }
  }

  private func addText(lines: Int, to scrollView: UIScrollView) -> UITextView {
    let textView = UITextView(frame: CGRect(x: 16, y: 420, width: 300, height: 280))
    textView.text = (1...lines).map { "Line \($0)" }.joined(separator: "\n")
    scrollView.addSubview(textView)
    return textView
  }

  /// With a keyboard inset in the covered text view, UIKit would scroll the caret over that inset.
  @Test(arguments: OptionMatrix.text)
  func `a text under the keyboard stays in place as a letter brings the form back to it`(
    option: Option
  ) {
    Scene.run(setup(option)) { scene in
      let textView = addText(lines: 20, to: scene.scrollView)
      textView.frame.origin.y = 700
      scene.coordinator.manage(textView)
      scene.edit(textView)
      scene.scroll(to: -91)
      let (offset, form) = (textView.contentOffset.y, scene.o)
      textView.insertText("a")
      textView.expect(offset: offset)
      scene.wait(1)
      textView.expect(offset: offset)
      #expect(scene.o > form + 100)
    }
  }

  enum Owners: CaseIterable, Sendable { case outerFirst, innerFirst, oneEach }

  @Test(arguments: OptionMatrix.focus, Owners.allCases)
  func `if an inner and an outer list are managed, each moves as far as needed`(
    option: Option, owners: Owners
  ) {
    Scene.run(setup(option)) { scene in
      let (inner, field) = addInner(to: scene)
      let second = KeyboardScrollCoordinator(configuration: .init(revealPadding: 0))
      if owners == .innerFirst { scene.coordinator.stopManaging(scene.scrollView) }
      (owners == .oneEach ? second : scene.coordinator).manage(inner)
      if owners == .innerFirst { scene.coordinator.manage(scene.scrollView) }
      scene.resetCounts()
      scene.edit(field)
      // The field's end at 744 is at the inner list's lower edge. That edge, at 900 in the outer
      // view, is at the keyboard's top.
      inner.expect(offset: 444)
      scene.expect(offset: 392)
      // At these offsets, the keyboard does not cover the inner list.
      inner.expect(bottom: 0, indicator: 0)
      scene.expect(bottom: 302, indicator: 302, path: [392])
    }
  }

  @Test(arguments: OptionMatrix.all)
  func `an inner list that keeps its distance to the end reveals the field too`(option: Option) {
    Scene.run(setup(option)) { scene in
      let (inner, field) = addInner(to: scene)
      scene.coordinator.manage(
        inner, configuration: .init(revealPadding: 0, keepsDistanceToEnd: true)
      )
      scene.edit(field)
      // The keyboard covers the whole inner list until the outer view scrolls. The inner list stays
      // where the field was revealed, with 744 at the list's lower edge.
      inner.expect(offset: 444)
      scene.expect(offset: 392)
      inner.expect(bottom: 0)
    }
  }

  @Test(arguments: OptionMatrix.all)
  func `an inverted inner list of few rows stays in its range`(option: Option) {
    Scene.run(setup(option).with { $0.configuration.revealsFirstResponder = false }) { scene in
      let (inner, field) = addInner(to: scene)
      inner.transform = CGAffineTransform(scaleX: 1, y: -1)
      inner.contentSize.height = 280
      field.frame.origin.y = 100
      scene.coordinator.manage(inner, configuration: .init(revealPadding: 0))
      scene.edit(field)
      // All 300 points stay covered, because the outer view reveals nothing. The inner list's
      // offset may be from -300 to 280 - 300.
      inner.expect(top: 300)
      #expect((-300 ... -20).contains(inner.contentOffset.y))
    }
  }

  enum Coordinators: CaseIterable, Sendable { case one, innerFirst, outerFirst }

  @Test(arguments: OptionMatrix.withoutScrollOfUIKit(OptionMatrix.focus))
  func `if a partly covered text view fits above the keyboard, its text stays`(option: Option) {
    Scene.run(setup(option)) { scene in
      let textView = addText(lines: 20, to: scene.scrollView)
      scene.coordinator.manage(textView)
      scene.edit(textView)
      let offset = textView.contentOffset.y
      #expect(offset > 0)
      textView.headlessOffsetHistory = []
      let emoji = CGRect(x: 0, y: 488, width: 390, height: 356)
      scene.show(emoji)
      scene.rest(emoji)
      scene.expect(offset: 700 - 488)
      textView.expect(bottom: 0)
      #expect(textView.headlessOffsetHistory.allSatisfy { $0.y == offset })
    }
  }

  /// If UIKit's scroll to the caret were treated as the app's, the form would wait for the scroll's
  /// end.
  @Test(arguments: [true, false])
  func `a form does not wait for a text that UIKit scrolls to its caret`(isManaged: Bool) {
    Scene.run(Scene.Setup()) { scene in
      let textView = addText(lines: 40, to: scene.scrollView)
      if isManaged { scene.coordinator.manage(textView) }
      scene.focusAndShow(textView)
      scene.wait(0.1)
      scene.expect(path: [192])
      scene.rest()
    }
  }

  @Test(arguments: [true, false], [-91, -20] as [CGFloat])
  func `the app's scroll of a view around a text is not undone`(isAnimated: Bool, offset: CGFloat) {
    Scene.run(Scene.Setup()) { scene in
      let textView = addText(lines: 20, to: scene.scrollView)
      scene.coordinator.manage(textView)
      scene.edit(textView)
      scene.expect(offset: 192)
      scene.scrollView.setContentOffset(CGPoint(x: 0, y: offset), animated: isAnimated)
      scene.wait(2)
      scene.expect(offset: offset)
    }
  }

  /// Without the keyboard, the text is clamped to its end, and the caret is below the screen.
  ///
  /// If the form scrolled to the caret, it would not go back.
  @Test(arguments: OptionMatrix.hide)
  func `a form stays where it is while another app has the keyboard of its text`(
    _ option: Option
  ) {
    let form = FormController()
    ControllerStage.run(form, option) { stage in
      let text = addText(lines: 20, to: form.scrollView)
      text.font = .systemFont(ofSize: 17)
      let coordinator = KeyboardScrollCoordinator()
      for view in [form.scrollView, text] { coordinator.manage(view) }
      stage.focus(text)
      stage.device.rotate(to: .landscapeLeft)
      stage.wait(2)
      let start = [form.scrollView, text].map(\.contentOffset.y)
      stage.device.keyboard.perform(.background)
      stage.wait(2)
      form.scrollView.expect(offset: start[0], within: 0.5)
      stage.device.keyboard.perform(.foreground)
      stage.wait(1)
      // The keyboard's return may reveal the caret with its padding.
      form.scrollView.expect(offset: start[0], within: 8)
      text.expect(offset: start[1], within: 8)
    }
  }

  @Test(arguments: OptionMatrix.withoutScrollOfUIKit(OptionMatrix.focus), Coordinators.allCases)
  func `both lists reveal a caret in the inner one`(option: Option, coordinators: Coordinators) {
    Scene.run(setup(option)) { scene in
      let inner = UIScrollView(frame: CGRect(x: 0, y: 600, width: 390, height: 120))
      inner.contentInsetAdjustmentBehavior = .never
      inner.contentSize = CGSize(width: 390, height: 900)
      let textView = scene.addTextView(500...800, caret: 24...44)
      inner.addSubview(textView)
      scene.scrollView.addSubview(inner)
      let second = KeyboardScrollCoordinator(configuration: .init(revealPadding: 0))
      switch coordinators {
      case .one:
        scene.coordinator.manage(inner)
      case .innerFirst:
        scene.coordinator.manage(inner)
        second.manage(scene.scrollView)
      case .outerFirst:
        second.manage(inner)
      }
      scene.settle()
      scene.resetCounts()
      scene.edit(textView)
      // The caret's end at 544 is at the inner list's lower edge. That edge, at 720 in the outer
      // view, is at 508 on the screen.
      inner.expect(offset: 424)
      scene.expect(path: [212])
      inner.expect(bottom: 0)
      scene.expect(bottom: 302, indicator: 302)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a pager inside a form keeps its page`(option: Option) {
    Scene.run(setup(option)) { scene in
      let pages = UIScrollView(frame: CGRect(x: 0, y: 600, width: 390, height: 200))
      pages.contentInsetAdjustmentBehavior = .never
      pages.contentSize = CGSize(width: 1170, height: 200)
      pages.isPagingEnabled = true
      pages.contentOffset.x = 390
      let field = UITextField(frame: CGRect(x: 406, y: 100, width: 358, height: 44))
      pages.addSubview(field)
      scene.scrollView.addSubview(pages)
      scene.coordinator.manage(pages)
      scene.edit(field)
      // The field's end at 600 + 144 is at 508.
      scene.expect(path: [236])
      expectEqual(pages.contentOffset, to: CGPoint(x: 390, y: 0))
      expectEqual(pages.contentInset, to: .zero)
      #expect(pages.isPagingEnabled)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a managed text view is inset for its caret`(option: Option) throws {
    var setup = setup(option)
    setup.makeScrollView = { UITextView() }
    try Scene.run(setup) { scene in
      let textView = try #require(scene.scrollView as? UITextView)
      textView.text = (0..<100).map { "Line \($0)" }.joined(separator: "\n")
      scene.settle()
      scene.scroll(to: -91)
      scene.edit(textView)
      scene.expect(bottom: 302, indicator: 302)
      let selection = try #require(textView.selectedTextRange)
      let caret = textView.caretRect(for: selection.end)
      #expect(caret.maxY > 417)
      scene.expect(offset: caret.maxY - 508)
      expectEqual(scene.offsets.count, to: 1)
    }
  }
}
#endif
