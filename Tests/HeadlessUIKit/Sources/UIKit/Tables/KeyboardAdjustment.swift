@MainActor final class KeyboardAdjustment: KeyboardAdjuster {
  private unowned let controller: UIViewController
  private let scrollView: () -> UIScrollView?
  private var isEnabled = false

  init(of controller: UIViewController, scrollView: @escaping () -> UIScrollView?) {
    self.controller = controller
    self.scrollView = scrollView
  }

  /// Enables the adjustment, in the base class's `viewWillAppear(_:)`: a subclass that does not call
  /// `super` has no adjustment (S142).
  func enable() {
    guard !isEnabled else { return }
    isEnabled = true
    HeadlessDevice.current.keyboard.addAdjuster(self)
  }

  /// Adds the covered height, minus the safe area, to the adjusted inset, and does not change the
  /// app's content inset (S140, S143).
  func keyboardWillMove(toFrameInScreen frame: CGRect?) {
    guard let scrollView = scrollView() else { return }
    guard let frame, let window = scrollView.window, adjustsNow else {
      // It is unknown when UIKit disables the adjustment. Here, a list off the screen keeps its
      // inset until the keyboard hides.
      if frame == nil { scrollView.headlessSystemKeyboardInset = 0 }
      return
    }
    let inScreen = scrollView.convert(scrollView.bounds, to: window.screen.coordinateSpace)
    let covered = inScreen.intersection(frame)
    // The keyboard covers at most the whole view, regardless of the notification's frame.
    let below = min(inScreen.maxY - frame.minY, inScreen.height)
    let overlap = covered.isNull || covered.isEmpty ? 0 : max(0, below)
    scrollView.headlessSystemKeyboardInset = max(0, overlap - scrollView.appliedSafeArea.bottom)
  }

  /// False behind a presented controller; iOS 9 also adjusted behind a sheet whose field has the
  /// keyboard (S145).
  private var adjustsNow: Bool {
    guard HeadlessDevice.current.options.version >= .init(10) else { return true }
    let chain = sequence(first: controller, next: { $0.storedParent })
    return !chain.contains { $0.presented != nil }
  }
}
