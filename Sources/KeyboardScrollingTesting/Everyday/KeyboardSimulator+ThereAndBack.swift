import UIKit

extension KeyboardSimulator {
  /// Performs a scenario and its reverse, and throws an error if content is not back in its place.
  ///
  /// No user scrolls meanwhile, so each scroll view has to return to its frame, insets and content
  /// offset, within a pixel. The method waits for rest after each scenario.
  ///
  /// ```swift
  /// try await keyboard.checkThereAndBack(.unfold, back: .fold)
  /// try await keyboard.checkThereAndBack(.toggleEmoji, back: .toggleEmoji)
  /// ```
  ///
  /// - Parameters:
  ///   - scenario: The scenario to perform.
  ///   - back: The scenario that undoes it.
  /// - Throws: A ``ThereAndBackFailure`` with all changed scroll views, or the ``Problem`` that
  ///   ended the check.
  public func checkThereAndBack(_ scenario: KeyboardScenario, back: KeyboardScenario) async throws {
    guard let window else { throw Problem.windowIsGone }
    await rest()
    var before = PerView<ScrollState>()
    clock.perform {
      for view in ScreenWitness.scrollViews(in: window) { before[view] = ScrollState(view) }
    }
    let scenarios = [scenario, back]
    for scenario in scenarios {
      perform(scenario)
      await rest()
    }
    var changes: [String] = []
    clock.perform {
      for view in ScreenWitness.scrollViews(in: window) {
        let now = ScrollState(view)
        let pixel = 1 / window.screen.scale
        let different = before[view]?.differences(from: now, tolerance: pixel) ?? []
        changes += different.map { "\(view.spokenName): \($0)" }
      }
    }
    guard !changes.isEmpty else { return }
    throw ThereAndBackFailure(scenarios: scenarios, changes: changes)
  }
}

/// The changes on a screen after a scenario and its reverse.
public struct ThereAndBackFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// The scenario and its reverse.
  public let scenarios: [KeyboardScenario]
  /// The changes, each with a scroll view and two numbers in points, before and after.
  public let changes: [String]

  /// The scenarios, with the changes on the lines below.
  public var description: String {
    let names = scenarios.map(\.description).joined(separator: ", ")
    return (["not restored after \(names):"] + changes.map { "- \($0)" }).joined(separator: "\n")
  }
}

@MainActor private struct ScrollState {
  private let numbers: [(name: String, value: CGFloat)]

  init(_ view: UIScrollView) {
    let frame = view.convert(view.bounds, to: nil)
    let (inset, indicator) = (view.contentInset, view.verticalScrollIndicatorInsets)
    numbers = [
      ("left edge", frame.minX), ("top edge", frame.minY), ("width", frame.width),
      ("height", frame.height), ("offset", view.contentOffset.y),
      ("horizontal offset", view.contentOffset.x), ("top inset", inset.top),
      ("bottom inset", inset.bottom), ("indicator inset", indicator.bottom),
    ]
  }

  func differences(from other: ScrollState, tolerance: CGFloat) -> [String] {
    zip(numbers, other.numbers).compactMap { before, now in
      abs(before.value - now.value) > tolerance + 0.01
        ? "\(before.name) \(before.value.shown) → \(now.value.shown)" : nil
    }
  }
}
