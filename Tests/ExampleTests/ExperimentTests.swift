import Dispatch
import Foundation
import KeyboardScrolling
import KeyboardScrollingHeadless
import Testing
@_spi(Headless) import UIKit

@testable import ExampleApp

@MainActor
@Suite("Experiments")
struct ExperimentTests {
  private func report(
    _ experiments: [Experiment] = Experiment.all,
    options: HeadlessOptions = HeadlessOptions(),
    hasHardwareKeyboard: Bool = false
  ) throws -> ExperimentReport {
    let device = HeadlessDevice(.iPhone14, options: options)
    device.keyboard.isHardwareKeyboardAttached = hasHardwareKeyboard
    var report: ExperimentReport?
    device.run {
      let window = device.makeWindow(rootViewController: UIViewController())
      let runner = ExperimentRunner(
        experiments,
        in: window,
        display: .headless(device),
        completion: { report = $0 }
      )
      Environment.headless(device).run {
        runner.start()
        device.clock.advance(by: 200)
      }
      window.isHidden = true
    }
    return try #require(report)
  }

  private func differing(_ report: ExperimentReport) -> [ExperimentAnswer] {
    report.results.flatMap(\.answers).filter { $0.assumed != $0.found }
  }

  @Test func `every experiment finds the assumed answers on the headless UIKit`() throws {
    let report = try report()
    expectEqual(report.results.map(\.name), to: Experiment.all.map(\.name))
    expectEqual(Set(report.results.map(\.name)).count, to: report.results.count)
    #expect(report.results.allSatisfy { !$0.answers.isEmpty })
    expectEqual(differing(report), to: [])
    #expect(report.hasSoftwareKeyboard)
    expectEqual(report.model, to: "iPhone")
    expectEqual(report.systemVersion, to: "18.0")
  }

  @Test func `no two questions are equal, and each answer names a statement`() throws {
    let answers = try report().results.flatMap(\.answers)
    expectEqual(Set(answers.map(\.question)).count, to: answers.count)
    #expect(answers.allSatisfy { $0.statement.wholeMatch(of: /S\d+/) != nil })
    #expect(answers.count >= 30)
  }

  /// Options of the stand-in, each with a value that is not the default.
  nonisolated private static let changes: [(name: String, options: HeadlessOptions)] = [
    ("endFrameExcludesAccessory", .with(\.endFrameExcludesAccessory, true)),
    ("resignsAfterHide", .with(\.resignsAfterHide, true)),
    ("omitsAnimationKeysOnDid", .with(\.omitsAnimationKeysOnDid, true)),
    ("omitsIsLocal", .with(\.omitsIsLocal, true)),
    ("omitsScreenObject", .with(\.omitsScreenObject, true)),
    ("didFrames", .with(\.didFrames, .ofBeginning)),
    ("sameFrameFocusMove", .with(\.sameFrameFocusMove, .nothing)),
    ("remembersEarlyFocus", .with(\.remembersEarlyFocus, false)),
    ("focusAfterResigning", .with(\.focusAfterResigning, .nobody)),
    ("focusAfterAlert", .with(\.focusAfterAlert, .nothing)),
    ("clampsOnInsetShrink", .with(\.clampsOnInsetShrink, false)),
    ("clampsOnFrameGrow", .with(\.clampsOnFrameGrow, false)),
    ("zeroSizeRect", .with(\.zeroSizeRect, .ignored)),
    ("rectOutsideContent", .with(\.rectOutsideContent, .unclamped)),
    ("reportsInterruptedScrollAnimation", .with(\.reportsInterruptedScrollAnimation, true)),
    ("version", .with(\.version, .init(15))),
    ("didTime", .with(\.didTime, .afterSpring)),
    ("tellsScrollAtOnce", .with(\.tellsScrollAtOnce, false)),
    ("tellsScrollToFocus", .with(\.tellsScrollToFocus, false)),
  ]

