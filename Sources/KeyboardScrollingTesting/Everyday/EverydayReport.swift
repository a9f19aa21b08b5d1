import UIKit

/// What was found so far, by causes.
@MainActor
struct EverydayReport {
  private struct Entry {
    let cause: EverydayCause
    /// Views may share a name, and a view that has gone its address.
    let view: (ObjectIdentifier, name: String)
    var finding: EverydayFinding
  }

  private var entries: [Entry] = []
  /// What was left out, with the reasons.
  private(set) var exemptions: [String] = []

  /// Adds what was seen in a step; what lasts, and has the same numbers, is one step.
  mutating func add(
    _ cause: EverydayCause,
    of view: UIView,
    _ step: EverydayFinding.Step,
    isLoose: Bool = false,
    picture: () -> Data
  ) {
    let view = (ObjectIdentifier(view), name: view.spokenName)
    if let index = entries.firstIndex(where: { $0.cause == cause && $0.view == view }) {
      let steps = entries[index].finding.steps
      guard !steps.contains(where: { $0.detail == step.detail || $0.number == step.number }) else {
        return
      }
      entries[index].finding.steps.append(step)
      return
    }
    let finding = EverydayFinding(
      kind: cause.kind,
      view: view.name,
      cause: cause.words(isLoose: isLoose),
      steps: [step],
      picture: picture()
    )
    entries.append(Entry(cause: cause, view: view, finding: finding))
  }

  /// Notes that something was left out.
  mutating func leaveOut(_ kind: EverydayFinding.Kind, of view: UIView, because reason: String) {
    let line = "\(kind), \(view.spokenName): \(reason)"
    if !exemptions.contains(line) { exemptions.append(line) }
  }

  /// The findings; what follows from another one is left out.
  var findings: [EverydayFinding] {
    entries.filter { entry in
      !entries.contains { $0.view == entry.view && $0.cause.explains(entry.cause) }
    }.map(\.finding)
  }

  /// Returns whether a view has made no room for the keyboard.
  func lacksRoom(_ view: UIView) -> Bool {
    entries.contains { $0.cause == .noRoom && $0.view == (ObjectIdentifier(view), view.spokenName) }
  }

  /// Returns whether something was hidden in a step.
  func hides(inStep number: Int) -> Bool {
    entries.contains { entry in
      entry.cause.kind == .hidden && entry.finding.steps.contains { $0.number == number }
    }
  }
}
