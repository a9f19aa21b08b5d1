import Foundation
import UIKit

/// A question about UIKit that answers itself with the real keyboard.
///
/// An experiment builds its views on a stage, does something a few times, and reads what has happened.
/// Nobody touches the screen. On Linux it runs on the headless UIKit, whose answers are the assumed
/// ones.
@MainActor
struct Experiment {
  /// One action, and how long to wait before the next one, in seconds.
  struct Step {
    var delay: TimeInterval
    var action: @MainActor () -> Void

    init(_ delay: TimeInterval = 1.2, _ action: @escaping @MainActor () -> Void) {
      self.delay = delay
      self.action = action
    }
  }

  /// The prepared experiment.
  struct Run {
    var steps: [Step]
    /// Called after the last step and its delay.
    var answers: @MainActor () -> [ExperimentAnswer]
  }

  /// In kebab-case.
  let name: String
  /// The question in one line.
  let title: String
  /// Builds the views.
  let prepare: @MainActor (ExperimentStage) -> Run

  /// Every experiment.
  static let all = keyboard + timing + focus + scrolling + offsets + lists
}

/// What an experiment has found, and what the headless UIKit assumes.
struct ExperimentAnswer: Codable, Equatable, Sendable {
  /// What was asked.
  var question: String
  /// The number of the statement in `Tests/HeadlessUIKit/statements.md`, such as `S17`.
  var statement: String
  /// The option of the headless UIKit that the answer decides; nil where there is none.
  var option: String?
  var assumed: String
  var found: String
  /// The numbers behind the answer, for a person; nil where the answer is all.
  var measured: String?

  init(
    _ question: String,
    decides statement: String,
    option: String? = nil,
    assumed: String,
    found: String,
    measured: String? = nil
  ) {
    self.question = question
    self.statement = statement
    self.option = option
    self.assumed = assumed
    self.found = found
    self.measured = measured
  }

  /// Creates the answer to a question of yes or no.
  init(
    _ question: String,
    decides statement: String,
    option: String? = nil,
    assumed: Bool,
    found: Bool?,
    measured: String? = nil
  ) {
    func text(_ answer: Bool) -> String { answer ? "yes" : "no" }
    self.init(
      question,
      decides: statement,
      option: option,
      assumed: text(assumed),
      found: found.map(text) ?? "unknown",
      measured: measured
    )
  }
}