  @Test(arguments: changes)
  func `if an option of the stand-in changes, an experiment finds another answer`(
    name: String,
    options: HeadlessOptions
  ) throws {
    let found = differing(try report(options: options))
    #expect(found.contains { $0.option == name }, "\(found)")
  }

  @Test func `every option that an experiment names is tested with a changed value`() throws {
    let named = Set(try report().results.flatMap(\.answers).compactMap(\.option))
    expectEqual(named, to: Set(Self.changes.map(\.name)))
  }

  @Test func `without a software keyboard the report says so`() throws {
    let report = try report(hasHardwareKeyboard: true)
    #expect(!report.hasSoftwareKeyboard)
    #expect(report.results.flatMap(\.answers).contains { $0.found == "unknown" })
  }

  // MARK: The deadline

  /// The report of a deadline, which may come from any thread.
  private actor Expired {
    private(set) var report: ExperimentReport?

    func set(_ report: ExperimentReport) { self.report = report }
  }

  /// Runs two experiments; if `blocking`, the second one blocks the main thread.
  private func expired(blocking: Bool) async throws -> ExperimentReport? {
    let device = HeadlessDevice(.iPhone14)
    let expired = Expired()
    let isEnded = DispatchSemaphore(value: 0)
    let deadline = ExperimentDeadline(limit: 0.2) { report in
      Task {
        await expired.set(report)
        isEnded.signal()
      }
    }
    let experiments = ["quick", "stuck"].map { name in
      Experiment(name: name, title: name) { _ in
        Experiment.Run(
          steps: [
            Experiment.Step {
              // Wait long, because other tests may delay the deadline.
              if blocking, name == "stuck" { _ = isEnded.wait(timeout: .now() + 30) }
            }
          ],
          answers: { [] }
        )
      }
    }
    device.run {
      let window = device.makeWindow(rootViewController: UIViewController())
      ExperimentRunner(
        experiments,
        in: window,
        display: .headless(device),
        deadline: deadline,
        completion: { _ in }
      ).start()
      device.clock.advance(by: 200)
      window.isHidden = true
    }
    if !blocking { try await Task.sleep(nanoseconds: 400_000_000) }
    return await expired.report
  }

  @Test
  func `a report names an experiment that blocks the main thread, and has earlier answers`()
    async throws
  {
    let report = try #require(try await expired(blocking: true))
    expectEqual(report.unfinished, to: "stuck")
    expectEqual(report.results.map(\.name), to: ["quick"])
  }

  @Test func `experiments that end in time cause no report at the deadline`() async throws {
    try expectNil(await expired(blocking: false))
  }

  // MARK: The report

  @Test func `the report is JSON that can be read again`() throws {
    let report = try report([])
    let data = Data(try report.json.utf8)
    try expectEqual(JSONDecoder().decode(ExperimentReport.self, from: data), to: report)
  }

  @Test func `CONTRIBUTING lists every experiment, with its statements`() throws {
    let page = Repository.root.appendingPathComponent("CONTRIBUTING.md")
    let items = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n- ")
    for result in try report().results {
      let item = try #require(items.first { $0.hasPrefix("`\(result.name)`: ") }, "\(result.name)")
      let numbers = item.matches(of: /\d+/).compactMap { Int($0.output) }
      for answer in result.answers {
        let number = try #require(Int(answer.statement.dropFirst()))
        // The page may name a range of statements, such as 86 to 99.
        #expect(
          numbers.contains(number)
            || zip(numbers, numbers.dropFirst()).contains { $0 < number && number < $1 },
          "\(result.name): \(answer.statement)"
        )
      }
    }
  }
}

extension ExperimentDisplay {
  fileprivate static func headless(_ device: HeadlessDevice) -> ExperimentDisplay {
    ExperimentDisplay(
      now: { device.clock.now },
      after: { device.clock.after($0, $1) },
      frame: { $0.headlessPresentationFrame },
      bounds: { $0.headlessPresentationBounds }
    )
  }
}
