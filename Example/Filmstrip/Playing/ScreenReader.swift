@_spi(Headless) import UIKit

@MainActor struct ScreenReader {
  let device: HeadlessDevice
  let window: UIWindow
  let scrollView: UIScrollView
  let controller: UIViewController
  let barOnKeyboard: UIView?
  let title: String

  func sample(finger: CGPoint? = nil) -> Sample {
    var sample = Sample()
    sample.time = device.clock.now
    sample.screen = window.screen.bounds.size
    sample.homeArea = window.safeAreaInsets.bottom
    sample.statusArea = window.safeAreaInsets.top
    sample.sideArea = window.safeAreaInsets.left
    sample.scrollView = scrollView.convert(scrollView.bounds, to: window)
    sample.contentSize = scrollView.contentSize
    sample.contentOffset = scrollView.contentOffset
    sample.offsetLag = lag(of: scrollView)
    sample.isFlipped = isFlipped
    sample.contentInset = insets(scrollView.contentInset)
    sample.adjustedContentInset = insets(scrollView.adjustedContentInset)
    sample.verticalScrollIndicatorInsets = insets(scrollView.verticalScrollIndicatorInsets)
    sample.writes = scrollView.headlessWrites
    sample.title = title
    readKeyboard(into: &sample)
    sample.finger = finger
    readBars(into: &sample)
    swap(&sample.elements, &sample.barElements)
    // Ignore a focus in a bar.
    sample.focus = nil
    if controller.view is UITextView {
      let root = controller.view.superview ?? window
      read(controller.view, Place(of: root, in: window, isFixed: true), into: &sample)
    } else {
      let view: UIView = controller.view
      let place = Place(of: view, in: window, lag: lag(below: view), isFixed: true)
      read(subviewsOf: view, place, into: &sample)
    }
    return sample
  }

  /// Reads an accessory view as a bar, and subtracts the view's height from the sample's keyboard.
  func read(accessory: UIView, into sample: inout Sample) {
    guard let whole = sample.keyboard else { return }
    let (strip, keyboard) = whole.divided(atDistance: accessory.frame.height, from: .minYEdge)
    accessory.frame.size.width = strip.width
    accessory.layoutIfNeeded()
    sample.keyboard = keyboard
    sample.keyboardHeight = keyboard.height
    sample.barOnKeyboard = strip
    var place = Place(of: window, in: window)
    place.origin = strip.origin
    let content = sample.elements
    sample.elements = []
    read(subviewsOf: accessory, place, into: &sample)
    sample.barElements = sample.elements
    sample.elements = content
  }

  private func readKeyboard(into sample: inout Sample) {
    let origin = window.frame.origin
    if device.keyboard.isDocked, let frame = device.keyboard.frameInScreen {
      let covered = sample.scrollView.intersection(frame.offsetBy(dx: -origin.x, dy: -origin.y))
      // Treat content below the bottom edge of the keyboard as covered.
      if min(covered.width, covered.height) >= 1 {
        sample.overlap = sample.scrollView.maxY - covered.minY
      }
    }
    sample.keyboard = device.keyboard.headlessPresentationFrame
      .map { $0.offsetBy(dx: -origin.x, dy: -origin.y) }
    if device.keyboard.isDocked, let end = device.keyboard.frameInScreen,
      end.width == sample.keyboard?.width
    {
      sample.keyboardHeight = end.height
    }
  }

  /// Reads the sheet, the navigation bar and the bar on the keyboard.
  private func readBars(into sample: inout Sample) {
    let container: UIViewController = controller.navigationController ?? controller
    if container.presentingViewController != nil, let sheet = container.view {
      sample.sheet = sheet.convert(sheet.bounds, to: window)
    }
    if let bar = controller.navigationController?.navigationBar, !bar.isHidden,
      bar.bounds.height > 0
    {
      let frame = bar.convert(bar.bounds, to: window)
      let top = sample.sheet?.minY ?? 0
      sample.topBar = CGRect(x: frame.minX, y: top, width: frame.width, height: frame.maxY - top)
      read(subviewsOf: bar, Place(of: bar, in: window), into: &sample)
      // A search field replaces the title.
      if sample.elements.contains(where: { $0.kind == .field }) { sample.title = "" }
    }
    if let bar = barOnKeyboard {
      sample.barOnKeyboard = bar.convert(bar.bounds, to: window)
      read(subviewsOf: bar, Place(of: bar, in: window), into: &sample)
    }
  }

