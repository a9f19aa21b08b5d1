@_spi(Headless) package import UIKit

/// The values of a screen at one instant.
///
/// Rectangles are in the window's coordinate space. Top and bottom are those of the screen, even for
/// a flipped view.
package struct Sample: Equatable, Sendable {
  package struct Element: Equatable, Sendable {
    package enum Kind: String, Sendable { case label, field, button, block, row, bubble }

    var kind: Kind
    var frame: CGRect
    var text = ""
    var fontSize: CGFloat = 17
    var isSecondary = false
    package var isFirstResponder = false
    var isPlaceholder = false
    /// True for a text view, whose text starts at the top.
    var isTextView = false
    var textOffset: CGFloat = 0
    /// True for an element that does not move with the content of the scroll view.
    var isFixed = false
    /// The caption of a field, or its placeholder.
    package var name = ""

    package init(kind: Kind, frame: CGRect) { (self.kind, self.frame) = (kind, frame) }
  }

  /// The seconds since the device was created.
  package var time: TimeInterval = 0
  package var screen = CGSize.zero
  /// The height of the bottom safe area.
  package var homeArea: CGFloat = 0
  /// The height of the top safe area.
  var statusArea: CGFloat = 0
  /// The width of the left safe area in landscape.
  var sideArea: CGFloat = 0
  package var scrollView = CGRect.zero
  /// True for a flipped scroll view, whose own top is at the bottom of the screen.
  var isFlipped = false
  package var contentSize = CGSize.zero
  package var contentOffset = CGPoint.zero
  /// The distance that an animated offset still has to move.
  var offsetLag: CGFloat = 0
  package var contentInset = UIEdgeInsets.zero
  package var adjustedContentInset = UIEdgeInsets.zero
  package var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  var writes = HeadlessScrollWrites()
  /// The height of the scroll view that a docked keyboard covers.
  package var overlap: CGFloat = 0
  /// The frame that the first responder, or its caret, will have at the end of all animations.
  ///
  /// Nil if the first responder is not in the scroll view.
  package var focus: CGRect?
  package var elements: [Element] = []
  /// The frame of the bar on the keyboard; nil on most screens.
  package var barOnKeyboard: CGRect?
  var barElements: [Element] = []
  /// The frame of the sheet; nil for a screen that fills the window.
  var sheet: CGRect?
  var finger: CGPoint?
  /// The frame of the navigation bar and the status bar.
  var topBar: CGRect?
  var title = ""
  /// The keyboard's displayed frame, also during an animation.
  package var keyboard: CGRect?
  /// The keyboard's height at the end of its animation; nil if it floats or is hiding.
  var keyboardHeight: CGFloat?

  package init() {}

  var shownOffset: CGFloat { contentOffset.y - offsetLag }

  /// A number that grows when content moves up, even in a flipped view.
  var shownScroll: CGFloat { isFlipped ? -shownOffset : shownOffset }

  var contentEnd: CGFloat {
    isFlipped ? scrollView.maxY + shownOffset : scrollView.minY + contentSize.height - shownOffset
  }

  /// The first responder in the scroll view or in the bar.
  var firstResponder: Element? { (elements + barElements).first(where: \.isFirstResponder) }

  var systemInset: CGFloat { adjustedContentInset.bottom - contentInset.bottom }

  /// The inset that the coordinator should add: the covered height, less the inset that UIKit adds.
  var keyboardInset: CGFloat {
    let bar = barOnKeyboard.map { min(scrollView.height, scrollView.maxY - $0.minY) } ?? 0
    return max(0, max(overlap, bar) - systemInset)
  }

  /// The top and bottom of the scroll view's visible area.
  ///
  /// If nothing is visible, `bottom` is less than `top`.
  var visibleBand: (top: CGFloat, bottom: CGFloat) {
    (scrollView.minY + adjustedContentInset.top, scrollView.maxY - max(overlap, systemInset))
  }

  /// True if the focus is visible; nil without a focus, or if the focus is too tall.
  var showsFocus: Bool? {
    guard let focus, focus.height <= visibleBand.bottom - visibleBand.top else { return nil }
    // Half a point may be covered, because UIKit rounds offsets to pixels.
    return focus.minY >= visibleBand.top - 0.5 && focus.maxY <= visibleBand.bottom + 0.5
  }

  /// Returns true if the samples are equal except for the time.
  func equalsIgnoringTime(_ other: Sample) -> Bool {
    var other = other
    other.time = time
    return self == other
  }
}
