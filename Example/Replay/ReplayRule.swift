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

  /// The statement in the words of `Tests/HeadlessUIKit/statements.md`.
  var statement: String {
    switch self {
    case .bottomInsetGrows: "a growing bottom inset does not scroll"
    case .bottomInsetShrinks: "a shrinking bottom inset clamps the offset in the setter"
    case .topInsetGrows: "a growing top inset does not scroll"
    case .topInsetShrinks: "a shrinking top inset clamps the offset"
    case .contentShrinks: "shrinking content clamps an offset past its end"
    case .contentGrows: "growing content does not scroll"
    case .viewShrinks: "a shrinking view keeps its offset"
    case .viewGrows: "layout clamps the offset of a growing view"
    case .neverAdjusts: "`never` adds nothing"
    case .alwaysAdjusts: "`always` adds all four edges"
    case .curve: "the keyboard's curve is 7"
    case .duration: "a transition takes a quarter of a second, 0.35 with a push, or no time"
    case .keysOnDid: "did-notifications have the animation keys"
    case .isLocal: "a notification without isLocal is local"
    case .orderOfShow: "a show begins with willChangeFrame, then willShow"
    case .orderOfHide: "a hide begins with willChangeFrame, then willHide"
    case .focusMove: "a focus move between fields of one height posts a show and no hide"
    case .framesOnDid: "a did-notification may have another end frame"
    }
  }
}
