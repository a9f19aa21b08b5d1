// Statements from 213 on, from assertions in other projects' tests, with their sources.

extension StatementTable {
  static let edges: [Statement] = [
    Statement(213, "a view's safe area is never larger than its superview's"),
    Statement(214, "an offset set without animation stays, also over content without a size"),
    Statement(215, "the keyboard's curve is a critically damped spring, whatever the duration"),
    Statement(216, "a root controller whose view was added to the window by hand appears"),
    Statement(217, "a batch inside a batch has its completion, after the outer one's"),
    Statement(218, "an inequality that nothing else decides ends at its bound"),
    Statement(219, "the cells of a collection are in ascending order among its subviews"),
    Statement(220, "a screen does not go under an opaque bar"),
    Statement(221, "a conversion to another tree counts the frames of both roots"),
    Statement(
      222,
      "the end frame of a did-notification may be another one",
      .optionDependent("didFrames")
    ),
    Statement(
      223,
      "the end frame is in the screen's coordinates, or in the window's",
      .optionDependent("endFrameInWindow")
    ),
    Statement(
      224,
      "the safe area of a transformed view follows a rotation, or stays",
      .optionDependent("keepsSafeAreaUnderTransform")
    ),
    Statement(
      225,
      "after a switch of apps the keyboard is up with a first responder, or without one",
      .optionDependent("keyboardAfterAppSwitch")
    ),
    Statement(
      226,
      "unlocking shows a keyboard without height first, with or without did-notifications",
      .optionDependent("unlockPostsDid")
    ),
    Statement(227, "a subclass overrides what a view declares, and constraints have subclasses"),
    Statement(
      228,
      "a write inside willHide runs on its own during a swipe back, or with the finger",
      .optionDependent("interactivePopTakesUpWrites")
    ),
    Statement(229, "content follows the finger in a view that a transform has turned over"),
    Statement(
      230,
      "a scroll view tells whether a scroll that code has begun is animated",
      .optionDependent("tellsScrollAtOnce")
    ),
    Statement(
      231,
      "UIKit's own scroll to the focus counts as an animated one, or does not",
      .optionDependent("tellsScrollToFocus")
    ),
    Statement(232, "a scroll that is stopped stays where it is, in range and at a page"),
  ]

  static let edgeSources: [StatementSource] = [
    StatementSource(
      "tests of safe areas, below opaque bars and in views that reach too far, and of conversions",
      "https://github.com/layoutBox/PinLayout",
      [213, 216, 220, 221]
    ),
    StatementSource(
      "a rectangle of 480 points, of which 380 can be visible, ends at its far edge",
      "https://github.com/NativeScript/NativeScript/pull/11409",
      [69]
    ),
    StatementSource(
      "an offset over empty content stays for a second of run loop",
      "https://github.com/scenee/FloatingPanel",
      [214]
    ),
    StatementSource(
      "an animated scroll to the present offset starts nothing",
      "https://github.com/google/EarlGrey",
      [214]
    ),
    StatementSource(
      "three points of the curve, from tests of a spring that follows the keyboard",
      "https://github.com/kirillzyusko/react-native-keyboard-controller",
      [215]
    ),
    StatementSource(
      "the layer's animation is a spring of mass 3 and stiffness 1000 that lasts 0.5 seconds",
      "https://github.com/jaredsinclair/JTSSloppySwiping/issues/2",
      [215]
    ),
    StatementSource(
      "damping ratio 1, settled after 0.5 seconds",
      "https://github.com/flutter-team-archive/engine/pull/37604",
      [215]
    ),
    StatementSource(
      "both completions of nested batches, the outer one first",
      "https://github.com/TextureGroup/Texture",
      [217]
    ),
    StatementSource(
      "views with one inequality on an axis",
      "https://github.com/freshOS/Stevia",
      [218]
    ),
    StatementSource(
      "the order of cells among the subviews",
      "https://github.com/kishikawakatsumi/IBPCollectionViewCompositionalLayout",
      [219]
    ),
    StatementSource(
      "the tab bar is hidden after the push",
      "https://github.com/SwifterSwift/SwifterSwift",
      [206]
    ),
    StatementSource(
      "betas of iOS 27: only the frame of willChangeFrame is right",
      "https://github.com/manaflow-ai/cmux/pull/10810",
      [222]
    ),
    StatementSource(
      "iPadOS 26: the end frame of a text view with an accessory view",
      "https://github.com/chockenberry/KeyboardAvoider",
      [223]
    ),
    StatementSource(
      "iOS 14: a flipped scroll view after a rotation; not supported, says Apple",
      "https://developer.apple.com/forums/thread/671541",
      [224]
    ),
    StatementSource(
      "iOS 26.5: to the next app and straight back",
      "https://github.com/flutter/flutter/issues/189051",
      [225]
    ),
    StatementSource(
      "several shows of an empty keyboard on locking and unlocking",
      "https://github.com/GetStream/stream-chat-react-native/issues/3802",
      [226]
    ),
    StatementSource(
      "the content drifts with the finger, on the screen only",
      "https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1082",
      [228]
    ),
    StatementSource(
      "a pan is interpreted in the coordinate system of a view",
      "https://developer.apple.com/documentation/uikit/uipangesturerecognizer/translation(in:)",
      [229]
    ),
    StatementSource(
      "true while a scroll is animated, from iOS 17.4 on",
      "https://developer.apple.com/documentation/uikit/uiscrollview/isscrollanimating",
      [230, 231]
    ),
    StatementSource(
      "no offset is written while the scroll view animates a scroll",
      "https://github.com/WebKit/WebKit",
      [230]
    ),
    StatementSource(
      "the offset stays, unless the view bounces or pages",
      "https://developer.apple.com/documentation/uikit/uiscrollview/stopscrollingandzooming()",
      [232]
    ),
    StatementSource(
      "methods to override",
      "https://developer.apple.com/documentation/uikit/uiview",
      [227]
    ),
    StatementSource(
      "the frame in another tree of views is not defined",
      "https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)",
      [221]
    ),
  ]
}
