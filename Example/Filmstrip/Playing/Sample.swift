import Foundation
@_spi(Headless) import UIKit

/// The screen at one instant.
///
/// Rectangles are in the window's coordinate space, unless stated otherwise. Top and bottom are
/// those of the screen, even for a flipped view.
struct Sample: Equatable, Sendable {
  struct Element: Equatable, Sendable {
    enum Kind: String, Sendable {
      case label, field, button, block, row, bubble
    }

    var kind: Kind
    var frame: CGRect
    var text = ""
    var fontSize: CGFloat = 17
    var isSecondary = false
    var isFirstResponder = false
    var isPlaceholder = false
    /// True for a field whose text has several lines, which begin at its top.
    var isTextView = false
    var textOffset: CGFloat = 0
    /// True for an element beside the scroll view, which does not move with the content.
    var isBeside = false
    /// The caption of a field, or its placeholder.
    var name = ""
  }

  /// Since the device was created.
  var time: TimeInterval = 0
  var screen = CGSize.zero
  /// At the bottom of the screen.
  var homeArea: CGFloat = 0
  /// At the top of the screen.
  var statusArea: CGFloat = 0
  /// At the left side of a phone in landscape.
  var sideArea: CGFloat = 0
  /// False while a navigation transition keeps the scroll view off the screen.
  var isInWindow = true
  var scrollView = CGRect.zero
  /// A flipped scroll view's top is at the bottom of the screen.
  var isFlipped = false
  var contentSize = CGSize.zero
  var contentOffset = CGPoint.zero
  /// The remaining distance of the offset's animation.
  var offsetLag: CGFloat = 0
  var contentInset = UIEdgeInsets.zero
  var adjustedContentInset = UIEdgeInsets.zero
  var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  var writes = HeadlessScrollWrites()
  /// The height that a docked keyboard covers.
  var overlap: CGFloat = 0
  /// The first responder, or the caret of a text view, at the end of all animations; nil if it is
  /// not in the scroll view.
  var focus: CGRect?
  var elements: [Element] = []
  /// In front of the scroll view; nil on most screens.
  var barOnKeyboard: CGRect?
  var barElements: [Element] = []
  /// Nil for a screen that fills the window.
  var sheet: CGRect?
  var finger: CGPoint?
  /// With the status bar.
  var topBar: CGRect?
  var title = ""
  /// As drawn.
  var keyboard: CGRect?
  /// At the end; nil for a keyboard that floats or hides.
  var keyboardHeight: CGFloat?

  var shownOffset: CGFloat { contentOffset.y - offsetLag }

  /// The distance by which the content is scrolled up, from an arbitrary place.
  var shownScroll: CGFloat { isFlipped ? -shownOffset : shownOffset }

  var contentEnd: CGFloat {
    isFlipped
      ? scrollView.maxY + shownOffset : scrollView.minY + contentSize.height - shownOffset
  }

  /// In the scroll view or in the bar.
  var firstResponder: Element? { (elements + barElements).first(where: \.isFirstResponder) }

  var systemInset: CGFloat { adjustedContentInset.bottom - contentInset.bottom }

  /// The height that keyboard and bar cover, less what UIKit adds.
  var keyboardInset: CGFloat {
    let bar = barOnKeyboard.map { min(scrollView.height, scrollView.maxY - $0.minY) } ?? 0
    return max(0, max(overlap, bar) - systemInset)
  }

  /// The visible part between two edges; the lower one is above the upper one if nothing is
  /// visible.
  var visibleBand: (top: CGFloat, bottom: CGFloat) {
    (scrollView.minY + adjustedContentInset.top, scrollView.maxY - max(overlap, systemInset))
  }

  /// Nil without a first responder, or if it is taller than the visible part.
  var showsFocus: Bool? {
    guard let focus, focus.height <= visibleBand.bottom - visibleBand.top else { return nil }
    // Half a point is no more than a pixel.
    return focus.minY >= visibleBand.top - 0.5 && focus.maxY <= visibleBand.bottom + 0.5
  }

  /// Returns whether only the time differs.
  func isAlike(_ other: Sample) -> Bool {
    var other = other
    other.time = time
    return self == other
  }
}
