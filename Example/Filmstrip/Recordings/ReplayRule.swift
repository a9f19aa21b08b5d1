/// A statement about UIKit that a replay can check.
enum ReplayRule: Int, CaseIterable, Sendable {
  case bottomInsetGrows = 16
  case bottomInsetShrinks = 17
  case topInsetGrows = 19
  case topInsetShrinks = 20
  case contentShrinks = 31
  case contentGrows = 32
  case viewShrinks = 35
  case viewGrows = 36
  case neverAdjusts = 40
  case alwaysAdjusts = 41
  case curve = 88
  case duration = 89
  case keysOnDid = 90
  case isLocal = 93
  case orderOfShow = 96
  case orderOfHide = 97
  case focusMove = 101
  case framesOnDid = 222

  /// The statement, in the words of `Tests/HeadlessUIKit/statements.md`.
  var statement: String {
    switch self {
    case .bottomInsetGrows: "a growing bottom inset moves nothing"
    case .bottomInsetShrinks: "a shrinking bottom inset clamps in the setter"
    case .topInsetGrows: "a growing top inset moves nothing"
    case .topInsetShrinks: "a shrinking top inset takes the offset along"
    case .contentShrinks: "content that shrinks under the end takes the offset along"
    case .contentGrows: "growing content moves nothing"
    case .viewShrinks: "a view that shrinks keeps its offset"
    case .viewGrows: "a view that grows is clamped at layout"
    case .neverAdjusts: "the behavior `never` adds nothing"
    case .alwaysAdjusts: "the behavior `always` adds all four edges"
    case .curve: "the curve is seven"
    case .duration: "a transition takes a quarter of a second, 0.35 with a push, or no time"
    case .keysOnDid: "did-notifications have the animation keys"
    case .isLocal: "a missing isLocal is local"
    case .orderOfShow: "the order of a show"
    case .orderOfHide: "the order of a hide"
    case .focusMove: "the focus moves between fields of one height"
    case .framesOnDid: "the end frame of a did-notification may be another one"
    }
  }
}
