// What other projects' tests, reports and stack traces say of UIKit beyond the behaviour list.

extension StatementTable {
  static let reports: [Statement] = scrolling + focus + views + controllers + accessories

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
        "https://github.com/SwiftKickMobile/SwiftMessages/issues/499",
      ]
    ),
  ]

  private static let views: [Statement] = [
    Statement(
      189,
      "a compositional layout scrolls in the direction of its configuration",
      sources: [
        "https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration"
      ]
    ),
    Statement(
      190,
      "what comes into a window knows its safe area at once",
      sources: [
        "https://github.com/square/Blueprint (ScrollViewSafeAreaEdgeTests)",
        "https://github.com/poviolabs/PovioKit/blob/master/Tests/Tests/Core/Extensions/UIKit/UIWindowTests.swift",
      ]
    ),
    Statement(
      191,
      "without a window there is no safe area",
      sources: [
        "https://developer.apple.com/documentation/uikit/uiview/safeareainsets",
        "https://github.com/TextureGroup/Texture (tests of safeAreaInsets)",
      ]
    ),
    Statement(
      192,
      "a window without a frame is as large as the screen",
      sources: [
        "https://github.com/poviolabs/PovioKit/blob/master/Tests/Tests/Core/Extensions/UIKit/UIWindowTests.swift"
      ]
    ),
    Statement(
      193,
      "above a view that is no subview means on top",
      sources: [
        "https://github.com/flowkey/UIKit-cross-platform/blob/master/UIKitTests/UIView/UIViewTests+didMoveToSuperView.swift"
      ]
    ),
    Statement(
      194,
      "the layout is done where layoutSubviews calls super",
      sources: ["https://developer.apple.com/documentation/uikit/uiview/layoutsubviews()"]
    ),
    Statement(
      195,
      "filling proportionally with a spacing leaves the last view what is left",
      sources: [
        "https://openradar.appspot.com/34595752",
        "https://stackoverflow.com/a/46368061",
      ]
    ),
    Statement(
      196,
      "a table without a data source has one empty section",
      sources: ["https://developer.apple.com/documentation/uikit/uitableview/numberofsections"]
    ),
    Statement(
      197,
      "an empty plain button is 30 by 34",
      sources: ["https://github.com/flowkey/UIKit-cross-platform (UIButtonTests)"]
    ),
    Statement(
      198,
      "safe areas and text positions can be overridden",
      sources: [
        "https://developer.apple.com/documentation/uikit/uitextinput",
        "https://github.com/fxm90/GradientLoadingBar/blob/master/Example/Tests/Helpers/Extensions/UIView/UIView+hasTopSafeAreaInsetTests.swift",
      ]
    ),
    Statement(
      199,
      "each layout goes by the constraints that there are",
      sources: ["https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()"]
    ),
  ]

  private static let controllers: [Statement] = [
    Statement(
      200,
      "between two parents, and only then, a controller is moving",
      sources: [
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/ismovingtoparent",
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/ismovingfromparent",
      ]
    ),
    Statement(
      201,
      "a child appears and disappears with its view and its parent",
      sources: [
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods"
      ]
    ),
    Statement(
      202,
      "a parent that forwards nothing begins and ends the appearance of its children",
      sources: [
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)"
      ]
    ),
  ]

  private static let accessories: [Statement] = [
    Statement(
      203,
      "a spring is an animation of its duration",
      sources: [
        "https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:usingspringwithdamping:initialspringvelocity:options:animations:completion:)"
      ]
    ),
    Statement(
      204,
      "selecting all takes the whole text",
      sources: [
        "https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions/selectall(_:)"
      ]
    ),
    Statement(
      205,
      "an accessory view may come from a controller",
      sources: [
        "https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryviewcontroller",
        "https://developer.apple.com/documentation/uikit/uiinputview/allowsselfsizing",
      ]
    ),
    Statement(
      206,
      "a pushed screen may take the tab bar away",
      sources: [
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed"
      ]
    ),
    Statement(
      207,
      "a screen goes under the bars at its extended edges only",
      sources: [
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/edgesforextendedlayout"
      ]
    ),
    Statement(
      208,
      "a sheet rests at a detent",
      sources: [
        "https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/medium()",
        "https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/selecteddetentidentifier",
      ]
    ),
    Statement(
      209,
      "the pan recognizer of a scroll view tells of the finger that drags it",
      sources: [
        "https://developer.apple.com/documentation/uikit/uiscrollview/pangesturerecognizer"
      ]
    ),
    Statement(
      210,
      "a tool bar shows its items in a row, and spaces push them apart",
      sources: [
        "https://developer.apple.com/documentation/uikit/uitoolbar",
        "https://developer.apple.com/documentation/uikit/uibarbuttonitem/flexiblespace()",
      ]
    ),
    Statement(
      211,
      "the application knows its scenes and tells of the background",
      sources: [
        "https://developer.apple.com/documentation/uikit/uiapplication/connectedscenes",
        "https://developer.apple.com/documentation/uikit/uiapplication/didenterbackgroundnotification",
      ]
    ),
  ]
}
