public import UIKit

extension KeyboardSimulator {
  /// Uses a screen as a person does, and throws what a person would not expect.
  ///
  /// It visits each field in an order of its own: taps it, types, looks elsewhere, comes back, goes
  /// on to the next, switches to emoji, and puts the keyboard away; on an iPad the keyboard floats as
  /// well. In the first round the keyboard is away before each visit, and the field at the bottom of
  /// the screen if it can be scrolled there, or the newest message of a chat in sight before its
  /// composer; in later ones the person goes from field to field. It
  /// compares the rest before each step, each frame on the way, and the rest after it. Whatever
  /// follows the keyboard is right, if a person sees this:
  ///
  /// - The field that is edited comes into sight, and stays there unless the person scrolls; so does
  ///   what belongs to it, and the newest message of a chat.
  /// - All content can be scrolled above the keyboard, and no empty stretch is there or can be scrolled
  ///   there.
  /// - Content goes straight to its place, and with the keyboard.
  /// - After the keyboard, sizes and vertical insets are what they were, and the offset is in range.
  ///
  /// A ``JudgedScreen`` that is strict has to make the smallest moves as well, with exact insets.
  ///
  /// The fields really become first responder and their text changes, so run it in a test that an
  /// app hosts, with a window that is key. Meanwhile their input and accessory views are taken away,
  /// so that the system's keyboard stays away.
  ///
  /// - Parameters:
  ///   - fields: The fields to visit, or views around them, such as a table or the view of a view
  ///     controller. Of the rows of a table or collection, at most twelve are visited, which need not be
  ///     loaded. The same field twice is visited once.
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
    let visited = try visitedFields(in: fields, of: window)
    // A focus from before would be the first thing to leave the screen, with the system's keyboard. A
    // controller keeps it, and its bar.
    clock.perform {
      for view in [window] + visited.compactMap(\.view) {
        view.firstResponderInside?.resignFirstResponder()
      }
    }
    if frameInScreen != nil { leave() }
    await rest()
    if systemFrame != nil, let problem = problems.last { throw problem }

    let use = EverydayUse(visited, screen, self)
    let ownHeight = accessoryHeight
    defer {
      use.inputViews.restore()
      accessoryHeight = ownHeight
    }
    var isPad = false
    clock.perform { isPad = window.traitCollection.userInterfaceIdiom == .pad }
    let count = visited.count
    try await use.run(
      EverydayPlan(fieldCount: count, rounds: max(1, rounds), seed: seed, isPad: isPad)
    )
    guard !use.report.findings.isEmpty else { return }
    throw EverydayUseFailure(
      findings: use.report.findings,
      exemptions: use.report.exemptions,
      seed: seed,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
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

  /// Hides the keyboard, or all but the accessory view of a controller, to which the focus returns.
  func leave() {
    let height = barFrame.map { keyboard.screen.maxY - $0.minY }
    perform(height.map(KeyboardScenario.moveFocus(toHeight:)) ?? .hide)
  }
}
