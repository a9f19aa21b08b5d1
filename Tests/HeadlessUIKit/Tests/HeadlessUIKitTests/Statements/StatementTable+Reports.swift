// Statements 182 to 212, from other projects' tests, reports and stack traces.

extension StatementTable {
  static let reports: [Statement] = scrolling + focus + views + controllers + accessories

  private static let scrolling: [Statement] = [
    Statement(
      182,
      "an offset assigned inside an animation is laid out for its end, and rows leave at once"
    ),
    Statement(183, "an animated offset moves step by step and keeps the rows it passes"),
    Statement(
      184,
      "an offset without animation, or a finger, ends an animated one",
      .optionDependent("reportsInterruptedScrollAnimation")
    ),
  ]

  private static let focus: [Statement] = [
    Statement(
      185,
      "a view asked before it has a window becomes first responder as it enters one",
      .optionDependent("remembersEarlyFocus")
    ),
    Statement(186, "a responder that is not first responder cannot resign"),
    Statement(
      187,
      "after a view resigned the next one up the chain that can is first responder",
      .optionDependent("focusAfterResigning")
    ),
    Statement(188, "the keyboard serves the key window"),
  ]

  private static let views: [Statement] = [
    Statement(189, "a compositional layout scrolls in the direction of its configuration"),
    Statement(190, "a view that enters a window has its safe area at once"),
    Statement(191, "without a window there is no safe area"),
    Statement(192, "a window without a frame is as large as the screen"),
    Statement(193, "above a view that is no subview means on top"),
    Statement(194, "the layout is done where layoutSubviews calls super"),
    Statement(195, "filling proportionally with a spacing leaves the last view what is left"),
    Statement(196, "a table without a data source has one empty section"),
    Statement(197, "an empty plain button is 30 by 34"),
    Statement(198, "safe areas and text positions can be overridden"),
    Statement(199, "each layout uses the constraints that there are"),
  ]

  private static let controllers: [Statement] = [
    Statement(200, "between two parents, and only then, a controller is moving"),
    Statement(201, "a child appears and disappears with its view and its parent"),
    Statement(202, "a parent that forwards nothing begins and ends the appearance of its children"),
  ]

  private static let accessories: [Statement] = [
    Statement(203, "a spring is an animation of its duration"),
    Statement(204, "selecting all takes the whole text"),
    Statement(205, "an accessory view may come from a controller"),
    Statement(206, "a pushed screen may take the tab bar away"),
    Statement(207, "a screen goes under the bars at its extended edges only"),
    Statement(208, "a sheet rests at a detent"),
    Statement(209, "the pan recognizer of a scroll view reports the finger that drags it"),
    Statement(210, "a tool bar shows its items in a row, and spaces push them apart"),
    Statement(211, "the application has its scenes and reports the background"),
    Statement(212, "animations of position and bounds are additive"),
  ]
}
