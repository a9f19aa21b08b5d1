// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

extension UIView {
  public var superview: UIView? { headlessSuperview }
  public var subviews: [UIView] {
    HeadlessCounters.current.subviewReads += 1
    return headlessSubviews
  }
  public var window: UIWindow? { headlessWindow }

  public func addSubview(_ view: UIView) {
    headlessInsert(view, at: headlessSubviews.count)
  }

  public func insertSubview(_ view: UIView, at index: Int) {
    headlessInsert(view, at: index)
  }

  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    headlessInsert(view, beside: siblingSubview, offset: 0)
  }

  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    headlessInsert(view, beside: siblingSubview, offset: 1)
  }

  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    headlessSubviews.swapAt(index1, index2)
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard view.headlessSuperview === self else { return }
    headlessSubviews.removeAll { $0 === view }
    headlessSubviews.append(view)
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard view.headlessSuperview === self else { return }
    headlessSubviews.removeAll { $0 === view }
    headlessSubviews.insert(view, at: 0)
  }

  public func removeFromSuperview() {
    guard let superview = headlessSuperview else { return }
    headlessMove(to: nil) {
      superview.willRemoveSubview(self)
      superview.headlessSubviews.removeAll { $0 === self }
      superview.headlessDidRemoveSubview(self)
    }
    superview.setNeedsLayout()
  }

  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: { $0.headlessSuperview }).contains { $0 === view }
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in headlessSubviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Beside a view that is no subview it comes on top (statement 193); that this holds for "below" as
  /// well is a choice.
  private func headlessInsert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    let others = headlessSubviews.filter { $0 !== view }
    let index = others.firstIndex { $0 === sibling }.map { $0 + offset }
    headlessInsert(view, at: index ?? others.count)
  }

  private func headlessInsert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "A view cannot be its own subview.")
    if view.headlessSuperview === self {
      headlessSubviews.removeAll { $0 === view }
      headlessSubviews.insert(view, at: min(max(0, index), headlessSubviews.count))
      return
    }
    view.headlessMove(to: self) {
      if let old = view.headlessSuperview {
        old.willRemoveSubview(view)
        old.headlessSubviews.removeAll { $0 === view }
        old.headlessDidRemoveSubview(view)
        old.setNeedsLayout()
      }
      self.headlessSubviews.insert(view, at: min(max(0, index), self.headlessSubviews.count))
    }
    didAddSubview(view)
    headlessDidAddSubview(view)
    setNeedsLayout()
  }

  /// Moves the view under another superview, in UIKit's order of callbacks: will move to window,
  /// will move to superview, the change, did move to superview, did move to window.
  private func headlessMove(to newSuperview: UIView?, change: () -> Void) {
    let newWindow = newSuperview.flatMap { ($0 as? UIWindow) ?? $0.headlessWindow }
    switch (headlessWindow, newWindow) {
    case (nil, let new?):
      headlessAppearing(in: new) { headlessMove(to: newSuperview, in: new, change: change) }
    case (let old?, nil):
      headlessDisappearing(from: old) { headlessMove(to: newSuperview, in: nil, change: change) }
    default:
      headlessMove(to: newSuperview, in: newWindow, change: change)
    }
  }

  private func headlessMove(
    to newSuperview: UIView?,
    in newWindow: UIWindow?,
    change: () -> Void
  ) {
    let oldWindow = headlessWindow
    if oldWindow !== newWindow {
      headlessResignBeforeLeavingWindow()
      headlessAnnounceMove(to: newWindow)
    }
    willMove(toSuperview: newSuperview)
    headlessLeaveConstraints()
    change()
    headlessSuperview = newSuperview
    headlessEnterConstraints()
    if oldWindow !== newWindow { headlessAdoptWindow(newWindow) }
    didMoveToSuperview()
    if oldWindow !== newWindow { headlessFinishMove() }
    headlessSafeAreaIsStale()
    setNeedsLayout()
    guard newWindow != nil else { return }
    headlessUpdateSafeAreaDownwards()
    if oldWindow !== newWindow { headlessGrantFocusRequest() }
  }

  private func headlessAnnounceMove(to newWindow: UIWindow?) {
    headlessWillMove(toWindow: newWindow)
    willMove(toWindow: newWindow)
    for subview in headlessSubviews { subview.headlessAnnounceMove(to: newWindow) }
  }

  private func headlessAdoptWindow(_ newWindow: UIWindow?) {
    headlessWindow = newWindow
    for subview in headlessSubviews { subview.headlessAdoptWindow(newWindow) }
  }

  private func headlessFinishMove() {
    if headlessWindow == nil { headlessFinishAnimations() }
    headlessDidMoveToWindow()
    didMoveToWindow()
    headlessNeedsSafeArea = true
    setNeedsLayout()
    for subview in headlessSubviews { subview.headlessFinishMove() }
  }
}
