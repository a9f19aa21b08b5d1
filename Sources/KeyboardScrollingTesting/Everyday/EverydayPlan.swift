import Foundation

/// What a person does on a screen with some fields, from a seed.
///
/// Each round visits every field once, in an order of its own, with something else in between. In the
/// first round the keyboard is away before each visit, and the field is as low as it can be: one that
/// the keyboard will cover cannot be tapped while it is up, so otherwise only luck would find it. The
/// same seed is the same plan.
struct EverydayPlan: Equatable, Sendable {
  enum Step: Equatable, Sendable {
    /// A tap on a field, by its index; after a scroll that brings the field to the bottom of what is
    /// in sight, where the keyboard will be.
    case focus(Int, isLow: Bool = false)
    /// A letter in the field that is first responder.
    case type
    /// The keyboard is put away.
    case dismiss
    /// A scroll by a part of the visible height; down is positive.
    case scroll(Double)
    case toggleEmoji
    case toggleSuggestions
    /// The keyboard of an iPad is pinched together, and later docked again.
    case float
    case dock
  }

  let steps: [Step]

  /// Makes a plan.
  init(fieldCount: Int, rounds: Int, seed: UInt64, isPad: Bool = false) {
    var generator = SeededGenerator(seed: seed)
    var steps: [Step] = []
    for round in 0..<max(0, fieldCount > 0 ? rounds : 0) {
      for field in (0..<fieldCount).shuffled(using: &generator) {
        steps.append(.focus(field, isLow: round == 0))
        steps += Self.detour(from: field, fieldCount: fieldCount, &generator)
        if round == 0 { steps.append(.dismiss) }
      }
      if round == 0 {
        // Luck must not decide whether another height, or a keyboard that floats, is tried. The last
        // field is the lowest one on most screens.
        steps += [.focus(fieldCount - 1, isLow: true), .toggleEmoji, .toggleEmoji]
        steps += isPad ? [.float, .dock, .dismiss] : [.dismiss]
      }
      // Each round ends where the screen began.
      if round > 0 { steps.append(.dismiss) }
    }
    self.steps = steps
  }

  private static func detour(
    from field: Int,
    fieldCount: Int,
    _ generator: inout SeededGenerator
  ) -> [Step] {
    let far = Double.random(in: 0.2...0.8, using: &generator)
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: return [.type]
    // Away, a look elsewhere, and back to the same field.
    case 1: return [.dismiss, .scroll(far), .focus(field)]
    case 2: return [.dismiss, .scroll(-far), .focus(field)]
    case 3: return [.scroll(-far), .type]
    case 4: return [.toggleEmoji, .toggleEmoji]
    case 5: return [.toggleSuggestions]
    default: return [.focus((field + 1) % fieldCount), .type]
    }
  }
}

/// Random numbers that are the same for the same seed, on every system.
///
/// It is SplitMix64: <https://prng.di.unimi.it/splitmix64.c>
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
