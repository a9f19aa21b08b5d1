import CoreGraphics

/// A scroll view's geometry and settings, and the keyboard in its window, read once for each check
/// or update.
struct ScrollSnapshot: Equatable, Sendable {
  struct Settings: Equatable, Sendable {
    var behavior = 0
    var isScrollEnabled = true
    var alwaysBounceVertical = false
    var alwaysBounceHorizontal = false
    var adjustsIndicatorInsets = true
    var isPagingEnabled = false
    var isText = false
    var hasHorizontalLayout = false
  }

  var keyboard = KeyboardInWindow.unknown
  var place: ScreenPlace
  /// A point below the view, in screen space, from which the place was computed.
  var pointBelow = CGPoint.zero
  /// The metrics without what hides content: keyboard, bars and floating views.
  ///
  /// While the coordinator moves the content, the offset is that of the movement's end.
  var metrics: ScrollMetrics
  var contentInset: VerticalEdges
  var indicatorInset: VerticalEdges
  var safeArea: VerticalEdges
  var settings = Settings()
  var barTopInScreen: CGFloat?
  var keyboardInset: CGFloat = 0
  /// True if the view or its bar contains the edited view, or a view that gets the focus back from a
  /// presented controller.
  var isEdited = false
  /// True while the keyboard moves, and while UIKit may still make its last changes.
  var isSettling = false
  var isAnnouncedInThisTurn = true
  /// True for a horizontal list around the first responder, unless a managed view between list and
  /// responder gets an inset.
  ///
  /// Always false for a view that scrolls vertically.
  var containsFocus = false
  var touch = Touch.none
  var isAfterDrag = false
  /// True if the view has grown while a finger drags the keyboard down; reset just after the drag.
  ///
  /// The app lays out the lower end of such a view at the keyboard's top. Only that end shows where
  /// the keyboard is, because UIKit posts nothing during a drag.
  var hasGrownInDrag = false
  var scrollSource = ScrollSource.none
  /// True while UIKit scrolls to the first responder, and at the check after the end of such a
  /// scroll.
  var isScrolledByUIKit = false
  var isBarWithoutKeys = false

  var isAtRest: Bool { touch == .none && scrollSource == .none }

  /// True while the app scrolls, and while a finger is on the content, or has just lifted from
  /// content that decelerates.
  var isScrolledByUserOrApp: Bool {
    scrollSource == .app || touch.isFingerOrJustLetGo(afterDrag: isAfterDrag)
  }

  func outgrows(_ last: ScrollSnapshot) -> Bool {
    last.keyboard == keyboard
      && (last.hasGrownInDrag
        || metrics.bounds.height > last.metrics.bounds.height + CGFloat.insetTolerance)
  }

  /// Returns whether the difference to an earlier snapshot requires an update.
  ///
  /// Ignores the content offset and touches, which change no inset.
  func differs(from other: ScrollSnapshot) -> Bool {
    !(keyboard == other.keyboard && settings == other.settings
      && place.isClose(to: other.place)
      && metrics.bounds.width.isClose(to: other.metrics.bounds.width)
      && metrics.bounds.height.isClose(to: other.metrics.bounds.height)
      && metrics.contentSize.width.isClose(to: other.metrics.contentSize.width)
      && metrics.contentSize.height.isClose(to: other.metrics.contentSize.height)
      && contentInset.isClose(to: other.contentInset)
      && indicatorInset.isClose(to: other.indicatorInset)
      && containsFocus == other.containsFocus && hasGrownInDrag == other.hasGrownInDrag
      && metrics.systemInset.isClose(to: other.metrics.systemInset)
      && safeArea.isClose(to: other.safeArea)
      && (barTopInScreen ?? .infinity).isClose(to: other.barTopInScreen ?? .infinity))
  }

  /// Returns the inset that UIKit adds to `verticalScrollIndicatorInsets` for display.
  ///
  /// UIKit adds the safe area, unless the app has disabled that.
  /// https://developer.apple.com/documentation/uikit/uiscrollview/automaticallyadjustsscrollindicatorinsets
  func indicatorSystemInset(at edge: VerticalEdge) -> CGFloat {
    settings.adjustsIndicatorInsets ? max(safeArea[edge], metrics.systemInset[edge]) : 0
  }

  /// True if the content scrolls only horizontally; with an inset at the bottom, it would also
  /// scroll vertically.
  ///
  /// Up to 4 points of additional width are ignored, as a rounding error or a border. Content
  /// taller than the visible part scrolls vertically even without the keyboard; a gallery of one
  /// row is never that tall. The content of a horizontal flow layout is as tall as the space
  /// between the insets, which may be zero.
  /// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/scrolldirection
  var isHorizontalOnly: Bool {
    let (content, size) = (metrics.contentSize, metrics.bounds.size)
    let insets = metrics.adjustedInset.top + metrics.adjustedInset.bottom - keyboardInset
    guard !settings.alwaysBounceVertical, content.height <= max(0, size.height - insets) else {
      return false
    }
    return content.width - size.width > 4 || settings.alwaysBounceHorizontal
      || settings.hasHorizontalLayout
  }

  /// Returns whether an overlap covers rows of a spreadsheet: wide content that begins under a bar.
  ///
  /// Without an inset, the user could not scroll to the rows under the keyboard. A gallery does not
  /// begin under a bar. Pages (`isPagingEnabled`) are excluded, because they are always as high as
  /// the view.
  func isSpreadsheet(coveredBy overlap: KeyboardOverlap) -> Bool {
    let opposite = overlap.edge.opposite
    let remaining = metrics.bounds.height - overlap.height - metrics.adjustedInset[opposite]
    return safeArea[opposite] > 0 && metrics.contentSize.height > remaining
      && !settings.isPagingEnabled && !settings.alwaysBounceHorizontal
      && !settings.hasHorizontalLayout
  }

  /// Returns the part of the view that a keyboard covers, down to the view's end below the screen.
  func overlap(ofKeyboard frame: CGRect) -> KeyboardOverlap {
    let bounds = metrics.bounds
    // Fractional view sizes can cause a tiny overlap, whose inset would toggle in every layout
    // pass. https://github.com/square/swift-keyboard-observer/pull/4
    let covers = bounds.intersects(place.convert(frame, to: bounds), byAtLeast: 1)
    return overlap(below: covers && bounds.isFinite ? frame.minY : .infinity)
  }

  func addingBar(to keyboard: KeyboardOverlap) -> KeyboardOverlap {
    let bar = overlap(below: barTopInScreen ?? .infinity)
    return bar.height > keyboard.height ? bar : keyboard
  }

  /// Returns the part of the view below a vertical position on the screen, if it is at least a
  /// point high.
  private func overlap(below y: CGFloat) -> KeyboardOverlap {
    guard let edge = place.facingEdge else { return .none }
    let bounds = metrics.bounds
    let position = place.convert(y: y, to: bounds)
    let height = edge == .bottom ? bounds.maxY - position : position - bounds.minY
    return KeyboardOverlap(height: height >= 1 ? min(height, bounds.height) : 0, edge: edge)
  }
}
