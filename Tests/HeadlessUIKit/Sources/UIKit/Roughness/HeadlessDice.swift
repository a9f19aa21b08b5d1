/// Random values from a seed, equal on every run.
@_spi(Headless) public struct HeadlessDice: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 }

  /// SplitMix64 (https://prng.di.unimi.it/splitmix64.c).
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Draws a time from zero to a limit; a limit of zero draws nothing.
  public mutating func time(upTo longest: TimeInterval) -> TimeInterval {
    longest > 0 ? .random(in: 0...longest, using: &self) : 0
  }

  /// Draws a time from a range; nil draws nothing.
  public mutating func time(in range: ClosedRange<TimeInterval>?) -> TimeInterval {
    range.map { .random(in: $0, using: &self) } ?? 0
  }

  /// Returns true with a given probability; a probability of zero draws nothing.
  public mutating func happens(_ share: Double) -> Bool {
    share > 0 && .random(in: 0..<1, using: &self) < share
  }
}
