/// Counts of calls that a subclass cannot observe, made by the app or by the stand-in.
@MainActor @_spi(Headless) public struct HeadlessCounters: Equatable, Sendable {
  /// Reads of `UIView.subviews`; a search of the hierarchy makes one per visited view.
  public var subviewReads = 0
  public var conversions = 0

  /// The counts since the last assignment.
  public static var current = HeadlessCounters()

  public init() {}
}
