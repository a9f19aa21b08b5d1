#if os(Linux)
import Testing
@_spi(Headless) import UIKit
import Judging

@testable import KeyboardScrolling

// The screens of an iPhone Duo, with their letters in `Cases.md`, without bars at the top and
// bottom. The content is 2400 points high.
extension Scene.Setup {
  /// DO: closed and upright.
  static var duoClosed: Self { duo { _ in } }

  /// DO: closed and on its side.
  static func duoClosed(_ orientation: UIInterfaceOrientation) -> Self {
    duo { $0.rotate(to: orientation) }
  }

  /// DU: open and upright.
  static var duoUpright: Self {
    duo {
      $0.rotate(to: .landscapeRight)
      $0.fold(to: .fullyOpen)
    }
  }

  /// DW: open and on its side.
  static var duoWide: Self { duo { $0.fold(to: .fullyOpen) } }

  /// DS: a half of the open display.
  static func duoHalf(_ half: HeadlessHalf) -> Self {
    duo {
      $0.fold(to: .fullyOpen)
      $0.share(half)
    }
  }

  private static func duo(_ prepare: @escaping @MainActor (HeadlessDevice) -> Void) -> Self {
    Self(
      model: .iPhoneDuo, container: .window, contentHeight: 2400,
      makeScrollView: { LoggingScrollView() }, prepare: prepare
    )
  }
}

final class LoggingScrollView: UIScrollView {
  var insets: [CGFloat] = []

  override var contentInset: UIEdgeInsets { didSet { insets.append(contentInset.bottom) } }
}

extension Scene {
  /// Returns the recorded insets, and clears the record.
  func takeInsets() -> Set<CGFloat> {
    guard let view = scrollView as? LoggingScrollView else { return [] }
    defer { view.insets = [] }
    return Set(view.insets)
  }

  /// Focuses a view, shows its keyboard, and waits until nothing moves.
  func focusWithKeyboard(_ view: UIView) {
    device.keyboard.isAutomatic = true
    focus(view)
    device.clock.advance(by: 2)
  }

  func perform(_ scenario: HeadlessKeyboardScenario) {
    device.keyboard.perform(scenario)
    wait(2)
  }

  func fold(to pose: HeadlessPose) {
    device.keyboard.isAutomatic = true
    device.fold(to: pose)
    device.clock.advance(by: 3)
  }

  /// Expects a view to be between the top and bottom insets, and the content to be in its range.
  func expectVisible(_ view: UIView, sourceLocation: SourceLocation = #_sourceLocation) {
    let frame = scrollView.convert(view.bounds, from: view)
    let inset = scrollView.adjustedContentInset
    let visible = scrollView.bounds.inset(by: inset)
    #expect(
      frame.minY >= visible.minY - 0.5 && frame.maxY <= visible.maxY + 0.5,
      "\(frame) in \(visible)", sourceLocation: sourceLocation
    )
    expectInRange(sourceLocation: sourceLocation)
  }

  var end: CGFloat { scrollView.offsetsInRange.upperBound }

  func expectInRange(sourceLocation: SourceLocation = #_sourceLocation) {
    let range = scrollView.offsetsInRange
    #expect(
      o >= range.lowerBound - 0.5 && o <= range.upperBound + 0.5, "\(o)",
      sourceLocation: sourceLocation
    )
  }
}
#endif
