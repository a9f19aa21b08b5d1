import Foundation

/// A person at a screen, in a few moves, each with a moment to take a picture.
struct Script: Equatable, Sendable {
  enum Move: Equatable, Sendable {
    case wait
    case tapFirstField
    case tapLastField
    case tapField(Int)
    case scrollToEnd
    case endEditing
    case turnToLandscape
    case turnToPortrait
    /// The system fills in the first field and goes on to the last.
    case autoFill
    /// The keyboard is pinched until it floats.
    case float(CGRect)
    case dock
    /// A finger drags content and keyboard down and stays: its height above the bottom edge.
    case dragKeyboard(to: CGFloat)
    /// The finger goes back to where it came from, and lets go there.
    case takeKeyboardBack
    case letGo
  }

  /// The question about a picture in which keyboard and content are at rest.
  enum Question: Equatable, Sendable {
    /// Whether the focused field is in sight.
    case isFocusInView
    /// Whether the end of the form can be seen, and nothing beyond it.
    case isEndInView
    /// Whether the insets are what they were before the keyboard came.
    case areInsetsTheAppsOwn
    /// Whether the newest message is in sight.
    case isNewestInView
  }

  struct Shot: Equatable, Sendable {
    let caption: String
    let move: Move
    /// From the move to the picture, in seconds; nil for the same turn of the run loop.
    let delay: TimeInterval?
    /// The question that the picture answers; nil for one on the way, when nothing is promised.
    let question: Question?
    /// True for a picture that is drawn of every variant, to compare.
    let isCompared: Bool

    init(
      _ caption: String,
      _ move: Move = .wait,
      delay: TimeInterval? = 0.6,
      _ question: Question? = nil,
      isCompared: Bool = false
    ) {
      self.caption = caption
      self.move = move
      self.delay = delay
      self.question = question
      self.isCompared = isCompared
    }

    /// True for a picture taken before keyboard and content have come to rest.
    var isUnderWay: Bool { question == nil && (move != .wait || delay != 0) }

    /// True when a person moved the content: the focused field may be out of sight then.
    var isByHand: Bool {
      switch move {
      case .scrollToEnd, .dragKeyboard, .letGo: true
      default: false
      }
    }
  }

  /// A screen and the device it is played on.
  struct Cast: Equatable, Sendable {
    let screen: String
    let device: String
    var isLandscape = false
  }

  /// In kebab-case: it names files.
  let name: String
  /// The part of a picture's title that follows the title of the screen.
  let title: String
  /// A few sentences on what to watch.
  let sentence: String
  /// The screens and devices of the filmstrips.
  let casts: [Cast]
  /// True for a screen in a form sheet, over another one.
  var isInSheet = false
  let shots: [Shot]

  /// A keyboard takes a quarter of a second, so that this is its middle.
  private static let underWay: TimeInterval = 0.08
  // A form so short that its keyboard would cover no field of an iPhone 14 is played on less.
  private static let loginOnPhone = Cast(screen: "login", device: "iPhone SE (2nd generation)")
  private static let contactFormOnPhone = Cast(screen: "contact-form", device: "iPhone 14")

  /// The names of the scripts, each with those of its screens.
  static let names = all.map { (name: $0.name, screens: $0.casts.map(\.screen)) }

  static let all = [
    firstFocus, lastFieldAndBack, hide, rotation, autofill, sheet, floatingKeyboard,
    interactiveDismissal, invertedChat,
  ]

  /// The moves of the picture at the top of the README.
  static let hero = Script(
    name: "hero",
    title: "a field near the end",
    sentence: "A field that the keyboard covers takes the focus, and editing ends.",
    casts: [],
    shots: [
      Shot("Before", delay: 0.8), Shot("Field tapped", .tapField(7), delay: 2.4),
      Shot("Editing ends", .endEditing, delay: 1),
    ]
  )

  private static let firstFocus = Script(
    name: "first-focus",
    title: "first focus",
    sentence: """
      The first field takes the focus. The inset at the bottom grows by what the keyboard covers, \
      less what UIKit adds for the safe area anyway, so that all of the form can be scrolled above \
      the keyboard.
      """,
    casts: [loginOnPhone, contactFormOnPhone],
    shots: [
      Shot("Before", delay: 0),
      Shot("First field tapped", .tapFirstField, delay: underWay),
      Shot("Keyboard at rest", .wait, .isFocusInView, isCompared: true),
      Shot("Scrolled to the end", .scrollToEnd, delay: 0, .isEndInView, isCompared: true),
    ]
  )

  private static let lastFieldAndBack = Script(
    name: "last-field-and-back",
    title: "last field and back",
    sentence: """
      The last field takes the focus, then the first. The content moves only as far as it takes to \
      bring the focused field into view above the keyboard.
      """,
    casts: [loginOnPhone, contactFormOnPhone],
    shots: [
      Shot("Before", delay: 0),
      Shot("Last field tapped", .tapLastField, delay: underWay),
      Shot("Keyboard at rest", .wait, .isFocusInView, isCompared: true),
      Shot("First field tapped", .tapFirstField, .isFocusInView, isCompared: true),
    ]
  )

