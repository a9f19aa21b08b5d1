import Foundation

/// The actions of a simulated user on a screen with some fields, from a seed.
///
/// Each round visits every field once, in its own order, with something else in between. In the
/// first round the keyboard is hidden before each visit, and the field is as low as possible. Only
/// then can a user tap a field that the keyboard will cover. The same seed makes the same plan.
struct EverydayPlan: Equatable, Sendable {
  enum Step: Equatable, Sendable {
    /// A tap on a field, by its index. If it is low, a scroll first brings the field to the bottom
    /// of the visible rectangle, where the keyboard will be.
    case focus(Int, isLow: Bool = false)
    /// A letter in the field that is first responder.
    case type
    /// A dismissal of the keyboard.
    case dismiss
    /// A scroll by a part of the visible height; down is positive.
    case scroll(Double)
    case toggleEmoji
    case toggleSuggestions
    /// On an iPad, a pinch that makes the keyboard float, and later a dock.
    case float
    case dock
  }

  let steps: [Step]

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
        // Without these steps, the seed would decide whether the plan has another height or a
        // keyboard that floats. The last field is the lowest one on most screens.
        steps += [.focus(fieldCount - 1, isLow: true), .toggleEmoji, .toggleEmoji]
        steps += isPad ? [.float, .dock, .dismiss] : [.dismiss]
      }
      // Each round ends at the beginning of the screen.
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
    // The keyboard hides, the user scrolls elsewhere, and returns to the same field.
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
/// The algorithm is SplitMix64: <https://prng.di.unimi.it/splitmix64.c>
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
