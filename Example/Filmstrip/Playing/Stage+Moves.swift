@_spi(Headless) import UIKit

extension Stage {
  /// Taps a field, whose row the user first scrolls onto the screen if necessary.
  func tap(_ index: Int) {
    let offset = fields.scrollView.contentOffset
    let field = fields.field(at: index)
    if fields.scrollView.contentOffset != offset { watch?.userHasScrolled() }
    field?.becomeFirstResponder()
  }

  package func tapLastField() { tap(fields.count - 1) }
  func endEditing() { window.endEditing(true) }

  func scrollToEnd() {
    let view = fields.scrollView
    let inset = view.adjustedContentInset
    let end = max(-inset.top, view.contentSize.height + inset.bottom - view.bounds.height)
    view.setContentOffset(CGPoint(x: 0, y: end), animated: false)
    watch?.userHasScrolled()
    userMoves += 1
  }

  /// Fills in the first and the last field, as iOS does with a saved password.
  func autoFill() {
    tap(0)
    (device.keyboard.focus as? UITextField)?.text = "ada"
    tapLastField()
    (device.keyboard.focus as? UITextField)?.text = "1815-12-10"
    device.keyboard.perform(.autoFill)
  }

  /// Drags from just above the keyboard down to a height above the bottom of the screen.
  func dragKeyboard(to height: CGFloat) {
    let bounds = device.screen.bounds
    if finger.location == nil {
      let top = device.keyboard.frameInScreen?.minY ?? bounds.maxY
      fingerStart = CGPoint(x: bounds.midX + 80, y: top - 30)
      finger.touchDown(at: fingerStart)
    }
    moveFinger(toY: bounds.maxY - height)
  }

  func dragKeyboardBack() {
    moveFinger(toY: fingerStart.y)
    letGo()
  }

  func letGo() {
    finger.lift()
    userMoves += 1
  }

  /// Scrolls with a finger to the start of the content, if necessary.
  func dragToStart() {
    let view = fields.scrollView
    let distance = view.contentOffset.y + view.adjustedContentInset.top
    guard distance > 0 else { return }
    let bounds = device.screen.bounds
    let top = bounds.height * 0.3
    finger.touchDown(at: CGPoint(x: bounds.midX + 80, y: top))
    advance(by: 0.15)
    moveFinger(toY: top + distance, step: 5)
    advance(by: 0.15)
    letGo()
  }

  private func moveFinger(toY end: CGFloat, step: CGFloat = 12) {
    while let location = finger.location, location.y != end {
      let step = min(step, abs(end - location.y))
      finger.move(to: CGPoint(x: location.x, y: location.y + (end > location.y ? step : -step)))
      userMoves += 1
      advance(by: 1 / 60)
    }
  }
}
