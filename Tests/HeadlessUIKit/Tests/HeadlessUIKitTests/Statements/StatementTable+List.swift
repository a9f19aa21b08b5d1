// Statements 1 to 181. Those that follow are in StatementTable+Reports.swift and, from 213 on with
// their sources, in StatementTable+Edges.swift.

extension StatementTable {
  static let statements: [Statement] =
    coordinates + offsets + adjustment + revealing + motion + payload + sequences + responders
    + tables + guides + animations + windows + reports + edges + times + apps

  private static let coordinates: [Statement] = [
    Statement(1, "points between a view, a subview and a sibling"),
    Statement(2, "points across branches of different depth"),
    Statement(3, "the bounds origins of both views count"),
    Statement(4, "a scaled child, there and back"),
    Statement(5, "a scaled container scales what is inside"),
    Statement(6, "window coordinates do not move with the window or its bounds"),
    Statement(7, "nil is the window, or the view itself without one"),
    Statement(8, "a frame set under a transform is the transformed box"),
    Statement(9, "screen coordinates pass through the window's frame"),
    Statement(10, "a scroll view's coordinates include its offset"),
    Statement(11, "a rotated rectangle becomes the box around its corners"),
    Statement(12, "without a window there is no screen"),
  ]

  private static let offsets: [Statement] = [
    Statement(13, "the offset is the origin of the bounds"),
    Statement(14, "an offset past the end is taken as it is"),
    Statement(15, "an offset before the start is taken as it is"),
    Statement(16, "a growing bottom inset moves nothing"),
    Statement(
      17,
      "a shrinking bottom inset clamps in the setter",
      .optionDependent("clampsOnInsetShrink")
    ),
    Statement(18, "an offset in range stays when the inset shrinks"),
    Statement(19, "a growing top inset moves nothing"),
    Statement(20, "a shrinking top inset takes the offset along"),
    Statement(21, "a shrinking top inset leaves an offset in range"),
    Statement(
      22,
      "insets clamp even under a finger",
      .optionDependent("clampsWhileTracking")
    ),
    Statement(23, "an equal inset changes nothing"),
    Statement(24, "insets may be negative"),
    Statement(25, "an inset is kept exactly as set"),
    Statement(26, "a new adjusted inset is reported once, when it is readable"),
    Statement(27, "short content rests at the minimum"),
    Statement(28, "the horizontal range has insets of its own"),
    Statement(29, "in an animation inset and offset are final at once"),
    Statement(30, "without animation nothing is added to the layer"),
    Statement(31, "content that shrinks under the end takes the offset along"),
    Statement(32, "growing content moves nothing"),
    Statement(33, "content that becomes short goes to the top"),
    Statement(34, "a new content size undoes a rubber band"),
    Statement(35, "a view that shrinks keeps its offset"),
    Statement(
      36,
      "a view that grows is clamped at layout",
      .optionDependent("clampsOnFrameGrow")
    ),
    Statement(37, "without content a new frame may lose the offset"),
    Statement(38, "a new content size lays out nothing, a new offset does"),
    Statement(39, "layout leaves the inset alone"),
  ]

  private static let adjustment: [Statement] = [
    Statement(40, "never adds nothing"),
    Statement(41, "always adds all four edges"),
    Statement(42, "scrollable axes adds nothing to content that fits"),
    Statement(43, "content that fits and always bounces counts"),
    Statement(44, "longer counts, as long does not"),
    Statement(45, "left and right go by the horizontal axis"),
    Statement(46, "automatic outside a container is scrollable axes"),
    Statement(47, "automatic in a bar controller adds top and bottom"),
    Statement(48, "the default is automatic"),
    Statement(49, "content that outgrows the view brings the safe area in"),
    Statement(50, "only the safe area that the view reaches counts"),
    Statement(51, "content at the top follows a growing safe area"),
    Statement(
      52,
      "a new safe area arrives at layout",
      .optionDependent("safeAreaTiming")
    ),
    Statement(53, "a controller's additional safe area counts"),
    Statement(54, "above a tab bar the needed inset is 253"),
    Statement(55, "with never the needed inset is the overlap"),
    Statement(56, "above the home indicator the needed inset is 302"),
    Statement(57, "under short content the needed inset is 336"),
    Statement(58, "content that grows takes 34 off the needed inset"),
    Statement(59, "indicators are adjusted by default"),
    Statement(60, "indicator insets move nothing and read back"),
    Statement(61, "the system adds to the indicator's end"),
    Statement(62, "the old property sets both indicators"),
  ]

