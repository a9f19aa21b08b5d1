public import CoreGraphics

/// A sequence of keyboard notifications.
///
/// Most sequences were observed on devices; the scenario's comment names the source. Heights are in
/// points, from the keyboard's top to the bottom of the screen; a height that is negative or not
/// finite makes a keyboard that covers nothing. Frames are in points, in the screen's coordinate
/// space.
public struct KeyboardScenario: Sendable, CustomStringConvertible {
  /// The scenario's name and values, for messages.
  public let description: String
  let plan: @Sendable (inout KeyboardSequence) -> Void

  init(_ description: String, _ transitions: [ObservedTransition]) {
    self.init(description) { $0.play(transitions) }
  }

  init(_ description: String, plan: @escaping @Sendable (inout KeyboardSequence) -> Void) {
    self.description = description
    self.plan = plan
  }
}

extension KeyboardScenario: Equatable {
  /// Returns whether two scenarios have equal names and values.
  public static func == (one: Self, other: Self) -> Bool { one.description == other.description }
}

// MARK: - Show, hide, focus

extension KeyboardScenario {
  /// The keyboard shows; if it is already visible, it is announced again without a change.
  ///
  /// Source of the order: <https://github.com/nathantannar4/InputBarAccessoryView>,
  /// `KeyboardManager`.
  public static let show = KeyboardScenario("show", [.init()])

  /// The keyboard hides.
  public static let hide = KeyboardScenario("hide", [.init(motion: .hide)])

  /// A hide that reports its end after 0.007 s instead of the announced 0.25 s.
  ///
  /// <https://github.com/kirillzyusko/react-native-keyboard-controller/issues/539>
  public static let abruptHide = KeyboardScenario(
    "abruptHide", [.init(motion: .hide, arrival: 0.007)]
  )

  /// The focus moves to another field: a show with the present frame.
  ///
  /// <https://github.com/michaeltyson/TPKeyboardAvoiding>
  public static let moveFocus = KeyboardScenario("moveFocus") {
    $0.play([.init(frame: .fixed($0.position ?? $0.keyboard.restingFrame))])
  }

  /// Returns a move of the focus to a field whose keyboard has another height.
  ///
  /// - Parameter height: The new height, in points.
  /// - Returns: A show, without a hide.
  public static func moveFocus(toHeight height: CGFloat) -> KeyboardScenario {
    KeyboardScenario("moveFocus to \(height)", [.init(frame: .docked(height: height))])
  }

  /// AutoFill fills in a field and focuses the next: a hide, after 0.05 s a show without
  /// suggestions, and after 0.09 s a show with suggestions.
  ///
  /// <https://github.com/drewolbrich/ScrollingContentViewController>
  public static let autoFill = KeyboardScenario("autoFill", .autoFill)

  /// The user taps a secure field: a show with suggestions, and two shows without them 4 and 8
  /// milliseconds later.
  ///
  /// <https://github.com/freshOS/KeyboardLayoutGuide/issues/31>,
  /// <https://github.com/facebook/react-native/issues/31722>
  public static let secureField = KeyboardScenario("secureField", .secureField)

  /// The user taps a secure field: a show without suggestions, and 4 milliseconds later a show with
  /// suggestions.
  ///
  /// <https://github.com/kirillzyusko/react-native-keyboard-controller/issues/331>, iOS 17
  public static let secureFieldWithSuggestionsLast = KeyboardScenario(
    "secureFieldWithSuggestionsLast",
    [.init(frame: .withoutSuggestions), .init(frame: .withSuggestions, time: 0.004)]
  )

  /// A field resigns and another becomes first responder in one turn: a hide and a show at once.
  ///
  /// <https://github.com/Papercloud/KeyboardConstraint/issues/4>
  public static let resignAndBecome = KeyboardScenario("resignAndBecome", .resignAndBecome)

  /// The app exchanges a custom input view: a hide that ends after 42 milliseconds, and a show 3
  /// milliseconds later.
  ///
  /// <https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1599>, iOS 26
  public static let exchangedInputView = KeyboardScenario(
    "exchangedInputView", [.init(motion: .hide, duration: 0.042), .init(time: 0.045)]
  )

  /// Three equal shows, 12 milliseconds apart, the second without animation.
  ///
  /// <https://github.com/square/Blueprint>, a comment of `ScrollView`; the times are those of a
  /// published trace.
  public static let repeatedShow = KeyboardScenario("repeatedShow", .repeatedShow)
}

// MARK: - Height

