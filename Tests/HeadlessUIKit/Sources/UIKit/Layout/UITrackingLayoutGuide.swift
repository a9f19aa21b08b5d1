/// A guide that switches constraints when it approaches or leaves its view's edges.
@MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Tracked {
    let edge: NSDirectionalRectEdge
    let isNear: Bool
    let constraints: [NSLayoutConstraint]
  }

  private var tracked: [Tracked] = []
  private var nearEdges: NSDirectionalRectEdge = [.bottom]

  /// Near several edges means near all of them, away means away from each.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    track(trackingConstraints, edge, isNear: true)
  }

  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    track(trackingConstraints, edge, isNear: false)
  }

  open func constraints(
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] {
    tracked.filter { $0.edge == edge && $0.isNear }.flatMap(\.constraints)
  }

  open func constraints(
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] {
    tracked.filter { $0.edge == edge && !$0.isNear }.flatMap(\.constraints)
  }

  open func removeAllTrackedConstraints() {
    for tracked in self.tracked { NSLayoutConstraint.deactivate(tracked.constraints) }
    self.tracked = []
  }

  private func track(
    _ constraints: [NSLayoutConstraint],
    _ edge: NSDirectionalRectEdge,
    isNear: Bool
  ) {
    for tracked in self.tracked where tracked.edge == edge && tracked.isNear == isNear {
      NSLayoutConstraint.deactivate(tracked.constraints)
    }
    self.tracked.removeAll { $0.edge == edge && $0.isNear == isNear }
    self.tracked.append(Tracked(edge: edge, isNear: isNear, constraints: constraints))
    switchConstraints()
  }

  func isNear(_ edges: NSDirectionalRectEdge) {
    guard edges != nearEdges else { return }
    nearEdges = edges
    switchConstraints()
  }

  private func switchConstraints() {
    let (on, off) = self.tracked.reduce(into: ([Tracked](), [Tracked]())) {
      let isOn =
        $1.isNear
        ? nearEdges.isSuperset(of: $1.edge) : nearEdges.isDisjoint(with: $1.edge)
      if isOn { $0.0.append($1) } else { $0.1.append($1) }
    }
    // Deactivates first: the two sets usually contradict each other.
    for tracked in off { NSLayoutConstraint.deactivate(tracked.constraints) }
    for tracked in on { NSLayoutConstraint.activate(tracked.constraints) }
  }
}
