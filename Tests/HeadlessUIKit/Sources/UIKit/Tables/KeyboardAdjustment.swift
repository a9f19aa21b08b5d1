import CoreGraphics
import Foundation

@MainActor
final class KeyboardAdjustment: KeyboardAdjuster {
  private unowned let controller: UIViewController
  private let scrollView: () -> UIScrollView?
  private var isArmed = false

  init(of controller: UIViewController, scrollView: @escaping () -> UIScrollView?) {
    self.controller = controller
    self.scrollView = scrollView
  }

  /// Armed by the base class's `viewWillAppear(_:)`, so that a subclass that skips it has no
  /// adjustment (S142).
  func arm() {
    guard !isArmed else { return }
    isArmed = true
    HeadlessDevice.current.keyboard.addAdjuster(self)
  }

  /// Adds the covered height, less the safe area in the adjusted inset, and leaves the app's
  /// content inset alone (S140, S143).
  func keyboardWillMove(toFrameInScreen frame: CGRect?) {
    guard let scrollView = scrollView() else { return }
    guard let frame, let window = scrollView.window, adjustsNow else {
      // It is unknown when the adjustment is disarmed; off the screen it only removes its own
      // inset.
      if frame == nil { scrollView.headlessSystemKeyboardInset = 0 }
      return
    }
    let inScreen = scrollView.convert(scrollView.bounds, to: window.screen.coordinateSpace)
    let covered = inScreen.intersection(frame)
    // At most the whole view is covered, whatever the notification says.
    let below = min(inScreen.maxY - frame.minY, inScreen.height)
    let overlap = covered.isNull || covered.isEmpty ? 0 : max(0, below)
    scrollView.headlessSystemKeyboardInset = max(
      0,
      overlap - scrollView.appliedSafeArea.bottom
    )
  }

  /// On iOS 9 it also adjusted behind a sheet that owns the keyboard (S145).
  private var adjustsNow: Bool {
    guard HeadlessDevice.current.options.version >= .init(10) else { return true }
    let chain = sequence(first: controller, next: { $0.storedParent })
    return !chain.contains { $0.presented != nil }
  }
}