extension KeyboardScenario {
  /// The keyboard changes from letters to emoji, or back: a show with the new height, without
  /// animation if the keyboard is up.
  ///
  /// The height with emoji is an assumption unless a test sets ``KeyboardSimulator/heights``.
  ///
  /// <https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1417>,
  /// <https://github.com/kirillzyusko/react-native-keyboard-controller/issues/376>
  public static let toggleEmoji = KeyboardScenario("toggleEmoji") {
    $0.keyboard.showsEmoji.toggle()
    $0.changeKeys()
  }

  /// The bar of suggestions disappears or returns: a show with the new height, without animation if
  /// the keyboard is up.
  ///
  /// <https://github.com/kirillzyusko/react-native-keyboard-controller/issues/600>,
  /// <https://github.com/hackiftekhar/IQKeyboardManager>, its table of notifications
  public static let toggleSuggestions = KeyboardScenario("toggleSuggestions") {
    $0.keyboard.showsSuggestions.toggle()
    $0.changeKeys()
  }

  /// Returns a change of height for which the keyboard posts only change-frame notifications.
  ///
  /// <https://github.com/lionheart/openradar-mirror/issues/5888>
  ///
  /// - Parameter height: The new height, in points.
  /// - Returns: A willChangeFrame and a didChangeFrame, without a show.
  public static func changeHeight(to height: CGFloat) -> KeyboardScenario {
    KeyboardScenario(
      "changeHeight to \(height)", [.init(motion: .changeFrame, frame: .docked(height: height))]
    )
  }

  /// Returns the shows of a third-party keyboard: one for each height, without animation.
  ///
  /// <https://qanswer.space/questions/unable-to-retrieve-the-accurate-keyboard-height-in-ios8>
  ///
  /// - Parameter heights: The heights, in points. The default is the published sequence.
  /// - Returns: The scenario.
  public static func thirdParty(heights: [CGFloat] = [0, 216, 256]) -> KeyboardScenario {
    KeyboardScenario("thirdParty \(heights)", .thirdParty(heights: heights))
  }
}

// MARK: - Place

extension KeyboardScenario {
  /// The user undocks the keyboard with its menu: a hide whose frame is in the middle of the
  /// screen.
  ///
  /// <https://github.com/lionheart/openradar-mirror/issues/3344>
  public static let undock = KeyboardScenario("undock") {
    let frame = $0.keyboard.undockedFrame
    $0.keyboard.looseFrame = frame
    $0.play([.init(motion: .hide, frame: .fixed(frame))])
  }

  /// The user pinches the keyboard together, and it floats at the lower right corner: a change of
  /// frame, without a hide.
  ///
  /// <https://github.com/freshOS/KeyboardLayoutGuide/issues/37>, and Flutter's
  /// `FlutterKeyboardInsetManager`: a hide "might not occur".
  public static let float = KeyboardScenario("float") {
    $0.float(to: $0.keyboard.floatingFrame)
  }

  /// Returns a scenario in which a pinch makes the keyboard float.
  ///
  /// - Parameter frame: Its frame, in points, in the screen's coordinate space.
  /// - Returns: The scenario.
  public static func float(to frame: CGRect) -> KeyboardScenario {
    KeyboardScenario("float to \(frame)") { $0.float(to: frame) }
  }

  /// Returns the move of an undocked or floating keyboard: a willChangeFrame with an empty frame at
  /// the pick-up, and after 0.25 s a didChangeFrame with the final frame.
  ///
  /// <https://github.com/square/swift-keyboard-observer>
  ///
  /// - Parameter frame: The final frame, in points, in the screen's coordinate space.
  /// - Returns: The scenario.
  public static func move(to frame: CGRect) -> KeyboardScenario {
    KeyboardScenario("move to \(frame)") {
      let begin = $0.position ?? $0.keyboard.restingFrame
      $0.keyboard.looseFrame = frame
      $0.play([.init(motion: .pickUp, frame: .fixed(.zero))])
      $0.position = begin
      $0.play([.init(motion: .drop, time: 0.25, duration: 0)])
    }
  }

  /// An undocked or floating keyboard returns to the bottom of the screen: a show.
  public static let dock = KeyboardScenario("dock") {
    $0.keyboard.looseFrame = nil
    $0.play([.init()])
  }

