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
      if keyboard.placement == .hidden {
        reason = .keyboardHidden
      } else if keyboard.placement != .docked, !followsUndocked {
        reason = .keyboardNotDocked
      } else if !snapshot.gainsFromInset(over: found, isInsideScrollView: isInsideScrollView()) {
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

extension ScrollSnapshot {
  /// Returns whether an inset over the covered part makes more content visible to the user.
  fileprivate func gainsFromInset(
    over covered: KeyboardOverlap,
    isInsideScrollView: @autoclosure () -> Bool
  ) -> Bool {
    guard place.facingEdge != nil else { return false }
    // With an inset, UIKit would scroll the disabled view to the focus, and the user could not scroll
    // back.
    if !settings.isScrollEnabled, isInsideScrollView() { return false }
    // At the next letter, UIKit would scroll the caret of a text view over the inset, and back when
    // the scroll view around the text view has uncovered it.
    if settings.isText, covered.height >= metrics.bounds.height, isInsideScrollView() {
      return false
    }
    // A view that scrolls only horizontally gets an inset in two cases: if the keyboard covers rows
    // of a spreadsheet, or if no outer scroll view can reveal the view's first responder. A
    // collection with a horizontal layout gets none: its items would shrink or form new columns,
    // and nothing would scroll up.
    // https://blog.derrickshowers.com/post/collection-view-crash/
    return !isHorizontalOnly || isSpreadsheet(coveredBy: covered)
      || (containsFocus && !settings.hasHorizontalLayout && !isInsideScrollView())
  }
}
