import Foundation

/// The actions of a simulated user on a screen, from a seed.
///
/// Each round visits every field, with further steps in between. In the first round the user hides
/// the keyboard before each visit, and scrolls the field as low as possible. Only there can the
/// user tap a field that the keyboard will cover.
struct EverydayPlan: Equatable, Sendable {
  enum Step: Equatable, Sendable {
    /// A tap on a field, by its index. If `isLow`, the user first scrolls the field to where the
    /// keyboard will be.
    case focus(Int, isLow: Bool = false)
    case type
    case dismiss
    /// A scroll by a part of the visible height, down if positive.
    case scroll(Double)
    case toggleEmoji
    case toggleSuggestions
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
        // Without these steps, only some seeds would type, scroll, or test emoji or a floating
        // keyboard. They use the last field, because it is the lowest on most screens.
        steps += [.focus(fieldCount - 1, isLow: true), .toggleEmoji, .toggleEmoji]
        steps += isPad ? [.float, .dock] : []
        steps += [.type, .scroll(-0.5), .dismiss]
      }
      if round > 0 { steps.append(.dismiss) }
    }
    self.steps = steps
  }

  private static func detour(
    from field: Int, fieldCount: Int, _ generator: inout SeededGenerator
  ) -> [Step] {
    let far = Double.random(in: 0.2...0.8, using: &generator)
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: return [.type]
    case 1: return [.dismiss, .scroll(far), .focus(field)]
    case 2: return [.dismiss, .scroll(-far), .focus(field)]
    case 3: return [.scroll(-far), .type]
    case 4: return [.toggleEmoji, .toggleEmoji]
    case 5: return [.toggleSuggestions]
    default: return [.focus((field + 1) % fieldCount), .type]
    }
  }
}

/// SplitMix64, which gives equal numbers on every system.
///
/// <https://prng.di.unimi.it/splitmix64.c>
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