  private static let hide = Script(
    name: "hide",
    title: "hide",
    sentence: """
      The keyboard leaves. What the coordinator added goes with it: the insets are the app's own \
      again, and the content ends where it ended before.
      """,
    casts: [loginOnPhone, contactFormOnPhone],
    shots: [
      Shot("Last field tapped", .tapLastField, .isFocusInView, isCompared: true),
      Shot("Editing ends", .endEditing, delay: underWay),
      Shot("Keyboard gone", .wait, .areInsetsTheAppsOwn),
      Shot("Scrolled to the end", .scrollToEnd, delay: 0, .isEndInView, isCompared: true),
    ]
  )

  private static let rotation = Script(
    name: "rotation",
    title: "rotation",
    sentence: """
      The phone is turned with the keyboard up, and back. iOS hides the keyboard without animation, \
      turns the screen, and shows a keyboard of another height. Each time the inset is what that \
      one covers, less the safe area of that orientation, and the focused field stays in view.
      """,
    casts: [loginOnPhone, contactFormOnPhone],
    shots: [
      Shot("Last field tapped", .tapLastField, .isFocusInView),
      Shot("Turned to landscape", .turnToLandscape, .isFocusInView, isCompared: true),
      Shot("Turned back", .turnToPortrait, .isFocusInView),
    ]
  )

  private static let autofill = Script(
    name: "autofill",
    title: "AutoFill",
    sentence: """
      The system fills in the user name and goes on to the password. It posts a hide, a show 0.05 s \
      later and another 0.04 s after that, and the keyboard of a password has no suggestions. The \
      hide is waited out, so that nothing moves for it; at the end the password is in view, and \
      nothing is counted twice.
      """,
    casts: [loginOnPhone],
    shots: [
      Shot("First field tapped", .tapFirstField, .isFocusInView, isCompared: true),
      Shot("Filled in: a hide", .autoFill, delay: 0.02),
      Shot("Shown again", .wait, delay: 0.04),
      Shot("Keyboard at rest", .wait, .isFocusInView, isCompared: true),
    ]
  )

  private static let sheet = Script(
    name: "sheet",
    title: "form sheet",
    sentence: """
      A form in a sheet on an iPad. The notification comes first; only then does UIKit move the \
      sheet up, away from the keyboard. The inset is what the keyboard covers of the sheet at the \
      place it ends at, not at the one it had when the notification came.
      """,
    casts: [Cast(screen: "contact-form", device: "iPad mini (6th generation)", isLandscape: true)],
    isInSheet: true,
    shots: [
      Shot("Before", delay: 0),
      Shot("Last field tapped", .tapLastField, delay: nil),
      Shot("The sheet has moved", .wait, .isFocusInView, isCompared: true),
    ]
  )

  private static let floatingKeyboard = Script(
    name: "floating-keyboard",
    title: "floating keyboard",
    sentence: """
      On an iPad the docked keyboard is pinched until it floats, and docked again. A floating one \
      can be moved out of the way and needs no room, so that the inset goes back to the app's own; \
      docked, the keyboard has its room again.
      """,
    casts: [Cast(screen: "contact-form", device: "iPad mini (6th generation)")],
    shots: [
      Shot("Docked", .tapLastField, .isFocusInView, isCompared: true),
      Shot(
        "Floating",
        .float(CGRect(x: 392, y: 560, width: 320, height: 254)),
        .areInsetsTheAppsOwn
      ),
      Shot("Docked again", .dock, .isFocusInView),
    ]
  )

  private static let interactiveDismissal = Script(
    name: "interactive-dismissal",
    title: "interactive dismissal",
    sentence: """
      A finger drags the form, and with it the keyboard; iOS posts nothing meanwhile. So the inset \
      stays and nothing jumps under the finger. Taken back, \
      the keyboard stays, and so does the inset; carried through, it leaves, and the inset is the \
      app's own again.
      """,
    casts: [contactFormOnPhone],
    shots: [
      Shot("Last field tapped", .tapLastField, .isFocusInView),
      Shot("Dragged down", .dragKeyboard(to: 190), delay: 0),
      Shot("Taken back up, let go", .takeKeyboardBack, .isFocusInView, isCompared: true),
      Shot("Dragged again", .dragKeyboard(to: 90), delay: 0),
      Shot("Let go: it is gone", .letGo, .areInsetsTheAppsOwn),
    ]
  )

  private static let invertedChat = Script(
    name: "inverted-chat",
    title: "turned upside down",
    sentence: """
      The newest message is at the table's top, which a transform has turned to the bottom of the \
      screen. So the inset grows at the table's top, by what the keyboard and the bar on it cover, \
      and the newest message rides up and down with them.
      """,
    casts: [Cast(screen: "inverted-chat", device: "iPhone 14")],
    shots: [
      Shot("Before", delay: 0, .isNewestInView, isCompared: true),
      Shot("Field tapped", .tapFirstField, .isNewestInView, isCompared: true),
      Shot("Scrolled to the oldest", .scrollToEnd, delay: 0, .isEndInView),
      Shot("Editing ends", .endEditing, .areInsetsTheAppsOwn),
    ]
  )
}
