import CoreGraphics

/// The part of one scroll view that the keyboard and the bar cover, measured before an update.
struct KeyboardCoverage: Equatable, Sendable {
  var reason: Adjustment.Reason
  private(set) var keyboard = KeyboardInWindow.unknown
  var overlap = KeyboardOverlap.none
  private(set) var systemInset: CGFloat = 0

  /// True if this app's keyboard covers a part of the view.
  var isByLocalKeyboard: Bool { overlap.height > 0 && !overlap.isByBar && keyboard.isLocal }

  init(reason: Adjustment.Reason) { self.reason = reason }

  /// Creates the coverage of a view without a window; also the first step for a view in a window.
  init(outsideWindow keyboard: KeyboardInWindow) {
    switch keyboard.position {
    case .unknown: self.init(reason: .keyboardUnknown)
    case .hidden: self.init(reason: .keyboardHidden)
    case .visible: self.init(reason: .notInWindow)
    }
  }

  init(
    of snapshot: ScrollSnapshot,
    followsUndocked: Bool,
    isPartOfKeyboard: Bool,
    isInsideScrollView: @autoclosure () -> Bool
  ) {
    self.init(outsideWindow: snapshot.keyboard)
    keyboard = snapshot.keyboard
    systemInset = snapshot.metrics.systemInset[snapshot.place.facingEdge ?? .bottom]
    if keyboard.endFrame != nil { reason = .noOverlap }
    guard !isPartOfKeyboard else { return }
    if let endFrame = keyboard.endFrame {
      let found = snapshot.overlap(ofKeyboard: endFrame)
      // A view with scrolling disabled gets no inset inside another scroll view. With an inset, UIKit
      // would scroll the disabled view to the focus, and the user could not scroll back. Neither does
      // a text view under the keyboard: at the next letter, UIKit would scroll its caret over the
      // inset, and back when the scroll view around the text view has uncovered it.
      // A view that scrolls only horizontally gets an inset in two cases: if the keyboard covers rows
      // of a spreadsheet, or if no outer scroll view can reveal the view's first responder. A
      // collection with a horizontal layout gets none: its items would shrink or form new columns,
      // and nothing would scroll up.
      // https://blog.derrickshowers.com/post/collection-view-crash/
      if keyboard.placement == .hidden {
        reason = .keyboardHidden
      } else if keyboard.placement != .docked, !followsUndocked {
        reason = .keyboardNotDocked
      } else if snapshot.place.facingEdge == nil
        || (isInsideScrollView()
          && (!snapshot.settings.isScrollEnabled
            || snapshot.settings.isText && found.height >= snapshot.metrics.bounds.height))
        || (snapshot.isHorizontalOnly && !snapshot.isSpreadsheet(coveredBy: found)
          && (!snapshot.containsFocus || snapshot.settings.hasHorizontalLayout
            || isInsideScrollView()))
      {
        reason = .doesNotScroll
      } else {
        overlap = found
      }
    }
    let keyboardHeight = overlap.height
    guard reason != .doesNotScroll, keyboardHeight > 0 || !snapshot.isHorizontalOnly else { return }
    overlap = snapshot.addingBar(to: overlap)
    guard overlap.height > 0 else { return }
    if keyboardHeight == 0 {
      reason = .bar
      overlap.isByBar = true
    } else {
      let isCleared = overlap.height <= snapshot.metrics.systemInset[overlap.edge]
      reason = isCleared ? .clearedByUIKit : .overlap
    }
  }
}
