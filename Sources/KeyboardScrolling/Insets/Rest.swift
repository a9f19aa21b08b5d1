import CoreGraphics

/// The place at which one scroll view's content rests.
///
/// The user, the app or a reveal (a scroll to the first responder) sets the rest; UIKit's clamps do
/// not change it. In a chat, the rest moves with the top of the keyboard or of the bar. The content
/// is as near to its rest as the range of offsets allows.
struct Rest: Equatable, Sendable {
  /// The offset at rest, perhaps outside the range of offsets.
  private(set) var offset: CGFloat
  /// The place where the user or the app has put the content, with the geometry of that moment.
  ///
  /// A rotation, a new window, or a reveal after either changes the rest, but not the chosen place.
  /// When the former geometry returns, the content returns to the chosen place.
  private var chosenPlace: ScrollMetrics
  /// The boundary before a chat left the size of its chosen place; nil in that size.
  private var boundaryBeforeResize: CGFloat?
  /// The metrics of the last plan, check, reveal or write.
  private(set) var last: ScrollMetrics
  /// The position, from the top of the bounds, at which the keyboard or the bar begins to cover the
  /// view.
  private(set) var boundary: CGFloat
  /// True if the user or the app has scrolled since the last check of the first responder.
  private(set) var wasScrolled = false
  /// The old and the new boundary, if the boundary has moved during an animated scroll, or in the
  /// turn in which the app has inserted a row; otherwise empty.
  ///
  /// The scroll may be aimed at either boundary.
  private(set) var boundariesDuringScroll: [CGFloat] = []
  /// The content's height before the turn that the last check ended; nil if checks have ended, and
  /// the user may have scrolled since.
  ///
  /// Several updates may have followed the check, for example for a composer and its keyboard.
  private var heightBeforeTurn: CGFloat?

  init(_ metrics: ScrollMetrics, boundary: CGFloat) {
    (offset, last, chosenPlace) = (metrics.bounds.minY, metrics, metrics)
    self.boundary = boundary
  }

  /// Returns whether the content rests at its end; false for content that UIKit has only clamped to
  /// its end.
  func isAtEnd(at edge: VerticalEdge) -> Bool { last.isAtEnd(at: edge) && !isDisplaced }

  // MARK: Causes of movements

  /// Returns whether content was added in this turn, except above the visible part; showing the new
  /// content is the app's task.
  func isGrown(_ metrics: ScrollMetrics) -> Bool {
    guard let heightBeforeTurn, metrics.bounds.width == last.bounds.width else { return false }
    let growth = metrics.contentSize.height - heightBeforeTurn
    return growth - shiftByRows(metrics) > CGFloat.insetTolerance
  }

  /// Returns the distance by which rows above the visible part have moved the content.
  ///
  /// A bar above the view moves content too. In a view of another width, the same rows may be higher.
  private func shiftByRows(_ now: ScrollMetrics) -> CGFloat {
    guard now.bounds.width == last.bounds.width,
      case .shift(let distance) = MovementCause(from: last, to: now)
    else { return 0 }
    return distance + now.adjustedInset.top - last.adjustedInset.top
  }

