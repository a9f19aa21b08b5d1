/// Watches the content during the steps of a script, for example as a judge of its movements.
@MainActor package struct StageWatch {
  let stepBegins: (_ caption: String) -> Void
  let userHasScrolled: () -> Void
  let stepEnds: (_ isLast: Bool) -> [String]

  /// Creates a watch from three closures; `stepEnds` is called at rest, and returns faults.
  package init(
    stepBegins: @escaping (_ caption: String) -> Void,
    userHasScrolled: @escaping () -> Void,
    stepEnds: @escaping (_ isLast: Bool) -> [String]
  ) {
    (self.stepBegins, self.userHasScrolled) = (stepBegins, userHasScrolled)
    self.stepEnds = stepEnds
  }
}
