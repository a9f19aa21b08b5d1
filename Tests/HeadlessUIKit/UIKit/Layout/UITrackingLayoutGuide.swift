// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// A guide that switches constraints as it comes near the edges of its view and leaves them.
@MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private struct HeadlessTracked {
    let edge: NSDirectionalRectEdge
    let isNear: Bool
    let constraints: [NSLayoutConstraint]
  }

  private var headlessTracked: [HeadlessTracked] = []
  private var headlessNearEdges: NSDirectionalRectEdge = [.bottom]

  /// Constraints for several edges at once are for the corner: near means near all of them, away
  /// means away from each.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    headlessTrack(trackingConstraints, edge, isNear: true)
  }

  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    headlessTrack(trackingConstraints, edge, isNear: false)
  }

  open func constraints(
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] {
    headlessTracked.filter { $0.edge == edge && $0.isNear }.flatMap(\.constraints)
  }

  open func constraints(
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] {
    headlessTracked.filter { $0.edge == edge && !$0.isNear }.flatMap(\.constraints)
  }

  open func removeAllTrackedConstraints() {
    for tracked in headlessTracked { NSLayoutConstraint.deactivate(tracked.constraints) }
    headlessTracked = []
  }

  private func headlessTrack(
    _ constraints: [NSLayoutConstraint],
    _ edge: NSDirectionalRectEdge,
    isNear: Bool
  ) {
    for tracked in headlessTracked where tracked.edge == edge && tracked.isNear == isNear {
      NSLayoutConstraint.deactivate(tracked.constraints)
    }
    headlessTracked.removeAll { $0.edge == edge && $0.isNear == isNear }
    headlessTracked.append(HeadlessTracked(edge: edge, isNear: isNear, constraints: constraints))
    headlessSwitchConstraints()
  }

  func headlessIsNear(_ edges: NSDirectionalRectEdge) {
    guard edges != headlessNearEdges else { return }
    headlessNearEdges = edges
    headlessSwitchConstraints()
  }

  private func headlessSwitchConstraints() {
    let (on, off) = headlessTracked.reduce(into: ([HeadlessTracked](), [HeadlessTracked]())) {
      let isOn =
        $1.isNear
        ? headlessNearEdges.isSuperset(of: $1.edge) : headlessNearEdges.isDisjoint(with: $1.edge)
      if isOn { $0.0.append($1) } else { $0.1.append($1) }
    }
    // Off first: the two sets are usually alternatives that contradict each other.
    for tracked in off { NSLayoutConstraint.deactivate(tracked.constraints) }
    for tracked in on { NSLayoutConstraint.activate(tracked.constraints) }
  }
}
