import UIKit

/// A turn of the run loop in which UIKit has announced the keyboard (a will-notification).
@MainActor
struct AnnouncementTurn {
  /// The time of the turn's first announcement.
  let time: TimeInterval
  /// True if a finger has dragged content shortly before.
  let isAfterDrag: Bool
  /// The end of the turn, the known time nearest to the commit, at which all animations of the turn
  /// begin; nil until then.
  var end: TimeInterval?
  /// The screen of the edited window when the turn ended.
  var screen: ScreenID?
  /// The first responder at the end of the turn or, until then, at the first announcement; held
  /// weakly.
  weak var responder: UIView?
}
