import CoreGraphics

/// A scroll view's geometry and settings as values, read once for each look.
struct ScrollSnapshot: Equatable, Sendable {
  /// The settings of the view that UIKit's own inset depends on, and those for its direction.
  struct Settings: Equatable, Sendable {
    /// The raw value of the content inset adjustment behaviour.
    var behavior = 0
    var isScrollEnabled = true
    var alwaysBounceVertical = false
    var alwaysBounceHorizontal = false
    var isPagingEnabled = false
    var adjustsIndicatorInsets = true
    /// True for a collection view whose flow layout scrolls horizontally.
    var hasHorizontalLayout = false
  }

  /// A bar over the bottom of the view, which moves up with the keyboard.
  struct Bar: Equatable, Sendable {
    /// In points, in the screen's coordinate space.
    var topInScreen: CGFloat
    /// How much of the view is below the bar where no keyboard is, in points: the safe area, and what
    /// reaches beyond it.
    var heightBelow: CGFloat
  }

  /// The window that the view is in.
  var window: ObjectIdentifier?
  var place: ScreenPlace
  /// In points; its origin is the content offset.
  var bounds: CGRect
  /// In points.
  var contentSize: CGSize
  var contentInset: VerticalEdges
  /// The vertical scroll indicator insets, as the app and the coordinator have set them.
  var indicatorInset: VerticalEdges
  /// What UIKit adds to the content inset by itself.
  ///
  /// Read and not computed: with `.never`, with `.automatic` over short content, or in a view that
  /// ends above the home indicator it is nothing.
  /// https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset
  var systemInset: VerticalEdges
  var safeArea: VerticalEdges
  var settings = Settings()
  /// The bar over the view's bottom, if there is one.
  var bar: Bar?
  /// True for a horizontal list that the first responder is in; it does not matter for any other view.
  var containsFocus = false
  /// True while a finger scrolls, or the content glides after one.
  var isScrolledByUser = false
  /// Where an animated scroll of the coordinator's will end, as a vertical content offset in points.
  var scrollDestination: CGFloat?

  /// Returns whether the look that took this snapshot has to act.
  ///
  /// The content offset and the finger are left out: scrolling changes neither inset.
  func differs(from other: ScrollSnapshot) -> Bool {
    !(window == other.window && settings == other.settings && place.isClose(to: other.place)
      && bounds.width.isClose(to: other.bounds.width)
      && bounds.height.isClose(to: other.bounds.height)
      && contentSize.width.isClose(to: other.contentSize.width)
      && contentSize.height.isClose(to: other.contentSize.height)
      && contentInset.isClose(to: other.contentInset)
      && indicatorInset.isClose(to: other.indicatorInset)
      && containsFocus == other.containsFocus
      && systemInset.isClose(to: other.systemInset) && safeArea.isClose(to: other.safeArea)
      && (bar?.topInScreen ?? .infinity).isClose(to: other.bar?.topInScreen ?? .infinity))
  }

  /// What UIKit adds to a scroll indicator inset for display, in points.
  ///
  /// The property keeps the app's value. The safe area is added to it unless the app has switched
  /// that off.
  /// https://developer.apple.com/documentation/uikit/uiscrollview/automaticallyadjustsscrollindicatorinsets
  func indicatorSystemInset(at edge: KeyboardOverlap.Edge) -> CGFloat {
    settings.adjustsIndicatorInsets ? max(safeArea[edge], systemInset[edge]) : 0
  }

  /// True when the content moves horizontally only: an inset at the bottom would make it scroll
  /// vertically as well.
  ///
  /// Content a few points wider than the view is a rounding error or a border, not a horizontal list.
  var isHorizontalOnly: Bool {
    guard !settings.alwaysBounceVertical, contentSize.height <= bounds.height else { return false }
    let excess = contentSize.width - bounds.width
    return excess > 4 || (settings.isPagingEnabled && excess > 0) || settings.alwaysBounceHorizontal
      || settings.hasHorizontalLayout
  }

  /// Returns what decides which content is visible.
  func metrics(covered: KeyboardOverlap) -> ScrollMetrics {
    var bounds = bounds
    if let scrollDestination { bounds.origin.y = scrollDestination }
    return ScrollMetrics(
      bounds: bounds,
      contentSize: contentSize,
      adjustedInset: contentInset + systemInset,
      systemInset: systemInset,
      covered: covered
    )
  }

  /// The height that the bar covers where it is now, in points; zero without a bar over the view.
  var heightCoveredByBar: CGFloat {
    guard let bar else { return 0 }
    let covered = height(below: bar.topInScreen)
    return covered >= 1 ? min(covered, bounds.height) : 0
  }

  /// Returns how much of the view is below a vertical position on the screen, in points; negative
  /// where the view ends above it.
  func height(below y: CGFloat) -> CGFloat {
    guard let edge = place.facingEdge else { return 0 }
    let position = place.convert(y: y, to: bounds)
    return edge == .bottom ? bounds.maxY - position : position - bounds.minY
  }

  /// Returns the height of the bar above what it stands on, in points.
  func barHeight(on keyboardHeight: CGFloat) -> CGFloat {
    let covered = heightCoveredByBar
    // A bar without height covers what the keyboard does, but for the last digits.
    let standsOnKeyboard = covered >= keyboardHeight - CGFloat.insetTolerance
    let keyboard = standsOnKeyboard ? keyboardHeight : 0
    return max(0, covered - max(keyboard, bar?.heightBelow ?? 0))
  }

  /// Returns what keyboard and bar will cover together.
  func overlapWithBar(_ keyboard: KeyboardOverlap, barHeight: CGFloat) -> KeyboardOverlap {
    // A bar is moved after the keyboard was announced. So its new place is calculated from its height:
    // it stands on the keyboard, or on the safe area where that is higher.
    guard let edge = place.facingEdge, let bar else { return keyboard }
    var height = keyboard.height
    if barHeight > 0 {
      height = max(height, bar.heightBelow) + barHeight
    } else if height == 0 {
      height = heightCoveredByBar
    }
    return KeyboardOverlap(height: min(height, bounds.height), edge: edge)
  }
}
