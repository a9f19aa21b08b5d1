import CoreGraphics

extension Movement {
  /// The smallest movement that a user notices.
  private static let noticeableDistance: CGFloat = 2

  /// Returns whether a broken rule means that the content moved without need.
  package func isNeedless(_ rule: MovementRule) -> Bool {
    switch rule {
    case .beside, .thereAndBack, .inset, .rows, .quiet, .reach, .top, .end, .stretch, .late,
      .newest, .size,
      .ownInset, .indicators, .range:
      false
    case .smallest, .caret: !hidesTarget && leftPath
    case .still, .hide, .finger, .chat, .arrival: leftPath
    case .straight, .smooth, .back: true
    }
  }

  private var hidesTarget: Bool {
    after.target.map { !after.shows($0.extent, at: after.offset) } ?? false
  }

  private var leftPath: Bool {
    let end = expectedEnd ?? start...start
    return ([after.offset] + uncarried.map(\.offset)).contains {
      !end.joined(with: start).contains($0, within: Self.noticeableDistance)
    }
  }
}
