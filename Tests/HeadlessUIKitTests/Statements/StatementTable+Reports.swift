// What other projects' tests, reports and stack traces say of UIKit beyond the behaviour list.

extension StatementTable {
  static let reports: [Statement] = scrolling + focus

  private static let scrolling: [Statement] = [
    Statement(
      182,
      "an offset assigned inside an animation is laid out for its end, and rows leave at once",
      sources: [
        "https://github.com/ekazaev/ChatLayout/issues/43",
        "https://github.com/hackiftekhar/IQKeyboardManager/issues/1901",
        "https://github.com/facebookarchive/AsyncDisplayKit/issues/345",
      ]
    ),
    Statement(
      183,
      "an animated offset moves step by step and keeps the rows it passes",
      sources: [
        "https://github.com/ekazaev/ChatLayout/issues/52",
        "https://github.com/square/Listable/pull/628",
        "https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidendscrollinganimation(_:)",
      ]
    ),
    Statement(
      184,
      "an offset without animation, or a finger, ends an animated one",
      .optionDependent("tellsOfInterruptedScrollAnimation"),
      sources: [
        "https://github.com/facebookarchive/pop/pull/100",
        "https://github.com/lionheart/openradar-mirror/issues/3680",
      ]
    ),
  ]

  private static let focus: [Statement] = [
    Statement(
      185,
      "a view asked before it has a window becomes first responder as it enters one",
      .optionDependent("remembersEarlyFocus"),
      sources: [
        "https://github.com/thermogl/TITokenField/issues/100",
        "https://stackoverflow.com/questions/25353687",
        "https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()",
      ]
    ),
    Statement(
      186,
      "a responder that is not first responder cannot resign",
      sources: ["https://stackoverflow.com/questions/25353687"]
    ),
    Statement(
      187,
      "after a view resigned the next one up the chain that can is first responder",
      .optionDependent("focusAfterResigning"),
      sources: [
        "https://github.com/wikimedia/wikipedia-ios/pull/2848",
        "https://github.com/nathantannar4/InputBarAccessoryView/issues/21",
      ]
    ),
    Statement(
      188,
      "the keyboard serves the key window",
      sources: [
        "https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()",
        "https://github.com/SwiftKickMobile/SwiftMessages/issues/83",
      ]
    ),
  ]
}
