import Testing
import UIKit

@MainActor struct WindowTests {
  // Evidence: one source.
  @Test func `S113: in Slide Over the keyboard covers 300 points of a shifted window`() {
    let window = UIWindow(frame: CGRect(x: 20, y: 20, width: 320, height: 1326))
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    let keyboard = view.convert(
      CGRect(x: 20, y: 1046, width: 1024, height: 300), from: window.screen.coordinateSpace
    )
    expectEqual(keyboard, to: CGRect(x: 0, y: 1026, width: 1024, height: 300))
    expectEqual(
      view.bounds.intersection(keyboard), to: CGRect(x: 0, y: 1026, width: 320, height: 300)
    )
  }

  @Test func `S172: a resized window resizes its scroll view`() {
    let stage = Stage(frame: CGRect(x: 0, y: 0, width: 1024, height: 1366), safeArea: .zero)
    let scrollView = RecordingScrollView(frame: stage.root.view.bounds)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.root.view.addSubview(scrollView)
    stage.window.layoutIfNeeded()
    scrollView.forget()
    let keyboard = CGRect(x: 0, y: 1046, width: 1024, height: 320)
    expectEqual(scrollView.overlap(withKeyboard: keyboard), to: 320)

    stage.window.frame = CGRect(x: 100, y: 200, width: 800, height: 1000)
    stage.window.layoutIfNeeded()
    expectEqual(scrollView.bounds.size, to: CGSize(width: 800, height: 1000))
    #expect(scrollView.layouts > 0)
    // The window ends at 1200 on the screen, 154 below the keyboard's top.
    expectEqual(scrollView.overlap(withKeyboard: keyboard), to: 154)
  }

  // Evidence: one source.
  @Test func `S173: of five safe areas in one turn, only the last one is used`() {
    let p = ScrollFixture.p()
    let additional = p.stage.root.additionalSafeAreaInsets.bottom
    for bottom: CGFloat in [49, 10, 26, 0, 13] {
      p.stage.root.additionalSafeAreaInsets.bottom = additional + bottom
    }
    p.layout()
    expectEqual(p.scrollView.adjustedContentInset.bottom, to: CGFloat(34 + 13))
    expectEqual(p.scrollView.contentInset.bottom, to: 0)
  }

  @Test func `S175: a keyboard next to a window covers nothing of the window`() {
    let window = UIWindow(frame: CGRect(x: 512, y: 0, width: 512, height: 1366))
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    let screen = window.screen.coordinateSpace
    let beside = view.convert(CGRect(x: 0, y: 1046, width: 500, height: 320), from: screen)
    #expect(view.bounds.intersection(beside).isEmpty)
    let under = view.convert(CGRect(x: 0, y: 1046, width: 1024, height: 320), from: screen)
    expectEqual(view.bounds.intersection(under), to: CGRect(x: 0, y: 1046, width: 512, height: 320))
  }
}