  private static let revealing: [Statement] = [
    Statement(63, "a rectangle below comes up to the inset"),
    Statement(64, "a visible rectangle moves nothing"),
    Statement(65, "a rectangle above comes down to the inset"),
    Statement(66, "numbers from a device"),
    Statement(67, "only the axis that needs it moves"),
    Statement(68, "a rectangle wider than the view"),
    Statement(69, "a rectangle taller than what is visible"),
    Statement(70, "a rectangle outside the content", .optionDependent("rectOutsideContent")),
    Statement(71, "a rectangle without a size", .optionDependent("zeroSizeRect")),
    Statement(72, "null and infinite rectangles"),
    Statement(73, "an animated reveal takes time and ends once"),
    Statement(74, "in an animation the offset is final at once"),
    Statement(75, "UIKit's own scroll goes through the public method"),
    Statement(76, "at the end of a rotation it goes by the old insets"),
    Statement(77, "a reveal under a finger is done"),
  ]

  private static let motion: [Statement] = [
    Statement(78, "an animated offset keeps its target"),
    Statement(79, "an offset without animation ends a deceleration"),
    Statement(80, "an offset animated by a view is reported once"),
    Statement(81, "touch, drag, release, rest"),
    Statement(82, "another dismiss mode ends an interactive dismissal"),
    Statement(83, "none by default; on drag dismisses at the beginning"),
    Statement(84, "interactively the keyboard follows once the finger is there"),
    Statement(85, "scroll to top shows no layer animation"),
  ]

  private static let payload: [Statement] = [
    Statement(86, "the sender is the screen from 16.1 on", .optionDependent("version")),
    Statement(87, "keys and values are those of Objective-C"),
    Statement(88, "the curve is seven"),
    Statement(89, "a quarter of a second, 0.35 with a push, or nothing"),
    Statement(
      90,
      "did-notifications have the animation keys",
      .optionDependent("omitsAnimationKeysOnDid")
    ),
    Statement(91, "frames are in the present orientation"),
    Statement(92, "a hidden keyboard lies below the screen with its size"),
    Statement(93, "a missing isLocal is local", .optionDependent("omitsIsLocal")),
    Statement(94, "a fraction of a point off the edge is docked"),
    Statement(95, "announcements come on the main thread"),
  ]

  private static let sequences: [Statement] = [
    Statement(96, "the order of a show"),
    Statement(97, "the order of a hide"),
    Statement(98, "will-notifications are inside the animation, did are not"),
    Statement(99, "when editing begins", .optionDependent("version")),
    Statement(100, "inside willShow the new view is first responder"),
    Statement(
      101,
      "from field to field of one height",
      .optionDependent("sameFrameFocusMove")
    ),
    Statement(102, "from field to field of another height"),
    Statement(103, "AutoFill: hide, show, show"),
    Statement(104, "emoji and suggestions show again and hide nothing"),
    Statement(105, "resigned and focused in one turn"),
    Statement(106, "rotation: hide, the new size, show"),
    Statement(107, "undocked", .optionDependent("undockingByDragPostsHide")),
    Statement(108, "a floating keyboard that is moved", .optionDependent("floatingMove")),
    Statement(109, "the shortcuts bar that was dropped"),
    Statement(110, "floating is not docked, and docked again shows"),
    Statement(111, "the shortcuts bar shows 55 points of its height"),
    Statement(112, "a hardware keyboard with an accessory view"),
    Statement(113, "Slide Over"),
    Statement(114, "Stage Manager"),
    Statement(115, "another app's keyboard is not local"),
    Statement(116, "a frame without height after a change of mode is hidden"),
    Statement(117, "an interactive drag posts nothing until it hides"),
    Statement(
      118,
      "an interactive drag that turns back",
      .optionDependent("interactiveCancel")
    ),
    Statement(119, "the keys leave before the accessory view"),
    Statement(120, "cross-fade hides with an empty frame"),
    Statement(121, "the password prompt hides at once"),
    Statement(122, "a push under a keyboard that stays posts nothing"),
    Statement(123, "into the background", .optionDependent("backgroundDismissal")),
    Statement(124, "the keyboard of another screen"),
    Statement(125, "iOS 12 in the background", .optionDependent("version")),
  ]

