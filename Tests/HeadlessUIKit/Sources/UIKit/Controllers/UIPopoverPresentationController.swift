/// A popover next to its anchor; a sheet on a phone.
@MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.null

  override func presentedFrame(in container: UIView, keyboardTop: CGFloat?) -> CGRect {
    let bounds = container.bounds
    guard bounds.width >= 600, bounds.height >= 500, let sourceView else {
      return super.presentedFrame(in: container, keyboardTop: keyboardTop)
    }
    let size = preferredSize(or: CGSize(width: 320, height: 480))
    let target: UIView? = container
    let source = sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: target)
    let area = bounds.insetBy(dx: 10, dy: 20)
    let below = source.maxY + size.height <= area.maxY
    var frame = CGRect(
      x: min(max(source.midX - size.width / 2, area.minX), area.maxX - size.width),
      y: below ? source.maxY : max(area.minY, source.minY - size.height),
      width: size.width,
      height: min(size.height, area.height)
    )
    // UIKit moves and shortens a popover to keep it clear of the keyboard; no source says how far.
    guard let keyboardTop, frame.maxY > keyboardTop else { return frame }
    frame.size.height = min(frame.height, max(0, keyboardTop - area.minY))
    frame.origin.y = keyboardTop - frame.height
    return frame
  }
}
