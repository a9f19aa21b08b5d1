import Foundation
import UIKit

@MainActor
final class ExperimentRunner {
  private let window: UIWindow
  private let display: ExperimentDisplay
  private let deadline: ExperimentDeadline?
  private let completion: @MainActor (ExperimentReport) -> Void
  private var number = 0
  private var waiting: [Experiment]
  private var stage: ExperimentStage?
  private var report = ExperimentReport()

  /// Creates a runner that replaces the root view controller of a visible window.
  init(
    _ experiments: [Experiment] = Experiment.all,
    in window: UIWindow,
    display: ExperimentDisplay,
    deadline: ExperimentDeadline? = nil,
    completion: @escaping @MainActor (ExperimentReport) -> Void
  ) {
    waiting = experiments
    self.window = window
    self.display = display
    self.deadline = deadline
    self.completion = completion
  }

  /// Runs the experiments one after another, and keeps the runner alive meanwhile.
  func start() {
    number += 1
    guard !waiting.isEmpty else {
      watch(nil)
      return completion(report)
    }
    let experiment = waiting.removeFirst()
    watch(experiment)
    let stage = ExperimentStage(in: window, display: display)
    self.stage = stage
    display.after(0.6) { [self] in
      let run = experiment.prepare(stage)
      display.after(0.2) { self.perform(run.steps[...], of: experiment, run) }
    }
  }

  private func watch(_ experiment: Experiment?) {
    guard let deadline else { return }
    var unfinished = report
    unfinished.unfinished = experiment?.name
    let report = experiment == nil ? nil : unfinished
    // Detached, because an experiment may block the main actor.
    Task.detached { [number] in await deadline.watch(number, report) }
  }

  private func perform(
    _ steps: ArraySlice<Experiment.Step>,
    of experiment: Experiment,
    _ run: Experiment.Run
  ) {
    guard let step = steps.first else { return end(experiment, run) }
    step.action()
    display.after(step.delay) { self.perform(steps.dropFirst(), of: experiment, run) }
  }

  private func end(_ experiment: Experiment, _ run: Experiment.Run) {
    let answers = run.answers()
    if stage?.hasSeenKeyboard == true { report.hasSoftwareKeyboard = true }
    report.results.append(
      ExperimentReport.Result(name: experiment.name, title: experiment.title, answers: answers)
    )
    stage?.close()
    stage = nil
    display.after(1) { self.start() }
  }
}
