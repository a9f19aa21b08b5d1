import CoreGraphics

/// What has been tried in a situation, so that two parties do not answer each other for ever.
///
/// What UIKit adds to an inset is read from the view, and the reading may depend on what was just
/// written: content that scrolls only because of our share may earn a safe area that makes the share
/// smaller, and with it the safe area. While nothing else changes, a reading that leads back to a
/// share already given up is not followed again; the smaller contribution stands, so that the content
/// can be reached.
struct ContributionMemory: Equatable, Sendable {
  /// All that the share depends on, except the reading.
  struct Situation: Equatable, Sendable {
    var overlap: CGFloat
    var bounds: CGSize
    var contentSize: CGSize
    var safeArea: CGFloat
    var baseline: CGFloat
    /// What the app has set that UIKit goes by: switching scrolling off and on again leads back to the
    /// first reading, and that is no circle.
    var settings: Settings
  }

  /// The scroll view's own settings that decide what UIKit adds.
  struct Settings: Equatable, Sendable {
    /// The raw value of the view's adjustment behaviour.
    var behavior: Int
    var isScrollEnabled: Bool
    var alwaysBounces: Bool
  }

  private var situation: Situation?
  private var tried: [CGFloat] = []

  /// Returns the contribution to reckon with.
  ///
  /// - Parameters:
  ///   - reading: What UIKit adds now, in points.
  ///   - situation: What else the share depends on.
  ///   - share: The share that the reading leads to, in points.
  ///   - applied: The share given until now, in points.
  /// - Returns: The reading, or the smallest one that was tried when the parties have come full
  ///   circle; in points.
  mutating func contribution(
    _ reading: CGFloat,
    for situation: Situation,
    share: CGFloat,
    applied: CGFloat
  ) -> CGFloat {
    if self.situation != situation {
      self.situation = situation
      tried = []
    }
    let isKnown = tried.contains { abs($0 - reading) <= CGFloat.insetTolerance }
    if !isKnown {
      tried.append(reading)
      return reading
    }
    // Seen before: either nothing has changed since, or the parties have come full circle.
    guard tried.count > 1, abs(share - applied) > CGFloat.insetTolerance else { return reading }
    return tried.min() ?? reading
  }
}
