public import UIKit

extension KeyboardSimulator {
  /// Uses a screen like a user, and throws an error for behaviour that users do not expect.
  ///
  /// The simulated user visits the fields in a random order, and taps each. On a visit, the user also
  /// does some of these, as the seed decides: types, scrolls away and returns, hides the suggestions,
  /// switches to emoji, dismisses the keyboard. With every seed the user types, scrolls and switches
  /// to emoji at least once, in the last field. On a number pad, the user types a digit, and does not
  /// switch to emoji. On an iPad the keyboard also floats. If the app moves the focus, for example
  /// after a letter, the user follows.
  ///
  /// In the first round the user dismisses the keyboard before each visit, and scrolls the field to
  /// the bottom of the screen, or a chat to its newest message. In later rounds the focus moves from
  /// field to field. The check compares the screen at rest before and after each step, and each frame
  /// in between. If the test is too slow for the frames of a step, the check compares only the rests,
  /// and counts the step. The check passes if:
  ///
  /// - The edited field becomes visible, and stays visible unless the user scrolls. Its companions
  ///   (``JudgedScreen/companionsOfResponder``) and the newest message of a chat stay visible too.
  /// - All content can be scrolled above the keyboard, and no blank space can be scrolled into
  ///   view.
  /// - Content moves straight to its place, and with the keyboard.
  /// - After a hide, sizes and vertical insets are as before, and the offset is in range.
  ///
  /// On a ``JudgedScreen`` that is strict, moves also have to be as small as possible, and insets
  /// exact.
  ///
  /// The fields become first responder and their text changes: run the check in a test that an app
  /// hosts, with a key window. During the check all fields of the window have empty input views and
  /// no accessory views, so that the system shows no keyboard.
  ///
  /// - Parameters:
  ///   - fields: The fields to visit, or views that contain them, such as a table or a controller's
  ///     view. A field that is listed twice is visited as one field. In a table or collection, the
  ///     check visits at most twelve rows with a field. To find them, the check scrolls through the
  ///     list and back. It also visits the fields in a table's header and footer view.
  ///   - screen: The bar, the chats and the companions.
  ///   - rounds: The number of visits to each field, 2 by default and at least 1.
  ///   - seed: The seed of the order and of the steps between visits, 1 by default. A failure names
  ///     the seed.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  /// - Returns: The number of steps that were judged only at rest.
  /// - Throws: An ``EverydayUseFailure`` with all findings. A ``Problem`` that ends the check is in
  ///   that failure, or is thrown itself if there are no findings. Or a `CancellationError`.
  @discardableResult public func checkEverydayUse(
    of fields: [UIView], on screen: JudgedScreen = JudgedScreen(), rounds: Int = 2,
    seed: UInt64 = 1, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) async throws -> Int {
    guard let window else { throw Problem.windowIsGone }
    let visited = try visitedFields(in: fields, of: window)
    // Resigns an earlier first responder; otherwise the first step would hide that responder's
    // keyboard. A controller with an accessory view stays first responder.
    clock.perform {
      for view in [window] + visited.compactMap(\.view) {
        view.firstResponderInside?.resignFirstResponder()
      }
    }
    if frameInScreen != nil { hideExceptBar() }
    await rest()
    if systemFrame != nil, let problem = problems.last { throw problem }

    let user = EverydayUser(visited, on: screen, with: self)
    let ownHeight = accessoryHeight
    defer {
      user.inputViews.restore()
      accessoryHeight = ownHeight
    }
    var isPad = false
    clock.perform { isPad = window.traitCollection.userInterfaceIdiom == .pad }
    let plan = EverydayPlan(
      fieldCount: visited.count, rounds: max(1, rounds), seed: seed, isPad: isPad
    )
    var problem: Problem?
    do {
      try await user.run(plan)
    } catch {
      // Without this, the next test would begin with this keyboard and first responder.
      clock.perform {
        for view in [window] + visited.compactMap(\.view) { view.endEditing(true) }
      }
      if frameInScreen != nil { hideExceptBar() }
      await rest()
      problem = error as? Problem
      guard problem != nil, !user.report.findings.isEmpty else { throw error }
    }
    let report = user.report
    guard !report.findings.isEmpty else { return report.stepsJudgedAtRest.count }
    throw EverydayUseFailure(
      findings: report.findings, exemptions: report.exemptions, problem: problem,
      stepsJudgedAtRest: report.stepsJudgedAtRest.count, seed: seed, fileID: fileID,
      filePath: filePath, line: line, column: column
    )
  }

  private func visitedFields(in views: [UIView], of window: UIWindow) throws -> [EverydayField] {
    var fields: [EverydayField] = []
    clock.perform { fields = EverydayField.fields(in: views) }
    guard !fields.isEmpty else { throw Problem.noFields }
    if let stray = fields.first(where: {
      $0.anchor.window !== window && !$0.anchor.isOnBar(of: window)
    }) {
      throw Problem.notInWindow(stray.name)
    }
    return fields
  }

  /// Hides the keyboard, except the accessory view of a controller.
  func hideExceptBar() {
    let height = keylessBarFrame.map { keyboard.screen.maxY - $0.minY }
    perform(height.map(KeyboardScenario.moveFocus(toHeight:)) ?? .hide)
  }
}
