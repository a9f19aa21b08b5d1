import UIKit

@MainActor struct EverydayReport {
  private struct Entry {
    let cause: EverydayCause
    /// The identifier and the name, because views may share a name, and a new view may have a
    /// deallocated view's address.
    let view: (ObjectIdentifier, name: String)
    var finding: EverydayFinding
  }

  private var entries: [Entry] = []
  private(set) var exemptions: [String] = []
  /// The numbers of the steps whose movement was not judged, because frames were missed.
  var stepsJudgedAtRest: Set<Int> = []

  /// Adds a finding of a step, unless an earlier step has the same finding with the same numbers.
  mutating func add(
    _ cause: EverydayCause, of view: UIView, in step: EverydayFinding.Step, isLoose: Bool = false,
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
      kind: cause.kind, view: view.name, cause: cause.words(isLoose: isLoose), steps: [step],
      picture: picture()
    )
    entries.append(Entry(cause: cause, view: view, finding: finding))
  }

  mutating func exempt(_ kind: EverydayFinding.Kind, of view: UIView, because reason: String) {
    let line = "\(kind), \(view.spokenName): \(reason)"
    if !exemptions.contains(line) { exemptions.append(line) }
  }

  var findings: [EverydayFinding] {
    entries.filter { entry in
      !entries.contains { $0.view == entry.view && $0.cause.explains(entry.cause) }
    }.map(\.finding)
  }

  func isNotCleared(_ view: UIView) -> Bool {
    entries.contains {
      $0.cause == .notCleared && $0.view == (ObjectIdentifier(view), view.spokenName)
    }
  }

  func hides(inStep number: Int) -> Bool {
    entries.contains { entry in
      entry.cause.kind == .hidden && entry.finding.steps.contains { $0.number == number }
    }
  }
}