  private static let responders: [Statement] = [
    Statement(126, "no window, or not able to"),
    Statement(127, "the first responder becomes it again"),
    Statement(128, "the old one resigns inside the new one's call, or refuses"),
    Statement(129, "one first responder to a window"),
    Statement(
      130,
      "a focused field asks the scroll view around it",
      .optionDependent("scrollsToFirstResponder")
    ),
    Statement(131, "it asks again when the keyboard's frame changed"),
    Statement(132, "new text scrolls the view, or the one around it"),
    Statement(133, "a wrap or Return asks for the caret"),
    Statement(134, "the caret is in the text view's coordinates"),
    Statement(135, "the caret at the first willShow", .optionDependent("caretAtFocus")),
    Statement(136, "the editor inside a text field is a scroll view"),
    Statement(137, "leaving the window resigns and hides"),
    Statement(138, "a forced end of editing takes one that refuses"),
    Statement(139, "without a software keyboard only the focus is reported"),
  ]

  private static let tables: [Statement] = [
    Statement(140, "a table controller adjusts outside the content inset"),
    Statement(141, "with never only an old SDK adjusts", .optionDependent("version")),
    Statement(142, "a subclass that skips viewWillAppear"),
    Statement(
      143,
      "an app's inset on top counts twice",
      .optionDependent("systemTableAdjustment")
    ),
    Statement(144, "over it a client needs nothing more"),
    Statement(145, "behind a form sheet", .optionDependent("version")),
    Statement(146, "a focused cell stays when its row leaves"),
    Statement(147, "a deleted item resigns its field"),
    Statement(148, "reloading resigns a field in a header"),
    Statement(149, "a batch resigns a field in a header", .optionDependent("version")),
  ]

  private static let guides: [Statement] = [
    Statement(150, "hidden it is the bottom safe area"),
    Statement(151, "docked it is the keyboard"),
    Statement(152, "in a part of the screen it is the covered part"),
    Statement(153, "a floating keyboard, followed or not"),
    Statement(154, "it follows the finger without animation"),
    Statement(155, "the model is at its place in the will-phase"),
    Statement(156, "a window's own never moves"),
    Statement(157, "without a window nothing is tracked"),
    Statement(158, "defaults, and a negative padding"),
    Statement(159, "made in willShow it does not animate"),
    Statement(160, "it keeps its last value on leaving"),
    Statement(
      161,
      "an accessory view alone in a windowed app",
      .notExpressible("one app's report; the guide takes the bar for a docked keyboard")
    ),
  ]

  private static let animations: [Statement] = [
    Statement(162, "an animation in a will-handler inherits"),
    Statement(163, "curve seven survives in options"),
    Statement(164, "when a completion comes"),
    Statement(165, "a second animation interrupts the first"),
    Statement(166, "with animations disabled"),
    Statement(167, "an animator with curve seven"),
    Statement(168, "leaving the window ends animations"),
  ]

  private static let windows: [Statement] = [
    Statement(169, "a form sheet moves a turn after willShow", .optionDependent("sheetMove")),
    Statement(170, "and back a turn after willHide"),
    Statement(171, "two windows on two screens"),
    Statement(172, "a window that is resized"),
    Statement(173, "of five safe areas the last counts"),
    Statement(174, "seven tenths of a point are no overlap"),
    Statement(175, "a keyboard beside the view"),
    Statement(176, "each notification has its message"),
    Statement(177, "no screen, no message"),
    Statement(178, "which messages an observer receives, and until when"),
    Statement(
      179,
      "the end frame without the accessory view",
      .optionDependent("endFrameExcludesAccessory")
    ),
    Statement(180, "a hide that reports a tool bar's height"),
    Statement(
      181,
      "visionOS",
      .notExpressible("what an SDK lacks is the compiler's to say; there is no such device here")
    ),
  ]
}
