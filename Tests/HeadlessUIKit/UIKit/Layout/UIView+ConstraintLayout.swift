// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

// An island is solved when one of its views is laid out and something it speaks of has changed. The
// frames come from the top down: each view places its subviews when it is laid out itself, and those
// whose subviews have to move are asked to.
extension UIView {
  /// Runs in the base class's `layoutSubviews()`.
  func headlessSolveConstraints() {
    headlessLayout.keyboardGuide?.headlessTrackKeyboard()
    let root = headlessIslandRoot
    if root.headlessLayout.solution == nil {
      root.headlessSolveIsland(layingOut: self, isFinal: true)
    }
    guard let solution = root.headlessLayout.solution else { return }
    if solution.isUnanimated {
      UIView.performWithoutAnimation { headlessPlaceSubviews(solution) }
    } else {
      headlessPlaceSubviews(solution)
    }
  }

  /// Solves what is stale around a view, so that layout can begin where something has to move.
  func headlessSolveAround() {
    var roots: [UIView] = []
    var candidate: UIView? = self
    while let view = candidate {
      let root = view.headlessIslandRoot
      if root !== self, root.headlessLayout.solution == nil { roots.append(root) }
      candidate = root.headlessSuperview
    }
    for root in roots.reversed() { root.headlessSolveIsland(layingOut: nil, isFinal: false) }
  }

  /// - Parameters:
  ///   - view: The view that will place its subviews right away.
  ///   - isFinal: False where the frames around are still old ones, and a contradiction may come
  ///     of that.
  private func headlessSolveIsland(layingOut view: UIView?, isFinal: Bool) {
    headlessUpdateConstraintsOfIsland()
    do {
      let builder = try HeadlessLayoutBuilder.solve(self, rootSize: .fixed)
      var solution = builder.solution
      for member in builder.members {
        guard let guide = member.headlessLayout.keyboardGuide, guide.headlessIsLate else {
          continue
        }
        solution.isUnanimated = true
        guide.headlessIsLate = false
      }
      headlessLayout.solution = solution
      for member in builder.members where member !== view {
        if member.headlessHasToPlaceSubviews(solution) { member.setNeedsLayout() }
      }
    } catch {
      guard isFinal else { return }
      // A view that has no size yet is too narrow for anything; UIKit logs this and goes on.
      precondition(bounds.isEmpty, error.description)
      headlessLayout.solution = HeadlessLayoutSolution()
    }
  }

  private func headlessUpdateConstraintsOfIsland() {
    for subview in headlessSubviews where !subview.headlessIsIslandRoot {
      subview.headlessUpdateConstraintsOfIsland()
    }
    guard headlessLayout.needsUpdateConstraints else { return }
    headlessLayout.needsUpdateConstraints = false
    updateConstraints()
  }

  // MARK: Placing

  private func headlessPlaceSubviews(_ solution: HeadlessLayoutSolution) {
    for guide in headlessLayout.guides {
      guard let frame = solution.frames[ObjectIdentifier(guide)] else { continue }
      guide.headlessFrame = frame
    }
    for subview in headlessSubviews where !subview.headlessLayout.translatesAutoresizingMask {
      guard let frame = solution.frames[ObjectIdentifier(subview)] else { continue }
      subview.headlessPlace(frame)
    }
    headlessSetContentSize(solution)
  }

  /// By bounds and center, which leaves a transform alone.
  private func headlessPlace(_ frame: CGRect) {
    guard headlessHasToMove(to: frame) else { return }
    if frame.size != bounds.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  private func headlessHasToMove(to frame: CGRect) -> Bool {
    func differs(_ old: CGFloat, _ new: CGFloat) -> Bool { abs(old - new) > 1e-6 }
    return differs(bounds.width, frame.width) || differs(bounds.height, frame.height)
      || differs(center.x, frame.midX) || differs(center.y, frame.midY)
  }

  private func headlessSetContentSize(_ solution: HeadlessLayoutSolution) {
    guard let scrollView = self as? UIScrollView, let size = headlessContentSize(solution) else {
      return
    }
    headlessLayout.scrollContentGuide?.headlessFrame = CGRect(origin: .zero, size: size)
    if scrollView.contentSize != size { scrollView.contentSize = size }
  }

  private func headlessContentSize(_ solution: HeadlessLayoutSolution) -> CGSize? {
    guard let scrollView = self as? UIScrollView,
      let solved = solution.contentSizes[ObjectIdentifier(self)]
    else { return nil }
    return CGSize(
      width: solved.width ?? scrollView.contentSize.width,
      height: solved.height ?? scrollView.contentSize.height
    )
  }

  private func headlessHasToPlaceSubviews(_ solution: HeadlessLayoutSolution) -> Bool {
    if let scrollView = self as? UIScrollView, let size = headlessContentSize(solution),
      size != scrollView.contentSize
    {
      return true
    }
    for guide in headlessLayout.guides {
      if solution.frames[ObjectIdentifier(guide)] != guide.headlessFrame { return true }
    }
    return headlessSubviews.contains { subview in
      guard let frame = solution.frames[ObjectIdentifier(subview)] else { return false }
      return subview.headlessHasToMove(to: frame)
    }
  }

  // MARK: Fitting

  func headlessFittingSize(
    _ targetSize: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize {
    headlessUpdateConstraintsOfIsland()
    do {
      let builder = try HeadlessLayoutBuilder.solve(
        self,
        rootSize: .fitting(targetSize, horizontal: horizontal, vertical: vertical)
      )
      return builder.rootSizeFound
    } catch {
      fatalError(error.description)
    }
  }
}
