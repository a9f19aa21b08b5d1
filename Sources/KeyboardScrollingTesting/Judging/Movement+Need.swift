import CoreGraphics

extension Movement {
  /// Nobody sees less, in points.
  private static let visible: CGFloat = 2

  /// Returns whether a broken rule means that the content moved, and need not have.
  ///
  /// Content that nothing moved, and a move that shows too little, are other faults: something is
  /// hidden.
  package func isNeedless(_ rule: MovementRule) -> Bool {
    switch rule {
    case .beside, .inset, .rows, .quiet, .reach, .top, .end, .stretch, .late, .newest, .size,
      .ownInset, .indicators, .range:
      false
    case .smallest, .caret: !hidesTarget && isBesideWay
    case .still, .hide, .finger, .chat, .arrival: isBesideWay
    case .straight, .smooth, .back: true
    }
  }

  private var hidesTarget: Bool {
    after.target.map { !after.shows($0.extent, at: after.offset) } ?? false
  }

  /// True if the content was seen elsewhere than between its start and its expected end.
  private var isBesideWay: Bool {
    let end = expectedEnd ?? start...start
    return ([after.offset] + calm.map(\.offset)).contains {
      !end.joined(with: start).contains($0, within: Self.visible)
    }
  }
}
