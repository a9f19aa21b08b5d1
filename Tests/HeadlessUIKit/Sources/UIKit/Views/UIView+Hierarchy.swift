extension UIView {
  func moveSubview(_ view: UIView, toIndex index: Int) {
    guard view.storedSuperview === self else { return }
    storedSubviews.removeAll { $0 === view }
    storedSubviews.insert(view, at: min(index, storedSubviews.count))
  }

  func leaveSuperview() {
    guard let superview = storedSuperview else { return }
    move(to: nil) {
      superview.willRemoveSubview(self)
      superview.storedSubviews.removeAll { $0 === self }
      superview.subviewWasRemoved(self)
    }
    superview.setNeedsLayout()
  }

  /// Inserts a view beside a sibling, or on top if the sibling is not a subview (S193; assumed for
  /// an insertion below the sibling).
  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    let others = storedSubviews.filter { $0 !== view }
    let index = others.firstIndex { $0 === sibling }.map { $0 + offset }
    insert(view, at: index ?? others.count)
  }

  func insert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "A view cannot be its own subview.")
    guard view.storedSuperview !== self else {
      return moveSubview(view, toIndex: max(0, index))
    }
    view.move(to: self) {
      if let old = view.storedSuperview {
        old.willRemoveSubview(view)
        old.storedSubviews.removeAll { $0 === view }
        old.subviewWasRemoved(view)
        old.setNeedsLayout()
      }
      self.storedSubviews.insert(view, at: min(max(0, index), self.storedSubviews.count))
    }
    didAddSubview(view)
    subviewWasAdded(view)
    setNeedsLayout()
  }

  /// Moves the view to another superview, in UIKit's order of callbacks: will move to window, will
  /// move to superview, the change, did move to superview, did move to window.
  private func move(to newSuperview: UIView?, change: () -> Void) {
    let newWindow = newSuperview.flatMap { ($0 as? UIWindow) ?? $0.storedWindow }
    switch (storedWindow, newWindow) {
    case (nil, let new?):
      appearing(in: new) { move(to: newSuperview, in: new, change: change) }
    case (let old?, nil):
      disappearing(from: old) { move(to: newSuperview, in: nil, change: change) }
    default:
      move(to: newSuperview, in: newWindow, change: change)
    }
  }

  private func move(to newSuperview: UIView?, in newWindow: UIWindow?, change: () -> Void) {
    let oldWindow = storedWindow
    if oldWindow !== newWindow {
      resignBeforeLeavingWindow()
      announceMove(to: newWindow)
    }
    willMove(toSuperview: newSuperview)
    leaveConstraints()
    change()
    storedSuperview = newSuperview
    enterConstraints()
    if oldWindow !== newWindow { adoptWindow(newWindow) }
    didMoveToSuperview()
    if oldWindow !== newWindow { finishMove() }
    invalidateSafeArea()
    setNeedsLayout()
    guard newWindow != nil else { return }
    updateSafeAreaDownwards()
    if oldWindow !== newWindow { grantFocusRequest() }
  }

  private func announceMove(to newWindow: UIWindow?) {
    prepareToMove(toWindow: newWindow)
    willMove(toWindow: newWindow)
    for subview in storedSubviews { subview.announceMove(to: newWindow) }
  }

  private func adoptWindow(_ newWindow: UIWindow?) {
    storedWindow = newWindow
    for subview in storedSubviews { subview.adoptWindow(newWindow) }
  }

  private func finishMove() {
    if storedWindow == nil { finishAnimations() }
    movedToWindow()
    didMoveToWindow()
    needsSafeArea = true
    setNeedsLayout()
    for subview in storedSubviews { subview.finishMove() }
  }
}
