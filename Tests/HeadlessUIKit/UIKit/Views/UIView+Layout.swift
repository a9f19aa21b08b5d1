// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

extension UIView {
  public func setNeedsLayout() {
    headlessNeedsLayout = true
    headlessAskForVisit()
  }

  /// Marks the way from the topmost superview to this view, so that a layout pass finds it.
  func headlessAskForVisit() {
    var view: UIView? = self
    while let current = view, !current.headlessSubtreeNeedsVisit || current === self {
      current.headlessSubtreeNeedsVisit = true
      view = current.headlessSuperview
    }
  }

  /// Lays out from the topmost superview that needs it, without a break, downwards.
  ///
  /// That is what the layer tree does:
  /// https://developer.apple.com/documentation/quartzcore/calayer/layoutifneeded()
  public func layoutIfNeeded() {
    headlessUpdateSafeAreaUpwards()
    headlessSolveAround()
    var root = self
    while let superview = root.headlessSuperview, superview.headlessNeedsLayout {
      root = superview
    }
    // A subview's layout may ask for its superview's again (a stack view whose label grew). Real
    // layout settles in two or three passes; a hundred is a loop in the views' own code.
    for _ in 0..<100 where root.headlessSubtreeNeedsVisit {
      root.headlessVisitForLayout()
    }
  }

  /// Lays out this view and what is inside it.
  ///
  /// Superviews that wait for layout go on waiting.
  func headlessLayOutSubtree() {
    for _ in 0..<100 where headlessSubtreeNeedsVisit { headlessVisitForLayout() }
  }

  private func headlessVisitForLayout() {
    headlessSubtreeNeedsVisit = false
    headlessUpdateSafeArea()
    if headlessNeedsLayout {
      headlessNeedsLayout = false
      let controller = headlessViewController
      controller?.headlessViewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    // A copy: layout may add and remove views.
    for subview in headlessSubviews where subview.headlessSubtreeNeedsVisit {
      guard subview.headlessSuperview === self else { continue }
      subview.headlessVisitForLayout()
    }
    if headlessSubviews.contains(where: \.headlessSubtreeNeedsVisit) || headlessNeedsLayout {
      headlessSubtreeNeedsVisit = true
    }
  }
}
