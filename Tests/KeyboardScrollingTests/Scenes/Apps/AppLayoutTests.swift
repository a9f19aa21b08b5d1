#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct AppLayoutTests {
  @Test(arguments: OptionMatrix.all, [true, false])
  func `204: an app that writes insets in every layout pass causes no endless writes`(
    _ option: Option, reportsScrolls: Bool
  ) {
    let screen = LayoutWriter()
    ControllerStage.run(
      UINavigationController(rootViewController: screen), option, reportsScrolls: reportsScrolls
    ) {
      stage in
      stage.wait(1)
      stage.coordinator.manage(screen.scrollView)
      stage.focus(screen.field)
      stage.wait(2)
      screen.scrollView.headlessWrites = HeadlessScrollWrites()
      for _ in 0..<20 {
        screen.view.setNeedsLayout()
        stage.wait(1.0 / 60)
      }
      // The coordinator may write three times, and three times more in a retry.
      #expect(screen.scrollView.headlessWrites.contentInset <= screen.writes + 6)
      stage.wait(2)
      screen.scrollView.headlessWrites = HeadlessScrollWrites()
      stage.wait(2)
      expectEqual(screen.scrollView.headlessWrites, to: HeadlessScrollWrites())
      stage.coordinator.stopManaging(screen.scrollView)
      stage.wait(1)
      screen.scrollView.expect(bottom: LayoutWriter.inset)
    }
  }

  @Test(arguments: OptionMatrix.withoutScrollOfUIKit(OptionMatrix.insets), [true, false])
  func `220: no frame shows an offset beyond the start, the end or the app's offset`(
    _ option: Option, reportsScrolls: Bool
  ) {
    let screen = LayoutWriter(behavior: .never)
    ControllerStage.run(screen, option, reportsScrolls: reportsScrolls) { stage in
      stage.wait(1)
      stage.coordinator.manage(screen.scrollView)
      stage.wait(1)
      let start = screen.scrollView.contentOffset.y
      let token = observe(UIResponder.keyboardWillShowNotification) { screen.write(offset: -336) }
      var frames: [CGFloat] = []
      stage.device.clock.onFrame = {
        frames.append(screen.scrollView.headlessPresentationBounds.minY)
      }
      stage.focus(screen.field)
      NotificationCenter.default.removeObserver(token)
      let end = screen.scrollView.contentOffset.y
      let seen = (frames.min() ?? 0)...(frames.max() ?? 0)
      #expect(seen.lowerBound >= min(start, end, -336) - 0.5, "\(seen), \(start) → \(end)")
      #expect(seen.upperBound <= max(start, end) + 0.5, "\(seen), \(start) → \(end)")
      stage.endEditing()
      stage.wait(1)
      stage.device.clock.onFrame = nil
      let range = 0...(1600 + LayoutWriter.inset - 844)
      #expect(
        range.contains(screen.scrollView.contentOffset.y), "\(screen.scrollView.contentOffset)"
      )
      screen.scrollView.expect(bottom: LayoutWriter.inset)
    }
  }

  enum Restoring: CaseIterable, Sendable { case inHide, inNextBlock, inLayout }

  @Test(arguments: OptionMatrix.withoutScrollOfUIKit(OptionMatrix.hide), Restoring.allCases)
  func `240: if the app writes insets at the hide, content comes to rest in its range`(
    _ option: Option, _ restoring: Restoring
  ) {
    for fieldTop in [700, 900, 1600] as [CGFloat] {
      let screen = LayoutWriter(behavior: .never)
      ControllerStage.run(screen, option) { stage in
        screen.field.frame.origin.y = fieldTop
        screen.scrollView.contentSize.height = 1800
        stage.wait(1)
        stage.coordinator.manage(screen.scrollView)
        stage.wait(1)
        stage.focus(screen.field)
        screen.scrollView.expect(bottom: 420)
        let token = observe(UIResponder.keyboardWillHideNotification) {
          let write: @MainActor () -> Void = {
            screen.write(offset: screen.scrollView.contentOffset.y + 84 - 420)
          }
          switch restoring {
          case .inHide: write()
          case .inNextBlock: HeadlessDevice.current.clock.nextTurn(write)
          case .inLayout:
            screen.writesInLayout = write
            screen.view.setNeedsLayout()
          }
        }
        stage.endEditing()
        NotificationCenter.default.removeObserver(token)
        stage.wait(1)
        screen.scrollView.expect(bottom: 84)
        let range: ClosedRange<CGFloat> = 0...(1800 + 84 - 844)
        let offset = screen.scrollView.contentOffset.y
        #expect(range.contains(offset), "\(restoring), \(fieldTop): \(offset)")
      }
    }
  }

  @Test(arguments: OptionMatrix.focus, FormController.Moment.allCases)
  func `212: a field focused during a push or a dismissal is visible`(
    _ option: Option, _ moment: FormController.Moment
  ) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    ControllerStage.run(navigation, option) { stage in
      let screen = FormController(focusesAt: moment)
      stage.wait(1)
      if moment == .never {
        navigation.pushViewController(screen, animated: false)
        stage.coordinator.manage(screen.scrollView)
        stage.wait(1)
        navigation.present(UIViewController(), animated: true)
        stage.wait(1)
        navigation.dismiss(animated: true) { screen.field.becomeFirstResponder() }
      } else {
        stage.coordinator.manage(screen.scrollView)
        navigation.pushViewController(screen, animated: true)
      }
      screen.scrollView.headlessOffsetHistory = []
      stage.wait(2)
      stage.expectRevealed(screen.field, in: screen.scrollView)
    }
  }
}

/// A screen that restores its own inset in each layout, and shifts the offset by the difference;
/// with the behavior `.never`, only in `write(offset:)`.
private final class LayoutWriter: FormController {
  static let inset: CGFloat = 84
  private(set) var writes = 0
  var writesInLayout: (@MainActor () -> Void)?
  private let behavior: UIScrollView.ContentInsetAdjustmentBehavior

  init(behavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic) {
    self.behavior = behavior
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.contentInsetAdjustmentBehavior = behavior
    scrollView.contentInset.bottom = Self.inset
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    writesInLayout?()
    writesInLayout = nil
    guard behavior != .never, scrollView.contentInset.bottom != Self.inset else { return }
    let difference = Self.inset - scrollView.contentInset.bottom
    write(offset: scrollView.contentOffset.y + difference)
  }

  func write(offset: CGFloat) {
    writes += 1
    scrollView.contentInset.bottom = Self.inset
    scrollView.contentOffset.y = offset
  }
}
#endif