  private var isFlipped: Bool { scrollView.transform.d < 0 }

  private func insets(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    var insets = insets
    if isFlipped { swap(&insets.top, &insets.bottom) }
    return insets
  }

  private func lag(of scrollView: UIScrollView) -> CGFloat {
    let lag = scrollView.contentOffset.y - scrollView.headlessPresentationBounds.minY
    // Differences of thirds of a point have rounding errors.
    return abs(lag) < 1e-6 ? 0 : lag
  }

  /// Returns the distance by which an animation of the offset shows the subviews below their
  /// frames.
  private func lag(below view: UIView) -> CGFloat {
    (view as? UIScrollView).map { view.transform.d < 0 ? -lag(of: $0) : lag(of: $0) } ?? 0
  }

  private func focus(in view: UIView) -> CGRect {
    guard let textView = view as? UITextView, let end = textView.selectedTextRange?.end else {
      return view.bounds
    }
    let caret = textView.caretRect(for: end)
    return caret.height.isFinite && caret.height > 0 && !caret.isInfinite ? caret : view.bounds
  }

  private func frame(of view: UIView, at place: Place) -> CGRect {
    // Without a transform, an addition is many times faster than a conversion.
    if let origin = place.origin, view.transform.isIdentity {
      return view.frame.offsetBy(dx: origin.x, dy: origin.y)
    }
    return view.convert(view.bounds, to: window)
  }

  private func read(subviewsOf view: UIView, _ place: Place, into sample: inout Sample) {
    var place = place
    if view === scrollView { place.isFixed = false }
    var subviews = view.subviews
    if view is UITableView || view is UICollectionView {
      // Sort the cells: the subviews are in the order in which UIKit created them.
      let tops = subviews.map { (top: $0.frame.minY, view: $0) }
      subviews = tops.sorted { $0.top < $1.top }.map(\.view)
    }
    for subview in subviews where !subview.isHidden && subview !== barOnKeyboard {
      read(subview, place, into: &sample)
    }
  }

  private func read(_ view: UIView, _ place: Place, into sample: inout Sample) {
    let shown = frame(of: view, at: place).offsetBy(dx: 0, dy: place.lag)
    if view.isFirstResponder { sample.focus = view.convert(focus(in: view), to: window) }
    var element = Sample.Element(kind: .block, frame: shown)
    element.isFixed = place.isFixed
    let isPainted = view.backgroundColor.map { $0 != .clear } ?? false
    guard !describe(view, as: &element) else { return sample.elements.append(element) }
    switch view {
    case let cell as UITableViewCell:
      if (scrollView as? UITableView)?.separatorStyle != UITableViewCell.SeparatorStyle.none {
        element.kind = .row
        sample.elements.append(element)
      }
      let content = cell.contentView
      return read(subviewsOf: content, place.inside(cell).inside(content), into: &sample)
    case _ where isPainted && view.subviews.isEmpty: break
    case _ where isPainted && view.layer.cornerRadius > 0:
      element.kind = .bubble
      element.isSecondary = view.backgroundColor == .secondarySystemBackground
      sample.elements.append(element)
      return read(subviewsOf: view, place.inside(view), into: &sample)
    default:
      var place = place.inside(view)
      place.lag += lag(below: view)
      return read(subviewsOf: view, place, into: &sample)
    }
    sample.elements.append(element)
  }
}

extension ScreenReader {
  init(
    _ fields: ScreenFields, of controller: UIViewController, in window: UIWindow,
    on device: HeadlessDevice, title: String
  ) {
    self.init(
      device: device, window: window, scrollView: fields.scrollView, controller: controller,
      barOnKeyboard: fields.barOnKeyboard, title: title
    )
  }
}
