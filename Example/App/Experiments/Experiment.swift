import Foundation
import UIKit

/// An experiment that answers questions about UIKit, with the real keyboard and without touches.
///
/// On Linux, an experiment runs on the headless UIKit, which gives the assumed answers.
@MainActor
struct Experiment {
  struct Step {
    var delay: TimeInterval
    var action: @MainActor () -> Void

    init(_ delay: TimeInterval = 1.2, _ action: @escaping @MainActor () -> Void) {
      self.delay = delay
      self.action = action
    }
  }

  struct Run {
    var steps: [Step]
    var answers: @MainActor () -> [ExperimentAnswer]
  }

  let name: String
  let title: String
  let prepare: @MainActor (ExperimentStage) -> Run

  static let all = keyboard + timing + focus + scrolling + offsets + lists
}

/// The answer that an experiment has found, and the answer that the headless UIKit assumes.
struct ExperimentAnswer: Codable, Equatable, Sendable {
  var question: String
  /// The number of the statement in `Tests/HeadlessUIKit/statements.md`, such as `S17`.
  var statement: String
  /// The option of the headless UIKit whose default the answer decides.
  var option: String?
  var assumed: String
  var found: String
  /// The numbers from which the answer was found.
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
