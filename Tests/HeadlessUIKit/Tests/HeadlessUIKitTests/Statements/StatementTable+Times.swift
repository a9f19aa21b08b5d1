// Statements from 233 on, about when things happen on a phone.

extension StatementTable {
  static let times: [Statement] = [
    Statement(
      233,
      "what changes is on the screen, and an animation begins, with the turn's commit"
    ),
    Statement(234, "a keyboard is announced inside the focus call, or later"),
    Statement(235, "pairs without a height, or with too little, may come before the keyboard"),
    Statement(
      236,
      "did-notifications come after the duration, after the spring, or shortly",
      .optionDependent("didTime")
    ),
    Statement(
      237,
      "emoji and suggestions change the keyboard's height with a duration, or without one",
      .optionDependent("keysChangeAtOnce")
    ),
    Statement(238, "an offset is rounded to the pixels of the screen when it is assigned"),
    Statement(239, "the origin of the bounds is not rounded"),
    Statement(
      240,
      "before a window, an offset is rounded to the pixels of the screen, or to points",
      .optionDependent("roundsOffsetsToPointsOutsideWindow")
    ),
    Statement(241, "a letter does not bring back a text field that was scrolled out of sight"),
  ]

  static let timeSources: [StatementSource] = [
    StatementSource(
      "a text field scrolls into sight as it becomes first responder; nothing says so of typing",
      "https://openradar.appspot.com/20798351",
      [241]
    ),
    StatementSource(
      "an animation followed by an endless loop never appears, and one that was flushed does",
      "https://7gano.tumblr.com/post/8040496189",
      [233]
    ),
    StatementSource(
      "one refresh for the event and the commit, one for rendering; visible in the third",
      "https://developer.apple.com/videos/play/tech-talks/10855/",
      [233]
    ),
    StatementSource(
      "with the keyboard in another process the announcement comes after a round trip",
      "https://github.com/WebKit/WebKit/pull/7500",
      [234]
    ),
    StatementSource(
      "the announcement was posted before the call returned, and a waiter waited for ever",
      "https://github.com/WebKit/WebKit/pull/52021",
      [234]
    ),
    StatementSource(
      "0.06 to 0.35 s until a keyboard of another process was told that it is presented",
      "https://github.com/getdictus/dictus-ios/issues/543",
      [234]
    ),
    StatementSource(
      "iOS 17: show and did-show with no height, or not yet the full one, before the keyboard moves",
      "https://github.com/WebKit/WebKit/pull/15335",
      [235]
    ),
    StatementSource(
      "two to five empty pairs within a tenth of a second, as a device is locked",
      "https://github.com/GetStream/stream-chat-react-native/pull/3802",
      [235]
    ),
    StatementSource(
      "the animation whose end calls the completion lasts 0.5 s",
      "https://github.com/jaredsinclair/JTSSloppySwiping/issues/2",
      [236]
    ),
    StatementSource(
      "iOS 26 with cross-fade: 40 ms after the announcement",
      "https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1161",
      [236]
    ),
    StatementSource(
      "another height for emoji and suggestions, without a frame of animation",
      "https://github.com/kirillzyusko/react-native-keyboard-controller/issues/600",
      [237]
    ),
    StatementSource(
      "iOS 15, three pixels a point: -187.5 reads -187.333",
      "https://codepudding.com/os/164136",
      [238]
    ),
    StatementSource(
      "steps of 0.08 points scroll nothing; the property is overridden to keep the rest",
      "https://github.com/wordpress-mobile/WordPress-iOS/pull/19432",
      [238]
    ),
    StatementSource(
      "offsets become multiples of a pixel, those assigned to the bounds do not",
      "https://openradar.appspot.com/32547794",
      [238, 239]
    ),
    StatementSource(
      "an offset that is assigned before the view is in a window becomes a whole number",
      "https://openradar.appspot.com/23255528",
      [240]
    ),
  ]
}
