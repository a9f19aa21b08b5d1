/// Centers an alert on the screen or above the keyboard.
final class AlertPresentationController: UIPresentationController {
  override func presentedFrame(in container: UIView, keyboardTop: CGFloat?) -> CGRect {
    guard let view = presentedView as? AlertView else { return .zero }
    var area = container.bounds
    if let keyboardTop, keyboardTop < area.maxY {
      area.origin.y = container.safeAreaInsets.top
      area.size.height = max(0, keyboardTop - area.minY)
    }
    let size = CGSize(width: view.size.width, height: min(view.size.height, area.height))
    return CGRect(
      x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width,
      height: size.height
    )
  }
}
