// The sources of statements 1 to 212, in our own words. A statement without a single source follows from
// several.

/// A public place from which statements were taken.
struct StatementSource: Sendable {
  /// The part of it that matters here.
  let words: String
  /// Nil if the address is not recorded.
  let address: String?
  /// The statements based on it.
  let numbers: [Int]

  init(_ words: String, _ address: String?, _ numbers: [Int]) {
    self.words = words
    self.address = address
    self.numbers = numbers
  }
}

extension StatementTable {
  static let sources: [StatementSource] =
    applePages + appleTalks + headers + libraries + radars + posts + edgeSources + timeSources
    + appSources

  /// Documentation by Apple.
  private static let applePages: [StatementSource] = [
    StatementSource(
      "a nil view means the window",
      "https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)",
      [7]
    ),
    StatementSource(
      "the smallest rectangle around the transformed corners",
      "https://developer.apple.com/documentation/corefoundation/cgrect/applying(_:)",
      [11]
    ),
    StatementSource(
      "under a transform the frame follows center, bounds and transform",
      "https://developer.apple.com/documentation/uikit/uiview/transform",
      [8]
    ),
    StatementSource(
      "conversion between a window and its screen",
      "https://developer.apple.com/documentation/uikit/uicoordinatespace",
      [9]
    ),
    StatementSource(
      "nil outside a window",
      "https://developer.apple.com/documentation/uikit/uiview/window",
      [12]
    ),
    StatementSource(
      "the origin of the bounds moves the coordinates inside",
      "https://developer.apple.com/documentation/uikit/uiview/bounds",
      [3, 10]
    ),
    StatementSource(
      "the offset is the point of the content at the origin",
      "https://developer.apple.com/documentation/uikit/uiscrollview/contentoffset",
      [10, 13]
    ),
    StatementSource(
      "the app owns the content inset",
      "https://developer.apple.com/documentation/uikit/uiscrollview/contentinset",
      [24, 25, 39]
    ),
    StatementSource(
      "called when the value has changed",
      "https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinsetdidchange()",
      [26]
    ),
    StatementSource(
      "the delegate is called as well",
      "https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidchangeadjustedcontentinset(_:)",
      [26, 49]
    ),
    StatementSource(
      "values change in the block, what shows changes over time",
      "https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:)",
      [29, 74, 80]
    ),
    StatementSource(
      "changes in the block are not animated",
      "https://developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:)",
      [30]
    ),
    StatementSource(
      "the four behaviors",
      "https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum",
      [40, 41, 42, 43, 44, 45, 46, 47]
    ),
    StatementSource(
      "the default",
      "https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.property",
      [48]
    ),
    StatementSource(
      "the content inset and what the system adds",
      "https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset",
      [54, 55, 56, 57, 58, 144]
    ),
    StatementSource(
      "only the part that the view reaches, zero outside a window",
      "https://developer.apple.com/documentation/uikit/uiview/safeareainsets",
      [50, 191]
    ),
    StatementSource(
      "adds to the safe area of the view",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/additionalsafeareainsets",
      [53]
    ),
    StatementSource(
      "the default",
      "https://developer.apple.com/documentation/uikit/uiscrollview/automaticallyadjustsscrollindicatorinsets",
      [59]
    ),
    StatementSource(
      "the two pairs of insets, and the property that had been both",
      "https://developer.apple.com/documentation/uikit/uiscrollview/scrollindicatorinsets",
      [60, 61, 62]
    ),
    StatementSource(
      "moves until the rectangle is just visible, and not at all if it is; names no exception",
      "https://developer.apple.com/documentation/uikit/uiscrollview/scrollrecttovisible(_:animated:)",
      [63, 64, 65, 67, 70, 71, 77]
    ),
    StatementSource(
      "rectangles that have no place",
      "https://developer.apple.com/documentation/corefoundation/cgrect/isnull",
      [72]
    ),
    StatementSource(
      "when it is called",
      "https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidendscrollinganimation(_:)",
      [73, 183]
    ),
    StatementSource(
      "from the touch on",
      "https://developer.apple.com/documentation/uikit/uiscrollview/istracking",
      [81]
    ),
    StatementSource(
      "once the finger has moved",
      "https://developer.apple.com/documentation/uikit/uiscrollview/isdragging",
      [81]
    ),
    StatementSource(
      "after the finger left",
      "https://developer.apple.com/documentation/uikit/uiscrollview/isdecelerating",
      [81]
    ),
    StatementSource(
      "the default, and what each mode does",
      "https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum",
      [83]
    ),
    StatementSource(
      "dismissed with the finger, and back with it",
      "https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum/interactive",
      [84]
    ),
    StatementSource(
      "the object is the screen from iOS 16.1 on",
      "https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidenotification",
      [86, 171]
    ),
    StatementSource(
      "keys and types",
      "https://developer.apple.com/documentation/uikit/uiresponder/keyboardframebeginuserinfokey",
      [87]
    ),
    StatementSource(
      "in the coordinates of the screen",
      "https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey",
      [91]
    ),
    StatementSource(
      "whose keyboard it is",
      "https://developer.apple.com/documentation/uikit/uiresponder/keyboardislocaluserinfokey",
      [115]
    ),
    StatementSource(
      "observers run before the post returns",
      "https://developer.apple.com/documentation/foundation/notificationcenter/post(_:)",
      [95]
    ),
    StatementSource(
      "needs a window and the consent of the present one; the keyboard is for the key window",
      "https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()",
      [126, 128, 129, 185, 188]
    ),
    StatementSource(
      "what makes a responder the first one",
      "https://developer.apple.com/documentation/uikit/uiresponder/isfirstresponder",
      [127]
    ),
    StatementSource(
      "in the coordinates of the view",
      "https://developer.apple.com/documentation/uikit/uitextinput/caretrect(for:)",
      [134]
    ),
    StatementSource(
      "forced, it does not ask",
      "https://developer.apple.com/documentation/uikit/uiview/endediting(_:)",
      [138]
    ),
    StatementSource(
      "a table controller makes room for the keyboard by itself",
      "https://developer.apple.com/library/archive/documentation/StringsTextFonts/Conceptual/TextAndWebiPhoneOS/KeyboardManagement/KeyboardManagement.html",
      [140, 142]
    ),
    StatementSource(
      "an override has to call super",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)",
      [142]
    ),
    StatementSource(
      "the guide is the keyboard, or the bottom of the safe area",
      "https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide",
      [150, 151, 152]
    ),
    StatementSource(
      "a layout guide of the view",
      "https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide",
      [150, 151, 157]
    ),
    StatementSource(
      "off by default; on, the guide follows keyboards that are not docked",
      "https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/followsundockedkeyboard",
      [153, 158]
    ),
    StatementSource(
      "on by default",
      "https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/usesbottomsafearea",
      [150, 158]
    ),
    StatementSource(
      "zero by default, never negative",
      "https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/keyboarddismisspadding",
      [158]
    ),
    StatementSource(
      "without it a nested animation inherits",
      "https://developer.apple.com/documentation/uikit/uiview/animationoptions/overrideinheritedduration",
      [162]
    ),
    StatementSource(
      "when the completion runs, and with what",
      "https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:options:animations:completion:)",
      [164]
    ),
    StatementSource(
      "begins at the present values",
      "https://developer.apple.com/documentation/uikit/uiview/animationoptions/beginfromcurrentstate",
      [165]
    ),
    StatementSource(
      "off, changes are not animated",
      "https://developer.apple.com/documentation/uikit/uiview/areanimationsenabled",
      [166]
    ),
    StatementSource(
      "removed from its layer an animation has stopped",
      "https://developer.apple.com/documentation/quartzcore/caanimationdelegate/animationdidstop(_:finished:)",
      [168]
    ),
    StatementSource(
      "what the message has; not on visionOS",
      "https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidshowmessage",
      [176, 177, 181]
    ),
    StatementSource(
      "a notification that lacks something makes no message",
      "https://developer.apple.com/documentation/foundation/notificationcenter/mainactormessage",
      [176, 177]
    ),
    StatementSource(
      "an observation ends with its token",
      "https://developer.apple.com/documentation/foundation/notificationcenter/observationtoken",
      [178]
    ),
    StatementSource(
      "no dismiss mode on visionOS",
      "https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.property",
      [181]
    ),
    StatementSource(
      "the direction is a property of the configuration",
      "https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration",
      [189]
    ),
    StatementSource(
      "the default implementation applies the constraints",
      "https://developer.apple.com/documentation/uikit/uiview/layoutsubviews()",
      [194]
    ),
    StatementSource(
      "one section by default",
      "https://developer.apple.com/documentation/uikit/uitableview/numberofsections",
      [196]
    ),
    StatementSource(
      "a subclass may have a text system of its own",
      "https://developer.apple.com/documentation/uikit/uitextinput",
      [198]
    ),
    StatementSource(
      "lays out at once",
      "https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()",
      [199]
    ),
    StatementSource(
      "when it is true",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/ismovingtoparent",
      [200]
    ),
    StatementSource(
      "when it is true",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/ismovingfromparent",
      [200]
    ),
    StatementSource(
      "what a container forwards",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods",
      [201]
    ),
    StatementSource(
      "for containers that forward nothing",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)",
      [202]
    ),
    StatementSource(
      "the duration is the total",
      "https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:usingspringwithdamping:initialspringvelocity:options:animations:completion:)",
      [203]
    ),
    StatementSource(
      "selects everything",
      "https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions/selectall(_:)",
      [204]
    ),
    StatementSource(
      "an accessory view from a controller",
      "https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryviewcontroller",
      [205]
    ),
    StatementSource(
      "as tall as its constraints want it",
      "https://developer.apple.com/documentation/uikit/uiinputview/allowsselfsizing",
      [205]
    ),
    StatementSource(
      "hides the bar at the bottom",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed",
      [206]
    ),
    StatementSource(
      "which edges go below bars",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/edgesforextendedlayout",
      [207]
    ),
    StatementSource(
      "half of the screen",
      "https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/medium()",
      [208]
    ),
    StatementSource(
      "where the sheet rests",
      "https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/selecteddetentidentifier",
      [208]
    ),
    StatementSource(
      "the recognizer for panning",
      "https://developer.apple.com/documentation/uikit/uiscrollview/pangesturerecognizer",
      [209]
    ),
    StatementSource(
      "items in a row",
      "https://developer.apple.com/documentation/uikit/uitoolbar",
      [210]
    ),
    StatementSource(
      "space that gives way",
      "https://developer.apple.com/documentation/uikit/uibarbuttonitem/flexiblespace()",
      [210]
    ),
    StatementSource(
      "the scenes",
      "https://developer.apple.com/documentation/uikit/uiapplication/connectedscenes",
      [211]
    ),
    StatementSource(
      "when it is posted",
      "https://developer.apple.com/documentation/uikit/uiapplication/didenterbackgroundnotification",
      [211]
    ),
  ]

  /// Talks at WWDC.
  private static let appleTalks: [StatementSource] = [
    StatementSource(
      "2021, Your guide to keyboard layout: the guide animates with the keyboard",
      "https://developer.apple.com/videos/play/wwdc2021/10259/",
      [153, 155]
    ),
    StatementSource(
      "2023, Keep up with the keyboard: compare screens, convert, intersect",
      "https://developer.apple.com/videos/play/wwdc2023/10281/",
      [9, 124, 154, 158, 171, 172, 175]
    ),
    StatementSource(
      "2025, What is new in UIKit: typed notifications",
      "https://developer.apple.com/videos/play/wwdc2025/243/",
      [176, 178]
    ),
  ]

  /// Comments in headers of the SDK, as quoted in public.
  private static let headers: [StatementSource] = [
    StatementSource(
      "the keys, and which notifications have those of the animation",
      "https://blog.csdn.net/watsy/article/details/7663544",
      [87, 90]
    ),
    StatementSource(
      "the behaviors, axis by axis",
      "https://www.jianshu.com/p/9ac717b24e43",
      [45, 46, 47]
    ),
  ]

  /// Libraries and apps with observations on devices, in code, tests or reports.
  private static let libraries: [StatementSource] = [
    StatementSource(
      "tests of conversion that run against iOS as well",
      "https://github.com/flowkey/UIKit-cross-platform",
      [1, 2, 3, 4, 5, 6, 7]
    ),
    StatementSource(
      "a reimplementation with the same range and the same rules",
      "https://github.com/microsoft/WinObjC",
      [27, 28, 67, 126, 127, 129, 137]
    ),
    StatementSource(
      "a reimplementation with the least movement",
      "https://github.com/BigZaphod/Chameleon",
      [67, 127]
    ),
    StatementSource(
      "RCTScrollView clamps by hand, by this range",
      "https://github.com/facebook/react-native",
      [14, 15, 18, 27, 28, 33]
    ),
    StatementSource(
      "RCTScrollView restores the offset around a new inset",
      "https://github.com/facebook/react-native",
      [17]
    ),
    StatementSource(
      "RCTScrollView saves and clamps the offset around a new frame",
      "https://github.com/facebook/react-native",
      [35, 36, 37]
    ),
    StatementSource(
      "RCTScrollView cuts the rectangle down before it calls UIKit",
      "https://github.com/facebook/react-native",
      [70]
    ),
    StatementSource(
      "RCTScrollView overrides the method",
      "https://github.com/facebook/react-native",
      [75]
    ),
    StatementSource(
      "the curve of the keyboard is 7 and is shifted by 16",
      "https://github.com/facebook/react-native",
      [88, 163]
    ),
    StatementSource(
      "an end frame without height",
      "https://github.com/facebook/react-native/issues/29974",
      [120]
    ),
    StatementSource(
      "the mended height",
      "https://github.com/facebook/react-native/pull/34503",
      [120]
    ),
    StatementSource(
      "EXPScrollViewComponentView.mm in a fork of React Native for Expo, with traces of devices; the repository is not recorded",
      nil,
      [14, 15, 16, 17, 18, 19, 20, 21, 22, 31, 51, 78, 79, 82, 85, 117, 123, 154, 155, 156]
    ),
    StatementSource(
      "the chat of HalloApp: an inset that shrinks takes the offset along; the repository is not recorded",
      nil,
      [16, 17]
    ),
    StatementSource(
      "the inset may change the offset, which is saved and restored",
      "https://github.com/signalapp/Signal-iOS",
      [17, 18]
    ),
    StatementSource(
      "curve 7, animations in the handler, and cross-fades without a frame",
      "https://github.com/signalapp/Signal-iOS",
      [88, 98, 120]
    ),
    StatementSource(
      "safe areas come in a row during a swipe back; updates wait",
      "https://github.com/signalapp/Signal-iOS",
      [173]
    ),
    StatementSource(
      "WKWebViewIOS.mm saves the rubber band around a new content size",
      "https://github.com/WebKit/WebKit",
      [31, 32, 34]
    ),
    StatementSource(
      "WKWebViewIOS.mm handles both notifications of a transition alike",
      "https://github.com/WebKit/WebKit",
      [96, 97]
    ),
    StatementSource(
      "WKScrollView.mm: the keyboard is not in the content inset; none with never since iOS 12",
      "https://github.com/WebKit/WebKit",
      [140, 141, 143, 144]
    ),
    StatementSource(
      "compares before it writes",
      "https://github.com/hackiftekhar/IQKeyboardManager",
      [23]
    ),
    StatementSource(
      "takes the safe area off the indicator inset",
      "https://github.com/hackiftekhar/IQKeyboardManager",
      [61]
    ),
    StatementSource(
      "curve 7",
      "https://github.com/hackiftekhar/IQKeyboardManager",
      [88]
    ),
    StatementSource(
      "the table of notifications, June 2016, commit 62ec16a",
      "https://github.com/hackiftekhar/IQKeyboardManager",
      [99, 101, 104, 106]
    ),
    StatementSource(
      "skips the editor inside a text field, October 2019",
      "https://github.com/hackiftekhar/IQKeyboardManager",
      [136]
    ),
    StatementSource(
      "animates the offset only where animations are enabled",
      "https://github.com/hackiftekhar/IQKeyboardManager",
      [166]
    ),
    StatementSource(
      "a form sheet moves after the keyboard has shown, 2017",
      "https://github.com/hackiftekhar/IQKeyboardManager",
      [169]
    ),
    StatementSource(
      "a table controller adjusts by itself",
      "https://github.com/hackiftekhar/IQKeyboardManager/issues/646",
      [140]
    ),
    StatementSource(
      "a height of 44 while hidden",
      "https://github.com/hackiftekhar/IQKeyboardManager/issues/2124",
      [180]
    ),
    StatementSource(
      "rows vanish",
      "https://github.com/hackiftekhar/IQKeyboardManager/issues/1901",
      [182]
    ),
    StatementSource(
      "clamps by hand when the size changes",
      "https://github.com/drewolbrich/ScrollingContentViewController",
      [35, 36]
    ),
    StatementSource(
      "which behavior to choose, and when insets arrive",
      "https://github.com/drewolbrich/ScrollingContentViewController",
      [49, 52, 76]
    ),
    StatementSource(
      "when UIKit scrolls to the focus by itself",
      "https://github.com/drewolbrich/ScrollingContentViewController",
      [70, 75, 130, 131, 133]
    ),
    StatementSource(
      "a quarter of a second, and 0.35 with a push",
      "https://github.com/drewolbrich/ScrollingContentViewController",
      [89]
    ),
    StatementSource(
      "what happens around a hide",
      "https://github.com/drewolbrich/ScrollingContentViewController",
      [98, 102, 103, 106, 117, 122]
    ),
    StatementSource(
      "KeyboardObserver.swift: nil senders, durations on did, floating keyboards",
      "https://github.com/square/swift-keyboard-observer",
      [23, 86, 90, 108, 122, 167, 174]
    ),
    StatementSource(
      "ListView.swift and its changelog",
      "https://github.com/square/Listable",
      [23, 58, 61, 122, 167, 172]
    ),
    StatementSource(
      "the focused cell is kept",
      "https://github.com/square/Listable/pull/507",
      [146]
    ),
    StatementSource(
      "the exception that a refusal raises",
      "https://github.com/square/Listable",
      [147]
    ),
    StatementSource(
      "ListView+iOS16.4Workaround.swift",
      "https://github.com/square/Listable",
      [148, 149]
    ),
    StatementSource(
      "rows during an animated offset",
      "https://github.com/square/Listable/pull/628",
      [183]
    ),
    StatementSource(
      "FlutterKeyboardInsetManager.mm with its tests: which keyboards obstruct",
      "https://github.com/flutter/flutter",
      [87, 93, 94, 107, 108, 109, 110, 111, 113, 114, 115, 116, 125]
    ),
    StatementSource(
      "durations and animations in the tests of FlutterViewController",
      "https://github.com/flutter/flutter",
      [89, 98, 162]
    ),
    StatementSource(
      "the prompt of a password manager",
      "https://github.com/flutter/flutter/pull/164884",
      [121]
    ),
    StatementSource(
      "KeyboardManager.swift: the first to the last handler",
      "https://github.com/nathantannar4/InputBarAccessoryView",
      [96, 97]
    ),
    StatementSource(
      "KeyboardManager.swift looks at a sheet again one turn later",
      "https://github.com/nathantannar4/InputBarAccessoryView",
      [169, 170]
    ),
    StatementSource(
      "a controller that does not come back",
      "https://github.com/nathantannar4/InputBarAccessoryView/issues/21",
      [187]
    ),
    StatementSource(
      "writes the old property",
      "https://github.com/michaeltyson/TPKeyboardAvoiding",
      [62]
    ),
    StatementSource(
      "a frame that is the same, and a selection that is late",
      "https://github.com/michaeltyson/TPKeyboardAvoiding",
      [100, 101, 135]
    ),
    StatementSource(
      "a duration of zero",
      "https://github.com/IdleHandsApps/IHKeyboardAvoiding",
      [89]
    ),
    StatementSource(
      "the keys leave first",
      "https://github.com/kirillzyusko/react-native-keyboard-controller/issues/727",
      [119]
    ),
    StatementSource(
      "numbers of a device",
      "https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1336",
      [63, 66, 75, 130, 131]
    ),
    StatementSource(
      "focus before willShow since iOS 16; focus without a keyboard",
      "https://github.com/kirillzyusko/react-native-keyboard-controller/issues/760",
      [99, 101, 139]
    ),
    StatementSource(
      "emoji",
      "https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1417",
      [104]
    ),
    StatementSource(
      "who calls whom",
      "https://github.com/kirillzyusko/react-native-keyboard-controller/issues/938",
      [128]
    ),
    StatementSource(
      "a caret that comes late",
      "https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1403",
      [135]
    ),
    StatementSource(
      "a guide of a window, and one made too late",
      "https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1158",
      [156, 157, 159, 160]
    ),
    StatementSource(
      "a guide of a window",
      "https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1170",
      [156, 157]
    ),
    StatementSource(
      "a guide after leaving the screen",
      "https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1598",
      [160]
    ),
    StatementSource(
      "an end frame without the accessory view",
      "https://github.com/badoo/Chatto/pull/797",
      [179]
    ),
    StatementSource(
      "safe area and keyboard do not add",
      "https://github.com/freshOS/KeyboardLayoutGuide/issues/10",
      [54, 55, 56, 57]
    ),
    StatementSource(
      "a hide although the keyboard stays",
      "https://github.com/Papercloud/KeyboardConstraint/issues/4",
      [105]
    ),
    StatementSource(
      "cross-fade",
      "https://github.com/finn-no/FinniversKit/pull/1208",
      [120]
    ),
    StatementSource(
      "text that moves the scroll view around",
      "https://github.com/hanspinckaers/GrowingTextView/issues/6",
      [132]
    ),
    StatementSource(
      "a header that loses its focus",
      "https://github.com/ChoiysApple/Filmboard/issues/11",
      [148]
    ),
    StatementSource(
      "a comment in a terminal app for iPadOS in windows; the repository is not recorded",
      nil,
      [161]
    ),
    StatementSource(
      "rows vanish in an animation",
      "https://github.com/ekazaev/ChatLayout/issues/43",
      [182]
    ),
    StatementSource(
      "rows vanish in an animation",
      "https://github.com/facebookarchive/AsyncDisplayKit/issues/345",
      [182]
    ),
    StatementSource(
      "rows stay with an animated offset",
      "https://github.com/ekazaev/ChatLayout/issues/52",
      [183]
    ),
    StatementSource(
      "what stops a deceleration",
      "https://github.com/facebookarchive/pop/pull/100",
      [184]
    ),
    StatementSource(
      "focus that was asked for early",
      "https://github.com/thermogl/TITokenField/issues/100",
      [185]
    ),
    StatementSource(
      "the next responder up the chain",
      "https://github.com/wikimedia/wikipedia-ios/pull/2848",
      [187]
    ),
    StatementSource(
      "a field in a window that is not key",
      "https://github.com/SwiftKickMobile/SwiftMessages/issues/83",
      [188]
    ),
    StatementSource(
      "a field in a window that is not key",
      "https://github.com/SwiftKickMobile/SwiftMessages/issues/499",
      [188]
    ),
    StatementSource(
      "ScrollViewSafeAreaEdgeTests",
      "https://github.com/square/Blueprint",
      [190]
    ),
    StatementSource(
      "tests of windows",
      "https://github.com/poviolabs/PovioKit/blob/master/Tests/Tests/Core/Extensions/UIKit/UIWindowTests.swift",
      [190, 192]
    ),
    StatementSource(
      "tests of safe areas",
      "https://github.com/TextureGroup/Texture",
      [191]
    ),
    StatementSource(
      "tests of the hierarchy that run against iOS as well",
      "https://github.com/flowkey/UIKit-cross-platform/blob/master/UIKitTests/UIView/UIViewTests+didMoveToSuperView.swift",
      [193]
    ),
    StatementSource(
      "UIButtonTests",
      "https://github.com/flowkey/UIKit-cross-platform",
      [197]
    ),
    StatementSource(
      "tests that override safe areas",
      "https://github.com/fxm90/GradientLoadingBar/blob/master/Example/Tests/Helpers/Extensions/UIView/UIView+hasTopSafeAreaInsetTests.swift",
      [198]
    ),
  ]

  /// Radars that were made public.
  private static let radars: [StatementSource] = [
    StatementSource(
      "the offset follows the safe area",
      "https://openradar.appspot.com/34808621",
      [51]
    ),
    StatementSource(
      "a field wider than the view ends at its far end",
      "https://openradar.appspot.com/20798351",
      [68, 69, 130]
    ),
    StatementSource(
      "what stops a deceleration",
      "https://openradar.appspot.com/16724593",
      [79, 184]
    ),
    StatementSource(
      "undocking by hand hides nothing",
      "https://openradar.appspot.com/18010127",
      [107]
    ),
    StatementSource(
      "a keyboard of another app that claims to be local",
      "https://openradar.appspot.com/48608694",
      [115, 125]
    ),
    StatementSource(
      "an inset that is doubled",
      "https://openradar.appspot.com/13984333",
      [140, 143]
    ),
    StatementSource(
      "adjusted in spite of never",
      "https://openradar.appspot.com/35572084",
      [141]
    ),
    StatementSource(
      "a table behind a form sheet",
      "https://openradar.appspot.com/27308799",
      [145]
    ),
    StatementSource(
      "what stops a deceleration",
      "https://github.com/lionheart/openradar-mirror/issues/3680",
      [184]
    ),
    StatementSource(
      "spacing is left out of the proportions",
      "https://openradar.appspot.com/34595752",
      [195]
    ),
  ]

  /// Posts and answers.
  private static let posts: [StatementSource] = [
    StatementSource(
      "the bounds and the offset",
      "https://slidetorock.com",
      [13]
    ),
    StatementSource(
      "what asks for layout",
      "https://stackoverflow.com/questions/728372",
      [38]
    ),
    StatementSource(
      "a display link moves the content",
      "https://newbedev.com/bounds-automatically-changes",
      [85]
    ),
    StatementSource(
      "frames on a phone of 320 by 568",
      "https://derpturkey.com",
      [92]
    ),
    StatementSource(
      "the order for fields and for text views, 2016",
      "https://craiggrummitt.com",
      [99, 100]
    ),
    StatementSource(
      "the visible part of the shortcuts bar",
      "https://e-learn.cn/topic/845821",
      [111]
    ),
    StatementSource(
      "a frame pushed below the screen, on Stack Overflow; the number is not recorded",
      nil,
      [112]
    ),
    StatementSource(
      "no public account of what is posted: each answer is an option",
      nil,
      [118]
    ),
    StatementSource(
      "the guide in practice",
      "https://useyourloaf.com",
      [150, 151]
    ),
    StatementSource(
      "what the two calls return",
      "https://stackoverflow.com/questions/25353687",
      [185, 186]
    ),
    StatementSource(
      "the same, with numbers",
      "https://stackoverflow.com/a/46368061",
      [195]
    ),
    StatementSource(
      "two additive animations for bounds, read off a layer of iOS 8",
      "https://gist.github.com/d-ronnqvist/137ce6b4c852d8ebd96d",
      [212]
    ),
    StatementSource(
      "animations are additive from iOS 8 on, and their completions stack: session 236 of WWDC 2014",
      "https://asciiwwdc.com/2014/sessions/236",
      [212]
    ),
  ]
}