  /// Returns the bar of an iPad with a hardware keyboard: a show whose frame is mostly below the
  /// screen.
  ///
  /// <https://stackoverflow.com/questions/32319697>
  ///
  /// - Parameter height: The visible height, in points.
  /// - Returns: The scenario.
  public static func shortcutsBar(height: CGFloat = 55) -> KeyboardScenario {
    KeyboardScenario("shortcutsBar of \(height)") {
      var frame = $0.keyboard.dockedFrame
      frame.origin.y = $0.keyboard.screen.maxY - height.usable
      $0.play([.init(frame: .fixed(frame))])
    }
  }
}

// MARK: - Interruptions, the system, other apps

extension KeyboardScenario {
  /// A sheet of the system hides a keyboard 0.05 s after its show.
  ///
  /// <https://github.com/kirillzyusko/react-native-keyboard-controller/issues/667>
  public static let interruptedShow = KeyboardScenario("interruptedShow", .interruptedShow)

  /// The prompt of a password manager hides the keyboard in the turn of the show.
  ///
  /// <https://github.com/flutter/flutter/pull/164884>
  public static let passwordPrompt = KeyboardScenario("passwordPrompt", .passwordPrompt)

  /// The device is locked and unlocked: two shows of an empty keyboard without animation, then a
  /// real show, 0.1 s apart.
  ///
  /// <https://github.com/GetStream/stream-chat-react-native/issues/3802>
  public static let lockAndUnlock = KeyboardScenario("lockAndUnlock", .lockAndUnlock)

  /// With "Prefer Cross-Fade Transitions": a show of a keyboard without height, then the real show.
  ///
  /// <https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1242>, iOS 26
  public static let crossFadeShow = KeyboardScenario(
    "crossFadeShow",  // The duration is that of the report.
    [.init(frame: .docked(height: 0), duration: 0.383), .init(time: 0.1)]
  )

  /// With "Prefer Cross-Fade Transitions": a hide with an empty frame.
  ///
  /// <https://github.com/facebook/react-native/issues/29974>
  public static let crossFadeHide = KeyboardScenario(
    "crossFadeHide", [.init(motion: .hide, frame: .fixed(.zero))]
  )

  /// Returns a rotation: a hide without animation at once, and a show on the rotated screen after
  /// 0.3 s.
  ///
  /// Give the window its new size between hide and show. The keyboard uses the size `screen` until
  /// the next rotation.
  ///
  /// <https://github.com/drewolbrich/ScrollingContentViewController>
  ///
  /// - Parameter screen: The size of the rotated screen, in points. An empty or infinite size
  ///   changes nothing.
  /// - Returns: The scenario.
  public static func rotate(to screen: CGSize) -> KeyboardScenario {
    KeyboardScenario("rotate to \(screen)") { $0.rotate(to: screen) }
  }

  /// An iPhone Duo closes: a hide without animation, then the window moves to the outer display,
  /// and a show follows there after 0.3 s.
  ///
  /// The simulator gives the window the size of the outer display. If the test runs on another
  /// device, the window gets the size that it had before ``unfold``. No device's notifications are
  /// published, so the scenario posts those of a rotation. The field keeps the focus in Apple's
  /// simulator: <https://github.com/ccheever/exact2>
  public static let fold = KeyboardScenario("fold") { $0.fold(to: .closed) }

  /// An iPhone Duo opens: like ``fold``, in the other direction.
  ///
  /// The window becomes wide if it was upright, and upright if it was wide. On a device that does
  /// not fold, the window gets the size of the inner display too.
  public static let unfold = KeyboardScenario("unfold") { $0.fold(to: .open) }

  /// An iPhone Duo is opened or closed until it is half open.
  ///
  /// From closed, the keyboard posts what it posts for ``unfold``. From open, it posts one show if
  /// its frame changes.
  ///
  /// On an upright display, the keyboard of a half open device reaches from the fold to the lower
  /// edge.
  ///
  /// The heights were read in Apple's simulator:
  /// <https://github.com/aloisdeniel/flutter_device_preview>
  public static let halfOpen = KeyboardScenario("halfOpen") { $0.fold(to: .halfOpen) }

  /// The keyboard of another app next to this one shows: `isLocal` is false.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiresponder/keyboardislocaluserinfokey>
  public static let otherAppShows = KeyboardScenario("otherAppShows", [.init(isLocal: false)])

  /// The keyboard of another app next to this one hides: `isLocal` is false.
  public static let otherAppHides = KeyboardScenario(
    "otherAppHides", [.init(motion: .hide, isLocal: false)]
  )

  /// The app enters the background: a hide without animation.
  ///
  /// <https://github.com/drewolbrich/ScrollingContentViewController>
  public static let leaveApp = KeyboardScenario("leaveApp", [.init(motion: .hide, duration: 0)])
}
