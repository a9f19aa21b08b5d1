// Statements from 242 on, about layout and bars of apps in daily use.

extension StatementTable {
  static let apps: [Statement] = [
    Statement(242, "a constraint may relate a horizontal and a vertical place"),
    Statement(243, "a view may lay itself out to tell its content size"),
    Statement(
      244,
      "an accessory view alone is above the home indicator, or over it",
      .optionDependent("accessoryStandsOnSafeArea")
    ),
    Statement(
      245,
      "an accessory view that sizes itself keeps its safe area itself, and is announced when it grows"
    ),
    Statement(
      246,
      "the accessory view of a controller comes when the controller asks, or with its screen",
      .optionDependent("accessoryComesWithScreen")
    ),
    Statement(247, "reloading a table resigns a field in a row"),
  ]

  static let appSources: [StatementSource] = [
    StatementSource(
      "a test with a left edge that equals a top edge and 50 points",
      "https://github.com/SnapKit/SnapKit",
      [242]
    ),
    StatementSource(
      "a table whose content size is asked for after `layoutIfNeeded()`",
      "https://stackoverflow.com/questions/48623673",
      [243]
    ),
    StatementSource(
      "an accessory view over the home indicator, with Apple's answer to use the safe area",
      "https://openradar.appspot.com/34411433",
      [244]
    ),
    StatementSource(
      "a bar with a flexible height and constraints inside, which grows as text is typed",
      "https://github.com/nathantannar4/InputBarAccessoryView",
      [245]
    ),
    StatementSource(
      "a controller whose bar is there although it never asks to become first responder",
      "https://thoughtbot.com/blog/input-accessorizing-uiviewcontroller",
      [246]
    ),
    StatementSource(
      "reloading data resigns the first responder",
      "https://stackoverflow.com/questions/6409370",
      [247]
    ),
    StatementSource(
      "all first responders in a table are reset by a reload",
      "https://github.com/BendingSpoons/katana-swift/issues/96",
      [247]
    ),
  ]
}
