struct KeyboardDrag {
  weak var scrollView: UIScrollView?
  let restingFrame: CGRect
  /// The height of the accessory view if it hides after the keys; zero if it hides with them.
  let accessoryHeight: CGFloat
  var areKeysGone = false
}

extension HeadlessKeyboard {
  /// The velocity from which a release is a flick, in points per second; UIKit's value is unknown.
  private var flickVelocity: CGFloat { 250 }

  /// Dismisses the keyboard with the `.onDrag` modes (S83).
  public func headlessDragDidBegin(in scrollView: UIScrollView) {
    let mode = scrollView.keyboardDismissMode
    if mode == .onDrag || mode == .onDragWithAccessory { focus?.resignFirstResponder() }
  }

  /// Moves the keyboard with a finger that has reached the keyboard's top edge or the padding above
  /// it; posts nothing for the movement (S84, S117).
  public func headlessDragDidMove(toScreenY screenY: CGFloat, in scrollView: UIScrollView) {
    guard screenY.isFinite else { return }
    if drag == nil { beginDrag(atScreenY: screenY, in: scrollView) }
    guard let drag, drag.scrollView === scrollView else { return }
    let bottom = device.screen.bounds.maxY
    let top = min(max(screenY + padding(in: scrollView), drag.restingFrame.minY), bottom)
    place(.docked(drag.restingFrame.offsetBy(dx: 0, dy: top - drag.restingFrame.minY)))
    // The layout guides move with each step of the finger, without animation (S154).
    for window in device.visibleWindows { window.layoutIfNeeded() }
    if top >= bottom {
      finishDrag()
    } else if drag.accessoryHeight > 0, !drag.areKeysGone, top >= bottom - drag.accessoryHeight {
      hideKeys(of: drag)
    }
  }

  /// Hides a keyboard that is low or flicked down; otherwise moves it back (S117, S118).
  public func headlessDragDidEnd(
    atScreenY screenY: CGFloat, velocity: CGFloat, in scrollView: UIScrollView
  ) {
    guard let drag, drag.scrollView === scrollView, let frame = frameInScreen else { return }
    let leaves = abs(velocity) >= flickVelocity ? velocity > 0 : frame.minY > drag.restingFrame.midY
    if leaves || drag.areKeysGone { finishDrag() } else { cancelDrag() }
  }

  /// Moves the keyboard back if the scroll view leaves its window, or if its scrolling is disabled
  /// (assumed).
  func dragWasCancelled(in scrollView: UIScrollView) {
    if drag?.scrollView === scrollView { cancelDrag() }
  }

  /// Ends an interactive dismissal; the keyboard hides with animation (S82).
  func dismissModeDidChange(in scrollView: UIScrollView) {
    guard let drag, drag.scrollView === scrollView else { return }
    finishDrag()
  }

  private func beginDrag(atScreenY screenY: CGFloat, in scrollView: UIScrollView) {
    let mode = scrollView.keyboardDismissMode
    guard mode == .interactive || mode == .interactiveWithAccessory, let focus,
      case .docked(let rest) = placement, screenY >= rest.minY - padding(in: scrollView)
    else { return }
    drag = KeyboardDrag(
      scrollView: scrollView, restingFrame: rest,
      accessoryHeight: mode == .interactive ? accessoryHeight(for: focus) : 0
    )
  }

  private func padding(in scrollView: UIScrollView) -> CGFloat {
    UIKeyboardLayoutGuide.dismissPadding(in: scrollView.window)
  }

  private func finishDrag() {
    guard let drag else { return }
    self.drag = nil
    guard let focus, !dismissForUser({ focus.resignFirstResponder() }) else { return }
    self.drag = drag
    cancelDrag()
  }

  /// Moves the keyboard back; UIKit's notifications are unknown, so an option chooses them (S118).
  private func cancelDrag() {
    guard let drag else { return }
    self.drag = nil
    switch device.options.interactiveCancel {
    case .nothing: place(.docked(drag.restingFrame))
    case .willChangeFrame: run(.changeFrame, to: drag.restingFrame)
    case .willChangeFrameAndShow: run(.show, to: drag.restingFrame)
    }
  }

  /// Hides the keys before the accessory view (S119).
  ///
  /// The notifications are inferred: a change of frame, because a hide would refer to the whole
  /// keyboard.
  private func hideKeys(of drag: KeyboardDrag) {
    let bottom = device.screen.bounds.maxY
    var end = drag.restingFrame
    end.origin.y = bottom - drag.accessoryHeight
    run(.changeFrame, from: frameInScreen ?? drag.restingFrame, to: end)
    var drag = drag
    drag.areKeysGone = true
    self.drag = drag
  }
}
