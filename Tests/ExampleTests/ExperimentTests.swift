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
    options: HeadlessOptions = HeadlessOptions()
  ) throws -> ExperimentReport {
    let device = HeadlessDevice(.iPhone14, options: options)
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

  @Test func `every experiment runs, and its answers are the assumed ones`() throws {
    let report = try report()
    #expect(report.results.map(\.name) == Experiment.all.map(\.name))
    #expect(Set(report.results.map(\.name)).count == report.results.count)
    #expect(report.results.allSatisfy { !$0.answers.isEmpty })
    #expect(differing(report) == [])
    #expect(report.hasSoftwareKeyboard)
    #expect(report.model == "iPhone")
    #expect(report.systemVersion == "18.0")
  }

  @Test func `the questions differ, and each names a statement`() throws {
    let answers = try report().results.flatMap(\.answers)
    #expect(Set(answers.map(\.question)).count == answers.count)
    #expect(answers.allSatisfy { $0.statement.wholeMatch(of: /S\d+/) != nil })
    #expect(answers.count >= 30)
  }

  /// An option of the stand-in, and another value of it.
  private struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var change: @Sendable (inout HeadlessOptions) -> Void

    init(_ name: String, _ change: @escaping @Sendable (inout HeadlessOptions) -> Void) {
      testDescription = name
      self.change = change
    }
  }

  nonisolated private static let changes = [
    Change("endFrameExcludesAccessory") { $0.endFrameExcludesAccessory = true },
    Change("resignsAfterHide") { $0.resignsAfterHide = true },
    Change("omitsAnimationKeysOnDid") { $0.omitsAnimationKeysOnDid = true },
    Change("omitsIsLocal") { $0.omitsIsLocal = true },
    Change("omitsScreenObject") { $0.omitsScreenObject = true },
    Change("didFrames") { $0.didFrames = .ofBeginning },
    Change("sameFrameFocusMove") { $0.sameFrameFocusMove = .nothing },
    Change("remembersEarlyFocus") { $0.remembersEarlyFocus = false },
    Change("focusAfterResigning") { $0.focusAfterResigning = .nobody },
    Change("focusAfterAlert") { $0.focusAfterAlert = .nothing },
    Change("clampsOnInsetShrink") { $0.clampsOnInsetShrink = false },
    Change("clampsOnFrameGrow") { $0.clampsOnFrameGrow = false },
    Change("zeroSizeRect") { $0.zeroSizeRect = .ignored },
    Change("rectOutsideContent") { $0.rectOutsideContent = .unclamped },
    Change("reportsInterruptedScrollAnimation") { $0.reportsInterruptedScrollAnimation = true },
    Change("version") { $0.version = .init(15) },
    Change("didTime") { $0.didTime = .afterSpring },
    Change("tellsScrollAtOnce") { $0.tellsScrollAtOnce = false },
    Change("tellsScrollToFocus") { $0.tellsScrollToFocus = false },
  ]

  @Test(arguments: changes)
  private func `each option with another value changes an answer`(change: Change) throws {
    var options = HeadlessOptions()
    change.change(&options)
    let found = differing(try report(options: options))
    #expect(found.contains { $0.option == change.testDescription }, "\(found)")
  }

  @Test func `every option that an experiment names is tested with another value`() throws {
    let named = Set(try report().results.flatMap(\.answers).compactMap(\.option))
    #expect(named == Set(Self.changes.map(\.testDescription)))
  }

  @Test func `without a software keyboard the report has a note`() throws {
    let device = HeadlessDevice(.iPhone14)
    device.keyboard.isHardwareKeyboardAttached = true
    var report: ExperimentReport?
    device.run {
      let window = device.makeWindow(rootViewController: UIViewController())
      ExperimentRunner(
        in: window,
        display: .headless(device),
        completion: { report = $0 }
      ).start()
      device.clock.advance(by: 200)
      window.isHidden = true
    }
    #expect(report?.hasSoftwareKeyboard == false)
    let answers = report?.results.flatMap(\.answers) ?? []
    #expect(answers.contains { $0.found == "unknown" })
  }

  // MARK: The deadline

  /// The report of a deadline, from any thread.
  private actor Expired {
    private(set) var report: ExperimentReport?

    func set(_ report: ExperimentReport) { self.report = report }
  }

  /// Runs a quick experiment and one that blocks the main thread, or two quick ones.
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
              // Other tests may delay the deadline.
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
  func `a report names an experiment that blocks the main thread, with the answers before it`()
    async throws
  {
    let report = try #require(try await expired(blocking: true))
    #expect(report.unfinished == "stuck")
    #expect(report.results.map(\.name) == ["quick"])
  }

  @Test func `experiments that end in time do not expire`() async throws {
    #expect(try await expired(blocking: false) == nil)
  }

  // MARK: The report

  @Test func `the report is JSON that can be read again`() throws {
    let report = try report([])
    let data = Data(try report.json.utf8)
    #expect(try JSONDecoder().decode(ExperimentReport.self, from: data) == report)
  }

  @Test func `CONTRIBUTING lists every experiment, with its statements`() throws {
    let page = Repository.root.appendingPathComponent("CONTRIBUTING.md")
    let items = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n- ")
    for result in try report().results {
      let item = try #require(items.first { $0.hasPrefix("`\(result.name)`: ") }, "\(result.name)")
      let numbers = item.matches(of: /\d+/).compactMap { Int($0.output) }
      for answer in result.answers {
        let number = try #require(Int(answer.statement.dropFirst()))
        // Such as 86 to 99.
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
  /// The time and the screen of a device of the stand-in.
  fileprivate static func headless(_ device: HeadlessDevice) -> ExperimentDisplay {
    ExperimentDisplay(
      now: { device.clock.now },
      after: { device.clock.after($0, $1) },
      frame: { $0.headlessPresentationFrame },
      bounds: { $0.headlessPresentationBounds }
    )
  }
}
