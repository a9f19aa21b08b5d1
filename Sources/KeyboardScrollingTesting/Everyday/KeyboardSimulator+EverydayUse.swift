public import UIKit

extension KeyboardSimulator {
  /// Uses a screen as a person does, and throws what a person would not expect.
  ///
  /// It visits each field in an order of its own: taps it, types, looks elsewhere, comes back, goes
  /// on to the next, switches to emoji, and puts the keyboard away. In the first round the keyboard is
  /// away before each visit, and the field at the bottom of the screen if it can be scrolled there; in
  /// later ones the person goes from field to field. After each step it compares the
  /// rest before, each frame on the way, and the rest after it:
  ///
  /// - A field that becomes first responder comes into sight by the smallest move; one that is in
  ///   sight does not move.
  /// - What is in sight stays, unless the person scrolls.
  /// - Content can be scrolled to its end above the keyboard, and no further.
  /// - After the keyboard the insets are what they were, and the offset is in range.
  /// - Content moves straight to its place, and with the keyboard.
  ///
  /// The fields really become first responder and their text changes, so run it in a test that an
  /// app hosts, with a window that is key. Meanwhile their input and accessory views are taken away,
  /// so that the system's keyboard stays away. The simulated keyboard does not make UIKit scroll to
  /// the first responder once more when it has changed its frame, as a real one may.
  ///
  /// - Parameters:
  ///   - fields: The fields to visit. The same one twice is visited once.
  ///   - screen: What belongs together on the screen.
  ///   - rounds: How often each field is visited; less than one is one.
  ///   - seed: The seed of the order and of what happens in between. A failure names it.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  /// - Throws: An ``EverydayUseFailure`` with all findings, or the ``Problem`` that ended the use.
  public func checkEverydayUse(
    of fields: [UIView],
    on screen: JudgedScreen = JudgedScreen(),
    rounds: Int = 2,
    seed: UInt64 = 1,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async throws {
    guard let window else { throw Problem.windowIsGone }
    if let problem = problems.last { throw problem }
    var visited: [UIView] = []
    for field in fields where !visited.contains(where: { $0 === field }) { visited.append(field) }
    guard !visited.isEmpty else { throw Problem.noFields }
    if let stray = visited.first(where: { $0.window !== window }) {
      throw Problem.notInWindow(stray.spokenName)
    }
    let inputViews = EmptyInputViews(for: visited)
    defer { inputViews.restore() }
    // A focus from before would be the first thing to leave the screen.
    clock.perform { window.endEditing(true) }
    if frameInScreen != nil { hide() }
    await rest()

    let use = EverydayUse(visited, screen, self)
    try await use.run(EverydayPlan(fieldCount: visited.count, rounds: max(1, rounds), seed: seed))
    guard !use.findings.isEmpty else { return }
    throw EverydayUseFailure(
      findings: use.findings,
      seed: seed,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