  /// Follows a movement of the content, at the start of a plan or at a check that needs no update.
  ///
  /// A chat at its end stays at its end when a bar above the chat changes.
  mutating func follow(_ now: ScrollMetrics, stayingAtEnd edge: VerticalEdge?, isByUIKit: Bool) {
    let end = edge.flatMap { isAtEnd(at: $0) ? now.end(at: $0) : nil }
    let cause = MovementCause(from: last, to: now)
    let isChosen =
      last.bounds == chosenPlace.bounds && last.hasSameGeometry(as: chosenPlace)
      && now.hasSameGeometry(as: last) && now.windowSize == last.windowSize
    if cause == .userOrApp, !isByUIKit { wasScrolled = true }
    if let top = edge?.opposite, boundaryBeforeResize == nil, !now.hasSameSizeAndWindow(as: last),
      last.hasSameSizeAndWindow(as: chosenPlace),
      last.adjustedInset[top].isClose(to: chosenPlace.adjustedInset[top])
    {
      // The chat has followed the keyboard since its place was chosen.
      (chosenPlace, boundaryBeforeResize) = (last.at(offset: offset), boundary)
    }
    let growth = now.contentSize.height - last.contentSize.height
    // A clamp changes the rest only after rows were removed, or after a finger has pulled content
    // beyond its range.
    let isShorter = growth < -CGFloat.insetTolerance
    // When the app adds rows, content that is away from its rest rests where it is from then on.
    let isSettled = isDisplaced && growth > CGFloat.insetTolerance
    // Rows that have moved the content are not new at the next update or check.
    let shifted = shiftByRows(now)
    heightBeforeTurn = heightBeforeTurn.map { $0 + shifted }
    switch cause {
    case .userOrApp where isByUIKit: revealed(now)
    case .userOrApp: choose(now.at(offset: endOfScroll(in: now, at: edge) ?? now.bounds.minY))
    case .layout where heightBeforeTurn == nil: choose(now)
    case .none where isSettled, .shift where isSettled: move(to: now)
    case .clamp where isShorter || !last.isInRange(last.bounds.minY): move(to: now)
    // In a view of another width, content that rested at its end rests at the new end.
    case .layout: move(to: now.at(offset: end ?? now.bounds.minY))
    case .shift(let distance):
      // A chat of a new size moves with the boundary and with rows, but not with the bar above it.
      let isResized = edge != nil && now.bounds.size != last.bounds.size
      offset = end ?? offset + (isResized ? shifted : distance)
      last = now
    case _ where isGrown(now):
      offset = end ?? offset + now.bounds.minY - last.bounds.minY
      last = now
    case .none:
      // A movement of less than a pixel, as in the last turn of a deceleration.
      offset += now.bounds.minY - last.bounds.minY
      last.bounds.origin.y = now.bounds.minY
    case .clamp: return
    }
    // The chosen place follows rows that appear or disappear, and the end of a deceleration.
    if isChosen { chosenPlace = now }
  }

  /// Keeps the rest after a clamp because the app has overwritten the keyboard inset: the content
  /// goes back, at most to its new end if rows were removed too.
  ///
  /// `restored` has the keyboard inset again. A chat stays beside a new row (`isGrown`).
  mutating func restoreAfterClamp(
    _ now: ScrollMetrics,
    restored: ScrollMetrics,
    isGrown: Bool
  ) {
    if isGrown {
      record(now.at(offset: offset))
    } else if now.contentSize.height < last.contentSize.height - .insetTolerance {
      move(to: restored.at(offset: restored.clamped(offset)))
    }
  }

  /// Returns the end of a chat that the app has scrolled to its end before the layout made the chat
  /// lower; otherwise nil.
  private func endOfScroll(in now: ScrollMetrics, at edge: VerticalEdge?) -> CGFloat? {
    guard let edge, now.bounds.height < last.bounds.height else { return nil }
    var before = now
    before.bounds.size.height = last.bounds.height
    before.adjustedInset = last.adjustedInset
    return before.isAtEnd(at: edge) ? now.end(at: edge) : nil
  }

  /// Moves the rest and the chosen place.
  mutating func choose(_ metrics: ScrollMetrics) {
    move(to: metrics)
    (chosenPlace, boundaryBeforeResize) = (metrics, nil)
  }

  /// Moves only the rest.
  mutating func move(to metrics: ScrollMetrics) {
    (offset, last) = (metrics.bounds.minY, metrics)
  }

  /// Records only where the content is.
  mutating func record(_ metrics: ScrollMetrics) { last = metrics }

  /// Records a clamp in a view that has only become higher.
  mutating func recordClamp(_ now: ScrollMetrics) {
    guard now.bounds.height > last.bounds.height, now.bounds.width == last.bounds.width,
      now.contentSize == last.contentSize, now.windowSize == last.windowSize,
      MovementCause(from: last, to: now) == .clamp
    else { return }
    record(now)
  }

  /// Records a reveal by the coordinator or UIKit.
  ///
  /// A reveal changes the chosen place too. Otherwise, the next keyboard could move the content
  /// back to where the field is hidden. In a view or a window of another size, or at another zoom
  /// scale, only the first reveal of a responder or a request (`isChosen`) changes the chosen place.
  mutating func revealed(_ metrics: ScrollMetrics, isChosen: Bool = false) {
    if isChosen || metrics.hasSameSizeAndWindow(as: chosenPlace) {
      choose(metrics)
    } else {
      move(to: metrics)
    }
  }

  /// Records the offset after a write; an unexpected offset becomes the chosen place.
  mutating func wrote(found: CGFloat) {
    let isExpected = last.isAt(found)
    last.bounds.origin.y = found
    if !isExpected { choose(last) }
  }

  mutating func forgetScroll() { wasScrolled = false }

  mutating func returnToRange(_ metrics: ScrollMetrics) {
    guard !metrics.isInRange(metrics.bounds.minY) else { return }
    choose(metrics.at(offset: metrics.clamped(metrics.bounds.minY)))
    last = metrics
  }

