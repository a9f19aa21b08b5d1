import CoreGraphics

/// Random numbers that are the same for the same seed, on every system.
///
/// SplitMix64, by Sebastiano Vigna: https://prng.di.unimi.it/splitmix64.c (public domain).
package struct StreamRandom: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: Int) {
    state = UInt64(bitPattern: Int64(seed))
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns true with a probability of one in a number.
  mutating func oneIn(_ number: Int) -> Bool {
    Int.random(in: 0..<number, using: &self) == 0
  }

  /// Returns one of the elements.
  mutating func one<Element>(of first: Element, _ others: Element...) -> Element {
    ([first] + others).randomElement(using: &self) ?? first
  }

  /// Returns a whole number of points.
  mutating func points(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &self))
  }
}
