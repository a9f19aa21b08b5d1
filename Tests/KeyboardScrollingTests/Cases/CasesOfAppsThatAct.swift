import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor struct CasesOfAppsThatAct {
  @Test(arguments: Stage.all)
  func `189: a field that grows while it is edited is revealed, unless it was scrolled away`(
    _ stage: Stage
  ) {
    stage.run { screen in
      let field = screen.addField(360...404)
      screen.focusAndShow(field)
      screen.expect(offset: -91)
      // The field's end moves to the keyboard's top, at 508.
      for (height, offset) in [(60, -88), (88, -60), (120, -28)] as [(CGFloat, CGFloat)] {
        field.frame.size.height = height
        screen.wait(1)
        screen.expect(offset: offset)
      }
    }
    stage.run { screen in
      let field = screen.addField(360...404)
      screen.focusAndShow(field)
      screen.scroll(to: 600)
      field.frame.size.height = 120
      screen.wait(1)
      screen.expect(offset: 600)
    }
  }

  /// The changes that occur while the app scrolls to the first error of a form.
  enum Change: CaseIterable, Sendable { case nothing, label, banner, largeTitle }

  @Test(arguments: Stage.all, Change.allCases)
  func `222: content stays where the app scrolls to show an error`(stage: Stage, _ change: Change) {
    stage.run { screen in
      let field = screen.addField(1400...1440)
      screen.focusAndShow(field)
      screen.expect(offset: 932)
      switch change {
      case .nothing: break
      case .label: field.frame.origin.y += 20
      case .banner: screen.scrollView.frame.size.height -= 20
      case .largeTitle: screen.controller.additionalSafeAreaInsets.top += 52
      }
      screen.window.layoutIfNeeded()
      let top = -screen.scrollView.adjustedContentInset.top
      screen.scroll(to: top)
      screen.wait(1)
      screen.expect(offset: top)
    }
  }

  @Test(arguments: Stage.all)
  func `198: a pager gets no inset if the form on its page has an inset`(_ stage: Stage) {
    stage.run(.plain.with { $0.isManaged = false }) { screen in
      let pager = CountingScrollView(frame: .zero)
      pager.contentInsetAdjustmentBehavior = .never
      screen.place(pager, frame: screen.controller.view.bounds, contentHeight: 844)
      pager.contentSize.width = 3 * 390
      pager.isPagingEnabled = true
      let form = CountingScrollView(frame: .zero)
      form.contentInsetAdjustmentBehavior = .never
      screen.place(form, in: pager, frame: pager.bounds, contentHeight: 1600)
      let field = screen.addField(700...744, to: form)
      for view in [pager, form] { screen.coordinator.manage(view) }
      screen.focusAndShow(field)
      form.expect(bottom: 336, offset: 236)
      pager.expect(bottom: 0)
      expectEqual(pager.contentOffset, to: .zero)
      screen.hide()
      form.expect(bottom: 0)
    }
  }

  @Test(arguments: Stage.all)
  func `203: a delegate that corrects the offset causes few writes`(_ stage: Stage) {
    stage.run(.plain.with { $0.contentHeight = 3000 }) { screen in
      screen.scrollView.transform = CGAffineTransform(scaleX: 1, y: -1)
      let delegate = OffsetCorrector()
      screen.scrollView.delegate = delegate
      screen.settle()
      screen.o = 500
      screen.settle()
      screen.scrollView.forget()
      for _ in 0..<2 {
        screen.showAndFinish()
        screen.expect(offset: 500 - 336, top: 336)
        screen.hide()
        screen.finish(.didHide)
        screen.wait(1)
        screen.expect(offset: 500, top: 0)
      }
      screen.o = 0
      screen.expect(offset: -1)
      screen.scrollView.forget()
      screen.showAndFinish()
      screen.wait(1)
      #expect(screen.scrollView.insetWrites <= 3)
      #expect(screen.scrollView.offsets.count <= 3)
      #expect(delegate.corrections < 10)
    }
  }

  @Test(arguments: Stage.all, [KeyboardNotification.Kind.willChangeFrame, .willHide])
  func `205: if the app sets its inset to zero at a hide, the inset is zero afterwards`(
    _ stage: Stage, _ moment: KeyboardNotification.Kind
  ) {
    stage.run(.init(baseline: 20)) { screen in
      screen.showAndFinish()
      screen.expect(bottom: 322, indicator: 322)
      let token = observe(moment.notificationName, screen.center) {
        screen.scrollView.contentInset.bottom = 0
      }
      screen.hide()
      screen.finish(.didHide)
      screen.wait(1)
      screen.center.removeObserver(token)
      screen.expect(bottom: 0)
      screen.showAndFinish()
      screen.expect(bottom: 302)
    }
  }

  @Test(arguments: Stage.all)
  func `205: an inset set before the show is kept, and one set at the show includes the keyboard's`(
    _ stage: Stage
  ) {
    stage.run(.init(baseline: 20)) { screen in
      screen.scrollView.contentInset.bottom = 336
      screen.showAndFinish()
      screen.wait(1)
      screen.expect(bottom: 638)
      screen.hide()
      screen.finish(.didHide)
      screen.wait(1)
      screen.expect(bottom: 336)
    }
    stage.run(.init(baseline: 20)) { screen in
      let token = observe(UIResponder.keyboardWillShowNotification, screen.center) {
        screen.scrollView.contentInset.bottom = 336
      }
      screen.showAndFinish()
      screen.wait(1)
      // The coordinator cannot know whether the app's 336 includes the keyboard. The value is at
      // least 302, so the coordinator treats 302 as the keyboard inset and 34 as the app's.
      screen.expect(bottom: 336)
      screen.hide()
      screen.finish(.didHide)
      screen.wait(1)
      screen.expect(bottom: 34)
      screen.center.removeObserver(token)
    }
  }

  @Test(arguments: Stage.all)
  func `206: if an app restores the offset after each letter, the caret is visible`(stage: Stage) {
    stage.run { screen in
      let text = screen.addTextView(300...420, caret: 80...100)
      screen.focusAndShow(text)
      // The text view's end at 420 moves to 508, the keyboard's top.
      screen.expect(offset: -88)
      for line in 1...4 {
        text.frame.size.height += 20
        text.moveCaret(to: CGFloat(80 + line * 20)...CGFloat(100 + line * 20))
        screen.scrollView.forget()
        for _ in 0..<3 {
          let offset = screen.scrollView.contentOffset
          screen.center.post(name: UITextView.textDidChangeNotification, object: text)
          screen.scrollView.setContentOffset(offset, animated: false)
          screen.wait(0.2)
          // The caret is visible; the margin of 20 below the last line may be visible too.
          #expect(screen.o + 508 >= 300 + CGFloat(100 + line * 20), "\(line): \(screen.o)")
        }
        let offsets = screen.scrollView.offsets.reduce(into: [CGFloat]()) { offsets, offset in
          if offsets.last != offset { offsets.append(offset) }
        }
        #expect(offsets.count <= 1, "\(line): \(offsets)")
      }
    }
  }
}

private final class OffsetCorrector: NSObject, UIScrollViewDelegate {
  private(set) var corrections = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.contentOffset.y == 0 else { return }
    corrections += 1
    scrollView.contentOffset.y = -1
  }
}
