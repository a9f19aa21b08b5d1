public import Foundation
import UIKit

extension KeyboardSimulator {
  /// Performs a scenario and its reverse, and throws an error if content is not back in its place.
  ///
  /// No user scrolls meanwhile, so each scroll view has to remain in the window, and to return to its
  /// frame, insets and content offset, within a pixel. The method waits for rest after each scenario.
  ///
  /// ```swift
  /// try await keyboard.checkThereAndBack(.unfold, back: .fold)
  /// try await keyboard.checkThereAndBack(.leaveApp, back: .show)
  /// ```
  ///
  /// If a taller keyboard hides the edited field, code has to reveal the field, and may leave the
  /// content there. Perform such a scenario, for example `.toggleEmoji`, only with a field that stays
  /// visible.
  ///
  /// - Parameters:
  ///   - scenario: The scenario to perform.
  ///   - back: The scenario that undoes it.
  /// - Throws: A ``ThereAndBackFailure`` with all changed scroll views, or the ``Problem`` that
  ///   ended the check, or a `CancellationError`.
  public func checkThereAndBack(_ scenario: KeyboardScenario, back: KeyboardScenario) async throws {
    guard let window else { throw Problem.windowIsGone }
    await rest()
    if systemFrame != nil, let problem = problems.last { throw problem }
    let problemCount = problems.count
    var before: [(view: UIScrollView, name: String, state: ScrollState)] = []
    clock.perform {
      before = ScreenWitness.scrollViews(in: window).map { ($0, $0.spokenName, ScrollState($0)) }
    }
    guard !before.isEmpty else { throw Problem.noScrollViews }
    let scenarios = [scenario, back]
    for scenario in scenarios {
      perform(scenario)
      await rest()
      try Task.checkCancellation()
      if let problem = problems.dropFirst(problemCount).last { throw problem }
    }
    var changes: [String] = []
    clock.perform {
      let pixel = 1 / window.screen.scale
      let remaining = ScreenWitness.scrollViews(in: window)
      for (view, name, state) in before {
        let different =
          remaining.contains(view)
          ? state.differences(from: ScrollState(view), tolerance: pixel) : ["removed or hidden"]
        changes += different.map { "\(name): \($0)" }
      }
    }
    guard !changes.isEmpty else { return }
    throw ThereAndBackFailure(scenarios: scenarios, changes: changes)
  }
}

/// The changes on a screen after a scenario and its reverse.
public struct ThereAndBackFailure: Error, LocalizedError, Equatable, Sendable,
  CustomStringConvertible
{
  /// The scenario and its reverse.
  public let scenarios: [KeyboardScenario]
  /// The changes, each with a scroll view: two numbers in points, before and after, or that the view
  /// was removed or hidden.
  public let changes: [String]

  /// The scenarios, with the changes on the lines below.
  public var description: String {
    let names = scenarios.map(\.description).joined(separator: ", ")
    return (["not restored after \(names):"] + changes.map { "- \($0)" }).joined(separator: "\n")
  }

  /// The description, which Xcode shows for an error.
  public var errorDescription: String? { description }
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
