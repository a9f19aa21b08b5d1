public import CoreGraphics
import Foundation

/// The heights of a docked keyboard.
///
/// A height is the distance from the keyboard's top to the bottom of the screen, in points, as in
/// the end frame of a notification. The height includes the home indicator.
public struct KeyboardHeights: Equatable, Sendable {
  /// The height with letters and suggestions, in points.
  public var letters: CGFloat
  /// The part of ``letters`` that is the bar of suggestions, in points.
  public var suggestions: CGFloat
  /// The height with emoji, in points; an assumption unless a test sets it.
  public var emoji: CGFloat
  /// The height on an upright display that is half folded, in points; nil if the usual heights
  /// apply.
  ///
  /// On that display the keyboard of an iPhone Duo reaches from the fold to the lower edge,
  /// whatever keys it shows.
  public var halfOpen: CGFloat?

  /// Creates heights.
  ///
  /// A height that is negative or not finite makes a keyboard that covers nothing. Such a value of
  /// `suggestions` counts as zero.
  ///
  /// - Parameters:
  ///   - letters: The height with letters and suggestions, in points.
  ///   - suggestions: The part of `letters` that is the bar of suggestions, in points.
  ///   - emoji: The height with emoji, in points. Nil is 20 points more than with letters, which is
  ///     an assumption: no height with emoji is published.
  ///   - halfOpen: The height on an upright display that is half folded, in points; nil if the
  ///     usual heights apply.
  /// - Note: Reports agree that a keyboard with emoji is taller than letters without suggestions.
  ///   The keyboard with emoji is as tall as letters with suggestions (iOS 9 to 11:
  ///   <https://github.com/ionic-team/ionic-plugin-keyboard/issues/298>), or a little taller
  ///   (<https://github.com/hackiftekhar/IQKeyboardManager/issues/1907>, 2022).
  public init(
    letters: CGFloat, suggestions: CGFloat = 0, emoji: CGFloat? = nil, halfOpen: CGFloat? = nil
  ) {
    self.letters = letters
    self.halfOpen = halfOpen
    self.suggestions = suggestions
    self.emoji = emoji ?? letters + 20
  }

  /// Returns the heights for a screen.
  ///
  /// Most heights were measured on devices and published. The remaining heights are sums of
  /// published parts: keys, suggestions, and the area below the keys. An unknown screen has the
  /// heights of the most similar screen.
  ///
  /// The heights depend on version and language, and differ even within a version: updates of iOS
  /// 26 have made the English keyboard lower. A test must not assert a particular height.
  ///
  /// - Parameters:
  ///   - screen: The size of the screen in its orientation, in points.
  ///   - version: The major version of the system; nil for the system that runs the test.
  /// - Returns: The heights for this size and orientation.
  /// - Note: The heights of the keys and of the bar are those of Keyman's table
  ///   <https://github.com/keymanapp/keyman/blob/master/ios/engine/KMEI/KeymanEngine/Classes/Keyboard/KeyboardScaleMap.swift>,
  ///   the older heights are those of <https://github.com/zoul/ios-keyboards>.
  public static func published(
    forScreen screen: CGSize, onSystem version: Int? = nil
  ) -> KeyboardHeights {
    let system = version ?? ProcessInfo.processInfo.operatingSystemVersion.majorVersion
    let isLandscape = screen.width > screen.height
    let portrait = isLandscape ? CGSize(width: screen.height, height: screen.width) : screen
    let row = PublishedHeights.row(forPortraitScreen: portrait)
    let (letters, bar) = isLandscape ? row.landscape : row.portrait
    let recent = isLandscape || system < 26 ? nil : row.recent
    return KeyboardHeights(
      letters: recent ?? letters, suggestions: bar, halfOpen: isLandscape ? nil : row.halfOpen
    )
  }
}

extension KeyboardHeights {
  /// The smallest height with keys; a lower keyboard is only a bar, such as the accessory view of a
  /// controller.
  var leastHeightWithKeys: CGFloat { height(showsEmoji: false, showsSuggestions: false) / 2 }

  func height(showsEmoji: Bool, showsSuggestions: Bool) -> CGFloat {
    let letters = letters.usable
    if showsEmoji { return emoji.usable }
    return showsSuggestions ? letters : max(0, letters - suggestions.usable)
  }
}

extension CGFloat {
  /// The length, or zero if it is negative or not finite.
  var usable: CGFloat { self > 0 && isFinite ? self : 0 }
}
