/// What was found so far, by causes.
@MainActor
struct EverydayReport {
  private struct Entry {
    let cause: EverydayCause
    let view: String
    var finding: EverydayFinding
  }

  private var entries: [Entry] = []

  /// Adds what was seen in a step; what lasts, and has the same numbers, is one step.
  mutating func add(
    _ cause: EverydayCause,
    of view: String,
    isLoose: Bool = false,
    _ step: EverydayFinding.Step
  ) {
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
      view: view,
      cause: cause.words(isLoose: isLoose),
      steps: [step]
    )
    entries.append(Entry(cause: cause, view: view, finding: finding))
  }

  /// The findings; what follows from another one is left out.
  var findings: [EverydayFinding] {
    entries.filter { entry in
      !entries.contains { $0.view == entry.view && $0.cause.explains(entry.cause) }
    }.map(\.finding)
  }

  /// The views that have made no room for the keyboard.
  var viewsWithoutRoom: [String] { entries.filter { $0.cause == .noRoom }.map(\.view) }

  /// Returns whether something was hidden in a step.
  func hides(inStep number: Int) -> Bool {
    entries.contains { entry in
      entry.cause.kind == .hidden && entry.finding.steps.contains { $0.number == number }
    }
  }
}