  var isDisplaced: Bool { !last.isAt(offset) }

  // MARK: Turns

  mutating func turnEnded(contentHeight: CGFloat) { heightBeforeTurn = contentHeight }

  mutating func checksEnded() { heightBeforeTurn = nil }

  // MARK: The boundary

  /// Records the boundary, and returns the distance that it has moved.
  ///
  /// `isScrolling` is true during a scroll of the app or UIKit, or if a row was inserted.
  mutating func moveBoundary(to new: CGFloat, isScrolling: Bool) -> CGFloat {
    let before = boundary
    boundary = new
    guard !before.isClose(to: new) else { return 0 }
    if !isScrolling { boundariesDuringScroll = [] }
    if isScrolling, boundariesDuringScroll.isEmpty { boundariesDuringScroll = [before, new] }
    return new - before
  }

  /// Moves the rest with the boundary, or to the content's end if the content rested there.
  mutating func move(with distance: CGFloat, in metrics: ScrollMetrics, at edge: VerticalEdge) {
    let (end, place) = (metrics.end(at: edge), offset - distance)
    // The rest never moves beyond the end. The rest may move beyond the start, to keep a distance
    // for which there is no space now.
    offset = isAtEnd(at: edge) ? end : edge == .bottom ? min(place, end) : max(place, end)
  }

  mutating func forgetBoundaries() { boundariesDuringScroll = [] }

  // MARK: Due movements

  /// Returns the offset in the range that is nearest to the rest; content at rest keeps its offset,
  /// even out of range.
  func nearestOffset(in metrics: ScrollMetrics) -> CGFloat {
    metrics.isAt(offset) ? metrics.bounds.minY : metrics.clamped(offset)
  }

  /// Returns the offset that the user or the app has chosen; nil if the geometry has changed since.
  ///
  /// With `withAnyKeyboard`, the inset at the keyboard's edge may have changed: the keyboard may
  /// have had another height before two rotations. A chat has kept its distance to the boundary.
  func chosenOffset(
    in metrics: ScrollMetrics,
    withAnyKeyboard: Bool = false,
    chatEdge: VerticalEdge? = nil
  ) -> CGFloat? {
    var place = chosenPlace
    let change = chatEdge == nil ? 0 : boundaryBeforeResize.map { boundary - $0 }
    if let change, withAnyKeyboard, metrics.windowSize == place.windowSize {
      let edge = chatEdge ?? .bottom
      place.adjustedInset[edge] = metrics.adjustedInset[edge]
      place.bounds.origin.y -= change
    }
    guard metrics.hasSameGeometry(as: place),
      metrics.contentSize.height.isClose(to: place.contentSize.height),
      metrics.isInRange(place.bounds.minY)
    else { return nil }
    return place.bounds.minY
  }

  /// The chosen place, if the keyboard covered more there than now; nil in a view of another size.
  func chosenPlaceUnderKeyboard(at edge: VerticalEdge) -> ScrollMetrics? {
    let change = chosenPlace.adjustedInset[edge] - last.adjustedInset[edge]
    return change > CGFloat.insetTolerance && last.hasSameSize(as: chosenPlace) ? chosenPlace : nil
  }

  var isAtChosenPlace: Bool {
    last.hasSameGeometry(as: chosenPlace) && hasChosenOffset && !isDisplaced
  }

  /// True if the rest is the chosen offset in a view of the same size; the insets may differ.
  var hasChosenOffset: Bool {
    // UIKit moves content with a bar above it.
    let shift = chosenPlace.adjustedInset.top - last.adjustedInset.top
    let chosenOffset: CGFloat = chosenPlace.bounds.minY + shift
    return last.bounds.size == chosenPlace.bounds.size
      && chosenOffset.isSameOffset(as: offset, pixel: last.pixel)
  }

  /// Returns whether content can move nearer to its rest; false after any movement but a clamp.
  func isOverdue(in metrics: ScrollMetrics) -> Bool {
    wasOnlyClamped(in: metrics) && !metrics.isAt(nearestOffset(in: metrics))
  }

  /// Returns whether content can go back to its chosen place, whose geometry has returned; false
  /// after any movement but a clamp.
  func mayGoBack(in metrics: ScrollMetrics) -> Bool {
    wasOnlyClamped(in: metrics) && chosenOffset(in: metrics).map(metrics.isAt) == false
  }

  private func wasOnlyClamped(in metrics: ScrollMetrics) -> Bool {
    let cause = MovementCause(from: last, to: metrics)
    return cause == .none || cause == .clamp
  }
}
